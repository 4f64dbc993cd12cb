import {
  type Audience,
  asSeat,
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
import type { Deck } from './cards/deck.ts'
import { rewardText } from './cards/text.ts'
import { cardsPolish } from './cards/words.pl.ts'
import type { Card } from './components.ts'
import type { Actor, Changed, Event, Payment, PlayedCard } from './events.ts'
import type { ChaptersMove } from './moves.ts'
import { readCards, readItem, type SheetItem } from './scoring.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'

/** „Ola bierze” albo „Bierzesz”. */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? you : `${audience.name(seat)} ${they}`

const ghost = (feeder: Seat, audience: Audience): string =>
  feeder === audience.you ? 'twój duch' : `duch (${audience.name(feeder)})`

const nameOf = (actor: Actor, audience: Audience): string => {
  if ('ghostOf' in actor) return ghost(actor.ghostOf, audience)
  return actor.seat === audience.you ? 'ty' : audience.name(actor.seat)
}

const left = (count: number): string =>
  `${polishPlural(count, 'zostanie', 'zostaną', 'zostanie')} ${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`

const CHAPTERS = ['', 'I', 'II', 'III']

const TOKEN_ITEM: { readonly [W in SheetItem['what']]: (count: number) => string } = {
  ...cardsPolish.tokens,
  pairs: count => `${count >> 1} ${polishPlural(count >> 1, 'para', 'pary', 'par')} klejnotów (klejnoty: ${count})`,
}

function sheetItem(item: string): string {
  const { what, chapter, round, count } = readItem(item)
  const tokens = TOKEN_ITEM[what](count)
  if (what === 'pairs') return tokens
  return `rozdział ${CHAPTERS[chapter]}${round > 0 ? `, runda ${round}` : ''}: ${tokens}`
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'punkty rywali',
  stars: 'punkty za gwiazdy',
  hearts: 'punkty za serca',
  gems: 'punkty za klejnoty',
}

/** Wszystko, co gra mówi po polsku, z nazwami tych kart. */
export function polishWith(deck: Deck): GameWords<Event, View> {
  const card = (value: Card): string => `${deck.face(value).pl} (${value})`
  const secretly = (value: Card | null): string => (value === null ? '' : `: ${card(value)}`)
  const hand = (hands: readonly (readonly Card[] | null)[], audience: Audience): string => {
    const own = audience.you === undefined ? null : hands[audience.you]
    return own === null || own === undefined ? '' : ` Twoje karty: ${own.map(card).join(', ')}.`
  }
  const laid = ({ by, card: value }: PlayedCard, audience: Audience): string =>
    `${nameOf(by, audience)}: ${card(value)}`
  const becauseOf = (others: readonly Card[]): string =>
    others.length === 0 ? '' : `, dzięki ${others.length === 1 ? 'karcie' : 'kartom'} ${others.map(card).join(', ')}`
  const because = ({ because: cards, card: self }: Payment): string => becauseOf(cards.filter(value => value !== self))
  const paid = (payment: Payment, audience: Audience): string => {
    const source = payment.clause === 'CH-6' ? 'wygrana runda' : card(payment.card)
    return `${nameOf(payment.by, audience)}: ${rewardText(payment.tokens, 'pl')} (${source}${because(payment)})`
  }
  const handCard = (view: Redacted<View>, audience: Audience, slot: number): Card =>
    view.hands[audience.you ?? asSeat(0)]![slot]!

  const CHANGED: { readonly [C in Changed]: (value: Card | null) => string } = {
    pick: value => `kartę dla siebie${secretly(value)}`,
    gift: value => `kartę dla ducha${secretly(value)}`,
    both: value => `swoją kartę z kartą ducha${value === null ? '' : `; dla siebie teraz: ${card(value)}`}`,
  }

  const moveWords: MoveWords<ChaptersMove, View> = {
    pick: ({ slot }, view, audience) => `Dla siebie: ${card(handCard(view, audience, slot))}`,
    give: ({ slot }, view, audience) => `Dla ducha: ${card(handCard(view, audience, slot))}`,
    swap: () => 'Zamień swoją kartę z kartą ducha',
    play: ({ card: value }) => `Zagraj: ${card(value as Card)}`,
  }

  const eventWords: EventWords<Event> = {
    dealt: ({ deal, hands }, audience) =>
      `${deal === 1 ? 'Rozdział I. Karty rozdane.' : 'Nowe karty rozdane.'}${hand(hands, audience)}`,
    picked: ({ seat, card: value }, audience) =>
      `${does(seat, audience, 'wybiera', 'Wybierasz')} kartę dla siebie${secretly(value)}.`,
    gave: ({ seat, card: value }, audience) =>
      `${does(seat, audience, 'wybiera', 'Wybierasz')} kartę dla ducha${secretly(value)}.`,
    changed: ({ seat, what, card: value }, audience) =>
      `${does(seat, audience, what === 'both' ? 'zamienia' : 'zmienia', what === 'both' ? 'Zamieniasz' : 'Zmieniasz')} ${CHANGED[what](value)}.`,
    passed: ({ hands }, audience) => `Wszyscy wybrali; karty idą w lewo.${hand(hands, audience)}`,
    putAway: ({ hands }, audience) => {
      const own = audience.you === undefined ? null : hands[audience.you]
      return `Reszta kart idzie do pudełka${own === null || own === undefined ? '' : `; od ciebie: ${own.map(card).join(', ')}`}.`
    },
    tookUp: ({ leader }, audience) =>
      `Rozdział II. ${'seat' in leader ? does(leader.seat, audience, 'zaczyna', 'Zaczynasz') : `Zaczyna ${nameOf(leader, audience)}`}.`,
    played: ({ by, card: value }, audience) =>
      'seat' in by
        ? `${does(by.seat, audience, 'zagrywa', 'Zagrywasz')}: ${card(value)}.`
        : `${capital(nameOf(by, audience))} zagrywa: ${card(value)}.`,
    roundEnded: ({ round, cards, winner, blockedBy, payments }, audience) =>
      [
        `Runda ${round}: ${cards.map(each => laid(each, audience)).join(', ')}.`,
        'seat' in winner
          ? `${does(winner.seat, audience, 'wygrywa', 'Wygrywasz')}.`
          : `Wygrywa ${nameOf(winner, audience)}, gwiazdy nikt nie bierze.`,
        ...(blockedBy === null ? [] : [`${card(blockedBy)}: nikt nie dostaje serc ani klejnotów.`]),
        ...(payments.length === 0 ? [] : [`Nagrody: ${payments.map(each => paid(each, audience)).join('; ')}.`]),
      ].join(' '),
    resolved: ({ seat, card: value, payments }, audience) =>
      `Rozdział III: ${does(seat, audience, 'rozpatruje', 'rozpatrujesz')} kartę ${card(value)}. ${
        payments.length === 0
          ? 'Nie daje nagrody'
          : `Nagroda: ${payments.map(each => `${rewardText(each.tokens, 'pl')}${because(each)}`).join('; ')}`
      }.`,
    mostGems: ({ gems, seats, payments }, audience) =>
      [
        `Najwięcej klejnotów (${gems}): ${seats.map(seat => nameOf({ seat }, audience)).join(', ')}; ${seats.length === 1 ? 'jeszcze 4 klejnoty' : 'po 4 klejnoty więcej'}.`,
        ...payments.filter(({ ability }) => ability !== undefined).map(each => `${capital(paid(each, audience))}.`),
      ].join(' '),
    gameEnded: ({ totals, winners, byHighestCard }, audience) => {
      const [winner] = winners
      const points = totals.map((total, seat) => `${nameOf({ seat: asSeat(seat) }, audience)} ${total}`)
      return `Punkty: ${points.join(', ')}. ${does(winner!, audience, 'wygrywa', 'Wygrywasz')}${byHighestCard ? ', bo przy remisie decyduje najwyższa karta' : ''}!`
    },
  }

  return {
    title: '3 rozdziały',
    about: 'Wybierz baśniową drużynę, zagraj nią rundę po rundzie i zapunktuj tym, kto do kogo pasuje.',
    prompt: (view, { you }) => {
      if (view.stack === null) return 'Gra skończona.'
      if (view.stack.step === 'play') return 'Twoja kolej: zagraj kartę.'
      const moment = view.counts.deal * view.agreed.exchanges + view.counts.exchange
      const seat = you ?? asSeat(0)
      if (view.agreed.seats > 2) return `Wybierz kartę dla siebie; ${left(view.hands[seat]!.length - 1)}.`
      if (view.picks[seat]!.length === moment + 1) return 'Wybierz kartę dla ducha po swojej prawej stronie.'
      return view.gifts[seat]!.length === moment + 1
        ? 'Wybierz kartę dla siebie.'
        : 'Wybierz kartę dla siebie i kartę dla ducha po swojej prawej stronie.'
    },
    move: moveSpeaker(moveWords),
    event: eventSpeaker(eventWords),
    sheetItem,
    sheetCards: (_item, cards) => {
      const [self, ...others] = readCards(cards)
      return `${card(self)}${becauseOf(others)}`
    },
    topics: TOPICS,
    notation: {
      '1–50': 'karta o tej wartości',
      '30 (2 4)': 'karta 30 i te, dzięki którym daje nagrodę',
      '-': 'miejsce po zagranej karcie',
    },
  }
}
