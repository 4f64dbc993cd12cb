import { englishPlural } from '@sennik/engine'

const counted = (count: number, one: string, other: string, written = String(count)): string =>
  `${written} ${englishPlural(count, one, other)}`

const games = (count: number, written?: string): string => counted(count, 'game', 'games', written)

/** What an arena says, in English. */
export const arenaWords = {
  repeatedBot: (name: string) => `--bots names “${name}” twice; every bot meets every other, so name each once.`,
  alone: (name: string) => `“${name}” is alone in --bots; name at least two bots that meet.`,
  tooMany: (given: number, most: number) => `--bots names ${counted(given, 'bot', 'bots')}; name at most ${most}.`,
  apart: (one: string, other: string) =>
    `By --bots “${one}” and “${other}” can never be compared: they do not meet, nor do others who would link them.`,
  noLedger: (path: string) => `“${path}” is not a file of an arena; name another one with --save.`,
  otherArena: (path: string, field: string, found: string, wanted: string) =>
    `“${path}” holds another arena (${field} is ${found} there, ${wanted} here); name another file with --save.`,
  brokenLine: (path: string, line: number) =>
    `Line ${line} of “${path}” does not tell of a game of this arena; mend it or name another file with --save.`,
  progress: (done: number, all: number, seconds: number) => `${done} of ${games(all)}, about ${seconds} s left …`,
  stopped: (done: number, all: number, path: string | undefined) =>
    `Stopped after ${done} of ${games(all)}; ${
      path === undefined ? 'without --save they are gone' : `${path} keeps them and the same command goes on`
    }.`,
  played: (gameCount: number, written: string, title: string, seats: number) =>
    `${title}, ${counted(seats, 'seat', 'seats')}: ${games(gameCount, written)}.`,
  lineUps: (count: number, perLineUp: number, written: string) =>
    `${counted(count, 'line-up', 'line-ups')} with ${games(perLineUp, written)} each, every deal from every seat.`,
  columns: ['bot', 'Elo', '95 %', 'wins', '95 %', 's/decision', 'p99'],
  anchor: (mean: number, even: string) =>
    `The mean Elo of these bots is set to ${mean}. An even share of wins is ${even}.`,
  pairColumns: ['bot', 'against', 'wins', '95 %', 'games'],
  pairsAtLargerTable: 'Wins against: the part of those that fell to one of the two.',
}

export type ArenaWords = typeof arenaWords
