import { type AnyGame, type Clause, LANGS, type Lang, type Source } from '@sennik/engine'
import type { Context } from './context.ts'
import { padTo, widthOf, wrap } from './layout.ts'

const SOURCES: readonly Source[] = ['book', 'fact', 'ruling']

/** The whole rules of a game for people, in the order of its rulebook. */
export function rulesPage({ lang, words, paint, width }: Context, game: AnyGame): string[] {
  const marks = (clause: Clause): string => clause.source.map(source => words.rules.marks[source]).join('')
  const { title, about, notation } = game.words[lang]
  const symbols = Math.max(...Object.keys(notation).map(widthOf))
  return [
    paint('bold', title),
    ...wrap(about, width),
    '',
    ...SOURCES.map(source => paint('dim', `[${words.rules.marks[source]}] ${words.rules.sources[source]}`)),
    ...game.clauses.chapters.flatMap(chapter => [
      '',
      paint('bold', chapter.title[lang]),
      ...Object.entries(chapter.clauses).flatMap(([id, clause]) => [
        '',
        ...wrap(clause[lang], width, `${paint('cyan', id)} ${paint('dim', `[${marks(clause)}]`)} `, '  '),
      ]),
    ]),
    '',
    paint('bold', words.rules.notation),
    '',
    ...Object.entries(notation).flatMap(([symbol, meaning]) => wrap(meaning, width, `  ${padTo(symbol, symbols)}  `)),
    '',
    ...wrap(words.rules.moves, width),
    '',
    ...Object.entries(game.moves.kinds).map(
      ([kind, names]) => `  ${[kind, ...names.map(name => `<${words.rules.numbers[name]!}>`)].join(' ')}`,
    ),
  ]
}

/** The same for programs, in the language asked for. */
export const rulesJson = (lang: Lang, game: AnyGame) => ({
  game: game.rules.id,
  version: game.rules.version,
  lang,
  langs: LANGS,
  title: game.words[lang].title,
  about: game.words[lang].about,
  chapters: game.clauses.chapters.map(chapter => ({
    title: chapter.title[lang],
    clauses: Object.entries(chapter.clauses).map(([id, clause]) => ({ id, source: clause.source, text: clause[lang] })),
  })),
  notation: game.words[lang].notation,
  moves: game.moves.kinds,
})
