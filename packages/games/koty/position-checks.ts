import { asSeat, cannotBe, listOf, type Text } from '@sennik/engine'
import {
  type Card,
  DRAGON,
  FULL_LANDS,
  IDLE_ROUNDS,
  isCat,
  JOKER,
  LANDS,
  NO_CARD,
  RAVEN,
  symbolOf,
} from './components.ts'
import { checkAsked } from './position-asked.ts'
import { checkHands } from './position-hands.ts'
import { type Fields, isOver } from './position-words.ts'
import { NO_CARDS, type State, THREE_LANDS } from './state.ts'

/** What is written obeys what a state in play obeys; how many cards there are of each kind was seen to before. */
export function checkPosition(s: State, fields: Fields): void {
  checkLands(s, fields)
  checkFullLands(s, fields)
  checkHands(s, fields)
  checkDrawPile(s, fields)
  if (isOver(s)) checkEnd(s, fields)
  else checkAsked(s, fields)
}

function checkLands(s: State, fields: Fields): void {
  for (let seat = 0; seat < s.seats(); seat++)
    for (let land = 0; land < LANDS; land++) {
      if (s.topOf(seat, land) === RAVEN && s.ninesOn(seat, land) === 0)
        throw cannotBe(fields, ['dreams'], {
          pl: 'kruk zawsze leży na dziewiątce',
          en: 'a raven always lies on a nine',
        })
      for (let index = 0; index < s.ninesOn(seat, land); index++)
        if (s.isKnown(seat, land, index) && !mayBeKnown(s, s.nineAt(seat, land, index)))
          throw cannotBe(fields, ['options', 'dreams'], {
            pl: 'wszyscy znają tylko dziewiątkę z kota lub jokera po walce, z kruka zabranego przez nietoperza i ze smoka',
            en: 'everyone knows a nine only if it is a cat or joker of a fight, a raven taken by a bat, or the dragon',
          })
    }
}

/** KOT-H1 */
const mayBeKnown = (s: State, card: Card): boolean =>
  isCat(card) || card === JOKER || card === DRAGON || (card === RAVEN && s.options().bats > 0)

/** KOT-21: whoever has three full lands has ended the game, and nobody else can have. */
function checkFullLands(s: State, fields: Fields): void {
  const refuse = (because: Text): never => {
    throw cannotBe(fields, ['asked', 'dreams', 'end'], because)
  }
  const full = listOf(s.seats(), asSeat).filter(seat => s.fullLands(seat) >= FULL_LANDS)
  const [seat] = full
  if (full.length > 1 || (seat !== undefined && s.fullLands(seat) > FULL_LANDS))
    throw cannotBe(fields, ['dreams'], {
      pl: 'trzecia kraina z trzema dziewiątkami w jednym śnie kończy grę, więc następnej nikt już nie ma',
      en: 'a third land of three nines in one dream ends the game, so nobody has another one',
    })
  if (seat !== undefined && (s.ending() !== THREE_LANDS || s.ender() !== seat || !isOver(s)))
    refuse({
      pl: `trzy krainy po trzy dziewiątki kończą grę: „end: three-lands ${seat + 1}”`,
      en: `three lands of three nines end the game: “end: three-lands ${seat + 1}”`,
    })
  if (seat === undefined && s.ending() === THREE_LANDS)
    refuse({
      pl: `miejsce ${s.ender() + 1} nie ma trzech krain po trzy dziewiątki`,
      en: `seat ${s.ender() + 1} does not have three lands of three nines`,
    })
}

/** The draw pile is what is left of the cards that were shuffled. */
function checkDrawPile(s: State, fields: Fields): void {
  const left = Uint8Array.from(s.shuffled)
  for (const card of s.pile.subarray(0, s.pileSize())) {
    if (left[card] === 0)
      throw cannotBe(fields, ['shuffled', 'pile'], {
        pl: `w stosie dobierania jest więcej kart „${symbolOf(card as Card)}”, niż ich do niego wtasowano`,
        en: `the draw pile has more cards “${symbolOf(card as Card)}” than were shuffled into it`,
      })
    left[card]!--
  }
}

/** “No cards” is also what people write who only count the dreams of a real table: where the other cards are is left open. */
function checkEnd(s: State, fields: Fields): void {
  if (s.played() !== NO_CARD)
    throw cannotBe(fields, ['table', 'end'], {
      pl: 'po końcu gry nic już nie leży między miejscami',
      en: 'once the game is over nothing lies between places',
    })
  if (s.ender() !== s.turn() && (s.ending() !== NO_CARDS || !s.isRival(s.turn(), s.ender())))
    throw cannotBe(fields, ['turn', 'end'], {
      pl: 'grę kończy ten, czyja jest tura, albo obrońca, który nie mógł dobrać karty',
      en: 'the game is ended by the player whose turn it is, or by a defender who could not draw',
    })
  const idle = s.idleTurns()
  const most = IDLE_ROUNDS * s.seats()
  if (s.ending() === THREE_LANDS && idle > 0)
    throw cannotBe(fields, ['idle', 'end'], {
      pl: 'trzecią krainę kończy nowa dziewiątka, więc „idle” to 0',
      en: 'a new nine completes the third land, so “idle” is 0',
    })
  if (s.ending() !== THREE_LANDS && s.ending() !== NO_CARDS && idle !== most)
    throw cannotBe(fields, ['idle', 'end'], {
      pl: `„standstill”, nasze własne zakończenie, przychodzi po ${most} turach bez nowej dziewiątki`,
      en: `“standstill”, an ending of our own, comes after ${most} turns without a new nine`,
    })
}
