import lens from 'virtual:icon/magnifying-glass'
import type { Card } from '@sennik/games/koty'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import type { Face } from '../../table/board.ts'
import { KotyCard } from './card.tsx'
import { cardOf, spoken } from './faces.ts'
import type { RowSpot } from './layout.ts'
import type { Play } from './play.ts'
import { handOf, moveWords, nearSeat, type Props, wordsFor } from './situation.ts'
import './hand.css'

interface HandProps {
  readonly board: Props
  readonly play: Play
  readonly spot: RowSpot
}

const SLOTS = [0, 1, 2, 3] as const

/** A card in the hand that stays itself while others leave and come. */
interface Held {
  readonly face: Face
}

/** The cards that are still there keep what they are; so they move together instead of changing their faces. */
function held(faces: readonly Face[], before: readonly Held[]): readonly Held[] {
  const left = [...before]
  return faces.map(face => {
    const at = left.findIndex(card => card.face === face)
    return at < 0 ? { face } : left.splice(at, 1)[0]!
  })
}

export function Hand(props: HandProps): JSX.Element {
  const words = () => wordsFor(props.board)
  const faces = () => handOf(props.board.view, nearSeat(props.board))
  const cards = createMemo<readonly Held[]>(before => held(faces(), before), [])
  const step = (): number => (props.spot.box.width - props.spot.cardWidth) / (SLOTS.length - 1)
  /** Of equal cards each has a place of its own. */
  const placeOf = (index: number): string => {
    const face = cards()[index]?.face ?? ''
    const same = cards()
      .slice(0, index)
      .filter(card => card.face === face).length
    return same === 0 ? `hand-${face}` : `hand-${face}-${same + 1}`
  }
  return (
    <section
      class="koty-hand"
      classList={{ 'is-thrown': props.play.picked()?.picked === 'exchange' }}
      aria-label={words().hand}
      style={{
        left: `${props.spot.box.x}px`,
        top: `${props.spot.box.y}px`,
        width: `${props.spot.box.width}px`,
        height: `${props.spot.box.height}px`,
        '--card': `${props.spot.cardWidth}px`,
      }}
    >
      <Index each={SLOTS}>
        {slot => (
          <span class="koty-hand__slot" data-place={`slot-${slot()}`} style={{ left: `${slot() * step()}px` }} />
        )}
      </Index>
      <For each={cards()}>
        {(card, index) => (
          <Show
            when={cardOf(card.face)}
            fallback={<Hidden face={card.face} at={index() * step()} lang={props.board.lang} />}
          >
            {kind => (
              <HandCard
                board={props.board}
                play={props.play}
                card={kind()}
                face={card.face}
                index={index()}
                place={placeOf(index())}
                at={index() * step()}
              />
            )}
          </Show>
        )}
      </For>
    </section>
  )
}

/** What a spectator sees of a hand. */
function Hidden(props: { readonly face: Face; readonly at: number; readonly lang: Props['lang'] }): JSX.Element {
  return (
    <span class="koty-hand__card" style={{ left: `${props.at}px` }}>
      <KotyCard face={props.face} lang={props.lang} />
    </span>
  )
}

interface HandCardProps {
  readonly board: Props
  readonly play: Play
  readonly card: Card
  readonly face: Face
  readonly index: number
  readonly place: string
  readonly at: number
}

function HandCard(props: HandCardProps): JSX.Element {
  const words = () => wordsFor(props.board)
  const standing = () => props.play.card(props.card, props.index)
  const title = (): string => spoken(props.face, props.board.lang)
  const label = (): string => {
    const { meant, isOffered, isPicked } = standing()
    if (isOffered && meant !== undefined) return moveWords(props.board, meant)
    if (isPicked) return `${words().inHand(title())}, ${words().picked}`
    return isOffered ? words().pick(title()) : words().inHand(title())
  }
  return (
    <div
      class="koty-hand__card"
      classList={{ 'is-picked': standing().isPicked }}
      style={{ left: `${props.at}px`, '--lean': `${(props.index - 1.5) * 1.1}deg` }}
    >
      <button
        type="button"
        class="koty-hand__button"
        classList={{ 'is-offered': standing().isOffered }}
        data-place={props.place}
        aria-label={label()}
        aria-pressed={standing().isPicked ? true : undefined}
        onClick={() => props.play.touchCard(props.card, props.index)}
        onContextMenu={event => {
          event.preventDefault()
          props.board.zoom(props.face)
        }}
      >
        <span class="koty-hand__face" aria-hidden="true">
          <KotyCard face={props.face} lang={props.board.lang} />
        </span>
      </button>
      <Show when={standing().isPicked}>
        <button
          type="button"
          class="koty-hand__lens"
          aria-label={words().zoom}
          onClick={() => props.board.zoom(props.face)}
        >
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={lens[0]} />
          </svg>
        </button>
      </Show>
    </div>
  )
}
