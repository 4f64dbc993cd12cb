import type { Move } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { Match } from '@sennik/match'
import { describe, expect, test, vi } from 'vitest'
import { BotTurns, type Clock } from '../house/bot-turns.ts'
import { LiveTable } from '../house/live-table.ts'

const PACE = 900
const sen = gameNamed('sen')

const failed = (error: unknown): never => {
  throw error
}

/** A table where a bot has to decide at once, and somebody looks. */
function tableWithBot(): { readonly table: LiveTable; readonly match: Match } {
  const house = '00'.repeat(32)
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
  const opened = {
    kind: 'opened',
    at: 0,
    game: 'sen',
    rulesVersion: sen.rules.version,
    options: {},
    access: 'private',
    host: 'somebody',
    chairs: [
      { who: 'bot', bot: 'greedy' },
      { who: 'person', guest: 'somebody', name: 'Ola', avatar: 'cat', standIn: false },
    ],
    commitment,
    house,
  } as const
  const match = Match.from('a'.repeat(22), [opened, { kind: 'began', at: 0, bot: 'greedy' }])
  const table = new LiveTable(match.id)
  table.present.add({ visitor: { guest: undefined, hear() {} }, as: 'spectator' })
  return { table, match }
}

/** When a bot that thinks this long makes its move, counted from the question, by a clock of the test's own. */
async function movesAfter(thinking: number, pace = PACE): Promise<number> {
  const { table, match } = tableWithBot()
  let time = 0
  const clock: Clock = {
    now: () => time,
    async sleep(milliseconds) {
      time += Math.max(0, milliseconds)
    },
  }
  const think = async ({ legal }: { readonly legal: readonly Move[] }): Promise<Move> => {
    time += thinking
    return legal[0]!
  }
  const [asked] = new BotTurns(think, pace, failed, clock).asked(table, match)
  await asked!.move
  return time
}

describe('how long a bot thinks tells nothing', () => {
  test.each([0, 1, 7, 250, 450, 899])('a thought of %i ms is a move at the pace', async thinking => {
    expect(await movesAfter(thinking)).toBe(PACE)
  })

  test.each([
    [901, 2],
    [1300, 2],
    [1801, 3],
    [4000, 5],
  ])('a thought of %i ms is a move at %i times the pace', async (thinking, times) => {
    expect(await movesAfter(thinking)).toBe(times * PACE)
  })

  test('where little is to be seen the pace is shorter, and so is the time to think: still it tells nothing', async () => {
    const { table, match } = tableWithBot()
    const [turn] = match.botTurns('greedy')
    vi.spyOn(match, 'botTurns').mockReturnValue([{ ...turn!, pause: 1 / 6 }])
    for (const thinking of [0, 20, 140]) {
      let time = 0
      const clock: Clock = {
        now: () => time,
        async sleep(milliseconds) {
          time += Math.max(0, milliseconds)
        },
      }
      const bots = new BotTurns(
        async ({ legal, pause }) => {
          expect(pause).toBe(1 / 6)
          time += thinking
          return legal[0]!
        },
        PACE,
        failed,
        clock,
      )
      const [asked] = bots.asked(table, match)
      await asked!.move
      expect(time).toBe(PACE / 6)
      bots.withdrawAll(table)
    }
  })

  test('the same question is asked once, however often one looks', () => {
    const { table, match } = tableWithBot()
    const bots = new BotTurns(() => new Promise(() => {}), PACE, failed)
    expect(bots.asked(table, match)).toHaveLength(1)
    expect(bots.asked(table, match)).toHaveLength(0)
  })

  test('a question that nobody waits for any more is withdrawn, and asked anew when somebody comes back', async () => {
    const { table, match } = tableWithBot()
    const asked: AbortSignal[] = []
    const bots = new BotTurns(
      (_request, signal) => {
        asked.push(signal)
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
      PACE,
      failed,
    )
    const [first] = bots.asked(table, match)
    bots.withdrawAll(table)
    expect(asked.map(({ aborted }) => aborted)).toEqual([true])
    expect(await first!.move).toBe('withdrawn')
    const [again] = bots.asked(table, match)
    expect(again?.question).toBe(first?.question)
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, false])
  })

  test('a question that was answered otherwise is withdrawn too, even when the bot has only to wait for its pace', async () => {
    const { table, match } = tableWithBot()
    const bots = new BotTurns(async ({ legal }) => legal[0]!, 20, failed)
    const [asked] = bots.asked(table, match)
    match.apply({ kind: 'moved', seat: 0, move: match.game.moves.write(asked!.turn.legal[0]!), by: 'bot' }, [])
    bots.asked(table, match)
    expect(await asked!.move).toBe('withdrawn')
  })

  test('a bot that moved as soon as it knew would be found out', async () => {
    expect(await movesAfter(7, 0)).not.toBe(await movesAfter(250, 0))
  })
})
