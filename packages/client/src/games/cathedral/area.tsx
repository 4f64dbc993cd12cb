import { SYMBOLS } from '@sennik/games/cathedral'
import { createMemo, For, Index, type JSX } from 'solid-js'
import { areAlike } from '../../table/alike.ts'
import { SHADOWS } from './cards/cards.ts'
import { NightmareSign, SymbolSign } from './cards/signs.tsx'
import { areaName, areasOf, type Hall, sideName, symbolName, wordsFor } from './hall.ts'
import { boxAround, sizesOf } from './islands.ts'
import { presentIn } from './presence.ts'
import { SideRow } from './side-row.tsx'

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

/** A Nightmare where it is on the map. */
export const NightmareChip = (props: { readonly number: number; readonly class?: string }): JSX.Element => (
  <span class={`nightmare-chip ${props.class ?? ''}`} data-place={`roaming-${props.number}`} aria-hidden="true">
    <NightmareSign number={props.number} />
  </span>
)

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
  const land = () => areasOf(hall)[props.area]!
  const symbol = () => SYMBOLS.indexOf(land().symbol)
  const isMarked = () => view().counts.symbol === symbol()
  const present = createMemo(() => presentIn(view(), props.area), undefined, { equals: areAlike })
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
        'is-western': land().x < 12,
        'is-eastern': land().x > 88,
      }}
      data-place={`area-${props.area}`}
      aria-label={label()}
      aria-disabled={!props.isLit}
      aria-pressed={props.isFrom || undefined}
      title={areaName(hall, props.area)}
      style={boxAround(land().x, land().y, sizesOf(view().agreed.seats).island)}
      onClick={() => props.press()}
    >
      <span class="area-place__symbol" aria-hidden="true">
        <SymbolSign symbol={symbol()} />
      </span>
      <span class="area-place__things" aria-hidden="true">
        <Index each={present()}>{here => <SideRow here={here()} />}</Index>
        <For each={seatsAt(view().nightmares.at, props.area)}>
          {index => <NightmareChip number={view().nightmares.cards[index]!} />}
        </For>
      </span>
    </button>
  )
}
