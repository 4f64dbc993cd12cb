import type { Lang } from '@sennik/engine'
import { listed } from './audience.ts'
import type { TableWords } from './words.en.ts'

interface Win {
  readonly winners: readonly number[]
  /** Empty where everybody plays alone. */
  readonly teams: readonly (readonly number[])[]
  /** Of the winners. */
  readonly names: readonly string[]
  /** Your seats: several where people share a screen. */
  readonly yours: readonly number[]
  readonly lang: Lang
  readonly words: TableWords['end']
}

/** Who has won, as the last page begins: you, somebody, one team, or several who share the win. */
export function headlineOf({ winners, teams, names, yours, lang, words: end }: Win): string {
  const isYours = yours.length === 1 && winners.includes(yours[0]!)
  if (teams.filter(team => winners.includes(team[0]!)).length === 1)
    return isYours ? end.yourTeamWon : end.teamWon(listed(names, lang))
  if (isYours) return winners.length === 1 ? end.youWon : end.youShare
  return winners.length === 1 ? end.won(names[0]!) : end.share(listed(names, lang))
}
