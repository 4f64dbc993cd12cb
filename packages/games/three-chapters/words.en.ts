import {
  type Audience,
  asSeat,
  capital,
  type EventWords,
  englishPlural,
  eventSpeaker,
  type GameWords,
  type MoveWords,
  moveSpeaker,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import type { Deck } from './cards/deck.ts'
import { rewardText } from './cards/text.ts'
import { cardsEnglish } from './cards/words.en.ts'
import type { Card } from './components.ts'
import type { Actor, Changed, Event, Payment, PlayedCard } from './events.ts'
import type { ChaptersMove } from './moves.ts'
import { readCards, readItem, type SheetItem } from './scoring.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'

/** "Ola takes" or "You take". */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? `You ${you}` : `${audience.name(seat)} ${they}`

const ghost = (feeder: Seat, audience: Audience): string =>
  feeder === audience.you ? 'your ghost' : `${audience.name(feeder)}’s ghost`

const nameOf = (actor: Actor, audience: Audience): string => {
  if ('ghostOf' in actor) return ghost(actor.ghostOf, audience)
  return actor.seat === audience.you ? 'you' : audience.name(actor.seat)
}

const cardsIn = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`

const CHAPTERS = ['', 'I', 'II', 'III']

const TOKEN_ITEM: { readonly [W in SheetItem['what']]: (count: number) => string } = {
  ...cardsEnglish.tokens,
  pairs: count => `${count >> 1} ${englishPlural(count >> 1, 'pair', 'pairs')} of gems (gems: ${count})`,
}

function sheetItem(item: string): string {
  const { what, chapter, round, count } = readItem(item)
  const tokens = TOKEN_ITEM[what](count)
  if (what === 'pairs') return tokens
  return `chapter ${CHAPTERS[chapter]}${round > 0 ? `, round ${round}` : ''}: ${tokens}`
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'your rivals’ points',
  stars: 'points for stars',
  hearts: 'points for hearts',
  gems: 'points for gems',
}

/** Everything the game says in English, with the names of these cards. */
export function englishWith(deck: Deck): GameWords<Event, View> {
  const card = (value: Card): string => `${deck.face(value).en} (${value})`
  const secretly = (value: Card | null): string => (value === null ? '' : `: ${card(value)}`)
  const hand = (hands: readonly (readonly Card[] | null)[], audience: Audience): string => {
    const own = audience.you === undefined ? null : hands[audience.you]
    return own === null || own === undefined ? '' : ` Your cards: ${own.map(card).join(', ')}.`
  }
  const laid = ({ by, card: value }: PlayedCard, audience: Audience): string =>
    `${nameOf(by, audience)}: ${card(value)}`
  const becauseOf = (others: readonly Card[]): string =>
    others.length === 0 ? '' : `, because of ${others.map(card).join(', ')}`
  const because = ({ because: cards, card: self }: Payment): string => becauseOf(cards.filter(value => value !== self))
  const paid = (payment: Payment, audience: Audience): string => {
    const source = payment.clause === 'CH-6' ? 'round won' : card(payment.card)
    return `${nameOf(payment.by, audience)}: ${rewardText(payment.tokens, 'en')} (${source}${because(payment)})`
  }
  const handCard = (view: Redacted<View>, audience: Audience, slot: number): Card =>
    view.hands[audience.you ?? asSeat(0)]![slot]!

  const CHANGED: { readonly [C in Changed]: (value: Card | null, whose: string) => string } = {
    pick: (value, whose) => `${whose} own card${secretly(value)}`,
    gift: value => `the ghost’s card${secretly(value)}`,
    both: (value, whose) =>
      `${whose} own card with the ghost’s${value === null ? '' : `; ${whose} own is now ${card(value)}`}`,
  }

  const moveWords: MoveWords<ChaptersMove, View> = {
    pick: ({ slot }, view, audience) => `For yourself: ${card(handCard(view, audience, slot))}`,
    give: ({ slot }, view, audience) => `For the ghost: ${card(handCard(view, audience, slot))}`,
    swap: () => 'Swap your own card with the ghost’s',
    play: ({ card: value }) => `Play ${card(value as Card)}`,
  }

  const eventWords: EventWords<Event> = {
    dealt: ({ deal, hands }, audience) =>
      `${deal === 1 ? 'Chapter I. Cards are dealt.' : 'New cards are dealt.'}${hand(hands, audience)}`,
    picked: ({ seat, card: value }, audience) =>
      `${does(seat, audience, 'chooses', 'choose')} a card for ${seat === audience.you ? 'yourself' : 'themselves'}${secretly(value)}.`,
    gave: ({ seat, card: value }, audience) =>
      `${does(seat, audience, 'chooses', 'choose')} a card for the ghost${secretly(value)}.`,
    changed: ({ seat, what, card: value }, audience) => {
      const whose = seat === audience.you ? 'your' : 'their'
      const verb = what === 'both' ? does(seat, audience, 'swaps', 'swap') : does(seat, audience, 'changes', 'change')
      return `${verb} ${CHANGED[what](value, whose)}.`
    },
    passed: ({ hands }, audience) => `Everyone has chosen; hands go to the left.${hand(hands, audience)}`,
    putAway: ({ hands }, audience) => {
      const own = audience.you === undefined ? null : hands[audience.you]
      return `The other cards go to the box${own === null || own === undefined ? '' : `; from you: ${own.map(card).join(', ')}`}.`
    },
    tookUp: ({ leader }, audience) =>
      `Chapter II. ${'seat' in leader ? does(leader.seat, audience, 'starts', 'start') : `${capital(nameOf(leader, audience))} starts`}.`,
    played: ({ by, card: value }, audience) =>
      'seat' in by
        ? `${does(by.seat, audience, 'plays', 'play')} ${card(value)}.`
        : `${capital(nameOf(by, audience))} plays ${card(value)}.`,
    roundEnded: ({ round, cards, winner, blockedBy, payments }, audience) =>
      [
        `Round ${round}: ${cards.map(each => laid(each, audience)).join(', ')}.`,
        'seat' in winner
          ? `${does(winner.seat, audience, 'wins', 'win')}.`
          : `${capital(nameOf(winner, audience))} wins, nobody takes the star.`,
        ...(blockedBy === null ? [] : [`${card(blockedBy)}: nobody gets hearts or gems.`]),
        ...(payments.length === 0 ? [] : [`Rewards: ${payments.map(each => paid(each, audience)).join('; ')}.`]),
      ].join(' '),
    resolved: ({ seat, card: value, payments }, audience) =>
      `Chapter III: ${seat === audience.you ? 'you resolve' : `${audience.name(seat)} resolves`} ${card(value)}. ${
        payments.length === 0
          ? 'It gives no reward'
          : `Reward: ${payments.map(each => `${rewardText(each.tokens, 'en')}${because(each)}`).join('; ')}`
      }.`,
    mostGems: ({ gems, seats, payments }, audience) =>
      [
        `Most gems (${gems}): ${seats.map(seat => nameOf({ seat }, audience)).join(', ')}; 4 more gems${seats.length === 1 ? '' : ' each'}.`,
        ...payments.filter(({ ability }) => ability !== undefined).map(each => `${capital(paid(each, audience))}.`),
      ].join(' '),
    gameEnded: ({ totals, winners, byHighestCard }, audience) => {
      const [winner] = winners
      const points = totals.map((total, seat) => `${nameOf({ seat: asSeat(seat) }, audience)} ${total}`)
      return `Points: ${points.join(', ')}. ${does(winner!, audience, 'wins', 'win')}${byHighestCard ? ': the highest card breaks the tie' : ''}!`
    },
  }

  return {
    title: '3 Chapters',
    about: 'Choose a party of fairy-tale figures, play it round by round, and score for who goes with whom.',
    prompt: (view, { you }) => {
      if (view.stack === null) return 'The game is over.'
      if (view.stack.step === 'play') return 'Your turn: play a card.'
      const moment = view.counts.deal * view.agreed.exchanges + view.counts.exchange
      const seat = you ?? asSeat(0)
      if (view.agreed.seats > 2)
        return `Choose a card for yourself; ${cardsIn(view.hands[seat]!.length - 1)} will be left.`
      if (view.picks[seat]!.length === moment + 1) return 'Choose a card for the ghost to your right.'
      return view.gifts[seat]!.length === moment + 1
        ? 'Choose a card for yourself.'
        : 'Choose a card for yourself and one for the ghost to your right.'
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
      '1–50': 'the card of that value',
      '30 (2 4)': 'card 30 and those that make it pay',
      '-': 'the place of a card that has been played',
    },
  }
}
