import {
  type Audience,
  asSeat,
  type EventWords,
  englishPlural,
  eventSpeaker,
  type GameWords,
  type MoveWords,
  moveSpeaker,
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

const ravens = (count: number): string => `${count} ${englishPlural(count, 'raven', 'ravens')}`

const SPECIAL: { readonly [symbol: string]: string } = { T: 'Take 2', P: 'Peek 1', S: 'Swap 2' }

function card(kind: Card): string {
  const special = SPECIAL[symbolOf(kind)]
  return special === undefined ? ravens(ravensOn(kind)) : `${special} (${ravens(ravensOn(kind))})`
}

/** "Ola takes" or "You take". */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? `You ${you}` : `${audience.name(seat)} ${they}`

const dreamOf = (owner: Seat, actor: Seat, audience: Audience): string => {
  if (owner === audience.you) return 'your dream'
  return owner === actor ? 'their own dream' : `${audience.name(owner)}’s dream`
}

const secretly = (kind: Card | undefined): string => (kind === undefined ? '' : `: ${card(kind)}`)

const ACTIONS: { readonly [kind: number]: string } = {
  [TAKE_2]: 'take two cards and keep one',
  [PEEK_1]: 'look at any land',
  [SWAP_2]: 'swap lands of two dreams',
}

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>) => string } = {
  opening: () => 'Look at two of your lands before the round begins.',
  turn: view =>
    view.agreed.options.iKnow
      ? 'Your turn: take the face-up card, draw, say that you know what you have, or call POBUDKA!'
      : 'Your turn: take the face-up card, draw, or call POBUDKA!',
  exchange: view => `Which of your lands makes room for this card: ${card(view.discards.at(-1)!)}?`,
  drawn: view => `Your card: ${card(view.held[0]!)}. What do you do with it?`,
  keep: view => `Which card do you keep: ${card(view.held[0]!)} or ${card(view.held[1]!)}?`,
  peek: () => 'Which land do you look at?',
  swap: () => 'Swap 2: choose the first land.',
  'swap-with': () => 'Swap 2: choose a land in another dream.',
  claim: () => 'I know what I have: point at the first land.',
  'claim-with': () => 'I know what I have: point at the second land.',
  'claim-number': () => 'How many ravens are on each of the two?',
}

const moveWords: MoveWords<SenMove, View> = {
  peek: ({ slot }) => `Look at your land ${slot + 1}`,
  take: (_move, view) => `Take the face-up card: ${card(view.discards.at(-1)!)}`,
  draw: () => 'Draw a card from the draw pile',
  call: () => 'Call POBUDKA!',
  claim: () => 'Say that you know what you have',
  place: ({ slot }) => `Put it in the place of your land ${slot + 1}`,
  discard: () => 'Put it on the discard pile',
  use: (_move, view) => `Use its action: ${ACTIONS[view.held[0]!]}`,
  keep: ({ index }, view) => `Keep: ${card(view.held[index]!)}`,
  look: ({ owner, slot }, _view, audience) => landOf(owner, slot, audience),
  pick: ({ owner, slot }, _view, audience) => landOf(owner, slot, audience),
  point: ({ slot }) => `Your land ${slot + 1}`,
  name: ({ ravens: count }) => ravens(count),
}

const landOf = (owner: number, slot: number, audience: Audience): string =>
  owner === audience.you ? `Your land ${slot + 1}` : `${audience.name(asSeat(owner))}: land ${slot + 1}`

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What of a score is not the sum of the ravens beside it. */
const notesOn = ({ spared, penalty, flat }: RoundScore): string[] => [
  ...(spared > 0 ? ['the nines do not count'] : []),
  ...(penalty > 0 ? [`with a penalty of ${penalty}`] : []),
  ...(flat > 0 ? [`${flat} because someone went for broke`] : []),
]

const inBrackets = (notes: readonly string[]): string => (notes.length === 0 ? '' : ` (${notes.join('; ')})`)

const eventWords: EventWords<Event> = {
  roundBegan: ({ round, starter, open }, audience) =>
    `Round ${round}. ${does(starter, audience, 'starts', 'start')}; face up: ${card(open)}.`,
  looked: ({ seat, owner, slot, card: seen }, audience) =>
    `${does(seat, audience, 'looks', 'look')} at land ${slot + 1} in ${dreamOf(owner, seat, audience)}${secretly(seen)}.`,
  took: ({ seat, card: taken }, audience) =>
    `${does(seat, audience, 'takes', 'take')} the face-up card: ${card(taken)}.`,
  drew: ({ seat, card: drawn }, audience) => `${does(seat, audience, 'draws', 'draw')} a card${secretly(drawn)}.`,
  drewTwo: ({ seat, cards }, audience) =>
    `${does(seat, audience, 'draws', 'draw')} two cards${cards === undefined ? '' : `: ${cards.map(card).join(' and ')}`}.`,
  kept: ({ seat, rejected }, audience) =>
    `${does(seat, audience, 'keeps', 'keep')} one card; onto the discard pile: ${card(rejected)}.`,
  exchanged: ({ seat, slot, card: kept, out }, audience) =>
    `${does(seat, audience, 'puts', 'put')} it in the place of land ${slot + 1}${secretly(kept)}; onto the discard pile: ${card(out)}.`,
  discarded: ({ seat, card: thrown }, audience) =>
    `${does(seat, audience, 'discards', 'discard')} a card: ${card(thrown)}.`,
  used: ({ seat, card: used }, audience) => `${does(seat, audience, 'uses', 'use')} ${card(used)}.`,
  picked: ({ seat, owner, slot }, audience) =>
    `${does(seat, audience, 'chooses', 'choose')} land ${slot + 1} in ${dreamOf(owner, seat, audience)}.`,
  swapped: ({ seat, owner, slot, otherOwner, otherSlot }, audience) =>
    `${does(seat, audience, 'swaps', 'swap')} land ${slot + 1} in ${dreamOf(owner, seat, audience)} with land ${otherSlot + 1} in ${dreamOf(otherOwner, seat, audience)}.`,
  beganClaim: ({ seat }, audience) => `${does(seat, audience, 'says', 'say')}: “I know what I have.”`,
  pointed: ({ seat, slot }, audience) => `${does(seat, audience, 'points', 'point')} at land ${slot + 1}.`,
  claimed: ({ seat, ravens: count, cards, right }, audience) =>
    `${does(seat, audience, 'names', 'name')} ${ravens(count)}; the lands show ${cards.map(card).join(' and ')}: ${right ? 'right, one land fewer' : 'wrong, one land more'}.`,
  called: ({ seat }, audience) => `${does(seat, audience, 'calls', 'call')} POBUDKA!`,
  ranOut: () => 'The draw pile has run out.',
  roundScored: ({ round, dreams, scores, totals }, audience) =>
    [
      `Round ${round} is counted.`,
      ...scores.map(
        (score, seat) =>
          `${audience.name(asSeat(seat))}: ${dreams[seat]!.map(ravensOn).join(' ')} = ${score.total}${inBrackets(notesOn(score))}, ${totals[seat]} in all.`,
      ),
    ].join(' '),
  gameEnded: ({ winners }, audience) =>
    winners.length === 1
      ? `${does(winners[0]!, audience, 'wins', 'win')}!`
      : `${list(winners.map(seat => (seat === audience.you ? 'you' : audience.name(seat))))} share the win.`.replace(
          /^you/,
          'You',
        ),
}

const SHEET: { readonly [I in SheetItem]: string } = {
  lands: 'lands of the last round',
  spared: 'nines not counted',
  penalty: 'penalty for a wrong call',
  flat: 'someone went for broke',
  onlyNines: 'went for broke: nothing but nines',
  earlierLands: 'lands of earlier rounds',
  earlierSpared: 'nines not counted in earlier rounds',
  earlierPenalties: 'penalties of earlier rounds',
  earlierFlat: 'others went for broke in earlier rounds',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'your rivals’ ravens',
  lands: 'ravens in your dream',
  spared: 'nines not counted',
  penalty: 'penalty for the call',
  flat: 'ravens because someone went for broke',
}

export const english: GameWords<Event, View> = {
  title: 'Sen (Dream)',
  about: 'Swap the lands of a dream you have half forgotten, and wake up while yours has the fewest ravens.',
  prompt: view => (view.stack === null ? 'The game is over.' : PROMPTS[view.stack.step](view)),
  move: moveSpeaker(moveWords),
  event: eventSpeaker(eventWords),
  sheetItem: item => SHEET[item as SheetItem],
  sheetCards: (_item, cards) => ravensIn(cards),
  topics: TOPICS,
  notation: {
    '0–9': 'a land with that many ravens',
    T: 'Take 2 (5 ravens)',
    P: 'Peek 1 (6 ravens)',
    S: 'Swap 2 (7 ravens)',
  },
}
