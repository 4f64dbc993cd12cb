import raven from 'virtual:icon/raven'
import type { Seat } from '@sennik/engine'
import type { View } from '@sennik/games/sen'
import { Index, type JSX } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import type { BoardProps, Face } from '../../table/board.ts'
import { SeatName } from '../../table/seat-name.tsx'
import { SenCard } from './card.tsx'
import { spoken } from './faces.ts'
import { Land } from './land.tsx'
import { PLATE, type SeatSpot } from './layout.ts'
import { handOf, nameOf, wordsFor } from './situation.ts'
import './dream.css'

interface DreamProps {
  readonly board: BoardProps<View>
  readonly seat: Seat
  readonly spot: SeatSpot
  /** At the lower edge: the plate lies under the lands, where the hand of its player is. */
  readonly isNear: boolean
}

/** A land one looks at grows by so much, and at least to this width. */
const GROWS = 1.24
const READABLE = 96

/** One player's part of the table: who it is, how many ravens so far, and the dream. */
export function Dream(props: DreamProps): JSX.Element {
  const face = () => props.board.seats[props.seat]
  const lands = () => props.board.view.dreams[props.seat] ?? []
  const isYou = (): boolean => props.board.you === props.seat
  const total = (): number => props.board.view.totals[props.seat]?.total ?? 0
  const held = (): readonly Face[] => {
    const hand = handOf(props.board.view)
    return hand !== undefined && hand.seat === props.seat && !isYou() ? hand.faces : []
  }
  const left = (slot: number): number => {
    const { perRow, stepX, cardWidth } = props.spot.lands
    const inRow = Math.min(perRow, lands().length - Math.floor(slot / perRow) * perRow)
    return (props.spot.box.width - cardWidth - (inRow - 1) * stepX) / 2 + (slot % perRow) * stepX
  }
  const top = (slot: number): number =>
    (props.isNear ? 0 : PLATE) + Math.floor(slot / props.spot.lands.perRow) * props.spot.lands.stepY

  return (
    <section
      class="dream"
      classList={{ 'is-asked': face()?.isAsked ?? false, 'is-near': props.isNear }}
      aria-label={
        isYou() ? wordsFor(props.board).yourDream : wordsFor(props.board).dreamOf(nameOf(props.board, props.seat))
      }
      style={{
        left: `${props.spot.box.x}px`,
        top: `${props.spot.box.y}px`,
        width: `${props.spot.box.width}px`,
        height: `${props.spot.box.height}px`,
        rotate: `${props.spot.tilt}deg`,
        '--grow': Math.max(GROWS, READABLE / props.spot.lands.cardWidth),
      }}
    >
      <div class={`dream__plate seat-colour-${props.seat}`}>
        <span class="dream__avatar">
          <Avatar avatar={face()?.avatar ?? 'bot'} seat={props.seat} />
          <span class="dream__hand" data-place={`seat-${props.seat}`}>
            <Index each={held()}>
              {card => (
                <span
                  class="dream__held"
                  title={wordsFor(props.board).inHandOf(
                    nameOf(props.board, props.seat),
                    spoken(card(), props.board.lang),
                  )}
                >
                  <SenCard face={card()} lang={props.board.lang} />
                </span>
              )}
            </Index>
          </span>
        </span>
        <span class="dream__name">{isYou() ? wordsFor(props.board).you : <SeatName face={face()} />}</span>
        <span class="dream__total">
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={raven[0]} />
          </svg>
          <span aria-hidden="true">{total()}</span>
          <span class="unseen">{wordsFor(props.board).total(total())}</span>
        </span>
      </div>
      <Index each={lands()}>
        {(_card, slot) => (
          <div
            class="dream__land"
            style={{ left: `${left(slot)}px`, top: `${top(slot)}px`, width: `${props.spot.lands.cardWidth}px` }}
          >
            <Land board={props.board} owner={props.seat} slot={slot} />
          </div>
        )}
      </Index>
    </section>
  )
}
