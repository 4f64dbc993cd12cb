import {
  type Audience,
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
import { points } from './card-words.en.ts'
import type { CardWords } from './card-words.ts'
import { CAT_SYMBOLS, type Card, type Cat, type Line } from './components.ts'
import type { Event, Served } from './events.ts'
import { cardsInLine } from './gains.ts'
import type { CatLadyMove } from './moves.ts'
import { idsInWords } from './notation-words.ts'
import type { StepName } from './steps.ts'
import type { CountedItem, Topic } from './topics.ts'
import type { View } from './view.ts'
import { TOKENS } from './vocabulary.ts'

/** "Ola takes" or "You take". */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? `You ${you}` : `${audience.name(seat)} ${they}`

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>) => string } = {
  marker: () => 'Put the cat marker at a row or column, which may then not be taken.',
  turn: () => 'Your turn: take the three cards of a row or column.',
  after: view =>
    view.grid.includes(null)
      ? 'The deck is empty. End your turn, or use lost cats or a spray bottle first.'
      : 'End your turn, or use lost cats or a spray bottle first.',
  feeding: () => 'Feed your cats, and say when you are done.',
}

const SHEET: { readonly [I in CountedItem]: string } = {
  leftovers: 'most unused food',
  costumes: 'most costumes',
  noCostume: 'no costume',
  catnip: 'catnip, for each fed cat',
  loneCatnip: 'a single catnip',
  toys: 'toys',
  tokens: 'tokens',
  lostPairs: 'pairs of lost cats in hand',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'your rivals’ points',
  fed: 'fed cats',
  unfed: 'unfed cats',
  leftovers: 'unused food',
  costumes: 'costumes',
  catnip: 'catnip',
  toys: 'toys',
  tokens: 'tokens',
  lostPairs: 'pairs of lost cats',
}

/** Everything the game says in English, with these names of cards. */
export function englishWith(cards: CardWords): GameWords<Event, View> {
  const cardList = (taken: readonly Card[]): string => taken.map(cards.card).join(', ')

  /** "chicken", but "a wild treat". */
  const some = (food: number): string => `${TOKENS[food] === 'wild' ? 'a ' : ''}${cards.token(food)}`

  const served = (bowls: readonly Served[]): string =>
    bowls.length === 0
      ? 'no cat is fed'
      : bowls.map(({ cat, bowl }) => `${cards.cat(cat)} (${cards.tokens(bowl)})`).join(', ')

  const moveWords: MoveWords<CatLadyMove, View> = {
    mark: ({ line }) => `Marker to the ${cards.line(line as Line)}`,
    take: ({ line }, view) => `Take the ${cards.line(line as Line)}: ${cardList(cardsInLine(view.grid, line as Line))}`,
    spray: ({ line }) => `Spray bottle: marker to the ${cards.line(line as Line)}`,
    rescue: ({ stray }, view) => `Two lost cats for the stray ${cards.cat(view.strays[stray]!)}`,
    trade: () => 'Two lost cats for a token worth 2 points',
    end: () => 'End the turn',
    give: ({ food, cat }) => capital(`${some(food)} for ${cards.cat(cat as Cat)}`),
    back: ({ food, cat }) => `Take back ${some(food)} from ${cards.cat(cat as Cat)}`,
    best: () => 'Lay out the best feeding',
    done: () => 'Done feeding',
  }

  const eventWords: EventWords<Event> = {
    began: ({ starter, strays }, audience) =>
      `${does(starter, audience, 'starts', 'start')}. Strays: ${list(strays.map(cards.cat))}.`,
    marked: ({ seat, line }, audience) =>
      `${does(seat, audience, 'puts', 'put')} the cat marker at the ${cards.line(line)}.`,
    took: ({ seat, line, cards: taken }, audience) =>
      `${does(seat, audience, 'takes', 'take')} the ${cards.line(line)}: ${cardList(taken)}.`,
    refilled: ({ cards: dealt, deck }) =>
      `New cards: ${cardList(dealt)}; ${deck} ${englishPlural(deck, 'card is', 'cards are')} left in the deck.`,
    ranOut: () => 'The deck is empty: this is the last turn.',
    sprayed: ({ seat, line }, audience) =>
      `${does(seat, audience, 'uses', 'use')} a spray bottle: the cat marker goes to the ${cards.line(line)}.`,
    rescued: ({ seat, cat }, audience) =>
      `${does(seat, audience, 'gives', 'give')} two lost cats for the stray ${cards.cat(cat)}.`,
    traded: ({ seat }, audience) =>
      `${does(seat, audience, 'gives', 'give')} two lost cats for a token worth 2 points.`,
    turnEnded: ({ seat }, audience) => `${does(seat, audience, 'ends the turn', 'end your turn')}.`,
    feedingBegan: () => 'Cards have run out: hands are laid open, and all cats want to be fed.',
    gave: ({ seat, cat, food }, audience) =>
      `${does(seat, audience, 'gives', 'give')} ${cards.cat(cat)} ${some(food)}.`,
    tookBack: ({ seat, cat, food }, audience) =>
      `${does(seat, audience, 'takes', 'take')} ${some(food)} back from ${cards.cat(cat)}.`,
    laidBest: ({ seat, served: bowls }, audience) =>
      `${does(seat, audience, 'lays', 'lay')} out the best feeding: ${served(bowls)}.`,
    fed: ({ seat, served: bowls, left }, audience) =>
      `${does(seat, audience, 'is', 'are')} done: ${bowls.length} ${englishPlural(bowls.length, 'cat', 'cats')} fed, ${left} ${englishPlural(left, 'token', 'tokens')} left over.`,
    gameEnded: ({ totals, winners }, audience) =>
      [
        ...totals.map((total, seat) => `${audience.name(seat as Seat)}: ${points(total)}.`),
        winners.length === 1
          ? `${does(winners[0]!, audience, 'wins', 'win')}!`
          : `${list(winners.map(seat => (seat === audience.you ? 'you' : audience.name(seat))))} share the win.`.replace(
              /^you/,
              'You',
            ),
      ].join(' '),
  }

  function sheetItem(item: string): string {
    const [kind, id = ''] = item.split(':')
    if (kind !== 'fed' && kind !== 'unfed') return SHEET[item as CountedItem]
    const name = cards.cat(CAT_SYMBOLS.indexOf(id) as Cat)
    return kind === 'fed' ? name : `${name}, unfed`
  }

  return {
    title: 'Cat Lady',
    about: 'Take rows and columns of cats, food, toys and costumes, and see to it that every cat is fed in the end.',
    prompt: view => (view.stack === null ? 'The game is over.' : PROMPTS[view.stack.step](view)),
    move: moveSpeaker(moveWords),
    event: eventSpeaker(eventWords),
    sheetItem,
    sheetCards: (_item, counted) => cards.counted(counted),
    topics: TOPICS,
    notation: {
      'C T M W': 'chicken, tuna, milk, wild treat: tokens',
      '1–3, 4–6': 'rows from the top, columns from the left',
      ...idsInWords(cards, 'en'),
    },
  }
}
