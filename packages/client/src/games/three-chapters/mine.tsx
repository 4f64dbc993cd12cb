import type { Card } from '@sennik/games/three-chapters'
import { Index, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { faceOf } from './cards.ts'
import type { Box } from './layout.ts'
import { Doing } from './others.tsx'
import { Purse } from './purse.tsx'
import { type Book, faceAt, isSame, nameOf, nearSeat, wordsFor } from './situation.ts'
import './mine.css'

/** Whoever looks: the sign, the tokens, and the cards already played. */
export function Mine(props: {
  readonly book: Book
  readonly box: Box
  read(card: Card): void
  open(): void
}): JSX.Element {
  const view = () => props.book.board.view
  const seat = () => nearSeat(props.book)
  const played = (): readonly Card[] => view().played.bySeat[seat()] ?? []
  const isLeader = (): boolean => {
    const { leader } = view().played
    return leader !== null && isSame(leader, { seat: seat() })
  }
  return (
    <section
      class={`mine seat-colour-${seat()}`}
      classList={{ 'is-asked': faceAt(props.book, seat())?.isAsked ?? false, 'is-leader': isLeader() }}
      aria-label={wordsFor(props.book).party}
      data-place={`plate-${seat()}`}
      style={{
        left: `${props.box.x}px`,
        top: `${props.box.y}px`,
        width: `${props.box.width}px`,
        height: `${props.box.height}px`,
      }}
    >
      <button
        type="button"
        class="mine__who"
        aria-label={wordsFor(props.book).look(nameOf(props.book, seat()))}
        onClick={() => props.open()}
      >
        <span class="other__avatar">
          <Avatar avatar={faceAt(props.book, seat())?.avatar ?? 'bot'} seat={seat()} />
          <span class="other__anchor" data-place={`seat-${seat()}`} />
          <Doing book={props.book} seat={seat()} />
        </span>
        <span class="mine__name">{nameOf(props.book, seat())}</span>
      </button>
      <Purse book={props.book} seat={seat()} />
      <span class="mine__party">
        <Index each={played()}>
          {card => (
            <button
              type="button"
              class="mine__card"
              aria-label={props.book.cards.spoken(card(), props.book.board.lang)}
              onClick={() => props.read(card())}
              onPointerEnter={event => event.pointerType === 'mouse' && props.read(card())}
            >
              <span aria-hidden="true">
                <props.book.Card face={faceOf(card())} lang={props.book.board.lang} />
              </span>
            </button>
          )}
        </Index>
        <Show when={view().counts.chapter === 2}>
          <span class="mine__card mine__next" data-place={`party-${seat()}`} aria-hidden="true" />
        </Show>
      </span>
    </section>
  )
}
