import { gameNamed } from '@sennik/games'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { rulesJson, rulesPage } from '../rules-page.ts'

export function addRules(program: Command, context: Context): void {
  const { words, lang } = context
  begin(program, context, 'rules', words.help.rules)
    .argument(`<${words.placeholders.game}>`, words.arguments.game)
    .option('--json', words.flags.json)
    .action((id: string, { json }: { readonly json?: true }) => {
      const game = gameNamed(id)
      if (json) context.sayJson(rulesJson(lang, game))
      else context.say(...rulesPage(context, game))
    })
}
