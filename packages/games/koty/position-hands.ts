import { asSeat, cannotBe, englishPlural, polishPlural } from '@sennik/engine'
import { HAND, NO_CARD } from './components.ts'
import { type Fields, isOver, stepOf } from './position-words.ts'
import { GOES_ON, NO_CARDS, type State, THREE_LANDS } from './state.ts'

const FULL: readonly number[] = [HAND]
/** The card played is drawn for later, or could not be. */
const ONE_LESS: readonly number[] = [HAND - 1]
/** On one's own dream one has not drawn yet, after an attack one has. */
const OWN_OR_ATTACK: readonly number[] = [HAND - 1, HAND]

/** How many cards a seat may hold, fewest first (KOT-7, KOT-12a). */
export function handSizes(s: State, seat: number, ending: number): readonly number[] {
  if (isOver(s)) return ending === NO_CARDS || (ending === THREE_LANDS && seat === s.turn()) ? OWN_OR_ATTACK : FULL
  if (seat !== s.turn()) return FULL
  if (ending !== GOES_ON) return ONE_LESS
  switch (stepOf(s)) {
    case 'declare':
    case 'carry':
      return ONE_LESS
    case 'nine':
      return s.played() === NO_CARD ? OWN_OR_ATTACK : ONE_LESS
    case 'settle':
      return OWN_OR_ATTACK
    default:
      return FULL
  }
}

/** So many at the table can use up all cards; then a draw pile of one card shows what is drawn (KOT-H1). */
const CAN_RUN_OUT = 6

/** Everyone has the cards that they should have, and nobody knows more of them than can be. */
export function checkHands(s: State, fields: Fields): void {
  const { owls } = s.options()
  for (let seat = 0; seat < s.seats(); seat++) {
    if (s.shownIn(asSeat(seat)) > 0 && owls === 0 && s.seats() < CAN_RUN_OUT)
      throw cannotBe(fields, ['options', 'hands'], {
        pl: 'kart w ręce nikt tu nie mógł zobaczyć, bo w tej grze nie ma sów',
        en: 'nobody can have seen a card in a hand here, since there are no owls in this game',
      })
    const size = s.handSize(asSeat(seat))
    const allowed = handSizes(s, seat, s.ending())
    if (!allowed.includes(size))
      throw cannotBe(fields, fields.has('hands') ? ['asked', 'end', 'hands'] : ['dreams', 'discard', 'pile'], {
        pl: `miejsce ${seat + 1} ma w ręce ${size} ${polishPlural(size, 'kartę', 'karty', 'kart')}, a powinno mieć ${allowed.join(' lub ')}`,
        en: `seat ${seat + 1} holds ${size} ${englishPlural(size, 'card', 'cards')}, but should hold ${allowed.join(' or ')}`,
      })
  }
}
