import gate from 'virtual:icon/castle'
import wing from 'virtual:icon/feathered-wing'
import tower from 'virtual:icon/stone-tower'
import { SYMBOLS } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { NightmareSign, SymbolSign } from './cards/signs.tsx'
import { areaName, areasOf, type Hall, SHADOWS, sideName, symbolName, wordsFor } from './hall.ts'
import { percent, SPAN, sizesOf } from './islands.ts'
import { SideSign } from './side-sign.tsx'

interface AreaProps {
  readonly hall: Hall
  readonly area: number
  readonly isLit: boolean
  /** What touching it does, if that is one thing. */
  readonly says: string | undefined
  readonly isFrom: boolean
  press(): void
}

/** Whose things of a kind are in an area; those places count from 1. */
const seatsAt = (places: readonly number[], area: number): readonly number[] =>
  places.flatMap((at, seat) => (at === area + 1 ? [seat] : []))

/** Who is in an area, in words. */
export function areaText(hall: Hall, area: number): string {
  const { view } = hall.board
  const words = wordsFor(hall)
  const { units, fort, owner, control } = view.units[area]!
  const parts = [
    control < 0 ? words.free : words.heldBy(sideName(hall, control)),
    ...units.flatMap((count, side) => {
      if (count === 0) return []
      return [side === SHADOWS ? words.shadowUnits(count) : words.followers(count, sideName(hall, side))]
    }),
    ...(fort > 0 ? [words.fort(fort, sideName(hall, owner))] : []),
    ...seatsAt(view.strongholds, area).map(seat => words.stronghold(sideName(hall, seat))),
    ...seatsAt(view.wings, area).map(seat => words.winged(sideName(hall, seat))),
    ...seatsAt(view.nightmares.at, area).map(index => words.nightmareHere(nightmareName(hall, index))),
  ]
  return parts.join(', ')
}

export const nightmareName = (hall: Hall, index: number): string =>
  hall.cards.book.faces.nightmares[hall.board.view.nightmares.cards[index]! - 1]?.[hall.board.lang] ?? ''

/** An island: its symbol, and everything that stands on it. */
export function AreaPlace(props: AreaProps): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const here = () => view().units[props.area]!
  const land = () => areasOf(hall)[props.area]!
  const symbol = () => SYMBOLS.indexOf(land().symbol)
  const isMarked = () => view().counts.symbol === symbol()
  const isStronghold = (seat: number): boolean => view().strongholds[seat] === props.area + 1
  const size = () => (2 * sizesOf(view().agreed.seats).island * 100) / SPAN
  const label = (): string =>
    [
      `${areaName(hall, props.area)} (${symbolName(hall, symbol())}${isMarked() ? `, ${wordsFor(hall).marked}` : ''})`,
      areaText(hall, props.area),
      ...(props.says === undefined ? [] : [props.says]),
    ].join('. ')
  return (
    <button
      type="button"
      class={`area-place area-place--${land().symbol}`}
      classList={{
        'is-offered': props.isLit,
        'is-from': props.isFrom,
        'is-marked': isMarked(),
      }}
      data-place={`area-${props.area}`}
      aria-label={label()}
      aria-disabled={!props.isLit}
      title={areaName(hall, props.area)}
      style={{
        left: `${percent(land().x) - size() / 2}%`,
        top: `${percent(land().y) - size() / 2}%`,
        width: `${size()}%`,
        height: `${size()}%`,
      }}
      onClick={() => props.press()}
    >
      <span class="area-place__symbol" aria-hidden="true">
        <SymbolSign symbol={symbol()} />
      </span>
      <span class="area-place__things" aria-hidden="true">
        <For each={here().units}>
          {(count, side) => (
            <Show when={count > 0}>
              <span class={`chip side-${side()}`} classList={{ 'chip--shadow': side() === SHADOWS }}>
                <SideSign side={side()} />
                <b data-print={count} />
              </span>
            </Show>
          )}
        </For>
        <Show when={here().fort > 0}>
          <span class={`chip chip--fort side-${here().owner}`}>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path fill="currentColor" d={(isStronghold(here().owner) ? gate : tower)[0]} />
            </svg>
            <b data-print={here().fort} />
          </span>
        </Show>
        <For each={seatsAt(view().strongholds, props.area).filter(seat => here().fort === 0 || here().owner !== seat)}>
          {seat => (
            <span class={`chip chip--fort chip--stronghold side-${seat}`}>
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path fill="currentColor" d={gate[0]} />
              </svg>
            </span>
          )}
        </For>
        <For each={seatsAt(view().wings, props.area)}>
          {seat => (
            <span class={`chip chip--wing side-${seat}`} data-place={`wing-${seat}`}>
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path fill="currentColor" d={wing[0]} />
              </svg>
              <SideSign side={seat} />
            </span>
          )}
        </For>
        <For each={seatsAt(view().nightmares.at, props.area)}>
          {index => (
            <span class="chip chip--nightmare" data-place={`roaming-${view().nightmares.cards[index]}`}>
              <NightmareSign number={view().nightmares.cards[index]!} />
            </span>
          )}
        </For>
      </span>
    </button>
  )
}
