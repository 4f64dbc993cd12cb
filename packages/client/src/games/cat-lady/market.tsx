import { capital } from '@sennik/engine'
import { type Card, cardsInLine, LINES, type Line } from '@sennik/games/cat-lady'
import { Index, type JSX, Show } from 'solid-js'
import { CatLadyCard, MarkerSign } from './card.tsx'
import { faceOf } from './faces.ts'
import { meantByLine } from './intent.ts'
import type { Arrangement, Box } from './layout.ts'
import { moveWords, type Props, stepOf, wordsFor } from './situation.ts'
import './market.css'

const SIDE = 3
const ALL_LINES = Array.from({ length: LINES }, (_, line) => line as Line)

export interface MarketProps {
  readonly board: Props
  readonly spot: Arrangement
  /** The line somebody is about to choose. */
  readonly lit: Line | undefined
  readonly hasSpray: boolean
  light(line: Line | undefined): void
  chose(): void
}

export const at = (box: Box): JSX.CSSProperties => ({
  left: `${box.x}px`,
  top: `${box.y}px`,
  width: `${box.width}px`,
  height: `${box.height}px`,
})

/** The grid of nine, with a handle for every row and column. */
export function Market(props: MarketProps): JSX.Element {
  const marker = () => props.board.view.counts.marker
  return (
    <section
      class="cl-market"
      aria-label={wordsFor(props.board).grid}
      style={{ ...at(props.spot.grid), '--card': `${props.spot.card}px`, '--handle': `${props.spot.handle}px` }}
    >
      <div
        class="cl-deck"
        role="img"
        data-place="deck"
        aria-label={wordsFor(props.board).deck(props.board.view.counts.deck)}
      >
        <span aria-hidden="true">{props.board.view.counts.deck}</span>
        <Show when={marker() === null}>
          <span class="cl-deck__marker" data-place="marker">
            <MarkerSign />
          </span>
        </Show>
      </div>
      <Index each={ALL_LINES}>{line => <Handle {...props} line={line()} />}</Index>
      <Index each={props.board.view.grid}>
        {(card, place) => <Cell board={props.board} card={card()} place={place} />}
      </Index>
      <Show when={marker() !== null}>
        <div class="cl-band cl-band--blocked" style={bandStyle(marker() as Line)} aria-hidden="true" />
      </Show>
      <Show when={props.lit !== undefined && props.lit !== marker()}>
        <div class="cl-band cl-band--lit" style={bandStyle(props.lit!)} aria-hidden="true" />
      </Show>
    </section>
  )
}

const isRow = (line: Line): boolean => line < SIDE
const nth = (line: Line): number => line % SIDE

/** In the grid of handles and cards: from the second row or column on. */
const bandStyle = (line: Line): JSX.CSSProperties =>
  isRow(line)
    ? { 'grid-row': String(nth(line) + 2), 'grid-column': '2 / 5' }
    : { 'grid-column': String(nth(line) + 2), 'grid-row': '2 / 5' }

function Handle(props: MarketProps & { readonly line: Line }): JSX.Element {
  const meant = () => meantByLine(stepOf(props.board.view), props.line, props.hasSpray)
  const isOffered = (): boolean => props.board.choices.has(meant())
  const isBlocked = (): boolean => props.board.view.counts.marker === props.line
  const label = (): string => {
    const words = wordsFor(props.board)
    const cards = props.board.faces.cards(props.board.lang)
    const held = cardsInLine(props.board.view.grid, props.line)
      .map(card => cards.card(card))
      .join(', ')
    const line = words.line(capital(cards.line(props.line)), held)
    if (isBlocked()) return `${line}, ${words.blocked}`
    return isOffered() ? moveWords(props.board, meant()) : line
  }
  const leave = (): void => {
    if (props.lit === props.line) props.light(undefined)
  }
  return (
    <button
      type="button"
      class="cl-handle"
      classList={{
        'is-offered': isOffered(),
        'is-blocked': isBlocked(),
        'is-lit': props.lit === props.line,
        'is-row': isRow(props.line),
        'is-spray': meant().kind === 'spray',
      }}
      style={
        isRow(props.line)
          ? { 'grid-row': String(nth(props.line) + 2), 'grid-column': '1' }
          : { 'grid-column': String(nth(props.line) + 2), 'grid-row': '1' }
      }
      data-place={`line-${props.line}`}
      aria-label={label()}
      aria-disabled={!isOffered()}
      onPointerEnter={() => props.light(props.line)}
      onPointerDown={() => props.light(props.line)}
      onPointerLeave={leave}
      onFocus={() => props.light(props.line)}
      onBlur={leave}
      onClick={() => {
        const form = meant()
        props.light(undefined)
        props.chose()
        props.board.choose(form)
      }}
    >
      <Show
        when={isBlocked()}
        fallback={
          <svg class="cl-handle__arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d={isRow(props.line) ? 'M8 4L18 12L8 20' : 'M4 8L12 18L20 8'} />
          </svg>
        }
      >
        <span class="cl-handle__marker" data-place="marker">
          <MarkerSign />
        </span>
      </Show>
    </button>
  )
}

function Cell(props: { readonly board: Props; readonly card: Card | null; readonly place: number }): JSX.Element {
  const row = (): number => Math.floor(props.place / SIDE) + 1
  const column = (): number => (props.place % SIDE) + 1
  return (
    <div class="cl-cell" style={{ 'grid-row': String(row() + 1), 'grid-column': String(column() + 1) }}>
      <Show
        when={props.card !== null}
        fallback={
          <div
            class="cl-cell__empty"
            role="img"
            data-place={`cell-${props.place}`}
            aria-label={wordsFor(props.board).emptyPlace(row(), column())}
          />
        }
      >
        <button
          type="button"
          class="cl-cell__card"
          data-place={`cell-${props.place}`}
          aria-label={wordsFor(props.board).cardAt(
            props.board.faces.spoken(faceOf(props.card), props.board.lang),
            row(),
            column(),
          )}
          onClick={() => props.board.zoom(faceOf(props.card))}
        >
          <span aria-hidden="true">
            <CatLadyCard faces={props.board.faces} face={faceOf(props.card)} lang={props.board.lang} />
          </span>
        </button>
      </Show>
    </div>
  )
}
