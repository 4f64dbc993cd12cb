import { asSeat, BadInput, badField, type Field, listOf, only, readWhole, type SeatSet } from '@sennik/engine'
import { payRound, RoundResult, resolveRound } from './round.ts'
import { COUNT, type State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { payStory, resolveStory, StoryResult } from './story.ts'

const round = new RoundResult()
const story = new StoryResult()

const contradiction = (): BadInput => new BadInput({ kind: 'contradiction', first: 'asked', second: 'played' })

/** What can be derived is not written: rounds are won and paid anew from the cards played. */
export function readPlayed(fields: ReadonlyMap<string, Field>, s: State): void {
  const laid = listOf(s.seats(), seat => cardsLaid(s, seat))
  const rounds = fields.has('asked') ? Math.min(...laid) : s.rounds()
  if (laid.some(size => size < rounds || size > rounds + 1)) throw contradiction()
  s.beginRounds(readLeader(fields.get('lead'), s))
  for (let number = 0; number < rounds; number++) {
    resolveRound(s, number, s.leader(), round)
    payRound(s, round)
    s.endRound()
    s.lead(round.winner)
  }
  // Who has played in the round that goes on are those before the one who is asked.
  const places = s.places()
  let turns = 0
  while (turns < places && hasPlayed(s, (s.leader() + turns) % places, laid, rounds)) turns++
  const players = laid.filter(size => size > rounds).length
  const seen = listOf(turns, turn => (s.leader() + turn) % places).filter(place => !s.isGhost(place)).length
  if (seen !== players || turns === places) throw contradiction()
  s.counts[COUNT.turns] = turns
}

const cardsLaid = (s: State, seat: number): number =>
  listOf(s.rounds(), number => s.playedCard(asSeat(seat), number)).filter(card => card !== 0).length

/** Ghosts play by themselves as soon as it is their turn. */
const hasPlayed = (s: State, place: number, laid: readonly number[], rounds: number): boolean =>
  s.isGhost(place) ? rounds < s.rounds() : laid[s.seatAt(place)]! > rounds

/** The first leader: a seat, or `ghost` and the seat that laid its deck. */
function readLeader(field: Field | undefined, s: State): number {
  if (field === undefined) return 0
  const [first = '', second] = field.value.split(/\s+/)
  if (first !== 'ghost') return s.placeOf(asSeat(readWhole(field, first, 1, s.seats()) - 1))
  if (!s.hasGhosts()) throw badField(field, `1–${s.seats()}`)
  return readWhole(field, second ?? '', 1, s.seats()) === 2 ? 1 : 3
}

export function readAsked(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): void {
  const field = fields.get('asked')
  if (field === undefined) {
    // Nobody is asked: all cards are played, and chapter III is paid.
    resolveStory(s, s.purses, story)
    payStory(s, story)
    return
  }
  const words = field.value.split(/\s+/)
  const step = words.at(-1) as StepName
  if (!STEP_NAMES.includes(step) || words.length < 2) throw badField(field, `<seat> … ${STEP_NAMES.join(' | ')}`)
  const asked = words
    .slice(0, -1)
    .reduce((set, word) => set | only(asSeat(readWhole(field, word, 1, s.seats()) - 1)), 0) as SeatSet
  const due = isDraft ? stillChoosing(s) : only(s.seatAt(s.placeOnTurn()))
  if (asked !== due)
    throw isDraft ? new BadInput({ kind: 'contradiction', first: 'asked', second: 'picked' }) : contradiction()
  s.stack.call(stepNumber(step), asked)
}

/** CH-3, CH-21: those who have not laid everything they must. */
const stillChoosing = (s: State): SeatSet =>
  listOf(s.seats(), asSeat)
    .filter(seat => s.pickAt(seat, s.moment()) === 0 || (s.hasGhosts() && s.giftAt(seat, s.moment()) === 0))
    .reduce((set, seat) => set | only(seat), 0) as SeatSet
