import type { Redacted, Seat } from '@sennik/engine'
import type { View } from '@sennik/games/three-chapters'
import { describe, expect, it } from 'vitest'
import { dragging } from './dragging.ts'
import { playSampleGames } from './sample-games.ts'
import { giftOf, pickOf } from './situation.ts'

interface Seen {
  readonly view: Redacted<View>
  readonly seat: Seat
}

function find(seats: number, isIt: (seen: Seen) => boolean): Seen {
  let found: Seen | undefined
  playSampleGames(2, seats, seen => {
    if (found === undefined && isIt(seen)) found = seen
  })
  return found!
}

describe('dragging', () => {
  it('a card of the hand is laid for oneself or for the ghost', () => {
    const { view, seat } = find(2, ({ view: now }) => now.counts.chapter === 1)
    const card = view.hands[seat]![2]!
    expect(dragging.lift(`card-${card}`, view, seat)).toBe(String(card))
    expect(dragging.drop(`card-${card}`, 'pick', view, seat)).toEqual([{ kind: 'pick', slot: 2 }])
    expect(dragging.drop(`card-${card}`, 'page', view, seat)).toEqual([])
    expect(dragging.drop(`card-${card}`, 'gift', view, seat)).toEqual([{ kind: 'give', slot: 2 }])
    expect(dragging.drop(`card-${card}`, 'seat-1', view, seat)).toEqual([])
  })

  it('without ghosts a card is laid anywhere on the page', () => {
    const { view, seat } = find(4, ({ view: now }) => now.counts.chapter === 1)
    const card = view.hands[seat]![3]!
    expect(dragging.drop(`card-${card}`, 'page', view, seat)).toEqual([{ kind: 'pick', slot: 3 }])
  })

  it('the two cards that are laid change places', () => {
    const { view, seat } = find(
      2,
      ({ view: now, seat: at }) => pickOf(now, at) !== undefined && giftOf(now, at) !== undefined,
    )
    expect(dragging.lift('pick', view, seat)).toBe(String(pickOf(view, seat)))
    expect(dragging.drop('pick', 'gift', view, seat)).toEqual([{ kind: 'swap' }])
    expect(dragging.drop('gift', 'pick', view, seat)).toEqual([{ kind: 'swap' }])
  })

  it('in chapter II a card is dragged onto the page to be played', () => {
    const { view, seat } = find(4, ({ view: now }) => now.counts.chapter === 2)
    const card = view.picks[seat]!.find(each => each !== null && each > 0)!
    expect(dragging.drop(`card-${card}`, 'page', view, seat)).toEqual([{ kind: 'play', card }])
    expect(dragging.drop(`card-${card}`, 'trick-2', view, seat)).toEqual([{ kind: 'play', card }])
    expect(dragging.drop(`card-${card}`, 'box', view, seat)).toEqual([])
    expect(dragging.lift('pick', view, seat)).toBeUndefined()
  })
})
