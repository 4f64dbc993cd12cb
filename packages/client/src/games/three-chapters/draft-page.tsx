import type { Card } from '@sennik/games/three-chapters'
import { Index, type JSX, Show } from 'solid-js'
import { faceOf } from './cards.ts'
import type { Target } from './intent.ts'
import type { Box } from './layout.ts'
import { type Book, giftOf, hasGhosts, moveWords, nearSeat, partyOf, pickOf, wordsFor } from './situation.ts'
import './draft-page.css'

interface DraftProps {
  readonly book: Book
  readonly box: Box
  readonly target: Target
  aim(target: Target): void
  read(card: Card): void
}

const SWAP = { kind: 'swap' } as const

/** Chapter I: the card laid for oneself, the one for the ghost, and the party that grows from page to page. */
export function DraftPage(props: DraftProps): JSX.Element {
  const view = () => props.book.board.view
  const seat = () => nearSeat(props.book)
  const words = () => wordsFor(props.book)
  const ghosts = (): boolean => hasGhosts(view())
  const party = () => partyOf(view(), seat())
  const size = (): number => view().agreed.rounds
  const mayLay = (): boolean => props.book.board.you !== undefined
  return (
    <div
      class="draft"
      classList={{ 'draft--ghosts': ghosts() }}
      style={{ '--page-height': `${props.box.height}px`, '--page-width': `${props.box.width}px` }}
    >
      <div class="draft__now">
        <Laid
          book={props.book}
          place="pick"
          card={pickOf(view(), seat())}
          caption={words().forYou}
          label={card => (card === undefined ? words().emptyPick : words().laid(card))}
          isAimed={ghosts() && mayLay() && props.target === 'pick'}
          press={card => {
            if (ghosts()) props.aim('pick')
            if (card != null) props.read(card)
          }}
        />
        <Show when={ghosts()}>
          <button
            type="button"
            class="draft__swap"
            data-place="swap"
            aria-label={props.book.board.choices.has(SWAP) ? moveWords(props.book, SWAP) : words().swap}
            aria-disabled={!props.book.board.choices.has(SWAP)}
            classList={{ 'is-offered': props.book.board.choices.has(SWAP) }}
            onClick={() => props.book.board.choose(SWAP)}
          >
            <span aria-hidden="true">⇄</span>
          </button>
          <Laid
            book={props.book}
            place="gift"
            card={giftOf(view(), seat())}
            caption={words().forGhost}
            label={card => (card === undefined ? words().emptyGift : words().laidForGhost(card))}
            isAimed={mayLay() && props.target === 'gift'}
            press={card => {
              props.aim('gift')
              if (card != null) props.read(card)
            }}
          />
        </Show>
      </div>
      <div class="draft__party">
        <p class="draft__title">
          {words().party} <span class="draft__count">{`${party().length} / ${size()}`}</span>
        </p>
        <ol class="draft__cards">
          <Index each={Array.from({ length: size() })}>
            {(_, index) => (
              <li classList={{ 'is-empty': party()[index] === undefined }}>
                <Show when={party()[index] !== undefined}>
                  <button
                    type="button"
                    class="draft__card"
                    aria-label={
                      party()[index] == null
                        ? words().back
                        : props.book.cards.spoken(party()[index]!, props.book.board.lang)
                    }
                    onClick={() => party()[index] != null && props.read(party()[index]!)}
                  >
                    <span aria-hidden="true">
                      <props.book.Card face={faceOf(party()[index])} lang={props.book.board.lang} />
                    </span>
                  </button>
                </Show>
              </li>
            )}
          </Index>
        </ol>
      </div>
    </div>
  )
}

interface LaidProps {
  readonly book: Book
  readonly place: Target
  readonly card: Card | null | undefined
  readonly caption: string
  readonly isAimed: boolean
  label(card: string | undefined): string
  press(card: Card | null | undefined): void
}

/** Where a card is laid for now: it may be changed until the last one has chosen. */
function Laid(props: LaidProps): JSX.Element {
  const spoken = (): string | undefined => {
    if (props.card === undefined) return undefined
    return props.card === null ? wordsFor(props.book).back : props.book.cards.spoken(props.card, props.book.board.lang)
  }
  return (
    <div class="laid" classList={{ 'is-aimed': props.isAimed }}>
      <button
        type="button"
        class="laid__place"
        data-place={props.place}
        aria-label={props.label(spoken())}
        aria-pressed={props.isAimed}
        onClick={() => props.press(props.card)}
      >
        <Show when={props.card !== undefined} fallback={<span class="laid__empty" />}>
          <span class="laid__card" aria-hidden="true">
            <props.book.Card face={faceOf(props.card)} lang={props.book.board.lang} />
          </span>
        </Show>
      </button>
      <span class="laid__caption" aria-hidden="true">
        {props.caption}
      </span>
    </div>
  )
}
