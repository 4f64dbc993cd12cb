import {
  BadInput,
  badField,
  type Field,
  listOf,
  type Position,
  type PositionNotation,
  readFields,
  readJson,
  readSeat,
  type SeatSet,
  seatParts,
  seatsOf,
} from '@sennik/engine'
import { type Card, MAX_SEATS, MIN_SEATS, symbolOf } from './components.ts'
import { options } from './options.ts'
import { callAsked, REGISTERS, readAsked } from './position-asked.ts'
import { checkLastDreams, readDreams, readPiles } from './position-cards.ts'
import { FIELDS, type FieldName, type Fields, row, SCORE_FIELDS, seatList, words } from './position-fields.ts'
import { readEarlier, readRounds } from './position-rounds.ts'
import { countRound, endingOf, lastDreams } from './scoring.ts'
import { CALLED, EVERYONE, NOT_ENDED, PART, RAN_OUT, State } from './state.ts'
import { STEP_NAMES } from './steps.ts'

const isOver = (s: State): boolean => s.stack.depth === 0

// --- Writing ---

function write(s: State): Position {
  const seats = seatList(s.seats())
  const dreams = seats.map(seat =>
    listOf(s.lands(seat), slot => symbolOf(s.landAt(seat, slot)) + knowers(s.knownTo(seat, slot))).join(' '),
  )
  const position: { [F in FieldName]?: string } = {
    options: JSON.stringify(s.options()),
    round: String(s.round()),
    ...(isOver(s) ? {} : { asked: asked(s) }),
    held: row(Array.from(s.held.subarray(0, s.heldSize())) as Card[]),
    dreams: dreams.join(' | '),
    discard: row(fromTop(s.discards, s.discardSize())),
    pile: row(fromTop(s.pile, s.pileSize())),
  }
  for (const [name, part] of SCORE_FIELDS)
    position[name] = seats
      .map(seat => s.totals[seat * PART.count + part]! - (isOver(s) ? s.lastScore[seat * PART.count + part]! : 0))
      .join(' ')
  if (s.ending() !== NOT_ENDED) {
    position.end = `${endingOf(s) === 'called' ? 'called' : 'ran-out'} ${s.ender() + 1}`
    if (!isOver(s)) position.last = lastDreams(s).map(row).join(' | ')
  }
  return position as Position
}

function knowers(seenBy: number): string {
  if (seenBy === 0) return ''
  if (seenBy === EVERYONE) return ':*'
  return `:${seatsOf(seenBy as SeatSet)
    .map(seat => seat + 1)
    .join('')}`
}

const fromTop = (cells: Uint8Array, size: number): Card[] => Array.from(cells.subarray(0, size)).reverse() as Card[]

function asked(s: State): string {
  const step = STEP_NAMES[s.stack.step]!
  const who = seatsOf(s.deciders()).map(seat => seat + 1)
  const registers = listOf(REGISTERS[step], index => s.stack.register(index) + 1)
  return [...who, step, ...registers].join(' ')
}

// --- Reading ---

function read(text: string): State {
  const fields = readFields(text, FIELDS)
  const dreams = fields.get('dreams')
  if (dreams === undefined) throw new BadInput({ kind: 'missingField', field: 'dreams' })
  const seats = seatParts(dreams, MIN_SEATS, MAX_SEATS).length
  const given = readJson('options', fields.get('options')?.value ?? '{}')
  const s = new State()
  s.agree(seats, options.read(given))
  readEarlier(fields, s)

  const [askedField, end, last] = [fields.get('asked'), fields.get('end'), fields.get('last')]
  if (askedField === undefined && end === undefined)
    throw new BadInput({ kind: 'missingOneOf', fields: ['asked', 'end'] })
  if (askedField !== undefined && (end === undefined) !== (last === undefined))
    throw new BadInput({ kind: 'missingField', field: end === undefined ? 'end' : 'last' })
  if (askedField === undefined && last !== undefined)
    throw badField(last, {
      pl: 'nic, gdy gra jest skończona: ostatnie sny stoją w polu „dreams”',
      en: 'nothing when the game is over: the last dreams stand in the field “dreams”',
    })
  if (askedField === undefined) readOver(end!, dreams, fields, s)
  else {
    if (last !== undefined) readLast(last, end!, fields, s)
    readDreams(dreams, s)
    const decision = readAsked(askedField, s)
    readPiles(fields, s, decision.step)
    callAsked(decision, fields, s)
  }
  const wrote = given as { readonly [option: string]: unknown }
  readRounds(fields, s, {
    isOver: isOver(s),
    hasLast: last !== undefined,
    endIsAgreed: wrote.limit !== undefined || wrote.rounds !== undefined,
  })
  return s
}

/** What can be derived is not written: the last round is counted anew from its dreams. */
function readLast(last: Field, end: Field, fields: Fields, s: State): void {
  if (last.value.includes(':'))
    throw badField(last, {
      pl: 'same krainy: wszystkie są odkryte',
      en: 'lands alone: all of them are turned up',
    })
  readDreams(last, s)
  const totals = Uint16Array.from(s.totals)
  countAsEnded(end, s)
  checkLastDreams(fields, s)
  // Where nothing is said of the finished rounds, the last was the only one.
  if (SCORE_FIELDS.some(([name]) => fields.has(name))) s.totals.set(totals)
  s.dreams.fill(0)
  s.sizes.fill(0)
}

/** Nobody is asked: the dreams lie open and are counted; that was the last round. */
function readOver(end: Field, dreams: Field, fields: Fields, s: State): void {
  readDreams(dreams, s)
  for (const seat of seatList(s.seats())) for (let slot = 0; slot < s.lands(seat); slot++) s.showEveryone(seat, slot)
  countAsEnded(end, s)
  readPiles(fields, s, s.ending() === CALLED ? 'called' : 'ran-out')
}

function countAsEnded(end: Field, s: State): void {
  const [how, who, ...more] = words(end.value)
  if ((how !== 'called' && how !== 'ran-out') || who === undefined || more.length > 0)
    throw badField(end, { pl: 'called albo ran-out i numer miejsca', en: 'called or ran-out, and a seat' })
  countRound(s, readSeat(end, who, s.seats()), how === 'called' ? CALLED : RAN_OUT)
}

export const position: PositionNotation<State> = { write, read }
