import { polishPlural } from '@sennik/engine'
import type { ArenaWords } from './words.en.ts'

const counted = (count: number, one: string, few: string, many: string, written = String(count)): string =>
  `${written} ${polishPlural(count, one, few, many)}`

const games = (count: number, written?: string): string => counted(count, 'gra', 'gry', 'gier', written)

export const arenaWords = {
  repeatedBot: name => `W --bots „${name}” jest dwa razy; każdy gra z każdym, więc wymień każdego raz.`,
  alone: name => `W --bots „${name}” jest sam; wymień co najmniej dwa boty, które się spotkają.`,
  tooMany: (given, most) => `W --bots liczba botów to ${given}; wymień najwyżej ${most}.`,
  apart: (one, other) =>
    `Według --bots nie da się porównać „${one}” i „${other}”: ani się nie spotkają, ani nie połączą ich inni.`,
  noLedger: path => `„${path}” nie jest plikiem areny; podaj w --save inny.`,
  otherArena: (path, field, found, wanted) =>
    `W „${path}” jest inna arena (${field} to tam ${found}, tu ${wanted}); podaj w --save inny plik.`,
  brokenLine: (path, line) =>
    `Wiersz ${line} w „${path}” nie mówi o grze tej areny; popraw go albo podaj w --save inny plik.`,
  progress: (done, all, seconds) => `${done} z ${counted(all, 'gry', 'gier', 'gier')}, zostało około ${seconds} s …`,
  stopped: (done, all, path) =>
    `Przerwano po ${done} z ${counted(all, 'gry', 'gier', 'gier')}; ${
      path === undefined ? 'bez --save przepadły' : `zachowuje je ${path}, a to samo polecenie gra dalej`
    }.`,
  played: (gameCount, written, title, seats) =>
    `${title}, ${counted(seats, 'miejsce', 'miejsca', 'miejsc')}: ${games(gameCount, written)}.`,
  lineUps: (count, perLineUp, written) =>
    `${counted(count, 'skład', 'składy', 'składów')}, w każdym ${games(perLineUp, written)}; każde rozdanie z każdego miejsca.`,
  columns: ['bot', 'Elo', '95%', 'wygrane', '95%', 's/decyzję', 'p99'],
  anchor: (mean, even) => `Średnie Elo tych botów to z założenia ${mean}. Równy udział zwycięstw to ${even}.`,
  pairColumns: ['bot', 'przeciw', 'wygrane', '95%', 'gry'],
  pairsAtLargerTable: 'Wygrane przeciw: część tych, które przypadły jednemu z dwóch.',
} satisfies ArenaWords
