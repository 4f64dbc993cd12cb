import lens from 'virtual:icon/magnifying-glass'
import type { View } from '@sennik/games/sen'
import { type JSX, Show } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { Bell } from './bell.tsx'
import { SenCard } from './card.tsx'
import { BACK, faceOf, spoken } from './faces.ts'
import { Hand } from './hand.tsx'
import { meantByDiscard } from './intent.ts'
import type { MiddleSpot } from './layout.ts'
import { NumberChooser } from './number-chooser.tsx'
import { handOf, moveWords, openPile, stepOf, wordsFor } from './situation.ts'
import './middle.css'

interface MiddleProps {
  readonly board: BoardProps<View>
  readonly spot: MiddleSpot
}

/** What belongs to everybody: the piles and the bell; and, beside them, what you hold. */
export function Middle(props: MiddleProps): JSX.Element {
  const holds = (): boolean => {
    const hand = handOf(props.board.view)
    return hand !== undefined && hand.seat === props.board.you
  }
  return (
    <section
      class="middle"
      classList={{ 'is-holding': holds() }}
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
      <Hand board={props.board} />
      <Bell board={props.board} />
      <Show when={stepOf(props.board.view) === 'claim-number' && props.board.choices.forms.length > 0}>
        <NumberChooser board={props.board} />
      </Show>
    </section>
  )
}

function Pile(props: { readonly board: BoardProps<View> }): JSX.Element {
  const count = (): number => props.board.view.counts.pile
  const isOffered = (): boolean => props.board.choices.has({ kind: 'draw' })
  const label = (): string => {
    const pile = wordsFor(props.board).pile(count())
    return isOffered() ? `${moveWords(props.board, { kind: 'draw' })}. ${pile}` : pile
  }
  return (
    <button
      type="button"
      class="middle__pile"
      classList={{ 'is-offered': isOffered(), 'is-empty': count() === 0 }}
      data-place="pile"
      aria-label={label()}
      aria-disabled={!isOffered()}
      style={{ '--thickness': `${Math.ceil(count() / 9)}px` }}
      onClick={() => props.board.choose({ kind: 'draw' })}
    >
      <span class="sen-stack" aria-hidden="true">
        <Show when={count() > 0}>
          <SenCard face={BACK} lang={props.board.lang} />
        </Show>
      </span>
      <span class="middle__count" aria-hidden="true">
        {count()}
      </span>
    </button>
  )
}

function Discard(props: { readonly board: BoardProps<View> }): JSX.Element {
  const cards = () => openPile(props.board.view)
  const top = () => faceOf(cards().at(-1))
  const under = () => faceOf(cards().at(-2))
  const meant = () => meantByDiscard(stepOf(props.board.view))
  const isOffered = (): boolean => props.board.choices.has(meant())
  const label = (): string => {
    const words = wordsFor(props.board)
    const pile = words.discardTop(cards().length === 0 ? '–' : spoken(top(), props.board.lang))
    return isOffered() ? `${moveWords(props.board, meant())}. ${pile}` : pile
  }
  const zoom = (): void => {
    if (cards().length > 0) props.board.zoom(top())
  }
  return (
    <div class="middle__discard">
      <button
        type="button"
        class="middle__open"
        classList={{ 'is-offered': isOffered() }}
        data-place="discard"
        aria-label={label()}
        aria-disabled={!isOffered()}
        onClick={() => props.board.choose(meant())}
        onContextMenu={event => {
          event.preventDefault()
          zoom()
        }}
      >
        <Show when={cards().length > 1}>
          <span class="middle__under" aria-hidden="true">
            <SenCard face={under()} lang={props.board.lang} />
          </span>
        </Show>
        <span class="sen-stack" aria-hidden="true">
          <Show when={cards().length > 0}>
            <SenCard face={top()} lang={props.board.lang} />
          </Show>
        </span>
      </button>
      <Show when={cards().length > 0}>
        <button type="button" class="middle__lens" aria-label={wordsFor(props.board).zoom} onClick={zoom}>
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={lens[0]} />
          </svg>
        </button>
      </Show>
    </div>
  )
}
