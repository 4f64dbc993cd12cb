import type { Redacted, Seat } from '@sennik/engine'
import { BASIC_SLOT, type CathedralMove, type View } from '@sennik/games/cathedral'
import type { Dragging, Face, Place } from '../../table/board.ts'
import { faceOfDevelopment, faceOfDream } from './cards/cards.ts'

const numberIn = (pattern: RegExp, place: Place): number | undefined => {
  const [, number] = pattern.exec(place) ?? []
  return number === undefined ? undefined : Number(number)
}

const areaAt = (place: Place): number | undefined => numberIn(/^area-(\d+)$/, place)
const slotAt = (place: Place): number | undefined => numberIn(/^hand-(\d+)$/, place)
const marketAt = (place: Place): number | undefined => numberIn(/^market-(\d)$/, place)
const dayAt = (place: Place): number | undefined => numberIn(/^day-(\d)$/, place)
const nightAt = (place: Place): number | undefined => numberIn(/^night-(\d)$/, place)

const stepOf = (view: Redacted<View>) => view.stack[0]?.step

/** Steps in which the Winged alone moves. */
const isFlight = (view: Redacted<View>): boolean => stepOf(view) === 'fly' || stepOf(view) === 'wing'

/** What is meant by a unit that is dragged into an area. */
function intoArea(from: Place, area: number, view: Redacted<View>, you: Seat): CathedralMove | undefined {
  if (from === `wing-${you}` || isFlight(view)) return { kind: 'wing', area }
  const start = areaAt(from)
  if (start === undefined || start === area) return undefined
  return stepOf(view) === 'retreat' ? { kind: 'retreat', area } : { kind: 'march', area: start, to: area }
}

/** Followers and the Winged from area to area, the Dreamer to a Day or a Night, a card into the conflict, a Dream from the market. */
export const dragging: Dragging<View> = {
  lift(from, view, you): Face | undefined {
    const slot = slotAt(from)
    if (slot !== undefined) return slot === BASIC_SLOT ? 'basic' : faceOfDevelopment(view.hands[you]?.[slot]?.card)
    const market = marketAt(from)
    if (market !== undefined) return faceOfDream(view.market[market])
    if (from === `wing-${you}`) return `w${you}`
    if (from === `dreamer-${you}`) return `u${you}`
    const area = areaAt(from)
    if (area === undefined) return undefined
    if (isFlight(view)) return view.wings[you] === area + 1 ? `w${you}` : undefined
    return view.units[area]!.units[you]! > 0 ? `u${you}` : undefined
  },
  drop(from, to, view, you): readonly CathedralMove[] {
    const slot = slotAt(from)
    if (slot !== undefined) {
      if (to === `lay-${you}` || to === 'conflict') return [{ kind: 'lay', slot }]
      return to === 'cathedral' ? [{ kind: stepOf(view) === 'play' ? 'play' : 'discard', slot }] : []
    }
    const market = marketAt(from)
    if (market !== undefined) return to === 'dreams' ? [{ kind: 'takeDream', place: market }] : []
    if (from === `dreamer-${you}`) {
      const [action, night] = [dayAt(to), nightAt(to)]
      if (action !== undefined) return [{ kind: 'day', action }]
      return night === undefined ? [] : [{ kind: 'night', night }]
    }
    const area = areaAt(to)
    const move = area === undefined ? undefined : intoArea(from, area, view, you)
    return move === undefined ? [] : [move]
  },
}
