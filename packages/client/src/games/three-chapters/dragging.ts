import type { Redacted, Seat } from '@sennik/engine'
import type { Card, ChaptersMove, View } from '@sennik/games/three-chapters'
import type { Dragging, Face, Place } from '../../table/board.ts'
import { faceOf } from './cards.ts'
import { giftOf, hasGhosts, pickOf } from './situation.ts'

const cardAt = (place: Place): number | undefined => {
  const [, card] = /^card-(\d+)$/.exec(place) ?? []
  return card === undefined ? undefined : Number(card)
}

/** Where a card is laid for oneself in chapter I; without ghosts the whole page is that place. */
const isPick = (place: Place, view: Redacted<View>): boolean =>
  place === 'pick' || (place === 'page' && !hasGhosts(view))

function fromHand(card: number, to: Place, view: Redacted<View>, you: Seat): readonly ChaptersMove[] {
  if (view.counts.chapter !== 1) return to === 'page' || to.startsWith('trick-') ? [{ kind: 'play', card }] : []
  const slot = view.hands[you]!.indexOf(card as Card)
  if (slot < 0) return []
  if (to === 'gift') return [{ kind: 'give', slot }]
  return isPick(to, view) ? [{ kind: 'pick', slot }] : []
}

export const dragging: Dragging<View> = {
  lift(from, view, you): Face | undefined {
    const card = cardAt(from)
    if (card !== undefined) return String(card)
    const laid = from === 'pick' ? pickOf(view, you) : from === 'gift' ? giftOf(view, you) : undefined
    return laid === undefined ? undefined : faceOf(laid)
  },
  drop(from, to, view, you): readonly ChaptersMove[] {
    const card = cardAt(from)
    if (card !== undefined) return fromHand(card, to, view, you)
    return (from === 'pick' && to === 'gift') || (from === 'gift' && to === 'pick') ? [{ kind: 'swap' }] : []
  },
}
