import { type Audience, asSeat, LEVELS, type Seat } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { words } from '../words/words.ts'
import type { SeatFace } from './board.ts'
import { tableWords } from './words.ts'

/** A bot has the name of its seat, so that two bots are two characters. */
export function nameOf(table: TableInfo, seat: number): string {
  const info = table.seats[seat]
  if (info?.who === 'person') return info.name
  const { bots, seats } = tableWords()
  return info?.who === 'bot' ? bots[seat % bots.length]! : seats.free
}

/** How well a bot plays, in words. */
export function levelOf(table: TableInfo, seat: number): string | undefined {
  const info = table.seats[seat]
  const level = info?.who === 'bot' ? LEVELS.find(each => each === info.bot) : undefined
  return level && words().levels[level].name
}

export function facesOf(table: TableInfo, you: Seat | undefined, deciders: readonly number[]): readonly SeatFace[] {
  return table.seats.map((info, index) => ({
    seat: asSeat(index),
    name: nameOf(table, index),
    avatar: info.who === 'person' ? info.avatar : 'bot',
    level: levelOf(table, index),
    isYou: index === you,
    isAsked: deciders.includes(index),
  }))
}

export const audienceOf = (table: TableInfo, you: Seat | undefined): Audience => ({
  you,
  name: seat => nameOf(table, seat),
})

/** `Ola, Jan` in the language of the reader. */
export const listed = (names: readonly string[], lang: string): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
