import { type Audience, asSeat, type Lang, LEVELS, type Seat } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { namesApart } from '@sennik/protocol/look-alikes'
import { lang } from '../settings/language.ts'
import { nameInLine } from '../words/name-in-line.ts'
import { words } from '../words/words.ts'
import type { SeatFace } from './board.ts'
import { tableWords } from './words.ts'

type Seats = TableInfo['seats']

/** A bot has the name of its seat, so that two bots are two characters; people who look like somebody else say where they sit. */
function namesAt(seats: Seats): readonly string[] {
  const { bots, seats: says, you } = tableWords()
  const names = seats.map((info, seat) => {
    if (info.who === 'person') return info.name
    return info.who === 'bot' ? bots[seat % bots.length]! : undefined
  })
  const apart = namesApart(names, seat => seats[seat]?.who === 'person', [says.free, says.bot, you])
  return apart.map(name => (name === undefined ? says.free : nameInLine(name)))
}

/** Asked for with every line that is told; it changes with who sits there, and with the language. */
const known = new WeakMap<Seats, { readonly lang: Lang; readonly names: readonly string[] }>()

export function nameOf({ seats }: Pick<TableInfo, 'seats'>, seat: number): string {
  let found = known.get(seats)
  if (found?.lang !== lang()) {
    found = { lang: lang(), names: namesAt(seats) }
    known.set(seats, found)
  }
  return found.names[seat] ?? tableWords().seats.free
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
