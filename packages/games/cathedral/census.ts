import { AREAS, CONFLICT_CARDS, DEVELOPMENT_CARDS, DREAM_CARDS, SHADOWS, SIDES, TOKENS } from './components.ts'
import { BASIC, type State } from './state.ts'

/** KK-1.6: how often each figure and card is somewhere, and tokens no more than once. */
export function census(s: State): readonly number[] {
  const figures = [0, 0, 0, 0, 0]
  const levels = [0, 0, 0, 0]
  for (let side = 0; side < SIDES; side++) {
    let count = s.supply[side]! + s.devoured[side]!
    for (let area = 0; area < AREAS; area++) count += s.units[area * SIDES + side]!
    if (side !== SHADOWS) count += s.limbo[side]! + s.held[side]!
    figures[side] = count
  }
  for (let seat = 0; seat < s.seats(); seat++) {
    levels[seat] = s.levels[seat]!
    for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1) levels[seat]! += s.forts[area]!
  }
  const count = (size: number, ...zones: readonly Uint8Array[]): number[] => {
    const found = Array<number>(size + 1).fill(0)
    for (const zone of zones)
      for (let cell = 0; cell < zone.length; cell++) {
        const card = zone[cell]!
        if (card !== 0 && card !== BASIC) found[card]!++
      }
    return found.slice(1)
  }
  const tokens = count(TOKENS, s.tokens).filter(token => token > 1).length
  return [
    ...figures,
    ...levels,
    ...count(DEVELOPMENT_CARDS, s.deck, s.aside, s.discard, s.hands.cards, s.upgrades, s.revealed, s.playing),
    ...count(DREAM_CARDS, s.dreamDeck, s.dreamAside, s.dreams.cards, s.market, s.fulfilled),
    ...count(2 * CONFLICT_CARDS, s.conflicts, s.conflictsAside, s.clash),
    tokens,
  ]
}
