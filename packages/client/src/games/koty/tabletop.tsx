import { asSeat } from '@sennik/engine'
import type { View } from '@sennik/games/koty'
import { createMemo, createSignal, For, Index, type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { Backdrop } from './backdrop.tsx'
import { Dream } from './dream.tsx'
import { Hand } from './hand.tsx'
import { type Arrangement, arrange } from './layout.ts'
import { Piles } from './piles.tsx'
import { type Play, playFor } from './play.ts'
import { Scene } from './scene.tsx'
import { moveWords, nearSeat, type Props, wordsFor } from './situation.ts'
import './tabletop.css'

/** The table of Koty, as large as the box it is put in. */
export function Tabletop(props: BoardProps<View>): JSX.Element {
  let root!: HTMLDivElement
  const play = playFor(props)
  const [size, setSize] = createSignal<{ readonly width: number; readonly height: number }>()
  onMount(() => {
    const measure = (): void => {
      setSize({ width: root.clientWidth, height: root.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    onCleanup(() => observer.disconnect())
  })
  const seats = createMemo(() => props.view.agreed.seats)
  const teams = createMemo(() => props.view.agreed.options.teams)
  const arrangement = createMemo((): Arrangement | undefined => {
    const box = size()
    if (box === undefined || box.width === 0 || box.height === 0) return undefined
    return arrange({ ...box, seats: seats(), teams: teams(), near: nearSeat(props) })
  })
  return (
    <div class="koty-table" classList={{ [`koty-table--${arrangement()?.mode}`]: true }} ref={root}>
      <Backdrop />
      <Show when={arrangement()}>
        {spots => (
          <>
            <For each={spots().teams}>
              {box => (
                <span
                  class="koty-team"
                  style={{
                    left: `${box.x}px`,
                    top: `${box.y}px`,
                    width: `${box.width}px`,
                    height: `${box.height}px`,
                  }}
                />
              )}
            </For>
            <Index each={spots().seats}>
              {(spot, seat) => (
                <Dream board={props} play={play} seat={asSeat(seat)} spot={spot()} isNear={seat === nearSeat(props)}>
                  <Show when={seat === props.you}>
                    <ActButton board={props} play={play} />
                  </Show>
                </Dream>
              )}
            </Index>
            <Piles board={props} spot={spots().piles} />
            <Scene board={props} spot={spots().mat} />
            <Hand board={props} play={play} spot={spots().hand} />
          </>
        )}
      </Show>
    </div>
  )
}

/** Whatever needs no card: to exchange all of them, to let an attack go, to stop attacking. */
function ActButton(props: { readonly board: Props; readonly play: Play }): JSX.Element {
  const words = () => wordsFor(props.board)
  const standing = () => props.play.button()
  const kind = () => standing().meant?.kind
  const says = (): string => {
    if (kind() === 'letGo') return words().letGo
    if (kind() === 'stop') return words().stop
    return standing().isPicked ? words().exchangeNow : words().exchange
  }
  return (
    <button
      type="button"
      class="koty-act"
      classList={{
        'is-offered': standing().isOffered,
        'is-picked': standing().isPicked,
        'is-answer': kind() !== 'exchange',
      }}
      data-place="act"
      aria-disabled={!standing().isOffered}
      aria-pressed={standing().isPicked ? true : undefined}
      onClick={() => props.play.touchButton()}
    >
      {says()}
      <Show when={standing().isOffered && standing().meant}>
        {meant => <span class="unseen">: {moveWords(props.board, meant())}</span>}
      </Show>
    </button>
  )
}
