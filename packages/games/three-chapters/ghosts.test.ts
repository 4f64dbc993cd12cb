import { asSeat, listOf, SeededRng } from '@sennik/engine'
import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { threeChapters as game } from './game.ts'

const { rules, position } = game

const DEALT = `
  hands: 1 2 3 4 5 6 7 8 | 9 10 11 12 13 14 15 16
  picked: |
  ghosts: |
  asked: 1 2 draft
`

const PLAYED = `
    lead: 1
    picked: 30 10 | 9 11
    ghosts: 3 6 | 2 5
    asked: 1 play
  `

describe('Two players: ghosts', () => {
  test('CH-21: of eight cards one is for oneself and one for the ghost to the right; six are exchanged', () => {
    scenario(game, DEALT)
      .askedAtOnce(1, 2)
      .plays(1, 'pick 8')
      .askedAtOnce(1, 2)
      .refuses(1, 'give 8', 'CH-21')
      .refuses(1, 'swap', 'CH-21')
      .plays(1, 'give 1')
      .told(1, { type: 'gave', seat: 0, card: 1 })
      .told(2, { type: 'gave', seat: 0, card: null })
      .askedAtOnce(2)
      .plays(2, 'give 2', 'pick 1')
      .is({ hands: '11 12 13 14 15 16 | 2 3 4 5 6 7', picked: '8 | 9', ghosts: '1 | 10', exchange: '2' })
      .sees(2, 'gifts', [[null], [10]])
      .done()
  })

  test('CH-5, CH-21: own card and gift may be changed, and may change places, until both have chosen', () => {
    scenario(game, DEALT)
      .plays(1, 'give 1')
      .mayChange(1, 'give 1–7')
      .plays(1, 'pick 1')
      .mayChange(1, 'pick 1–6', 'give 1–6', 'swap')
      .plays(1, 'swap')
      .told(1, { type: 'changed', seat: 0, what: 'both', card: 1 })
      .told(2, { type: 'changed', seat: 0, what: 'both', card: null })
      .is({ picked: '1 | ', ghosts: '2 | ' })
      .plays(1, 'give 6')
      .is({ picked: '1 | ', ghosts: '8 | ', hands: '2 3 4 5 6 7 | 9 10 11 12 13 14 15 16' })
      .askedAtOnce(2)
      .done()
  })

  test('CH-21: when no cards are left 8 more each are dealt; then both decks are shuffled and lie unseen', () => {
    scenario(
      game,
      `
      deal: 2
      exchange: 4
      hands: 1 2 | 3
      picked: 11 12 13 14 15 16 17 | 21 22 23 24 25 26 27
      ghosts: 31 32 33 34 35 36 37 | 41 42 43 44 45 46 47 4
      asked: 1 2 draft
    `,
      [0, ...listOf(4, () => unshuffled(8)).flat()],
    )
      .plays(1, 'pick 1', 'give 1')
      .plays(2, 'pick 1')
      .told(1, { type: 'picked', seat: 1, card: null }, { type: 'tookUp', leader: { seat: 0 } })
      .is({ picked: '11 12 13 14 15 16 17 1 | 21 22 23 24 25 26 27 3', order: '1 2 3 4 5 6 7 8 | 1 2 3 4 5 6 7 8' })
      .sees(2, 'order', [listOf(8, () => null), listOf(8, () => null)])
      .sees(2, 'gifts', [listOf(8, () => null), [41, 42, 43, 44, 45, 46, 47, 4]])
      .askedAtOnce(1)
      .done()
  })

  test('CH-21: what was laid for a ghost is not looked at again, not even by whoever laid it', () => {
    const seen = (text: string, seat: number) => {
      const view = rules.view(position.read(text), asSeat(seat))
      return { knows: view.gifts, sees: game.forget!(view).gifts }
    }
    const choosing = 'exchange: 2\npicked: 21 22 | 31\nghosts: 41 42 | 43\nasked: 2 draft'
    expect(seen(choosing, 0)).toEqual({ knows: [[41, 42], [null]], sees: [[null, 42], [null]] })
    expect(seen(choosing, 1)).toEqual({ knows: [[null, null], [43]], sees: [[null, null], [null]] })
    const played = 'lead: 1\npicked: 30 10 | 9 11\nghosts: 3 6 | 2 5\nplayed: 20 | 21\nasked: 2 play'
    const unturned = listOf(7, () => null)
    expect(seen(played, 0).knows[0]!.slice(0, 2)).toEqual([3, 6])
    expect(seen(played, 0).sees).toEqual([
      [3, ...unturned],
      [2, ...unturned],
    ])
    const over = rules.view(
      position.read(
        'played: 2 11 12 13 14 15 16 17 | 21 22 23 24 25 26 27 28\nghosts: 37 31 32 33 34 35 36 38 | 41 42 43 44 45 46 47 48',
      ),
      asSeat(0),
    )
    expect(game.forget!(over)).toBe(over)
    const many = rules.view(position.read('picked: | |\nasked: 1 2 3 draft'), asSeat(0))
    expect(game.forget!(many)).toBe(many)
  })

  test('CH-21: a hint is thought of without what nobody looks at again, and breaks no law of the game', () => {
    const rng = SeededRng.of('a hint')
    const text = DEALT.replace('asked', 'left: |||\nasked').replaceAll('  ', '')
    const state = position.read(text)
    for (const move of ['give 1', 'pick 1']) rules.apply(state, asSeat(0), game.moves.read(move), { rng })
    for (const move of ['give 1', 'pick 1']) rules.apply(state, asSeat(1), game.moves.read(move), { rng })
    const world = rules.newState()
    const imagined = new Set<number>()
    for (let times = 0; times < 50; times++) {
      rules.imagine(game.forget!(rules.view(state, asSeat(0))), rng, world)
      expect(game.census(world)).toEqual(game.census(state))
      imagined.add(world.giftAt(asSeat(0), 0))
    }
    expect(imagined.size).toBeGreaterThan(5)
  })

  test('CH-21: with more than two players there is no ghost to give to', () => {
    scenario(game, 'picked: | |\nasked: 1 2 3 draft').refuses(1, 'give 1', 'CH-21').refuses(1, 'swap', 'CH-21').done()
  })

  test('CH-22: clockwise the first player, the second one’s ghost, the second player, the first one’s ghost', () => {
    scenario(game, PLAYED)
      .plays(1, 'play 10')
      .told(
        2,
        { type: 'played', round: 1, by: { seat: 0 }, card: 10, cell: 1 },
        { type: 'played', round: 1, by: { ghostOf: 1 }, card: 2, cell: 0 },
      )
      .askedAtOnce(2)
      .plays(2, 'play 11')
      .askedAtOnce(2)
      .is({ played: '10 | 11' })
      .plays(2, 'play 9')
      .told(
        1,
        { type: 'played', round: 2, by: { seat: 1 }, card: 9, cell: 0 },
        { type: 'played', round: 2, by: { ghostOf: 0 }, card: 6, cell: 1 },
      )
      .askedAtOnce(1)
      .done()
    const rounds = rules.view(
      position.read(PLAYED.replace('lead: 1', 'lead: 2').replace('1 play', '2 play').replaceAll('    ', '')),
      'spectator',
    )
    expect(rounds.played.leader).toEqual({ seat: 1 })
  })

  test('CH-23: ghosts’ cards count, but ghosts take nothing: the example with the Dragon', () => {
    scenario(game, 'lead: 1\npicked: 29 | 8\nghosts: 3 | 50\nasked: 1 play')
      .plays(1, 'play 29')
      .plays(2, 'play 8')
      .sees(1, 'purses', [
        { hearts: 1, gems: 1, stars: 1, won: 0 },
        { hearts: 0, gems: 0, stars: 0, won: 0 },
      ])
      .is({ asked: '2 play' })
      .done()
  })

  test('CH-23: a ghost that wins leads the next round; nobody gets the star', () => {
    const state = position.read('lead: 1\npicked: 10 | 9\nghosts: 3 6 | 50 49\nasked: 1 play')
    const rng = { below: () => 0 }
    rules.apply(state, asSeat(0), game.moves.read('play 10'), { rng })
    rules.apply(state, asSeat(1), game.moves.read('play 9'), { rng })
    const { played } = rules.view(state, 'spectator')
    expect(played.leader).toEqual({ ghostOf: 1 })
    expect(played.rounds[0]!.winner).toEqual({ ghostOf: 1 })
    expect(played.table).toEqual([{ by: { ghostOf: 1 }, card: 49 }])
    expect(rules.deciders(state)).toBe(2)
  })

  test('CH-13, CH-23: a ghost’s Snow Queen counts', () => {
    scenario(game, 'lead: 1\npicked: 30 | 9\nghosts: 3 | 35\nasked: 1 play')
      .plays(1, 'play 30')
      .plays(2, 'play 9')
      .sees(1, 'purses', [
        { hearts: 0, gems: 0, stars: 0, won: 0 },
        { hearts: 0, gems: 0, stars: 0, won: 0 },
      ])
      .done()
  })

  test('CH-14: the Queen of Hearts also counts what ghosts would have got', () => {
    const state = position.read('lead: 1\npicked: 34 | 9\nghosts: 3 | 30\nasked: 1 play')
    const rng = { below: () => 0 }
    rules.apply(state, asSeat(0), game.moves.read('play 34'), { rng })
    rules.apply(state, asSeat(1), game.moves.read('play 9'), { rng })
    const [round] = rules.view(state, 'spectator').played.rounds
    // Peter Pan of the ghost sees two children: Alice and Pinocchio.
    expect(round!.unpaid).toMatchObject([{ by: { ghostOf: 1 }, card: 30, tokens: { hearts: 2 } }])
    // Alice sees the Queen, who is from Wonderland.
    expect(rules.view(state, 'spectator').purses).toMatchObject([{ hearts: 3 }, { hearts: 1 }])
  })

  test('CH-23: ghosts’ cards are put aside after the round and play no part in chapter III', () => {
    const text =
      'played: 2 11 12 13 14 15 16 17 | 21 22 23 24 25 26 27 28\nghosts: 37 31 32 33 34 35 36 38 | 41 42 43 44 45 46 47 48'
    const story = rules.view(position.read(text), 'spectator').played.story!
    expect(story.cards.find(({ card }) => card === 2)!.payments).toEqual([])
    expect(story.cards).toHaveLength(16)
  })
})
