import type { Seat } from '@sennik/engine'
import { createSignal, Index, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { SeatName } from '../../table/seat-name.tsx'
import { KotyCard } from './card.tsx'
import { BACK, spoken } from './faces.ts'
import { LandButton } from './land.tsx'
import type { SeatSpot } from './layout.ts'
import type { Play } from './play.ts'
import { dreamTitle, handOf, isPartner, type Props, pointsOf, wordsFor } from './situation.ts'
import './dream.css'

interface DreamProps {
  readonly board: Props
  readonly play: Play
  readonly seat: Seat
  readonly spot: SeatSpot
  /** At the lower edge: the plate lies under the lands, above the hand, with a button beside it. */
  readonly isNear: boolean
  readonly children?: JSX.Element
}

const LANDS = [0, 1, 2, 3] as const
const FULL_HAND = 4

/** One player's part of the table: who it is, what the dream is worth, and its four lands. */
export function Dream(props: DreamProps): JSX.Element {
  const words = () => wordsFor(props.board)
  const face = () => props.board.seats[props.seat]
  const [isZoomed, setZoomed] = createSignal(false)
  return (
    <section
      class={`koty-dream seat-colour-${props.seat}`}
      classList={{
        'is-asked': face()?.isAsked ?? false,
        'is-near': props.isNear,
        'is-partner': isPartner(props.board, props.seat),
      }}
      aria-label={dreamTitle(props.board, props.seat)}
      style={{
        left: `${props.spot.box.x}px`,
        top: `${props.spot.box.y}px`,
        width: `${props.spot.box.width}px`,
        height: `${props.spot.box.height}px`,
        '--gap': `${props.spot.gap}px`,
      }}
    >
      <div class="koty-dream__plate">
        <Show when={!props.isNear} fallback={<Plate board={props.board} seat={props.seat} />}>
          <button type="button" class="koty-dream__zoom" onClick={() => setZoomed(true)}>
            <Plate board={props.board} seat={props.seat} />
            <span class="unseen">, {words().look}</span>
          </button>
        </Show>
        {props.children}
      </div>
      <div class="koty-dream__lands">
        <Index each={LANDS}>
          {land => (
            <LandButton
              board={props.board}
              play={props.play}
              owner={props.seat}
              land={land()}
              cardWidth={props.spot.cardWidth}
              isPlace
            />
          )}
        </Index>
      </div>
      <Show when={isZoomed()}>
        <DreamZoom board={props.board} play={props.play} seat={props.seat} close={() => setZoomed(false)} />
      </Show>
    </section>
  )
}

/** Name and score; and, of a rival, the hand: how many cards, and those that everyone has seen. */
function Plate(props: { readonly board: Props; readonly seat: Seat }): JSX.Element {
  const words = () => wordsFor(props.board)
  const isYou = (): boolean => props.board.you === props.seat
  const points = () => pointsOf(props.board.view, props.seat)
  const hand = () => handOf(props.board.view, props.seat)
  const known = () => hand().filter(face => face !== BACK)
  return (
    <>
      <span class="koty-dream__avatar">
        <Avatar avatar={props.board.seats[props.seat]?.avatar ?? 'bot'} seat={props.seat} />
      </span>
      <span class="koty-dream__name">{isYou() ? words().you : <SeatName face={props.board.seats[props.seat]} />}</span>
      <span class="koty-dream__points">
        <span aria-hidden="true">{points().own}</span>
        <span class="unseen">{words().total(points().own)}</span>
        <Show when={points().team !== undefined}>
          <span class="koty-dream__team">
            <span aria-hidden="true">Σ{points().team}</span>
            <span class="unseen">, {words().teamTotal(points().team!)}</span>
          </span>
        </Show>
      </span>
      <Show when={!isYou()}>
        <span class="koty-dream__hand" title={words().handSize(hand().length)}>
          <span class="koty-dream__cards" data-place={`seat-${props.seat}`} aria-hidden="true">
            <Show when={hand().length > 0}>
              <KotyCard face={known()[0] ?? BACK} lang={props.board.lang} />
            </Show>
          </span>
          <Show when={hand().length !== FULL_HAND}>
            <span aria-hidden="true">{hand().length}</span>
          </Show>
          <span class="unseen">
            {words().handSize(hand().length)}
            <Show when={known().length > 0}>
              ,{' '}
              {words().shows(
                known()
                  .map(face => spoken(face, props.board.lang))
                  .join(', '),
              )}
            </Show>
          </span>
        </span>
      </Show>
      <Show when={isYou()}>
        <span class="koty-dream__here" data-place={`seat-${props.seat}`} aria-hidden="true" />
      </Show>
    </>
  )
}

const WIDEST = 104

/** A rival's dream as large as the screen allows; its lands mean the same here. */
function DreamZoom(props: {
  readonly board: Props
  readonly play: Play
  readonly seat: Seat
  close(): void
}): JSX.Element {
  const cardWidth = (): number => Math.min(WIDEST, (innerWidth - 24 - 48 - 3 * 8) / LANDS.length)
  const known = () => handOf(props.board.view, props.seat).filter(face => face !== BACK)
  return (
    <Dialog title={dreamTitle(props.board, props.seat)} onClose={() => props.close()}>
      <div class="koty-zoom">
        <Index each={LANDS}>
          {land => (
            <LandButton
              board={props.board}
              play={props.play}
              owner={props.seat}
              land={land()}
              cardWidth={cardWidth()}
              touched={() => props.close()}
            />
          )}
        </Index>
      </div>
      <p>{wordsFor(props.board).total(pointsOf(props.board.view, props.seat).own)}</p>
      <Show when={known().length > 0}>
        <p>
          {wordsFor(props.board).shows(
            known()
              .map(face => spoken(face, props.board.lang))
              .join(', '),
          )}
        </p>
      </Show>
    </Dialog>
  )
}
