import {
  type Audience,
  capital,
  type EventWords,
  eventSpeaker,
  type GameWords,
  type MoveWords,
  moveSpeaker,
  polishPlural,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import { points } from './card-words.pl.ts'
import type { CardWords } from './card-words.ts'
import { CAT_SYMBOLS, type Card, type Cat, type Line } from './components.ts'
import type { Event, Served } from './events.ts'
import { cardsInLine } from './gains.ts'
import type { CatLadyMove } from './moves.ts'
import { idsInWords } from './notation-words.ts'
import type { StepName } from './steps.ts'
import type { CountedItem, Topic } from './topics.ts'
import type { View } from './view.ts'

/** „Ola bierze” albo „Bierzesz”. */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? you : `${audience.name(seat)} ${they}`

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

/** „bierzesz lewą kolumnę” */
const TAKEN = ['górny rząd', 'środkowy rząd', 'dolny rząd', 'lewą kolumnę', 'środkową kolumnę', 'prawą kolumnę']
/** „przy lewej kolumnie” */
const BESIDE = [
  'górnym rzędzie',
  'środkowym rzędzie',
  'dolnym rzędzie',
  'lewej kolumnie',
  'środkowej kolumnie',
  'prawej kolumnie',
]

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>) => string } = {
  marker: () => 'Postaw znacznik kota: tego rzędu lub kolumny nie wolno będzie wziąć.',
  turn: () => 'Twoja tura: weź trzy karty z jednego rzędu lub kolumny.',
  after: view =>
    view.grid.includes(null)
      ? 'Talia jest pusta. Zakończ turę albo użyj jeszcze zaginionych kotów lub spryskiwacza.'
      : 'Zakończ turę albo użyj jeszcze zaginionych kotów lub spryskiwacza.',
  feeding: () => 'Nakarm koty, a potem zakończ karmienie.',
}

const SHEET: { readonly [I in CountedItem]: string } = {
  leftovers: 'najwięcej niewykorzystanych przysmaków',
  costumes: 'najwięcej ubranek',
  noCostume: 'brak ubranka',
  catnip: 'kocimiętka, za każdego nakarmionego kota',
  loneCatnip: 'jedna kocimiętka',
  toys: 'zabawki',
  tokens: 'żetony',
  lostPairs: 'pary zaginionych kotów na ręce',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'punkty rywali',
  fed: 'nakarmione koty',
  unfed: 'nienakarmione koty',
  leftovers: 'niewykorzystane przysmaki',
  costumes: 'ubranka',
  catnip: 'kocimiętka',
  toys: 'zabawki',
  tokens: 'żetony',
  lostPairs: 'pary zaginionych kotów',
}

/** Wszystko, co gra mówi po polsku, z tymi nazwami kart. */
export function polishWith(cards: CardWords): GameWords<Event, View> {
  const cardList = (taken: readonly Card[]): string => taken.map(cards.card).join(', ')

  const served = (bowls: readonly Served[]): string =>
    bowls.length === 0
      ? 'żaden kot nie je'
      : bowls.map(({ cat, bowl }) => `${cards.cat(cat)} (${cards.tokens(bowl)})`).join(', ')

  const moveWords: MoveWords<CatLadyMove, View> = {
    mark: ({ line }) => `Znacznik przy ${BESIDE[line]}`,
    take: ({ line }, view) => `Weź ${TAKEN[line]}: ${cardList(cardsInLine(view.grid, line as Line))}`,
    spray: ({ line }) => `Spryskiwacz: znacznik przy ${BESIDE[line]}`,
    rescue: ({ stray }, view) => `Dwa zaginione koty za przybłędę: ${cards.cat(view.strays[stray]!)}`,
    trade: () => 'Dwa zaginione koty za żeton wart 2 punkty',
    end: () => 'Zakończ turę',
    give: ({ food, cat }) => capital(`${cards.token(food)} → ${cards.cat(cat as Cat)}`),
    back: ({ food, cat }) => `Zabierz z miski: ${cards.token(food)} (${cards.cat(cat as Cat)})`,
    best: () => 'Ułóż najlepsze karmienie',
    done: () => 'Zakończ karmienie',
  }

  const eventWords: EventWords<Event> = {
    began: ({ starter, strays }, audience) =>
      `${does(starter, audience, 'zaczyna', 'Zaczynasz')}. Przybłędy: ${list(strays.map(cards.cat))}.`,
    marked: ({ seat, line }, audience) =>
      `${does(seat, audience, 'stawia', 'Stawiasz')} znacznik kota przy ${BESIDE[line]}.`,
    took: ({ seat, line, cards: taken }, audience) =>
      `${does(seat, audience, 'bierze', 'Bierzesz')} ${TAKEN[line]}: ${cardList(taken)}.`,
    refilled: ({ cards: dealt, deck }) =>
      `Nowe karty: ${cardList(dealt)}; w talii ${polishPlural(deck, 'została', 'zostały', 'zostało')} ${deck} ${polishPlural(deck, 'karta', 'karty', 'kart')}.`,
    ranOut: () => 'Talia jest pusta: to ostatnia tura.',
    sprayed: ({ seat, line }, audience) =>
      `${does(seat, audience, 'używa', 'Używasz')} spryskiwacza: znacznik kota stoi teraz przy ${BESIDE[line]}.`,
    rescued: ({ seat, cat }, audience) =>
      `${does(seat, audience, 'oddaje', 'Oddajesz')} dwa zaginione koty za przybłędę: ${cards.cat(cat)}.`,
    traded: ({ seat }, audience) =>
      `${does(seat, audience, 'oddaje', 'Oddajesz')} dwa zaginione koty za żeton wart 2 punkty.`,
    turnEnded: ({ seat }, audience) => `${does(seat, audience, 'kończy', 'Kończysz')} turę.`,
    feedingBegan: () => 'Karty się skończyły: ręce są odkryte, a wszystkie koty chcą jeść.',
    gave: ({ seat, cat, food }, audience) =>
      `${does(seat, audience, 'karmi', 'Karmisz')}: ${cards.token(food)} → ${cards.cat(cat)}.`,
    tookBack: ({ seat, cat, food }, audience) =>
      `${does(seat, audience, 'zabiera', 'Zabierasz')} z miski: ${cards.token(food)} (${cards.cat(cat)}).`,
    laidBest: ({ seat, served: bowls }, audience) =>
      `${does(seat, audience, 'układa', 'Układasz')} najlepsze karmienie: ${served(bowls)}.`,
    fed: ({ seat, served: bowls, left }, audience) =>
      `${does(seat, audience, 'kończy', 'Kończysz')} karmienie; nakarmione koty: ${bowls.length}, ${polishPlural(left, 'został', 'zostały', 'zostało')} ${left} ${polishPlural(left, 'żeton', 'żetony', 'żetonów')}.`,
    gameEnded: ({ totals, winners }, audience) =>
      [
        ...totals.map((total, seat) => `${audience.name(seat as Seat)}: ${points(total)}.`),
        winners.length === 1
          ? `${does(winners[0]!, audience, 'wygrywa', 'Wygrywasz')}!`
          : `Wspólnie wygrywają: ${list(winners.map(seat => (seat === audience.you ? 'ty' : audience.name(seat))))}.`,
      ].join(' '),
  }

  function sheetItem(item: string): string {
    const [kind, id = ''] = item.split(':')
    if (kind !== 'fed' && kind !== 'unfed') return SHEET[item as CountedItem]
    const name = cards.cat(CAT_SYMBOLS.indexOf(id) as Cat)
    return kind === 'fed' ? name : `nienakarmiony kot: ${name}`
  }

  return {
    title: 'Najlepsza gra o kotach',
    about: 'Bierz rzędy i kolumny kotów, przysmaków, zabawek i ubranek, a na koniec nakarm każdego kota.',
    prompt: view => (view.stack === null ? 'Gra skończona.' : PROMPTS[view.stack.step](view)),
    move: moveSpeaker(moveWords),
    event: eventSpeaker(eventWords),
    sheetItem,
    sheetCards: (_item, counted) => cards.counted(counted),
    topics: TOPICS,
    notation: {
      'C T M W': 'kurczak, tuńczyk, mleko, rarytas: żetony; można też pisać „K” zamiast „C” i „R” zamiast „W”',
      '1–3, 4–6': 'rzędy od góry, kolumny od lewej',
      ...idsInWords(cards, 'pl'),
    },
  }
}
