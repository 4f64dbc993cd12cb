import {
  badField,
  cannotBe,
  type Field,
  only,
  readSeat,
  readWhole,
  type Seat,
  type SeatSet,
  type Text,
} from '@sennik/engine'
import { OPENING_PEEKS } from './components.ts'
import { type Fields, seatList, words } from './position-fields.ts'
import { bitOf, NOT_ENDED, type State } from './state.ts'
import { STEP_NAMES, type StepName, stepNumber } from './steps.ts'

/** Steps that keep something: how many numbers follow the step's name, all counted from 1. */
export const REGISTERS: { readonly [S in StepName]: number } = {
  opening: 1,
  turn: 0,
  exchange: 0,
  drawn: 0,
  keep: 0,
  peek: 0,
  swap: 0,
  'swap-with': 2,
  claim: 0,
  'claim-with': 1,
  'claim-number': 2,
}

const CLAIMS: ReadonlySet<StepName> = new Set(['claim', 'claim-with', 'claim-number'])

const FORMS: readonly Text[] = [
  { pl: 'nic więcej', en: 'nothing more' },
  { pl: 'jedna liczba', en: 'one number' },
  { pl: 'dwie liczby', en: 'two numbers' },
]

/** What the field `asked` says, before it is held against the cards. */
export interface Asked {
  readonly field: Field
  readonly seats: readonly Seat[]
  readonly step: StepName
  readonly registers: readonly string[]
}

export function readAsked(field: Field, s: State): Asked {
  const list = words(field.value)
  const at = list.findIndex(word => !/^\d+$/.test(word))
  const step = list[at] as StepName
  if (at < 1 || !STEP_NAMES.includes(step))
    throw badField(field, {
      pl: `numer miejsca i to, o czym decyduje: ${STEP_NAMES.join(', ')}`,
      en: `a seat and what it decides: ${STEP_NAMES.join(', ')}`,
    })
  const seats = list.slice(0, at).map(word => readSeat(field, word, s.seats()))
  const registers = list.slice(at + 1)
  const form = FORMS[REGISTERS[step]]!
  if (registers.length !== REGISTERS[step])
    throw badField(field, { pl: `po słowie ${step} ${form.pl}`, en: `after ${step} ${form.en}` })
  if (new Set(seats).size < seats.length || (step !== 'opening' && seats.length > 1))
    throw badField(
      field,
      step === 'opening'
        ? { pl: 'każde miejsce tylko raz', en: 'every seat only once' }
        : { pl: 'jedno miejsce: decyduje ono samo', en: 'one seat: it decides alone' },
    )
  return { field, seats, step, registers }
}

/** Puts the decision on the stack, when the cards lie where they are. */
export function callAsked(asked: Asked, fields: Fields, s: State): void {
  const { step, seats } = asked
  const [seat] = seats
  if (CLAIMS.has(step)) checkClaim(seat!, fields, s)
  if (step === 'opening') checkOpening(asked, fields, s)
  const [first = 0, second = 0] = readRegisters(asked, s)
  if (step === 'claim-number' && first === second)
    throw badField(asked.field, { pl: 'dwie różne krainy', en: 'two different lands' })
  if (step === 'opening' && s.ending() !== NOT_ENDED && first !== s.next(s.ender()))
    throw cannotBe(fields, ['asked', 'end'], {
      pl: 'rundę zaczyna osoba po lewej stronie tej, która zakończyła poprzednią',
      en: 'a round is started by whoever sits to the left of the one who ended the round before',
    })
  s.stack.call(stepNumber(step), setOf(seats), first, second)
}

const setOf = (seats: readonly Seat[]): SeatSet => seats.reduce((set, seat) => set | bitOf(seat), 0) as SeatSet

function readRegisters({ field, step, registers, seats }: Asked, s: State): number[] {
  if (step === 'opening') return [readSeat(field, registers[0]!, s.seats()), seatsThat(s, done => done > 0)]
  if (step === 'swap-with') {
    const owner = readSeat(field, registers[0]!, s.seats())
    return [owner, readLand(field, registers[1]!, s.lands(owner))]
  }
  return registers.map(word => readLand(field, word, s.lands(seats[0]!)))
}

const readLand = (field: Field, word: string, lands: number): number =>
  readWhole(field, word, 1, lands, { pl: `numer krainy, od 1 do ${lands}`, en: `the number of a land, 1–${lands}` }) - 1

/** SEN-V3 */
function checkClaim(seat: Seat, fields: Fields, s: State): void {
  if (!s.playsIKnow())
    throw cannotBe(fields, ['options', 'asked'], {
      pl: 'nie gra się w „Wiem, co mam”',
      en: '“I know what I have” is not played',
    })
  if (s.lands(seat) < 2)
    throw cannotBe(fields, ['asked', 'dreams'], {
      pl: 'wskazuje się dwie krainy, a w tym śnie jest jedna',
      en: 'two lands are pointed at, but this dream has one',
    })
}

/** Seats by the number of their looks in the opening, which the dreams tell. */
const seatsThat = (s: State, test: (peeksDone: number) => boolean): SeatSet =>
  setOf(seatList(s.seats()).filter(seat => test(s.openingPeeksDone(seat))))

/** SEN-5: whoever has not had both looks is asked, and nothing else is known yet. */
function checkOpening({ seats }: Asked, fields: Fields, s: State): void {
  const everySeat = seatList(s.seats())
  const knowsTooMuch = everySeat.some(
    seat =>
      s.openingPeeksDone(seat) > OPENING_PEEKS ||
      Array.from(s.dreams.subarray(0, s.lands(seat))).some((_, slot) => (s.knownTo(seat, slot) & ~only(seat)) !== 0),
  )
  if (knowsTooMuch)
    throw cannotBe(fields, ['asked', 'dreams'], {
      pl: 'na początku rundy każdy zna najwyżej dwie krainy, i to swoje',
      en: 'at the beginning of a round everyone knows two lands at most, and their own',
    })
  if (setOf(seats) !== seatsThat(s, done => done < OPENING_PEEKS))
    throw cannotBe(fields, ['asked', 'dreams'], {
      pl: 'pyta się tych, którzy nie znają jeszcze dwóch swoich krain',
      en: 'those are asked who do not know two of their lands yet',
    })
}
