import { createMemo, For, type JSX, type ParentProps, Show } from 'solid-js'
import { formsOf, type Hall, stepOf, wordsFor } from './hall.ts'
import { DRAWERS, type Drawer, drawersFor } from './intent.ts'
import { Reading } from './reading.tsx'
import './drawers.css'

/** Where cards and tokens fly that lie in a drawer. */
const PLACES: { readonly [D in Drawer]: string } = {
  hand: 'hand',
  dreams: 'dreams',
  actions: 'actions',
  ritual: 'ritual',
  cathedral: 'works',
  seats: 'people',
}

/** Below the map, within the reach of a thumb. What is asked for is lit. */
export function Tabs(props: {
  readonly hall: Hall
  readonly open: Drawer | undefined
  setOpen(drawer: Drawer | undefined): void
}): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const lit = createMemo(() => drawersFor(formsOf(hall), stepOf(hall)))
  const count = (drawer: Drawer): number | undefined => {
    const { you } = hall.board
    if (drawer === 'cathedral') return view().counts.pieces
    if (drawer === 'seats') return view().agreed.seats
    if (you === undefined) return undefined
    if (drawer === 'ritual') return Math.max(...view().ritual[you]!)
    if (drawer === 'hand') return view().hands[you]!.length + (view().basics[you] === 0 ? 1 : 0)
    return drawer === 'dreams' ? view().dreams[you]!.length : undefined
  }
  return (
    <nav class="tabs" aria-label={wordsFor(hall).drawers}>
      <For each={DRAWERS}>
        {drawer => (
          <button
            type="button"
            class="tab"
            classList={{ 'is-open': props.open === drawer, 'is-lit': lit().has(drawer) }}
            data-place={PLACES[drawer]}
            aria-expanded={props.open === drawer}
            onClick={() => props.setOpen(props.open === drawer ? undefined : drawer)}
          >
            <b>{count(drawer) ?? '☀'}</b>
            <span>{wordsFor(hall)[drawer]}</span>
          </button>
        )}
      </For>
    </nav>
  )
}

/** A drawer pulled out over the map; below it what one reads of it. */
export function DrawerSheet(props: ParentProps<{ readonly hall: Hall; close(): void }>): JSX.Element {
  return (
    <div class="drawer">
      <button type="button" class="drawer__close" aria-label={wordsFor(props.hall).close} onClick={() => props.close()}>
        <span aria-hidden="true">⌄</span>
      </button>
      <div class="drawer__body">{props.children}</div>
      <Show when={props.hall.looked()}>
        <Reading hall={props.hall} />
      </Show>
    </div>
  )
}
