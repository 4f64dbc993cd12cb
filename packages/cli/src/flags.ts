import { type Bot, botWithBudget } from '@sennik/bots'
import { type AnyGame, asSeat, readJson, readSeatCount, type Viewer } from '@sennik/engine'
import { Refusal } from './refusal.ts'

/** A whole number in the given bounds. */
export function readWholeFlag(flag: string, given: string, min: number, max: number): number {
  const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
  if (!(number >= min && number <= max)) throw new Refusal(words => words.refusals.notWhole(flag, given, min, max))
  return number
}

/** Any text that people can read and type again. */
export function readSeed(given: string): string {
  if (!/^\P{C}{1,100}$/u.test(given)) throw new Refusal(words => words.refusals.seed())
  return given
}

export const readSeats = (game: AnyGame, given: string | undefined): number =>
  readSeatCount(game.rules.seats, given ?? game.rules.seats.min)

/** The game's options as somebody asked for them in JSON, the rest filled in. */
export const readOptions = (game: AnyGame, seats: number, given: string | undefined): unknown =>
  game.options.read(readJson('--options', given ?? '{}'), seats)

/** Bots by name, each with a budget of its own if it has one: `master:300ms`. */
export const readBotList = (given: string): Bot[] => given.split(',').map(name => botWithBudget(name.trim()))

/** A bot for each seat: one for all, or as many as there are seats. */
export function readBots(given: string, seats: number): Bot[] {
  const named = readBotList(given)
  const [first] = named
  if (named.length === 1) return Array<Bot>(seats).fill(first!)
  if (named.length !== seats) throw new Refusal(words => words.refusals.botCount(named.length, seats))
  return named
}

export function readViewer(given: string, seats: number): Viewer {
  if (given === 'spectator') return given
  const seat = /^\d$/.test(given) ? Number(given) : 0
  if (seat < 1 || seat > seats) throw new Refusal(words => words.refusals.viewer(given, seats))
  return asSeat(seat - 1)
}
