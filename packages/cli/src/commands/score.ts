import { seatsOf } from '@sennik/engine'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'
import { readGame } from '../game.ts'
import { wrap } from '../layout.ts'
import { seatNames } from '../names.ts'
import { citedClauses, sheetLines } from '../sheet.ts'
import { winnersLine } from '../winners.ts'

export function addScore(program: Command, context: Context): void {
  const { words } = context
  begin(program, context, 'score', words.help.score)
    .argument(`<${words.placeholders.game}>`, words.arguments.game)
    .argument(`<${words.placeholders.position}>`, words.arguments.position)
    .option(`--cards <${words.placeholders.file}>`, words.flags.cards)
    .option('--json', words.flags.json)
    .action(async (id: string, path: string, { json, cards }: { readonly json?: true; readonly cards?: string }) => {
      const game = await readGame(context, id, cards)
      const state = game.position.read(await readText(context, path))
      const over = game.rules.deciders(state) === 0
      const sheet = game.rules.sheet(state)
      const winners = over ? seatsOf(game.rules.winners(state)) : []
      const cited = citedClauses(game, sheet).map(clause => ({
        id: clause,
        text: game.clauses.text[clause]![context.lang],
      }))
      if (json) {
        context.sayJson({
          game: game.rules.id,
          over,
          scores: sheet.seats.map(({ total }) => total),
          winners: winners.map(winner => winner + 1),
          sheets: sheet.seats,
          clauses: cited,
        })
        return
      }
      const names = seatNames(words, game.rules.seatCount(state))
      context.say(
        ...sheetLines(context, game, sheet, names),
        '',
        over ? winnersLine(context, game, state, names) : words.score.unfinished,
        ...(cited.length > 0 ? [''] : []),
        ...cited.flatMap(clause => wrap(clause.text, context.width, `${context.paint('cyan', clause.id)} `, '  ')),
      )
    })
}
