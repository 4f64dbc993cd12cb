import {
  asSeat,
  badField,
  cannotBe,
  englishPlural,
  type Field,
  listOf,
  only,
  readSeat,
  readSeats,
  type SeatSet,
  seatsOf,
} from '@sennik/engine'
import { ghostTurns } from './knowledge.ts'
import { wordsIn } from './position-rows.ts'
import { payRound, RoundResult, resolveRound } from './round.ts'
import { COUNT, PICK_ROW, type State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'
import { payStory, resolveStory, StoryResult } from './story.ts'

type Fields = ReadonlyMap<string, Field>

const round = new RoundResult()
const story = new StoryResult()

/** What can be derived is not written: rounds are won and paid anew from the cards played. `named`: how many cards of each ghost are known. */
export function readPlayed(fields: Fields, named: readonly number[], s: State): void {
  const laid = listOf(s.seats(), seat => cardsLaid(s, seat))
  const rounds = fields.has('asked') ? Math.min(...laid) : s.rounds()
  checkRounds(fields, laid, rounds, s)
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
  if (seen !== players || turns === places)
    throw cannotBe(fields, ['asked', 'lead', 'played'], {
      pl: 'w rundzie, która trwa, zagrywa się po kolei od osoby, która zaczęła',
      en: 'in the round that is being played, cards are played in turn from whoever started it',
    })
  s.counts[COUNT.turns] = turns
  if (s.hasGhosts()) checkTurnedUp(fields, named, s)
}

function checkRounds(fields: Fields, laid: readonly number[], rounds: number, s: State): void {
  const short = laid.findIndex(size => size !== rounds)
  if (!fields.has('asked') && short >= 0)
    throw cannotBe(fields, ['played', 'picked'], {
      pl: `bez pola „asked” gra jest skończona i każdy zagrał już ${rounds} kart, a miejsce ${short + 1} zagrało ${laid[short]}`,
      en: `without “asked” the game is over and everybody has played ${rounds} cards, but seat ${short + 1} has played ${laid[short]}`,
    })
  if (laid.some(size => size > rounds + 1))
    throw cannotBe(fields, ['asked', 'played'], {
      pl: 'w każdej rundzie każdy zagrywa jedną kartę, więc nikt nie jest dwie karty przed innymi',
      en: 'everybody plays one card in each round, so nobody is two cards ahead of another',
    })
  if (fields.has('asked') && rounds === s.rounds())
    throw cannotBe(fields, ['asked', 'played'], {
      pl: 'wszystkie karty są zagrane, więc nikt nie ma już ruchu',
      en: 'all cards have been played, so nobody is asked any more',
    })
}

const cardsLaid = (s: State, seat: number): number =>
  listOf(s.rounds(), number => s.playedCard(asSeat(seat), number)).filter(card => card !== 0).length

/** Ghosts play by themselves as soon as it is their turn. */
const hasPlayed = (s: State, place: number, laid: readonly number[], rounds: number): boolean =>
  s.isGhost(place) ? rounds < s.rounds() : laid[s.seatAt(place)]! > rounds

/** CH-23: what ghosts have played decided rounds: no card is made up for it. */
function checkTurnedUp(fields: Fields, named: readonly number[], s: State): void {
  for (let feeder = 0; feeder < s.seats(); feeder++)
    for (let index = ghostTurns(s, asSeat(feeder)) - 1; index >= 0; index--)
      if (s.order[feeder * PICK_ROW + index]! > named[feeder]!)
        throw cannotBe(fields, ['ghosts', 'order'], {
          pl: 'karty, które duchy już zagrały, liczyły się w rundach, więc trzeba podać je w polu „ghosts”',
          en: 'cards that ghosts have played counted in their rounds, so “ghosts” must name them',
        })
}

/** CH-6: a player starts the first round. */
const readLeader = (field: Field | undefined, s: State): number =>
  field === undefined ? 0 : s.placeOf(readSeat(field, field.value, s.seats()))

/** The step that a position waits in; undefined: the game is over. */
export function readStep(field: Field | undefined): StepName | undefined {
  if (field === undefined) return undefined
  const words = wordsIn(field.value)
  const step = STEP_NAMES.find(name => name === words.at(-1))
  if (step === undefined || words.length < 2)
    throw badField(field, {
      pl: `miejsca, a po nich ${STEP_NAMES.join(' albo ')}, na przykład „1 3 draft”`,
      en: `seats, and then ${STEP_NAMES.join(' or ')}, such as “1 3 draft”`,
    })
  return step
}

export function readAsked(fields: Fields, step: StepName | undefined, s: State): void {
  if (step === undefined) {
    // Nobody is asked: all cards are played, and chapter III is paid.
    resolveStory(s, s.purses, story)
    payStory(s, story)
    return
  }
  const field = fields.get('asked')!
  const asked = readSeats(field, wordsIn(field.value).slice(0, -1), s.seats())
  const isDraft = step === 'draft'
  const due = isDraft ? stillChoosing(s) : only(s.seatAt(s.placeOnTurn()))
  if (asked !== due) {
    const seats = seatsOf(due).map(seat => seat + 1)
    throw cannotBe(fields, isDraft ? ['asked', 'picked', 'ghosts'] : ['asked', 'lead', 'played'], {
      pl:
        seats.length === 0
          ? 'wszyscy już wybrali'
          : `ruch ma teraz ${seats.length === 1 ? 'tylko miejsce' : 'każde z miejsc'} ${seats.join(', ')}`,
      en:
        seats.length === 0
          ? 'all have chosen already'
          : `it is for ${englishPlural(seats.length, 'seat', 'seats')} ${seats.join(', ')} to move now`,
    })
  }
  s.stack.call(stepNumber(step), asked)
}

/** CH-3, CH-21: those who have not laid everything they must. */
const stillChoosing = (s: State): SeatSet =>
  listOf(s.seats(), asSeat)
    .filter(seat => s.pickAt(seat, s.moment()) === 0 || (s.hasGhosts() && s.giftAt(seat, s.moment()) === 0))
    .reduce((set, seat) => set | only(seat), 0) as SeatSet
