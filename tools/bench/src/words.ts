import type { Lang } from '@sennik/engine'
import type { ContenderName } from './contenders.ts'
import type { RowName } from './game-rows.ts'

export interface BenchWords {
  readonly about: string
  readonly contenders: Readonly<Record<ContenderName, string>>
  players(seats: number): string
  readonly columns: readonly [median: string, best: string, moves: string, fused: string, boardgameio: string]
  movesIn(moves: string, seconds: string): string
  readonly allocated: string
  readonly engine: string
  readonly control: string
  each(bytesPerMove: string, bytesPerPlayout: string): string
  over(bytes: string, moves: string, collections: number): string
  readonly allGames: string
  gameAt(game: string, seats: number, how: RowName['how']): string
  readonly feeding: string
  times(median: string, p99: string, worst: string): string
  households(count: number, mostCats: number): string
}

const english: BenchWords = {
  about: 'Sen, random play, moves per second of processor time on one thread.',
  contenders: {
    setup: 'engine, from the deal',
    copy: 'engine, from a copy',
    fused: 'fused loop',
    boardgameio: 'boardgame.io 0.50.2',
  },
  players: seats => `${seats} players`,
  columns: ['median', 'best', 'moves', '/ fused', '/ boardgame.io'],
  movesIn: (moves, seconds) => `${moves} in ${seconds} s`,
  allocated: 'Allocated by copy + playout:',
  engine: 'engine',
  control: 'control',
  each: (bytesPerMove, bytesPerPlayout) => `${bytesPerMove} bytes per move, ${bytesPerPlayout} per playout`,
  over: (bytes, moves, collections) => `${bytes}B over ${moves} moves, collections: ${collections}`,
  allGames: 'every game, from the deal',
  gameAt: (game, seats, how) =>
    `${game}, ${seats} players${{ end: '', feeding: ', without feeding', fused: ', fused loop', copies: ', copies of a state' }[how]}`,
  feeding: 'The best feeding in Cat Lady, end positions of whole games:',
  times: (median, p99, worst) => `median ${median} µs, 99 in 100 below ${p99} µs, worst ${worst} µs`,
  households: (count, mostCats) => `${count} households of up to ${mostCats} cats`,
}

const polish: BenchWords = {
  about: 'Sen, gra losowa, ruchy na sekundę czasu procesora w jednym wątku.',
  contenders: {
    setup: 'silnik, od rozdania',
    copy: 'silnik, od kopii',
    fused: 'pętla pisana ręcznie',
    boardgameio: 'boardgame.io 0.50.2',
  },
  players: seats => `graczy: ${seats}`,
  columns: ['mediana', 'najlepiej', 'ruchy', '/ pętla', '/ boardgame.io'],
  movesIn: (moves, seconds) => `${moves} w ${seconds} s`,
  allocated: 'Pamięć zajmowana przez kopię i rozgrywkę:',
  engine: 'silnik',
  control: 'próba',
  each: (bytesPerMove, bytesPerPlayout) => `${bytesPerMove} bajta na ruch, ${bytesPerPlayout} na rozgrywkę`,
  over: (bytes, moves, collections) => `${bytes}B na ${moves} ruchów, odśmiecań: ${collections}`,
  allGames: 'każda gra, od rozdania',
  gameAt: (game, seats, how) =>
    `${game}, graczy: ${seats}${{ end: '', feeding: ', bez karmienia', fused: ', pętla pisana ręcznie', copies: ', kopie stanu' }[how]}`,
  feeding: 'Najlepsze karmienie w Cat Lady, końcowe pozycje całych gier:',
  times: (median, p99, worst) => `mediana ${median} µs, 99 na 100 poniżej ${p99} µs, najdłużej ${worst} µs`,
  households: (count, mostCats) => `domów: ${count}, najwięcej kotów w domu: ${mostCats}`,
}

export const benchWords: Readonly<Record<Lang, BenchWords>> = { pl: polish, en: english }
