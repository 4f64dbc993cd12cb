import {
  type Audience,
  asSeat,
  type EventWords,
  eventSpeaker,
  type GameWords,
  type MoveWords,
  moveSpeaker,
  polishPlural,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import { type Card, PEEK_1, ravensIn, ravensOn, SWAP_2, symbolOf, TAKE_2 } from './components.ts'
import type { Event, RoundScore } from './events.ts'
import type { SenMove } from './moves.ts'
import type { SheetItem } from './scoring.ts'
import type { StepName } from './steps.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'

const ravens = (count: number): string => `${count} ${polishPlural(count, 'kruk', 'kruki', 'kruków')}`

const SPECIAL: { readonly [symbol: string]: string } = { T: 'Weź 2', P: 'Podejrzyj 1', S: 'Zamień 2' }

function card(kind: Card): string {
  const special = SPECIAL[symbolOf(kind)]
  return special === undefined ? ravens(ravensOn(kind)) : `${special} (${ravens(ravensOn(kind))})`
}

/** „Ola bierze” albo „Bierzesz”. */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? you : `${audience.name(seat)} ${they}`

const inDreamOf = (owner: Seat, actor: Seat, audience: Audience): string => {
  if (owner === actor) return 'w swoim śnie'
  return owner === audience.you ? 'w twoim śnie' : `(sen: ${audience.name(owner)})`
}

const secretly = (kind: Card | undefined): string => (kind === undefined ? '' : `: ${card(kind)}`)

const ACTIONS: { readonly [kind: number]: string } = {
  [TAKE_2]: 'dwie karty, z których zatrzymasz jedną',
  [PEEK_1]: 'podejrzenie dowolnej krainy',
  [SWAP_2]: 'zamiana krain w dwóch snach',
}

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>) => string } = {
  opening: () => 'Zanim zacznie się runda, podejrzyj dwie swoje krainy.',
  turn: view =>
    view.agreed.options.iKnow
      ? 'Twoja tura: weź odkrytą kartę, dobierz zakrytą, powiedz, że wiesz, co masz, albo zawołaj POBUDKA!'
      : 'Twoja tura: weź odkrytą kartę, dobierz zakrytą albo zawołaj POBUDKA!',
  exchange: view => `Która z twoich krain ustąpi miejsca tej karcie: ${card(view.discards.at(-1)!)}?`,
  drawn: view => `Twoja karta: ${card(view.held[0]!)}. Co z nią robisz?`,
  keep: view => `Którą kartę zatrzymujesz: ${card(view.held[0]!)} czy ${card(view.held[1]!)}?`,
  peek: () => 'Którą krainę podglądasz?',
  swap: () => 'Zamień 2: wskaż pierwszą krainę.',
  'swap-with': () => 'Zamień 2: wskaż krainę w innym śnie.',
  claim: () => 'Wiem, co mam: wskaż pierwszą krainę.',
  'claim-with': () => 'Wiem, co mam: wskaż drugą krainę.',
  'claim-number': () => 'Ile kruków jest na każdej z nich?',
}

const moveWords: MoveWords<SenMove, View> = {
  peek: ({ slot }) => `Podejrzyj swoją krainę ${slot + 1}`,
  take: (_move, view) => `Weź odkrytą kartę: ${card(view.discards.at(-1)!)}`,
  draw: () => 'Dobierz kartę ze stosu zakrytego',
  call: () => 'Zawołaj POBUDKA!',
  claim: () => 'Powiedz, że wiesz, co masz',
  place: ({ slot }) => `Połóż ją w miejsce swojej krainy ${slot + 1}`,
  discard: () => 'Odłóż ją na stos odkryty',
  use: (_move, view) => `Użyj jej działania: ${ACTIONS[view.held[0]!]}`,
  keep: ({ index }, view) => `Zatrzymaj: ${card(view.held[index]!)}`,
  look: ({ owner, slot }, _view, audience) => landOf(owner, slot, audience),
  pick: ({ owner, slot }, _view, audience) => landOf(owner, slot, audience),
  point: ({ slot }) => `Twoja kraina ${slot + 1}`,
  name: ({ ravens: count }) => ravens(count),
}

const landOf = (owner: number, slot: number, audience: Audience): string =>
  owner === audience.you ? `Twoja kraina ${slot + 1}` : `${audience.name(asSeat(owner))}: kraina ${slot + 1}`

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

/** What of a score is not the sum of the ravens beside it. */
const notesOn = ({ spared, penalty, flat }: RoundScore): string[] => [
  ...(spared > 0 ? ['dziewiątki się nie liczą'] : []),
  ...(penalty > 0 ? [`w tym kara ${penalty}`] : []),
  ...(flat > 0 ? [`${flat}, bo ktoś poszedł na całość`] : []),
]

const inBrackets = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join('; ')})`)

const eventWords: EventWords<Event> = {
  roundBegan: ({ round, starter, open }, audience) =>
    `Runda ${round}. ${does(starter, audience, 'zaczyna', 'Zaczynasz')}; odkryta karta: ${card(open)}.`,
  looked: ({ seat, owner, slot, card: seen }, audience) =>
    `${does(seat, audience, 'podgląda', 'Podglądasz')} krainę ${slot + 1} ${inDreamOf(owner, seat, audience)}${secretly(seen)}.`,
  took: ({ seat, card: taken }, audience) =>
    `${does(seat, audience, 'bierze', 'Bierzesz')} odkrytą kartę: ${card(taken)}.`,
  drew: ({ seat, card: drawn }, audience) => `${does(seat, audience, 'dobiera', 'Dobierasz')} kartę${secretly(drawn)}.`,
  drewTwo: ({ seat, cards }, audience) =>
    `${does(seat, audience, 'dobiera', 'Dobierasz')} dwie karty${cards === undefined ? '' : `: ${cards.map(card).join(' i ')}`}.`,
  kept: ({ seat, rejected }, audience) =>
    `${does(seat, audience, 'zatrzymuje', 'Zatrzymujesz')} jedną kartę, na stos odkryty trafia: ${card(rejected)}.`,
  exchanged: ({ seat, slot, card: kept, out }, audience) =>
    `${does(seat, audience, 'kładzie', 'Kładziesz')} ją w miejsce krainy ${slot + 1}${secretly(kept)}; na stos odkryty trafia: ${card(out)}.`,
  discarded: ({ seat, card: thrown }, audience) =>
    `${does(seat, audience, 'odkłada', 'Odkładasz')} kartę: ${card(thrown)}.`,
  used: ({ seat, card: used }, audience) => `${does(seat, audience, 'używa', 'Używasz')} karty ${card(used)}.`,
  picked: ({ seat, owner, slot }, audience) =>
    `${does(seat, audience, 'wskazuje', 'Wskazujesz')} krainę ${slot + 1} ${inDreamOf(owner, seat, audience)}.`,
  swapped: ({ seat, owner, slot, otherOwner, otherSlot }, audience) =>
    `${does(seat, audience, 'zamienia', 'Zamieniasz')} krainę ${slot + 1} ${inDreamOf(owner, seat, audience)} z krainą ${otherSlot + 1} ${inDreamOf(otherOwner, seat, audience)}.`,
  beganClaim: ({ seat }, audience) => `${does(seat, audience, 'mówi', 'Mówisz')}: „Wiem, co mam”.`,
  pointed: ({ seat, slot }, audience) =>
    `${does(seat, audience, 'wskazuje', 'Wskazujesz')} krainę ${slot + 1} w swoim śnie.`,
  claimed: ({ seat, ravens: count, cards, right }, audience) =>
    `${does(seat, audience, 'podaje', 'Podajesz')} liczbę kruków: ${count}. Na krainach: ${cards.map(card).join(' i ')}. ${right ? 'Zgadza się, jedna kraina mniej' : 'Nie zgadza się, jedna kraina więcej'}.`,
  called: ({ seat }, audience) => `${does(seat, audience, 'woła', 'Wołasz')}: POBUDKA!`,
  ranOut: () => 'Stos zakryty się wyczerpał.',
  roundScored: ({ round, dreams, scores, totals }, audience) =>
    [
      `Runda ${round} policzona.`,
      ...scores.map(
        (score, seat) =>
          `${audience.name(asSeat(seat))}: ${dreams[seat]!.map(ravensOn).join(' ')} = ${score.total}${inBrackets(notesOn(score))}, razem ${totals[seat]}.`,
      ),
    ].join(' '),
  gameEnded: ({ winners }, audience) =>
    winners.length === 1
      ? `${does(winners[0]!, audience, 'wygrywa', 'Wygrywasz')}!`
      : `Zwycięstwem dzielą się: ${list(winners.map(seat => (seat === audience.you ? 'ty' : audience.name(seat))))}.`,
}

const SHEET: { readonly [I in SheetItem]: string } = {
  lands: 'krainy z ostatniej rundy',
  spared: 'dziewiątki, których się nie liczy',
  penalty: 'kara za nietrafioną pobudkę',
  flat: 'ktoś poszedł na całość',
  onlyNines: 'na całość: same dziewiątki',
  earlierLands: 'krainy z wcześniejszych rund',
  earlierSpared: 'dziewiątki nieliczone we wcześniejszych rundach',
  earlierPenalties: 'kary z wcześniejszych rund',
  earlierFlat: 'inni poszli na całość we wcześniejszych rundach',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'kruki rywali',
  lands: 'kruki w twoim śnie',
  spared: 'nieliczone dziewiątki',
  penalty: 'kara za pobudkę',
  flat: 'kruki za to, że ktoś poszedł na całość',
}

export const polish: GameWords<Event, View> = {
  title: 'Sen',
  about: 'Zamieniaj krainy w na wpół zapomnianym śnie i obudź się, gdy w twoim jest najmniej kruków.',
  prompt: view => (view.stack === null ? 'Gra skończona.' : PROMPTS[view.stack.step](view)),
  move: moveSpeaker(moveWords),
  event: eventSpeaker(eventWords),
  sheetItem: item => SHEET[item as SheetItem],
  sheetCards: (_item, cards) => ravensIn(cards),
  topics: TOPICS,
  notation: {
    '0–9': 'kraina z tyloma krukami',
    T: 'Weź 2 (5 kruków)',
    P: 'Podejrzyj 1 (6 kruków)',
    S: 'Zamień 2 (7 kruków)',
  },
}
