import type { Audience, Lang, Move } from '@sennik/engine'
import type { Question } from '../search/search.ts'
import type { Hint } from './hint.ts'
import { hintEnglish } from './words.en.ts'
import { hintPolish } from './words.pl.ts'
import type { HintWords } from './words.ts'

const WORDS: { readonly [L in Lang]: HintWords } = { pl: hintPolish, en: hintEnglish }

/** Why a move is worth thinking about, in one sentence. */
export function sayHint(
  { instead, changes, behind }: Hint,
  question: Question,
  lang: Lang,
  audience: Audience,
): string {
  const { game, seen } = question
  const said = WORDS[lang]
  const { topics, move: sayMove } = game.words[lang]
  if (instead === undefined) return said.onlyMove
  const name = (move: Move): string => sayMove(game.moves.decode(move), seen, audience)
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, signDisplay: 'always' })
  const list = changes.map(({ topic, points }) => {
    const heading = topics[topic]
    if (heading === undefined) throw new Error(`${game.rules.id} has no words for ${topic}`)
    return `${heading} ${number.format(points).replace('-', '−')}`
  })
  const tenths = Math.round(behind * 10)
  return said.because(name(instead), list, tenths)
}
