import { asSeat } from '@sennik/engine'
import type { View } from '@sennik/games/sen'
import { createMemo, createSignal, Index, type JSX, onCleanup, onMount, Show } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { Cloth, Horizon } from './cloth.tsx'
import { Dream } from './dream.tsx'
import { type Arrangement, arrange } from './layout.ts'
import { Middle } from './middle.tsx'
import { nearSeat } from './situation.ts'
import './tabletop.css'
import './candle.css'

/** The table of Sen, as large as the box it is put in. */
export function Tabletop(props: BoardProps<View>): JSX.Element {
  let root!: HTMLDivElement
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
  const counts = createMemo(() => props.view.dreams.map(dream => dream.length).join())
  const arrangement = createMemo((): Arrangement | undefined => {
    const box = size()
    if (box === undefined || box.width === 0 || box.height === 0) return undefined
    return arrange({ ...box, lands: counts().split(',').map(Number), near: nearSeat(props) })
  })
  return (
    <div class="tabletop" classList={{ [`tabletop-${arrangement()?.mode}`]: true }} ref={root}>
      <Horizon />
      <Show when={arrangement()}>
        {spots => (
          <>
            <Cloth spot={spots().middle} />
            <Index each={spots().seats}>
              {(spot, seat) => (
                <Dream board={props} seat={asSeat(seat)} spot={spot()} isNear={seat === nearSeat(props)} />
              )}
            </Index>
            <Middle board={props} spot={spots().middle} />
          </>
        )}
      </Show>
    </div>
  )
}
