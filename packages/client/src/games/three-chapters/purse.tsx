import type { Seat } from '@sennik/engine'
import { rewardText } from '@sennik/games/three-chapters'
import { For, type JSX } from 'solid-js'
import { type Book, wordsFor } from './situation.ts'
import { TokenSign } from './traits.tsx'
import './purse.css'

const TOKENS = ['hearts', 'gems', 'stars'] as const

/** What somebody has gained so far. Tokens fly here. */
export function Purse(props: { readonly book: Book; readonly seat: Seat }): JSX.Element {
  const purse = () => props.book.board.view.purses[props.seat]!
  return (
    <span class="purse">
      <span class="unseen">
        {wordsFor(props.book).inPurse(rewardText(purse(), props.book.board.lang) || wordsFor(props.book).story.none)}
      </span>
      <For each={TOKENS}>
        {token => (
          <span class="purse__sum" data-place={`purse-${props.seat}-${token}`} aria-hidden="true">
            <TokenSign token={token} />
            <span>{purse()[token]}</span>
          </span>
        )}
      </For>
    </span>
  )
}
