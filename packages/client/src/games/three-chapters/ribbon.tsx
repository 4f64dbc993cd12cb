import { For, type JSX, Show } from 'solid-js'
import { Sign } from '../../design/sign.tsx'
import type { Box } from './layout.ts'
import { type Book, momentOf, wordsFor } from './situation.ts'
import './ribbon.css'

const NUMERALS = ['I', 'II', 'III'] as const

/** Which chapter is open, and how far it has come. */
export function Ribbon(props: { readonly book: Book; readonly box: Box; openTable(): void }): JSX.Element {
  const view = () => props.book.board.view
  const chapter = () => view().counts.chapter
  const words = () => wordsFor(props.book)
  const progress = (): string => {
    const { agreed, counts } = view()
    if (chapter() === 1) return words().pick(momentOf(view()) + 1, agreed.rounds)
    return chapter() === 2 ? words().round(Math.min(counts.round + 1, agreed.rounds), agreed.rounds) : ''
  }
  return (
    <header
      class="ribbon"
      style={{
        left: `${props.box.x}px`,
        top: `${props.box.y}px`,
        width: `${props.box.width}px`,
        height: `${props.box.height}px`,
      }}
    >
      <ol class="ribbon__chapters" aria-hidden="true">
        <For each={NUMERALS}>
          {(numeral, index) => (
            <li classList={{ 'is-open': chapter() === index() + 1, 'is-read': chapter() > index() + 1 }}>{numeral}</li>
          )}
        </For>
      </ol>
      <p class="ribbon__title">
        <span class="unseen">{words().chapter(NUMERALS[chapter() - 1]!)}: </span>
        <b>{words().chapterNames[chapter()]}</b>
        <span class="ribbon__progress">{progress()}</span>
      </p>
      <span class="ribbon__box" data-place="box" aria-hidden="true" />
      <Show when={chapter() > 1}>
        <button type="button" class="ribbon__table" aria-label={words().table} onClick={() => props.openTable()}>
          <Sign of="log" />
        </button>
      </Show>
    </header>
  )
}
