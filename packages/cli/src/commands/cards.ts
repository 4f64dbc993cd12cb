import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readGame } from '../game.ts'
import { wrap } from '../layout.ts'
import { Refusal } from '../refusal.ts'

interface Flags {
  readonly cards?: string
  readonly json?: true
}

/** The cards a game is played with: for people, or as a file to be changed and played with. */
export function addCards(program: Command, context: Context): void {
  const { words, lang, paint, width } = context
  begin(program, context, 'cards', words.help.cards)
    .argument(`<${words.placeholders.game}>`, words.arguments.game)
    .option(`--cards <${words.placeholders.file}>`, words.flags.cards)
    .option('--json', words.flags.cardsFile)
    .action(async (id: string, given: Flags) => {
      const { cards } = await readGame(context, id, given.cards)
      if (cards === undefined) throw new Refusal(said => said.refusals.noCards(id))
      if (given.json) {
        context.say(JSON.stringify(JSON.parse(cards.set.text), null, 2))
        return
      }
      context.say(
        words.cards.title(cards.set.name, cards.set.hash),
        ...cards
          .pages(lang)
          .flatMap(({ name, lines, provenance }) => [
            '',
            paint('bold', name),
            ...lines.flatMap(line => wrap(line, width, '  ')),
            ...wrap(provenance, width, '  ').map(line => paint('dim', line)),
          ]),
      )
    })
}
