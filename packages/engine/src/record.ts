import { checkCards, checkRules, type RecordedCards, recordedCards } from './card-set.ts'
import type { AnyGame } from './game.ts'
import { hashBytes } from './hash.ts'
import { asSeat, seatsOf } from './ints.ts'
import type { Text } from './lang.ts'
import { readSeatCount } from './options.ts'
import { badField, type Field, readFields, readWhole } from './position.ts'
import { BadInput } from './problems/problem.ts'
import { Referee } from './referee.ts'
import type { Rng } from './rng.ts'
import type { GameState } from './rules.ts'
import type { GameEvent } from './visibility.ts'

/** Where a game's chance came from. `fair`: the house's seed, committed to beforehand, and what the seats added to it. */
export type Chance =
  | { readonly kind: 'fast'; readonly seed: string }
  | { readonly kind: 'fair'; readonly commitment: string; readonly house: string; readonly entropy: readonly string[] }

/** A game as a short text: from it the whole game can be played again, to the same end, on every platform. */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly options: unknown
  /** In a game with card sets: which one. */
  readonly cards?: RecordedCards | undefined
  readonly chance: Chance
  readonly moves: readonly RecordedMove[]
  /** The scores, once the game is over. */
  readonly result: readonly number[] | undefined
  /** Of the position after the last move. */
  readonly hash: string
}

interface RecordedMove {
  /** The line of the text, for messages. */
  readonly line: number
  /** Counted from 1, as people do. */
  readonly seat: number
  readonly move: string
}

export type AnyReferee = Referee<GameState, GameEvent, unknown, unknown>

const FIRST_LINE = 'sennik record 1'
const FIELDS = ['game', 'seats', 'options', 'cards', 'chance', 'result', 'hash'] as const
const MOVES_LINE = 'moves:'

const HEX_32 = /^[0-9a-f]{64}$/
const CHANCE_FORM: Text = {
  pl: 'fast i ziarno albo fair, zobowiązanie, ziarno serwera i to, co dodały miejsca, po 64 cyfry szesnastkowe',
  en: 'fast and a seed, or fair, the commitment, the house’s seed and what the seats added, 64 hexadecimal digits each',
}
const HASH_FORM: Text = { pl: '16 cyfr szesnastkowych', en: '16 hexadecimal digits' }
const GAME_FORM: Text = {
  pl: 'identyfikator gry i wersja jej zasad, na przykład „sen 1”',
  en: 'the id of a game and the version of its rules, such as “sen 1”',
}
const MOVES_FORM: Text = {
  pl: 'nic: każdy ruch ma dalej własny wiersz',
  en: 'nothing: each move has a line of its own below',
}
const HASH = /^[0-9a-f]{16}$/

/** What has been played so far at a table. */
export function recordOf(game: AnyGame, referee: AnyReferee, options: unknown, chance: Chance): GameRecord {
  return {
    game: game.rules.id,
    rulesVersion: game.rules.version,
    seats: game.rules.seatCount(referee.state),
    options,
    cards: recordedCards(game),
    chance,
    moves: referee.moves.map(({ seat, move }, index) => ({
      line: index,
      seat: seat + 1,
      move: game.moves.write(move),
    })),
    result: referee.over ? game.rules.scores(referee.state) : undefined,
    hash: hashBytes(referee.state.memory),
  }
}

export function writeRecord(record: GameRecord): string {
  const { chance, cards } = record
  const chanceText =
    chance.kind === 'fast'
      ? `fast ${JSON.stringify(chance.seed)}`
      : ['fair', chance.commitment, chance.house, ...chance.entropy].join(' ')
  return [
    FIRST_LINE,
    `game: ${record.game} ${record.rulesVersion}`,
    `seats: ${record.seats}`,
    `options: ${JSON.stringify(record.options)}`,
    ...(cards === undefined
      ? []
      : [`cards: ${[cards.hash, ...(cards.text === undefined ? [] : [cards.text])].join(' ')}`]),
    `chance: ${chanceText}`,
    ...(record.result === undefined ? [] : [`result: ${record.result.join(' ')}`]),
    `hash: ${record.hash}`,
    MOVES_LINE,
    ...record.moves.map(({ seat, move }) => `${seat} ${move}`),
    '',
  ].join('\n')
}

/** Reads the text of a record; what it means is checked by `replay`. Throws `BadInput`. */
export function readRecord(text: string): GameRecord {
  const rows = text.split(/\r?\n/)
  if (rows[0]?.trim() !== FIRST_LINE) throw new BadInput({ kind: 'notRecord', expected: FIRST_LINE })
  const movesAt = rows.findIndex(row => row.trim().startsWith(MOVES_LINE))
  if (movesAt < 0) throw new BadInput({ kind: 'missingField', field: 'moves' })
  const behind = rows[movesAt]!.trim().slice(MOVES_LINE.length).trim()
  if (behind !== '') throw badField({ name: 'moves', line: movesAt + 1, value: behind }, MOVES_FORM)
  // The first line is no field; an empty one in its place keeps the line numbers.
  const fields = readFields(['', ...rows.slice(1, movesAt)].join('\n'), FIELDS)
  const field = (name: (typeof FIELDS)[number]): Field => {
    const found = fields.get(name)
    if (found === undefined) throw new BadInput({ kind: 'missingField', field: name })
    return found
  }

  const gameField = field('game')
  const [game = '', version = '', ...more] = gameField.value.split(/\s+/)
  if (more.length > 0) throw badField(gameField, GAME_FORM)
  const hash = field('hash')
  if (!HASH.test(hash.value)) throw badField(hash, HASH_FORM)
  const result = fields.get('result')
  return {
    game,
    rulesVersion: readWhole(gameField, version, 1, 9999, GAME_FORM),
    seats: readWhole(field('seats'), field('seats').value, 1, 8),
    options: readJson('options', field('options').value),
    cards: readCards(fields.get('cards')),
    chance: readChance(field('chance')),
    moves: readMoves(rows, movesAt + 1),
    result: result?.value.split(/\s+/).map(word => {
      if (!/^-?\d{1,6}$/.test(word)) throw badField(result, { pl: 'same liczby', en: 'numbers alone' }, word)
      return Number(word)
    }),
    hash: hash.value,
  }
}

/** The hash of a card set and, unless it is the one of the box, the set itself. */
function readCards(field: Field | undefined): RecordedCards | undefined {
  if (field === undefined) return undefined
  const space = field.value.indexOf(' ')
  const hash = space < 0 ? field.value : field.value.slice(0, space)
  if (!HASH.test(hash))
    throw badField(field, {
      pl: `${HASH_FORM.pl} i ewentualnie zestaw kart w JSON-ie`,
      en: `${HASH_FORM.en} and, if need be, a card set in JSON`,
    })
  return { hash, text: space < 0 ? undefined : field.value.slice(space + 1) }
}

/** Reads JSON that came from outside. Throws `BadInput`. */
export function readJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput({ kind: 'notJson', what, given: text })
  }
}

function readChance(field: Field): Chance {
  const [kind, ...words] = field.value.split(/\s+/)
  const [first = '', second = '', ...entropy] = words
  if (kind === 'fast') return { kind, seed: readSeed(field) }
  if (kind === 'fair' && words.length >= 2 && words.every(word => HEX_32.test(word)))
    return { kind, commitment: first, house: second, entropy }
  throw badField(field, CHANCE_FORM)
}

/** A word, or any text in quotation marks. */
function readSeed(field: Field): string {
  const text = field.value.slice('fast'.length).trim()
  if (/^[^\s"]+$/.test(text)) return text
  const seed = text.startsWith('"') ? readJson('chance', text) : undefined
  if (typeof seed !== 'string') throw badField(field, CHANCE_FORM)
  return seed
}

function readMoves(rows: readonly string[], from: number): RecordedMove[] {
  const moves: RecordedMove[] = []
  for (let index = from; index < rows.length; index++) {
    const row = rows[index]!.trim()
    if (row === '' || row.startsWith('#')) continue
    const space = row.indexOf(' ')
    const seat = Number(row.slice(0, Math.max(space, 0)))
    if (!Number.isInteger(seat) || seat < 1) throw new BadInput({ kind: 'recordMove', line: index + 1, given: row })
    moves.push({ line: index + 1, seat, move: row.slice(space + 1).trim() })
  }
  return moves
}

/** Plays a record again, to its end or up to a move, with the cards it was played with (`gameOfRecord`). Every move goes through the referee. Throws `BadInput`. */
export function replay(game: AnyGame, record: GameRecord, rng: Rng, upTo = record.moves.length): AnyReferee {
  const { rules } = game
  checkRules(game, record)
  checkCards(game, record)
  if (upTo > record.moves.length) throw new BadInput({ kind: 'recordShort', moves: record.moves.length, at: upTo })
  const seats = readSeatCount(rules.seats, record.seats)
  const referee = Referee.begin(rules, seats, game.options.read(record.options, seats), rng)
  for (const recorded of record.moves.slice(0, upTo)) playRecorded(game, referee, recorded, seats)
  return referee
}

function playRecorded(game: AnyGame, referee: AnyReferee, { line, seat, move }: RecordedMove, seats: number): void {
  const asked = seatsOf(game.rules.deciders(referee.state)).map(decider => decider + 1)
  const mayMove = seat <= seats && (asked.includes(seat) || referee.secondThoughts(asSeat(seat - 1)).length > 0)
  if (!mayMove) throw new BadInput({ kind: 'recordSeat', line, seat, asked })
  const verdict = referee.play(
    asSeat(seat - 1),
    inLine(line, () => game.moves.read(move)),
  )
  if (!verdict.ok) throw new BadInput({ kind: 'recordIllegal', line, move, clause: verdict.clause })
}

/** Says in which line of the text a problem lies. */
function inLine<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? new BadInput({ kind: 'inLine', line, problem: error.problem }) : error
  }
}

/** Plays a record again and checks that it ends as it says. Throws `BadInput`. */
export function verify(game: AnyGame, record: GameRecord, rng: Rng): AnyReferee {
  const referee = replay(game, record, rng)
  const result = (referee.over ? game.rules.scores(referee.state) : []).join(' ')
  const written = (record.result ?? []).join(' ')
  if (written !== result) throw new BadInput({ kind: 'recordResult', written: written || '–', replayed: result || '–' })
  const hash = hashBytes(referee.state.memory)
  if (hash !== record.hash) throw new BadInput({ kind: 'recordHash', written: record.hash, replayed: hash })
  return referee
}
