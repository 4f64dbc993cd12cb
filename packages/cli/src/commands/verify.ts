import { gameOfRecord, readRecord, verify, withMinus } from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'

export function addVerify(program: Command, context: Context): void {
  const { words, lang } = context
  begin(program, context, 'verify', words.help.verify)
    .argument(`<${words.placeholders.record}>`, words.arguments.record)
    .option('--json', words.flags.json)
    .action(async (path: string, { json }: { readonly json?: true }) => {
      const record = readRecord(await readText(context, path))
      const game = gameOfRecord(gameNamed(record.game), record)
      const referee = verify(game, record, rngFor(record.chance))
      const moves = referee.moves.length
      if (json) {
        const { seats, result, hash, chance } = record
        context.sayJson({
          ok: true,
          game: record.game,
          seats,
          moves,
          over: referee.over,
          result,
          hash,
          chance: chance.kind,
        })
        return
      }
      context.say(
        words.verify.right(game.words[lang].title, record.seats, moves),
        record.result === undefined
          ? words.verify.unfinished
          : words.verify.result(record.result.map(withMinus).join(' ')),
        words.verify.hash(record.hash),
        record.chance.kind === 'fair'
          ? words.verify.fair(record.chance.commitment)
          : words.verify.fast(record.chance.seed),
      )
    })
}
