import { asSeat, type Redacted, type Seat } from '@sennik/engine'
import type { SenMove, View } from '@sennik/games/sen'
import type { Dragging, Face, Place } from '../../table/board.ts'
import { BACK, faceOf } from './faces.ts'
import { handOf, openPile, stepOf } from './situation.ts'

interface LandPlace {
  readonly owner: Seat
  readonly slot: number
}

const landAt = (place: Place): LandPlace | undefined => {
  const [, owner, slot] = /^land-(\d+)-(\d+)$/.exec(place) ?? []
  return owner === undefined ? undefined : { owner: asSeat(Number(owner)), slot: Number(slot) }
}

const handIndex = (place: Place): number | undefined => {
  const [, index] = /^held-([01])$/.exec(place) ?? []
  return index === undefined ? undefined : Number(index)
}

const isSwap = (view: Redacted<View>): boolean => stepOf(view) === 'swap' || stepOf(view) === 'swap-with'

const isYourTurn = (view: Redacted<View>, you: Seat): boolean =>
  stepOf(view) === 'turn' && view.stack?.deciders.includes(you) === true

/** Of two cards to choose from, the one that goes to a land is kept, the one that goes to the discard pile is not. */
const choosing = (view: Redacted<View>, index: number): readonly SenMove[] =>
  stepOf(view) === 'keep' ? [{ kind: 'keep', index }] : []

function fromHand(index: number, to: Place, view: Redacted<View>, you: Seat): readonly SenMove[] {
  const land = landAt(to)
  if (land?.owner === you) return [...choosing(view, index), { kind: 'place', slot: land.slot }]
  if (to !== 'discard') return []
  return stepOf(view) === 'keep' ? choosing(view, 1 - index) : [{ kind: 'discard' }]
}

function fromOpenPile(to: Place, you: Seat): readonly SenMove[] {
  const land = landAt(to)
  if (land?.owner === you) return [{ kind: 'take' }, { kind: 'place', slot: land.slot }]
  return handIndex(to) === undefined ? [] : [{ kind: 'take' }]
}

function fromLand(from: LandPlace, to: Place, view: Redacted<View>): readonly SenMove[] {
  const other = landAt(to)
  if (other === undefined || other.owner === from.owner) return []
  const second: SenMove = { kind: 'pick', ...other }
  // The first may already have been chosen by touching it.
  return stepOf(view) === 'swap' ? [{ kind: 'pick', ...from }, second] : [second]
}

export const dragging: Dragging<View> = {
  lift(from, view, you): Face | undefined {
    const index = handIndex(from)
    const hand = handOf(view)
    if (index !== undefined) return hand?.seat === you ? hand.faces[index] : undefined
    if (from === 'discard' && isYourTurn(view, you)) return faceOf(openPile(view).at(-1))
    if (from === 'pile' && isYourTurn(view, you)) return BACK
    return landAt(from) !== undefined && isSwap(view) ? BACK : undefined
  },
  drop(from, to, view, you): readonly SenMove[] {
    const index = handIndex(from)
    const land = landAt(from)
    if (index !== undefined) return fromHand(index, to, view, you)
    if (from === 'discard') return fromOpenPile(to, you)
    if (from === 'pile') return handIndex(to) === undefined && landAt(to)?.owner !== you ? [] : [{ kind: 'draw' }]
    return land === undefined ? [] : fromLand(land, to, view)
  },
}
