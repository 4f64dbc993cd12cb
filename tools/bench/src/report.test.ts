import { expect, it } from 'vitest'
import type { Speed } from './measure.ts'
import { report } from './report.ts'

const speed = (movesPerSecond: number): Speed => ({
  moves: movesPerSecond * 2,
  seconds: 2,
  movesPerSecond,
  best: movesPerSecond * 1.1,
  slices: [movesPerSecond],
})

const allocation = (bytes: number, collections: number) => ({
  moves: 20_000_000,
  playouts: 50_000,
  bytes,
  bytesPerMove: bytes / 20_000_000,
  bytesPerPlayout: bytes / 50_000,
  collections,
})

it('the report has a table for each number of players, with ratios, then every game', () => {
  const text = report(
    {
      node: '26.0.0',
      v8: '14.0',
      cpu: 'A processor',
      tables: [
        {
          seats: 2,
          speeds: { setup: speed(6e6), copy: speed(7e6), fused: speed(24e6), boardgameio: speed(15e3) },
          ratios: { setup: { fused: 0.25, boardgameio: 400 }, copy: { fused: 0.29, boardgameio: 467 } },
        },
      ],
      allocation: { engine: allocation(100_000, 0), control: allocation(640_000_000, 38) },
      games: [
        { game: 'cat-lady', seats: 2, how: 'end', speed: speed(2e6) },
        { game: 'cat-lady', seats: 2, how: 'feeding', speed: speed(9e6) },
        { game: 'koty', seats: 6, how: 'end', speed: speed(3e6), ratios: { fused: 0.4, sen: 0.5 } },
        { game: 'koty', seats: 6, how: 'fused', speed: speed(8e6) },
      ],
      feeding: { households: 700, median: 3.21, p99: 40.4, worst: 160, mostCats: 15 },
    },
    'en',
  )
  expect(text).toBe(
    `
Sen, random play, moves per second of processor time on one thread.
Node 26.0.0, V8 14.0, A processor

2 players                 median       best                moves  / fused  / boardgame.io
engine, from the deal   6.00 M/s   6.60 M/s  12,000,000 in 2.0 s     0.25            400×
engine, from a copy     7.00 M/s   7.70 M/s  14,000,000 in 2.0 s     0.29            467×
fused loop             24.00 M/s  26.40 M/s  48,000,000 in 2.0 s
boardgame.io 0.50.2     15.0 k/s   16.5 k/s      30,000 in 2.0 s

every game, from the deal               median      best                moves  / fused  / Sen
cat-lady, 2 players                   2.00 M/s  2.20 M/s   4,000,000 in 2.0 s
cat-lady, 2 players, without feeding  9.00 M/s  9.90 M/s  18,000,000 in 2.0 s
koty, 6 players                       3.00 M/s  3.30 M/s   6,000,000 in 2.0 s     0.40   0.50
koty, 6 players, fused loop           8.00 M/s  8.80 M/s  16,000,000 in 2.0 s

The best feeding in Cat Lady, end positions of whole games:
  median 3.2 µs, 99 in 100 below 40 µs, worst 160 µs; 700 households of up to 15 cats

Allocated by copy + playout:
  engine  0.01 bytes per move, 2 per playout (0.1 MB over 20.0 M moves, collections: 0)
  control 32.00 bytes per move, 12800 per playout (640.0 MB over 20.0 M moves, collections: 38)`.trimStart(),
  )
})
