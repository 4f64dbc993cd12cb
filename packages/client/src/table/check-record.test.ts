import {
  type AnyReferee,
  asSeat,
  Referee,
  recordOf,
  SeededRng,
  seatsOf,
  type Viewer,
  writeRecord,
} from '@sennik/engine'
import { type FairChance, freshChance, rngFor } from '@sennik/fair'
import { gameNamed, games } from '@sennik/games'
import { type Entry, Match, openedBy, recordFrom } from '@sennik/match'
import type { SeatInfo, Welcome } from '@sennik/protocol'
import { describe, expect, test } from 'vitest'
import { checkRecord, type Seen, witnessOf } from './check-record.ts'

const sen = gameNamed('sen')
const OPTIONS = sen.options.read({ rounds: 1 }, 2)
const OURS = 'ab'.repeat(32)
const THEIRS = 'cd'.repeat(32)

const fair = (entropy: readonly string[]): FairChance => freshChance(entropy)

/** A game with these cards, played to its end by whoever chooses like this. */
function played(chance: FairChance, choices = 'moves'): AnyReferee {
  const referee = Referee.begin(sen.rules, 2, OPTIONS, rngFor(chance))
  const rng = SeededRng.of(choices)
  while (!referee.over) {
    const [seat] = seatsOf(sen.rules.deciders(referee.state))
    const legal = referee.legalMoves(seat!)
    referee.play(seat!, legal[rng.below(legal.length)]!)
  }
  return referee
}

/** The record that a house shows of such a game. */
const recordWith = (chance: FairChance, choices?: string): string =>
  writeRecord(recordOf(sen, played(chance, choices), OPTIONS, chance))

/** What somebody saw at the end of it. */
const seenAtEnd = (chance: FairChance, viewer: Viewer = asSeat(0)): Seen => ({
  viewer,
  view: sen.forget!(sen.rules.view(played(chance).state, viewer)),
})

const BOT: SeatInfo = { who: 'bot', bot: 'casual' }
const PERSON: SeatInfo = { who: 'person', name: 'Ala', avatar: 'cat', present: true, standIn: false }

/** What a page says that saw this commitment, and sits where it says. */
function outcomeOf(
  chance: FairChance,
  saw: { readonly seal: string; readonly isTaken?: true } | undefined,
  seats: readonly SeatInfo[] = [PERSON, BOT],
  own: readonly number[] = [0],
) {
  const pin = saw && { ...saw, part: OURS }
  const seen = seenAtEnd(chance, own.length === 0 ? 'spectator' : asSeat(own[0]!))
  const witness = witnessOf({ commitment: chance.commitment, seats: [...seats] }, own, pin, seen)
  return checkRecord(sen, recordWith(chance), witness).outcome
}

describe('a page that played', () => {
  test('proves the shuffle if its seal was kept and its own part is in', () => {
    const chance = fair([OURS])
    expect(outcomeOf(chance, { seal: chance.commitment })).toBe('proven')
    const among = fair([THEIRS, OURS])
    expect(outcomeOf(among, { seal: among.commitment }, [PERSON, PERSON], [1])).toBe('proven')
  })

  test('finds out a house that drew its part anew when it knew ours, until the cards pleased it', () => {
    const seal = fair([]).commitment
    expect(outcomeOf(fair([OURS]), { seal })).toBe('wrong')
  })

  test('finds out a house that left our part out', () => {
    const chance = fair([])
    expect(outcomeOf(chance, { seal: chance.commitment, isTaken: true })).toBe('wrong')
  })

  test('finds out a house that added something for a bot, or for a second seat of ours', () => {
    const chance = fair([OURS, THEIRS])
    expect(outcomeOf(chance, { seal: chance.commitment })).toBe('wrong')
    expect(outcomeOf(chance, { seal: chance.commitment }, [PERSON, PERSON], [0, 1])).toBe('wrong')
  })

  test('finds out a house that lays the cards otherwise than the numbers say', () => {
    const chance = fair([OURS])
    const other = { ...fair([OURS]), commitment: chance.commitment }
    const text = recordWith(chance).replace(chance.house, other.house)
    const pin = { seal: chance.commitment, part: OURS }
    const witness = { commitment: chance.commitment, pin, devices: 1, seen: seenAtEnd(chance) }
    expect(checkRecord(sen, text, witness).outcome).toBe('wrong')
  })

  test('finds out a house that shows another game with the same numbers', () => {
    const chance = fair([OURS])
    const pin = { seal: chance.commitment, part: OURS }
    const witness = { commitment: chance.commitment, pin, devices: 1, seen: seenAtEnd(chance) }
    expect(checkRecord(sen, recordWith(chance), witness).outcome).toBe('proven')
    expect(checkRecord(sen, recordWith(chance, 'other moves'), witness).outcome).toBe('wrong')
  })

  test('finds out a house that shows no record at all, or one of which a part is missing', () => {
    const chance = fair([OURS])
    const pin = { seal: chance.commitment, part: OURS, isTaken: true as const }
    const witness = { commitment: chance.commitment, pin, devices: 1, seen: seenAtEnd(chance) }
    const text = recordWith(chance)
    const house = chance.house
    for (const shown of ['', 'dear diary', text.slice(0, 60), text.replace(house, house.slice(1)), text.slice(0, -9)])
      expect(checkRecord(sen, shown, witness).outcome).toBe('wrong')
  })

  test('proves nothing, and accuses nobody, if the house never said that it has its part', () => {
    const chance = fair([])
    expect(outcomeOf(chance, { seal: chance.commitment })).toBe('unproven')
    const other = fair([]).commitment
    expect(outcomeOf(chance, { seal: other })).toBe('wrong')
  })
})

test('a page that only watched proves nothing, whatever it may have offered to add', () => {
  const chance = fair([THEIRS])
  expect(outcomeOf(chance, undefined)).toBe('unproven')
  expect(outcomeOf(chance, { seal: chance.commitment }, [PERSON, BOT], [])).toBe('unproven')
  expect(outcomeOf(fair([THEIRS, OURS]), undefined, [PERSON, BOT], [])).toBe('wrong')
})

test('a page that only watched finds out a house that shows another commitment at the end', () => {
  const chance = fair([THEIRS])
  const shown = { commitment: fair([]).commitment, seats: [PERSON, BOT] }
  const witness = witnessOf(shown, [], undefined, seenAtEnd(chance, 'spectator'))
  expect(checkRecord(sen, recordWith(chance), witness).outcome).toBe('wrong')
})

test.each(games.map(({ rules }) => rules.id))('%s: what a house shows at the end is what its record comes to', game => {
  const ola = { id: 'ola', name: 'Ola', avatar: 'moon' } as const
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: 'casual' }]
  const wanted = { game, options: {}, access: 'private' as const, seats, shuffles: true as const }
  const log: Entry[] = [
    openedBy(ola, wanted, 0),
    { kind: 'shuffled', seat: 0, entropy: OURS },
    { kind: 'began', at: 0, bot: 'casual' },
  ]
  const match = Match.from('a'.repeat(22), log)
  const rng = SeededRng.of('choices')
  while (match.phase !== 'over') {
    const [seat] = seatsOf(match.game.rules.deciders(match.referee!.state))
    const legal = match.referee!.legalMoves(seat!)
    const move = match.game.moves.write(legal[rng.below(legal.length)]!)
    log.push({ kind: 'moved', seat: seat!, move, by: 'bot' })
    match.apply(log.at(-1)!, [])
  }
  const record = recordFrom(match.id, log)!
  for (const viewer of [asSeat(0), 'spectator'] as const) {
    const { table, view, you } = JSON.parse(
      JSON.stringify(match.welcome(viewer, viewer === 'spectator' ? undefined : ola.id, 0)),
    ) as Welcome
    const pin = { seal: table.commitment, part: OURS }
    const { outcome } = checkRecord(match.game, record, witnessOf(table, you.seats, pin, { viewer, view }))
    expect(outcome).toBe(viewer === 'spectator' ? 'unproven' : 'proven')
  }
})
