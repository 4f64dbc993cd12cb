import { Match, newTableId, openedBy } from '@sennik/match'
import { expect, test } from 'vitest'
import { BotTurns } from './bot-turns.ts'
import { LiveTable } from './live-table.ts'
import { guestNamed } from './testing/player.ts'

const OLA = guestNamed('Ola')

/** A table at which a bot has to decide at once, and somebody looks. */
function tableWithBot(): { readonly table: LiveTable; readonly match: Match } {
  const seats = [{ who: 'bot', bot: 'master' }, { who: 'me' }] as const
  const opened = openedBy(OLA, { game: 'sen', options: {}, access: 'private', seats: [...seats] }, 0)
  const match = Match.from(newTableId(), [opened, { kind: 'began', at: 0, bot: 'greedy' }])
  const table = new LiveTable(match.id)
  table.present.add({ visitor: { guest: OLA, hear() {} }, as: 'spectator' })
  return { table, match }
}

test('a table whose thought was lost plays what looks best at once, then and from then on', async () => {
  const asked: string[] = []
  const failures: string[] = []
  const bots = new BotTurns(
    async ({ guest, bot, legal }) => {
      expect(guest).toBe(OLA.id)
      asked.push(bot)
      if (bot !== 'greedy') throw new Error('The bot thought for too long.')
      return legal.at(-1)!
    },
    1,
    (_error, doing) => failures.push(doing),
  )
  const { table, match } = tableWithBot()
  for (let question = 0; question < 2; question++) {
    const [thought] = bots.asked(table, match)
    expect(await thought!.move).toBe(thought!.turn.legal.at(-1))
    table.thinking.clear()
  }
  expect(asked).toEqual(['master', 'greedy', 'greedy'])
  expect(failures).toEqual(['asking a bot'])
  // Another table is thought about as ever.
  const other = tableWithBot()
  await bots.asked(other.table, other.match)[0]!.move
  expect(asked).toEqual(['master', 'greedy', 'greedy', 'master', 'greedy'])
})
