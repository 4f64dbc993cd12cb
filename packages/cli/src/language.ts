import { LANGS, type Lang } from '@sennik/engine'
import type { Io } from './io.ts'
import { Refusal } from './refusal.ts'

const isLang = (word: string | undefined): word is Lang => LANGS.some(lang => lang === word)

/** The language of the system: Polish if it says so, otherwise English. */
export function systemLanguage(env: Io['env']): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^pl\b|^pl_/i.test(locale) ? 'pl' : 'en'
}

/**
 * The language asked for with `--lang`, wherever it stands. Looked up before anything else is read, since the help and
 * the errors of reading are to be in that language too.
 */
export function askedLanguage(args: readonly string[]): Lang | undefined {
  const end = args.indexOf('--')
  const flags = end < 0 ? args : args.slice(0, end)
  const at = flags.findLastIndex(arg => arg === '--lang' || arg.startsWith('--lang='))
  const flag = flags[at]
  if (flag === undefined) return undefined
  const given = flag === '--lang' ? flags[at + 1] : flag.slice('--lang='.length)
  // A flag without its value is for the reader of arguments to refuse.
  if (given === undefined) return undefined
  if (!isLang(given)) throw new Refusal(words => words.refusals.unknownLanguage(given, LANGS))
  return given
}
