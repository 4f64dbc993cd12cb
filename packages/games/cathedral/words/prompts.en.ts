import { englishPlural, type Redacted } from '@sennik/engine'
import { CARD_WORDS } from '../cards/text.ts'
import { HAND_LIMIT } from '../components.ts'
import { EXTRA } from '../frames.ts'
import type { View } from '../view.ts'
import { type Asked, cardsToLay, extraOf, handSize, isForLimbo, nextStep, sidesOf, unpaid } from './asked.ts'
import { sideEnglish, unitEnglish } from './events.en.ts'
import type { Names } from './names.ts'
import { nameOf } from './people.ts'
import type { Prompts } from './prompts.ts'

const ANY_NUMBER = 255

/** How many more; of one nothing need be said. */
const more = (left: number): string => (left === 1 || left === ANY_NUMBER ? '' : ` Left: ${left}.`)

/** KK-D23: where followers can still come from. */
const fromLimbo = (asked: Asked, view: Redacted<View>): string =>
  isForLimbo(asked, view) ? ' Your supply is empty: you may take followers from Limbo.' : ''

const cards = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`

const WINDOWS = [
  'The turn begins.',
  'After the action.',
  'Before the reactions.',
  'After a reaction.',
  'The turn ends.',
] as const

const TAKEN = {
  convert: 'Which unit do you convert?',
  banish: 'Which unit do you remove?',
  spend: 'Which follower do you give up?',
  devour: 'Which unit is devoured?',
} as const

export function promptsEnglish(names: Names): Prompts {
  const { symbols } = CARD_WORDS.en
  return {
    draft: (asked, view) =>
      asked.left < view.agreed.seats
        ? 'Conquer a free area: one of your two must be a corner.'
        : `Conquer your second area, ${view.strongholds[asked.seat] === 0 ? 'this time a corner' : 'this time not a corner'}.`,
    dreamers: () =>
      'On which Night space does your Dreamer start? You cannot choose an action beside it in your first turn.',
    window: asked => `${WINDOWS[extraOf(asked)]} Do you play a dream?`,
    day: () => 'Choose an action: move your Dreamer to a Day space.',
    act: (_asked, view) => `${names.action(view.counts.day)}: do you perform it or draw 2 cards?`,
    returnDreams: () => 'Which dreams do you put at the bottom of the deck?',
    takeDreams: () => 'Take a dream from the market or from the top of the deck.',
    handLimit: ({ seat }, view) => `You hold too many cards: discard ${cards(handSize(view, seat) - HAND_LIMIT)}.`,
    react: (_asked, view, audience) =>
      `${nameOf(view.counts.active, audience)}: ${names.action(view.counts.day)}. How do you react?`,
    wake: () => 'To which Night space does your Dreamer go?',
    may: ({ item, speaker }) => (item === undefined ? 'Do you do so?' : names.effect([item], speaker)),
    pay: ({ item, speaker }) => (item === undefined ? 'Do you pay?' : names.effect([item], speaker)),
    choose: () => 'Choose one of the effects.',
    play: ({ left, item }) =>
      `${item?.op === 'play' && item.upgrades ? 'Which upgrade do you play?' : 'Which card do you play?'}${more(left)}`,
    discard: ({ left }) => `Discard ${cards(left)}.`,
    keep: ({ left }) => `Which card do you keep?${more(left)}`,
    keepDream: ({ left }) => `Which dream do you keep?${more(left)}`,
    steal: ({ left }) => `From whom do you take ${cards(left)}?`,
    settle: (asked, view) => {
      const { left, item } = asked
      const question = item?.op === 'shadow' ? 'Where does the shadow go?' : 'Where does the follower go?'
      return `${item?.op === 'recall' ? 'Where does the follower return from Limbo?' : question}${more(left)}${fromLimbo(asked, view)}`
    },
    areas: () => 'Which area produces now? The order matters.',
    move: (asked, view) => {
      const { left, registers } = asked
      const conversions = registers[EXTRA]!
      return `Move your followers and your Winged. Movement points: ${left}${conversions > 0 ? `, conversions: ${conversions}` : ''}.${fromLimbo(asked, view)}`
    },
    wing: ({ left }) => `Move your Winged. Movement points: ${left}.`,
    fly: () => 'Where does your Winged fly?',
    shift: ({ left }) => `Which follower do you move, and where?${more(left)}`,
    unit: (asked, view) => `${TAKEN[asked.item?.op as keyof typeof TAKEN]}${more(asked.left)}${fromLimbo(asked, view)}`,
    build: ({ left }) => `Where do you build a fort level?${more(left)}`,
    buildPay: asked => `From where do you pay for the level in ${names.area(extraOf(asked))}?${more(asked.left)}`,
    raze: ({ left }) => `Which fort loses a level?${more(left)}`,
    climb: ({ left, item }) =>
      `Which Ritual marker climbs${item?.op === 'rite' ? ', for a price' : ' for free'}?${more(left)}`,
    payStep: (asked, view) => {
      const step = nextStep(view, asked.seat, extraOf(asked))
      return `Pay for step ${step}: give up a follower from an area with the ${symbols[unpaid(view, asked)[0]!]}.${more(asked.left)}`
    },
    vision: asked => `The Vision on step ${extraOf(asked)}: what do you use?`,
    fight: ({ left, item }) =>
      `${item?.op === 'fight' && item.must ? 'Choose a conflict; it must be resolved.' : 'Which conflict do you resolve?'}${more(left)}`,
    layFirst: ({ here }) => `Conflict in ${names.area(here)}: who lays cards first?`,
    lay: (asked, view) => {
      const most = cardsToLay(view, asked)
      const area = names.area(asked.here)
      if (asked.left === 0) return `Conflict in ${area}: lay cards face down, at most ${most}.`
      return `Conflict in ${area}: ${most > 0 ? `you may lay ${most} more ${englishPlural(most, 'card', 'cards')}` : 'your cards are laid, there is room for no more'}.`
    },
    tie: (asked, _view, audience) =>
      `A tie in ${names.area(asked.here)}: who wins, ${sidesOf(asked)
        .map(side => sideEnglish(side, audience))
        .join(' or ')}?`,
    retreat: (asked, _view, audience) =>
      `Where does ${unitEnglish(sidesOf(asked)[0], audience)} retreat from ${names.area(asked.here)}?`,
    victory: () => 'Victory over shadows: choose its effect or 1 card.',
    command: ({ left }) => `Which Nightmare do you command?${more(left)}`,
    prowl: ({ left }) => `Where does the Nightmare go?${more(left)}`,
    restore: ({ left }) => `Do you restore a devoured follower?${more(left)}`,
    echo: () => 'Of which of your action cards do you perform the Agree section?',
    pieces: () => 'Which piece of the Cathedral do you place?',
  }
}
