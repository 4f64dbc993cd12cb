import chain from 'virtual:icon/linked-rings'
import type { Card, ChaptersMove } from '@sennik/games/three-chapters'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { keptFrom } from '../../table/alike.ts'
import { faceOf } from './cards.ts'
import type { Box, Fan } from './layout.ts'
import { fanned, isTight } from './layout.ts'
import { type Book, type HandCard, handOf, moveWords, wordsFor } from './situation.ts'
import './hand.css'

interface HandProps {
  readonly book: Book
  readonly box: Box
  readonly fan: Fan
  readonly lifted: Card | undefined
  /** Cards that go with those laid aside before. */
  readonly fitting: ReadonlySet<Card>
  meant(held: HandCard): ChaptersMove
  lift(card: Card): void
}

/** The cards one chooses from. A finger first lifts a card, then chooses it; a mouse and a key choose at once what they point at. */
export function Hand(props: HandProps): JSX.Element {
  const cards = createMemo<readonly HandCard[]>(before => keptFrom(before, handOf(props.book)), [])
  const spots = () => fanned(props.fan, cards().length, props.box.width)
  const isOffered = (held: HandCard): boolean => props.book.board.choices.has(props.meant(held))
  const label = (held: HandCard): string => {
    const { cards: all, board } = props.book
    const text = all.spoken(held.card, board.lang)
    const words = wordsFor(props.book)
    const said = isOffered(held)
      ? `${moveWords(props.book, props.meant(held))}. ${text.slice(text.indexOf('. ') + 2)}`
      : words.inHand(text)
    return props.fitting.has(held.card) ? `${said} ${words.fits}.` : said
  }
  function press(held: HandCard, event: MouseEvent): void {
    const isFinger = (event as PointerEvent).pointerType === 'touch'
    if (isFinger && props.lifted !== held.card) props.lift(held.card)
    else props.book.board.choose(props.meant(held))
  }
  const leanOf = (index: number): number => {
    const middle = (cards().length - 1) / 2
    return middle === 0 ? 0 : ((index - middle) / middle) * props.fan.lean
  }
  return (
    <section
      class="fan"
      classList={{ 'is-tight': isTight(props.fan) }}
      aria-label={wordsFor(props.book).hand}
      style={{
        left: `${props.box.x}px`,
        top: `${props.box.y}px`,
        width: `${props.box.width}px`,
        height: `${props.box.height}px`,
        '--card': `${props.fan.cardWidth}px`,
      }}
    >
      <span class="fan__anchor" data-place="hand" aria-hidden="true" />
      <For each={cards()}>
        {(held, index) => (
          <button
            type="button"
            class="fan__card"
            classList={{
              'is-offered': isOffered(held),
              'is-lifted': props.lifted === held.card,
              'is-fitting': props.fitting.has(held.card),
            }}
            data-place={`card-${held.card}`}
            aria-label={label(held)}
            aria-disabled={!isOffered(held)}
            style={{
              left: `${spots()[index()]?.x ?? 0}px`,
              top: `${(spots()[index()]?.y ?? 0) + 8 + Math.abs(leanOf(index())) ** 1.6 * 0.3}px`,
              rotate: `${leanOf(index())}deg`,
            }}
            onClick={event => press(held, event)}
            onFocus={event => event.currentTarget.matches(':focus-visible') && props.lift(held.card)}
            onPointerEnter={event => event.pointerType === 'mouse' && props.lift(held.card)}
            onContextMenu={event => {
              event.preventDefault()
              props.book.board.zoom(faceOf(held.card))
            }}
          >
            <span class="fan__face" aria-hidden="true">
              <props.book.Card face={faceOf(held.card)} lang={props.book.board.lang} />
              <Show when={props.fitting.has(held.card)}>
                <span class="fan__fits">
                  <svg viewBox="0 0 512 512" aria-hidden="true">
                    <path fill="currentColor" d={chain[0]} />
                  </svg>
                </span>
              </Show>
            </span>
          </button>
        )}
      </For>
    </section>
  )
}
