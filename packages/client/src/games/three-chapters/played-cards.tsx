import type { Seat } from '@sennik/engine'
import { For, type JSX, Show } from 'solid-js'
import { faceOf } from './cards.ts'
import { Purse } from './purse.tsx'
import { type Book, wordsFor } from './situation.ts'
import './played-cards.css'

/** Everything somebody has played so far, large enough to be read. */
export function PlayedCards(props: { readonly book: Book; readonly seat: Seat }): JSX.Element {
  const played = () => props.book.board.view.played.bySeat[props.seat] ?? []
  return (
    <div class="played-cards">
      <Purse book={props.book} seat={props.seat} />
      <Show when={played().length > 0} fallback={<p>{wordsFor(props.book).nothingYet}</p>}>
        <ul>
          <For each={played()}>
            {card => (
              <li>
                <span class="played-cards__card" aria-hidden="true">
                  <props.book.Card face={faceOf(card)} lang={props.book.board.lang} />
                </span>
                <span class="played-cards__text">{props.book.cards.spoken(card, props.book.board.lang)}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  )
}
