import type { Seat } from '@sennik/engine'
import { cardsInLine, gainsOf, type Line } from '@sennik/games/cat-lady'
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js'
import { NearHousehold } from './household.tsx'
import { arrange, arrangeSupper } from './layout.ts'
import { Market } from './market.tsx'
import { HouseholdPage, Rival } from './rival.tsx'
import { isSupper, nearSeat, type Props, rivalsOf, stepOf } from './situation.ts'
import { Strays } from './strays.tsx'
import { Supper } from './supper.tsx'
import './tabletop.css'

/** The table of Cat Lady, as large as the box it is put in. */
export function Tabletop(props: Props): JSX.Element {
  let root!: HTMLDivElement
  const [size, setSize] = createSignal<{ readonly width: number; readonly height: number }>()
  const [lit, setLit] = createSignal<Line>()
  const [isArmed, setArmed] = createSignal(false)
  const [looked, setLooked] = createSignal<Seat>()
  onMount(() => {
    const measure = (): void => {
      setSize({ width: root.clientWidth, height: root.clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    onCleanup(() => observer.disconnect())
  })
  // A spray bottle is put down when there is nothing to do with it.
  const maySpray = createMemo(() => props.choices.forms.some(({ kind }) => kind === 'spray'))
  createEffect(on(maySpray, may => !may && setArmed(false)))
  const hasRoom = createMemo(() => {
    const box = size()
    return box !== undefined && box.width > 0 && box.height > 0 ? box : undefined
  })
  const rivals = (): number => props.view.agreed.seats - 1
  const cats = (): number => props.view.owners[nearSeat(props)]?.length ?? 0
  /** What the line one points at would bring: only a line that could be taken brings anything. */
  const gains = createMemo(() => {
    const line = lit()
    const brings =
      line !== undefined && !isArmed() && stepOf(props.view) === 'turn' && line !== props.view.counts.marker
    return brings ? gainsOf(cardsInLine(props.view.grid, line)) : undefined
  })
  return (
    <div class="cl-tabletop" ref={root}>
      <Show when={hasRoom()}>
        {box => (
          <Show
            when={isSupper(props.view)}
            fallback={
              <Show when={arrange({ ...box(), rivals: rivals() })}>
                {spot => (
                  <>
                    <For each={rivalsOf(props)}>
                      {(seat, index) => (
                        <Rival board={props} seat={seat} box={spot().rivals[index()]!} look={setLooked} />
                      )}
                    </For>
                    <Market
                      board={props}
                      spot={spot()}
                      lit={lit()}
                      hasSpray={isArmed()}
                      light={setLit}
                      chose={() => setArmed(false)}
                    />
                    <Strays board={props} spot={spot()} />
                    <NearHousehold
                      board={props}
                      box={spot().near}
                      gains={gains()}
                      isArmed={isArmed()}
                      arm={setArmed}
                      look={setLooked}
                    />
                  </>
                )}
              </Show>
            }
          >
            <Supper board={props} spot={arrangeSupper({ ...box(), rivals: rivals(), cats: cats() })} look={setLooked} />
          </Show>
        )}
      </Show>
      <Show when={looked() !== undefined}>
        <HouseholdPage board={props} seat={looked()!} close={() => setLooked(undefined)} />
      </Show>
    </div>
  )
}
