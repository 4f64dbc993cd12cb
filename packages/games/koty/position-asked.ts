import { asSeat, cannotBe, type Seat, seatsOf, type Text } from '@sennik/engine'
import { BAT, type Card, DRAGON, friendOf, isCat, JOKER, LANDS, MOTH, NO_CARD, RAVEN } from './components.ts'
import { ABOUT_A_LAND, type Fields, OF_A_DUEL, stepOf } from './position-words.ts'
import { GOES_ON, NO_CARDS, type State } from './state.ts'
import type { StepName } from './steps.ts'

/** What a decision needs in order to be one that can come up. */
export function checkAsked(s: State, fields: Fields): void {
  const refuse = (names: readonly string[], because: Text): never => {
    throw cannotBe(fields, names, because)
  }
  const step = stepOf(s)
  const seat = seatsOf(s.deciders())[0]!
  const owner = asSeat(s.stack.register(0))
  const top = s.topOf(owner, s.stack.register(1))

  checkWho(s, step, seat, owner, refuse)
  if (ABOUT_A_LAND.includes(step) && !isCat(top))
    refuse(['asked', 'dreams'], { pl: 'w tej krainie nie leży kot', en: 'no cat lies on that land' })
  if (OF_A_DUEL.includes(step) && s.attackingCat() !== top && s.attackingCat() !== friendOf(top))
    refuse(['as', 'dreams'], {
      pl: 'kot atakujący jest tego samego koloru co atakowany',
      en: 'the attacking cat is of the colour of the one attacked',
    })
  if (!fitsTable(s, step)) refuse(['asked', 'as', 'table'], ON_TABLE[step])
  if (step === 'repeat' && s.seriesSize() === 0)
    refuse(['asked', 'series'], {
      pl: 'atak powtarza się dopiero po obronie, więc w „series” są już atak i obrona',
      en: 'an attack is repeated after a defence only, so “series” has an attack and a defence',
    })
  checkChoice(s, step, seat, refuse)
  if (step === 'nine' && s.played() === NO_CARD && !friendsLeft(s))
    refuse(['asked', 'discard'], {
      pl: 'na wierzchu stosu kart odrzuconych leżą koty, które się zaprzyjaźniły: pierwszy ten, którego zagrano',
      en: 'the cats that made friends lie on top of the discard pile, first the one that was played',
    })
  checkEnding(s, step, refuse)
}

type Refuse = (names: readonly string[], because: Text) => void

/** Who may be asked, given whose turn it is. */
function checkWho(s: State, step: StepName, seat: Seat, owner: Seat, refuse: Refuse): void {
  if (OF_A_DUEL.includes(step) && !s.isRival(s.turn(), owner))
    refuse(['options', 'asked', 'turn'], { pl: 'atakuje się tylko sny rywali', en: 'only rivals’ dreams are attacked' })
  if (step === 'declare' && owner !== seat && !s.isRival(seat, owner))
    refuse(['options', 'asked'], {
      pl: 'na sen partnera nie zagrywa się jokera',
      en: 'a joker is not played on a partner’s dream',
    })
  if (step === 'reply') {
    if (seat !== owner)
      refuse(['asked'], {
        pl: 'najpierw o obronę pyta się osobę, której krainę zaatakowano',
        en: 'the player whose land is attacked is asked first',
      })
  } else if (step === 'partner') {
    if (!s.playsInTeams() || seat !== s.partnerOf(owner))
      refuse(['options', 'asked'], {
        pl: 'o obronę pyta się jeszcze tylko partnera atakowanej osoby, w grze drużynowej',
        en: 'only the partner of the player attacked is asked after them, in a game of teams',
      })
  } else if (seat !== s.turn())
    refuse(['asked', 'turn'], { pl: 'decyduje ten, czyja jest tura', en: 'the player whose turn it is decides' })
}

const NOTHING: Text = { pl: 'nic teraz nie leży między miejscami', en: 'nothing lies between places now' }
const ATTACKING: Text = {
  pl: 'między miejscami leży karta, którą się atakuje: kot z pola „as” albo joker',
  en: 'the attacking card lies between places: the cat of “as”, or a joker',
}

const ON_TABLE: { readonly [S in StepName]: Text } = {
  turn: NOTHING,
  repeat: NOTHING,
  declare: { pl: 'między miejscami leży joker: „table: J”', en: 'the joker lies between places: “table: J”' },
  carry: { pl: 'między miejscami leży ćma: „table: M”', en: 'the moth lies between places: “table: M”' },
  nine: {
    pl: 'dziewiątką zostaje kruk od nietoperza („table: R B”), smok („table: D”) albo, gdy „table” jest puste, karta ze stosu dobierania',
    en: 'a bat’s raven becomes the nine (“table: R B”), the dragon (“table: D”) or, with an empty “table”, a card of the draw pile',
  },
  settle: {
    pl: 'między miejscami leżą koty z walki, najpierw zagrana karta: na przykład „table: J 8”',
    en: 'the cats of a fight lie between places, first the card played: “table: J 8”, for example',
  },
  reply: ATTACKING,
  partner: ATTACKING,
}

/** What lies on the table while somebody decides. */
function fitsTable(s: State, step: StepName): boolean {
  const card = s.played()
  const beside = s.beside()
  switch (step) {
    case 'turn':
    case 'repeat':
      return card === NO_CARD && beside === NO_CARD
    case 'declare':
      return card === JOKER && beside === NO_CARD
    case 'carry':
      return card === MOTH && beside === NO_CARD
    case 'nine':
      return beside === BAT ? card === RAVEN : beside === NO_CARD && (card === NO_CARD || card === DRAGON)
    case 'settle':
      return isCat(beside) && (card === beside || card === JOKER)
    case 'reply':
    case 'partner':
      return (card === s.attackingCat() || card === JOKER) && beside === NO_CARD
  }
}

/** Nobody is asked where there is no choice: what can go to one place alone goes there, and what can go nowhere is lost (KOT-4). */
function checkChoice(s: State, step: StepName, seat: Seat, refuse: Refuse): void {
  const isForNine = step === 'nine' || step === 'settle'
  if (!isForNine && step !== 'carry') return
  let places = 0
  for (let owner = 0; owner < s.seats(); owner++)
    for (let land = 0; land < LANDS; land++)
      if (isForNine ? owner === seat && s.takesNine(owner, land) : s.topOf(owner, land) === NO_CARD) places++
  if (places < 2)
    refuse(['asked', 'dreams'], {
      pl: 'nie ma dwóch krain, które mogą to przyjąć, więc nie ma o co pytać',
      en: 'there are no two lands that can take it, so there is nothing to ask',
    })
}

/** KOT-10, KOT-14: the cat that lay there, and on it the card that was played. */
function friendsLeft(s: State): boolean {
  const top = s.discardSize() - 1
  if (top < 1) return false
  const cat = s.discards[top - 1]! as Card
  return isCat(cat) && (s.discards[top] === friendOf(cat) || s.discards[top] === JOKER)
}

/** KOT-21: an attacker who could not draw still attacks; nothing else is decided in a game that is about to end. */
function checkEnding(s: State, step: StepName, refuse: Refuse): void {
  if (s.ending() === GOES_ON) return
  const isAttack =
    step === 'reply' || step === 'partner' || step === 'settle' || (step === 'nine' && s.played() === NO_CARD)
  if (s.ending() !== NO_CARDS || !isAttack || s.ender() !== s.turn())
    refuse(['asked', 'end'], {
      pl: 'o coś pyta się jeszcze tylko wtedy, gdy karty zabrakło atakującemu',
      en: 'something is still asked only where it was the attacker who could not draw',
    })
  const left = step === 'nine' ? 2 : 0
  if (s.pileSize() > 0 || s.discardSize() !== left)
    refuse(['end', 'discard', 'pile'], {
      pl: 'kto nie mógł dobrać karty, miał przed sobą dwa puste stosy',
      en: 'whoever could not draw had two empty piles before them',
    })
}
