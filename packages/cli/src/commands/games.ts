import { type AnyGame, allowedFor, type Lang, type OptionSpec, valueName } from '@sennik/engine'
import { games } from '@sennik/games'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { columns, wrap } from '../layout.ts'

const isVariant = (spec: OptionSpec): boolean => spec.type === 'flag' && spec.variant

const defaultOf = (spec: OptionSpec): string | number | boolean | undefined =>
  spec.type === 'flag' ? false : spec.default

/** Of many values the first few give the idea. */
const MOST_NAMED = 6
const FEW = 3

/** What the values of an option mean that are words of the program; nothing where they mean themselves. */
function meaningOf(spec: OptionSpec, lang: Lang): string {
  if (spec.type !== 'choice' || spec.names === undefined) return ''
  const named = spec.values.map(value => `${value} – ${valueName(spec, value, lang)}`)
  return `: ${(named.length <= MOST_NAMED ? named : [...named.slice(0, FEW), '…']).join(', ')}`
}

type OptionEntry = readonly [string, OptionSpec]

/** Options under their heading; none, where there are none. */
function optionLines({ lang, words, paint }: Context, heading: string, specs: readonly OptionEntry[]): string[] {
  const rows = specs.map(([name, spec]) => [
    `    ${paint('cyan', name)}`,
    allowedFor(spec),
    spec.label[lang] +
      meaningOf(spec, lang) +
      (isVariant(spec) || defaultOf(spec) === undefined ? '' : ` (${words.help.byDefault(String(defaultOf(spec)))})`),
  ])
  return specs.length === 0 ? [] : [`  ${heading}`, ...columns(rows, ['left', 'left', 'left'])]
}

function gameLines(context: Context, game: AnyGame): string[] {
  const { lang, words, paint, width } = context
  const { title, about } = game.words[lang]
  const specs = Object.entries(game.options.specs)
  const options = specs.filter(([, spec]) => !isVariant(spec))
  const variants = specs.filter(([, spec]) => isVariant(spec))
  const { min, max } = game.rules.seats
  return [
    `${paint('bold', title)} ${paint('dim', `(${game.rules.id})`)}`,
    ...wrap(about, width, '  '),
    `  ${words.games.facts(min, max, game.facts.minutes, game.facts.age)}`,
    ...optionLines(context, words.games.options, options),
    ...optionLines(context, words.games.variants, variants),
  ]
}

const gameJson = ({ lang }: Context, game: AnyGame) => ({
  id: game.rules.id,
  version: game.rules.version,
  title: game.words[lang].title,
  about: game.words[lang].about,
  seats: game.rules.seats,
  ...game.facts,
  options: Object.fromEntries(
    Object.entries(game.options.specs).map(([name, { label, ...spec }]) => [name, { ...spec, label: label[lang] }]),
  ),
})

export function addGames(program: Command, context: Context): void {
  const { words } = context
  begin(program, context, 'games', words.help.games)
    .option('--json', words.flags.json)
    .action(({ json }: { readonly json?: true }) => {
      if (json) context.sayJson(games.map(game => gameJson(context, game)))
      else context.say(...games.flatMap((game, index) => [...(index > 0 ? [''] : []), ...gameLines(context, game)]))
    })
}
