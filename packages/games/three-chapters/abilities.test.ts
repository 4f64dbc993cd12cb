import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { changed, gameOf, paidFor, paidInStory, playedBy, roundOf } from './scenario.ts'

/* What card sets may bring along, and the cards of the box do not show. */

describe('Abilities no card of the box has', () => {
  test('CH-9, CH-12, CH-14: of a card with several abilities each pays on its own, in its chapter, and the last counts others only', () => {
    const abilities = [
      { chapters: [2], when: { kind: 'winsRound' }, reward: { hearts: 2 } },
      { chapters: [3], when: { kind: 'withCard', value: 30 }, reward: { gems: 5 } },
      { chapters: [2], per: { kind: 'heartsOthersGainThisRound' }, reward: { stars: 1 } },
    ]
    const game = gameOf(changed(47, { abilities }))
    // Card 30 gains a heart beside card 2.
    expect(paidFor(30, roundOf([47, 30, 2, 15], game).payments)).toEqual({ hearts: 1 })
    expect(paidFor(47, roundOf([47, 30, 2, 15], game).payments)).toEqual({ hearts: 2, stars: 1 })
    expect(paidInStory(47, [47, 30], game)).toEqual({ gems: 5 })
  })

  test('CH-13: a block with a condition blocks where that is met', () => {
    const ability = { chapters: [2], when: { kind: 'winsRound' }, special: 'blockHeartsAndGems', reward: {} }
    const game = gameOf(changed(47, { abilities: [ability] }))
    expect(roundOf([47, 30, 2, 15], game).blockedBy).toBe(47)
    expect(roundOf([47, 30, 2, 50], game).blockedBy).toBeNull()
    expect(paidFor(30, roundOf([47, 30, 2, 15], game).payments)).toEqual({})
    expect(paidFor(30, roundOf([47, 30, 2, 50], game).payments)).toEqual({ hearts: 1 })
  })
})

describe('Abilities that look at one’s own hearts', () => {
  const RICH = { chapters: [3], when: { kind: 'atLeastHearts', count: 8 }, reward: { gems: 3 } }
  const DWARVES = 16
  const [GIVER, HEIR] = [47, 45]
  /** All other cards are blank. */
  const gameWith = (giving: object) => {
    const abilities = (value: number): readonly object[] =>
      value === GIVER ? [giving] : value === HEIR ? [RICH] : value === DWARVES ? BUILT_IN[DWARVES - 1]!.abilities : []
    return gameOf(BUILT_IN.map(face => ({ ...face, abilities: abilities(face.value) })))
  }
  const inIII = (hearts: number) => ({
    chapters: [3],
    when: { kind: 'withCard', value: DWARVES },
    reward: { hearts },
  })

  test('CH-17: exactly as many are enough, one less is not; what one of them pays helps the next', () => {
    const team = [HEIR, DWARVES, GIVER]
    expect(team.map(card => paidInStory(card, team, gameWith(inIII(3))))).toEqual([{}, {}, { hearts: 3 }])
    expect(team.map(card => paidInStory(card, team, gameWith(inIII(4))))).toEqual([
      { gems: 3 },
      { hearts: 4 },
      { hearts: 4 },
    ])
  })

  test('CH-17: hearts of chapter II count, wherever one sits', () => {
    const { rules, position } = gameWith({ chapters: [2], when: { kind: 'winsRound' }, reward: { hearts: 4 } })
    for (const seat of [0, 1, 2, 3]) {
      const { played } = rules.view(position.read(playedBy([GIVER, DWARVES], seat)), 'spectator')
      const own = played.story!.cards.filter(card => card.seat === seat).flatMap(({ payments }) => payments)
      expect(paidFor(DWARVES, own)).toEqual({ hearts: 4 })
    }
  })

  test('CH-16: so does what an ability pays several times', () => {
    const perDwarf = {
      chapters: [3],
      per: { kind: 'cardsWithTrait', trait: 'dwarf', includeSelf: false },
      reward: { hearts: 1 },
    }
    const team = [GIVER, DWARVES, 11, 12, 15]
    expect(paidInStory(GIVER, team, gameWith(perDwarf))).toEqual({ hearts: 4 })
    expect(paidInStory(DWARVES, team, gameWith(perDwarf))).toEqual({ hearts: 4 })
    expect(paidInStory(DWARVES, team.slice(0, 3), gameWith(perDwarf))).toEqual({})
  })
})
