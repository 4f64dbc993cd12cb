import { asSeat, type Redacted, type Seat } from '@sennik/engine'
import { BASIC_SLOT, type CathedralMove, cathedral, type View } from '@sennik/games/cathedral'
import { describe, expect, it } from 'vitest'
import { playSamples } from '../sample-games.ts'
import { dragging } from './dragging.ts'

interface Asked {
  readonly view: Redacted<View>
  readonly you: Seat
  readonly moves: readonly CathedralMove[]
}

/** The first moment of each step in which the move of that kind may be made. */
const asked = new Map<string, Asked>()
playSamples(cathedral, { games: 4, seats: 3, options: cathedral.options.read({}) }, ({ state, seat, legal }) => {
  const view = cathedral.rules.view(state, seat)
  const moves = legal.map(move => cathedral.moves.decode(move) as unknown as CathedralMove)
  for (const { kind } of moves) {
    const key = `${view.stack[0]!.step} ${kind}`
    if (!asked.has(key)) asked.set(key, { view, you: seat, moves })
  }
})

const at = (step: string, kind: CathedralMove['kind']) => {
  const { view, you, moves } = asked.get(`${step} ${kind}`)!
  return {
    you,
    move: moves.find(each => each.kind === kind)!,
    lift: (from: string) => dragging.lift(from, view, you),
    drop: (from: string, to: string) => dragging.drop(from, to, view, you),
  }
}

describe('dragging', () => {
  it('a Follower from area to area marches', () => {
    const { move, lift, drop, you } = at('move', 'march')
    const { area, to } = move as Extract<CathedralMove, { kind: 'march' }>
    expect(lift(`area-${area}`)).toBe(`u${you}`)
    expect(drop(`area-${area}`, `area-${to}`)).toEqual([move])
    expect(drop(`area-${area}`, `area-${area}`)).toEqual([])
    expect(drop(`area-${area}`, 'cathedral')).toEqual([])
  })

  it('the Winged flies where it is dropped, and nobody else’s can be lifted', () => {
    const { move, lift, drop, you } = at('move', 'wing')
    const { area } = move as Extract<CathedralMove, { kind: 'wing' }>
    expect(lift(`wing-${you}`)).toBe(`w${you}`)
    expect(lift(`wing-${(you + 1) % 3}`)).toBeUndefined()
    expect(drop(`wing-${you}`, `area-${area}`)).toEqual([move])
  })

  it('a unit that has lost retreats', () => {
    const { move, drop } = at('retreat', 'retreat')
    const { area } = move as Extract<CathedralMove, { kind: 'retreat' }>
    expect(drop(`area-${(area + 1) % 20}`, `area-${area}`)).toEqual([move])
  })

  it('a card is laid by dropping it into the conflict', () => {
    const { drop, lift, you } = at('lay', 'lay')
    expect(lift('hand-0')).toMatch(/^R\d\d$/)
    expect(lift(`hand-${BASIC_SLOT}`)).toBe('basic')
    expect(drop('hand-0', `lay-${you}`)).toEqual([{ kind: 'lay', slot: 0 }])
    expect(drop('hand-0', 'conflict')).toEqual([{ kind: 'lay', slot: 0 }])
    expect(drop('hand-0', `lay-${(you + 1) % 3}`)).toEqual([])
  })

  it('a card is played or discarded at the Cathedral, as is asked', () => {
    expect(at('play', 'play').drop('hand-0', 'cathedral')).toEqual([{ kind: 'play', slot: 0 }])
    expect(at('handLimit', 'discard').drop('hand-0', 'cathedral')).toEqual([{ kind: 'discard', slot: 0 }])
  })

  it('the Dreamer goes to a Day, and wakes on a Night', () => {
    const { drop, lift, you } = at('day', 'day')
    expect(lift(`dreamer-${you}`)).toBe(`u${you}`)
    expect(lift(`dreamer-${(you + 1) % 3}`)).toBeUndefined()
    expect(drop(`dreamer-${you}`, 'day-2')).toEqual([{ kind: 'day', action: 2 }])
    expect(drop(`dreamer-${you}`, 'night-1')).toEqual([{ kind: 'night', night: 1 }])
  })

  it('a Dream comes from the market', () => {
    const { drop, lift } = at('takeDreams', 'takeDream')
    expect(lift('market-1')).toMatch(/^S\d\d$/)
    expect(drop('market-1', 'dreams')).toEqual([{ kind: 'takeDream', place: 1 }])
    expect(dragging.lift('turns', asked.get('takeDreams takeDream')!.view, asSeat(0))).toBeUndefined()
  })
})
