import lens from 'virtual:icon/magnifying-glass'
import { type Card, cardText } from '@sennik/games/three-chapters'
import { For, type JSX, Show } from 'solid-js'
import { faceOf } from './cards.ts'
import type { Box } from './layout.ts'
import { type Book, wordsFor } from './situation.ts'
import './reading.css'

interface ReadingProps {
  readonly book: Book
  readonly box: Box
  readonly isLarge: boolean
  readonly card: Card | undefined
  /** What the button does with the card, if something may be done with it. */
  readonly action: string | undefined
  act(): void
}

/** The card one reads: large where there is room, else its words. */
export function Reading(props: ReadingProps): JSX.Element {
  const lang = () => props.book.board.lang
  const text = (card: Card) => cardText(props.book.cards.deck, props.book.cards.deck.face(card), lang())
  return (
    <section
      class="reading"
      classList={{ 'is-large': props.isLarge }}
      style={{
        left: `${props.box.x}px`,
        top: `${props.box.y}px`,
        width: `${props.box.width}px`,
        height: `${props.box.height}px`,
      }}
    >
      <Show when={props.card} fallback={<p class="reading__hint">{wordsFor(props.book).hint}</p>}>
        {card => (
          <>
            <Show when={props.isLarge}>
              <div
                class="reading__card"
                style={{ width: `${Math.min(props.box.width, (props.box.height - 52) * (5 / 7))}px` }}
              >
                <props.book.Card face={faceOf(card())} lang={lang()} />
              </div>
            </Show>
            <Show when={!props.isLarge}>
              <div class="reading__words" aria-hidden="true">
                <p class="reading__name">
                  <b>{card()}</b> {text(card()).name}
                </p>
                <p class="reading__text">
                  <For each={text(card()).abilities} fallback={wordsFor(props.book).noAbilities}>
                    {sentence => <span>{sentence} </span>}
                  </For>
                </p>
              </div>
            </Show>
            <div class="reading__ways">
              <Show when={props.action}>
                {label => (
                  <button
                    type="button"
                    class="button button--candle reading__act"
                    tabindex="-1"
                    onClick={() => props.act()}
                  >
                    {label()}
                  </button>
                )}
              </Show>
              <button
                type="button"
                class="reading__lens"
                aria-label={wordsFor(props.book).zoom}
                onClick={() => props.book.board.zoom(faceOf(card()))}
              >
                <svg viewBox="0 0 512 512" aria-hidden="true">
                  <path fill="currentColor" d={lens[0]} />
                </svg>
              </button>
            </div>
          </>
        )}
      </Show>
    </section>
  )
}
