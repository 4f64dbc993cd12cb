import { type JSX, Show } from 'solid-js'
import { KotyCard } from './card.tsx'
import { BACK, faceOf, spoken } from './faces.ts'
import type { RowSpot } from './layout.ts'
import { type Props, stepOf, wordsFor } from './situation.ts'
import './piles.css'

interface PilesProps {
  readonly board: Props
  readonly spot: RowSpot
}

/** What belongs to everybody: the pile one draws from, and the one of cards that are done. */
export function Piles(props: PilesProps): JSX.Element {
  return (
    <section
      class="koty-piles"
      aria-label={wordsFor(props.board).table}
      style={{
        left: `${props.spot.box.x}px`,
        top: `${props.spot.box.y}px`,
        width: `${props.spot.box.width}px`,
        height: `${props.spot.box.height}px`,
        '--card': `${props.spot.cardWidth}px`,
      }}
    >
      <Pile board={props.board} />
      <Discard board={props.board} />
    </section>
  )
}

/** Nobody draws at will: who touches the pile reads what a nine is. While one waits for its land, it is here that it comes from. */
function Pile(props: { readonly board: Props }): JSX.Element {
  const count = (): number => props.board.view.counts.pile
  const isSource = (): boolean => stepOf(props.board.view) === 'nine' && props.board.view.onTable.length === 0
  return (
    <button
      type="button"
      class="koty-pile"
      classList={{ 'is-source': isSource() }}
      aria-label={wordsFor(props.board).pile(count())}
      onClick={() => props.board.zoom(BACK)}
    >
      <span
        class="koty-pile__card"
        data-place="pile"
        style={{ '--thickness': `${Math.ceil(count() / 14)}px` }}
        aria-hidden="true"
      >
        <Show when={count() > 0}>
          <KotyCard face={BACK} lang={props.board.lang} />
        </Show>
      </span>
      <span class="koty-pile__count" aria-hidden="true">
        {count()}
      </span>
    </button>
  )
}

function Discard(props: { readonly board: Props }): JSX.Element {
  const cards = () => props.board.view.discards
  const top = () => faceOf(cards().at(-1))
  const under = () => faceOf(cards().at(-2))
  const title = (): string => (cards().length === 0 ? '–' : spoken(top(), props.board.lang))
  return (
    <button
      type="button"
      class="koty-pile koty-pile--open"
      aria-label={wordsFor(props.board).discardTop(title())}
      onClick={() => cards().length > 0 && props.board.zoom(top())}
    >
      <Show when={cards().length > 1}>
        <span class="koty-pile__under" aria-hidden="true">
          <KotyCard face={under()} lang={props.board.lang} />
        </span>
      </Show>
      <span class="koty-pile__card" data-place="discard" aria-hidden="true">
        <Show when={cards().length > 0}>
          <KotyCard face={top()} lang={props.board.lang} />
        </Show>
      </span>
    </button>
  )
}
