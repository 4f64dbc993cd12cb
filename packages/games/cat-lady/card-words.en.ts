import { englishPlural, withMinus } from '@sennik/engine'
import type { CardWords } from './card-words.ts'
import {
  COSTUME_PRIZE,
  catCard,
  catSymbol,
  LONE_CATNIP,
  LOST_FOR_ONE,
  NO_COSTUME,
  provenanceOf,
  symbolOf,
  TOKEN_POINTS,
  TOY_SET_POINTS,
  thingCard,
} from './components.ts'
import { countedIn } from './counted.ts'
import type { Tokens } from './events.ts'
import { BOX, type CardNames } from './names.ts'
import {
  type Certainty,
  COLOURS,
  type Counted,
  type Eats,
  FOODS,
  type Gift,
  type NameSource,
  SOURCES,
  type ThingKind,
  TOKENS,
  type Worth,
} from './vocabulary.ts'

const TOKEN_NAMES: { readonly [T in (typeof TOKENS)[number]]: string } = {
  chicken: 'chicken',
  tuna: 'tuna',
  milk: 'milk',
  wild: 'wild treat',
}

export const points = (count: number): string =>
  `${withMinus(count)} ${englishPlural(Math.abs(count), 'point', 'points')}`

const times = (count: number, what: string): string => (count === 1 ? what : `${count}× ${what}`)

const eats = (wants: Eats): string => {
  if ('anything' in wants) return 'Eats as much food of any kind as you like, at least 1.'
  if ('oneKind' in wants)
    return wants.oneKind.most === 1
      ? 'Eats 1 food of any kind.'
      : `Eats 1 to ${wants.oneKind.most} of one kind of food.`
  return `Eats ${FOODS.flatMap(food => (wants.exactly[food] === undefined ? [] : [times(wants.exactly[food], food)])).join(', ')}.`
}

const counted = (each: Counted, isOwn: (colour: string) => boolean): string => {
  if ('have' in each) return each.have === 'costume' ? 'for each costume you have' : 'for each toy you have'
  if ('eaten' in each) return 'for each food it eats'
  if (each.fed === 'colourSet') return 'for each set of a black, an orange and a white cat you feed'
  if (each.fed === 'eatingTheSame') return 'for each other cat you feed that eats the same'
  return `for each ${each.fed} cat you feed${isOwn(each.fed) ? ', itself included' : ''}`
}

const worth = (value: Worth, isOwn: (colour: string) => boolean): string => {
  if ('mostFed' in value)
    return `Worth ${points(value.mostFed)} if you alone feed the most cats, otherwise ${value.otherwise}.`
  return 'each' in value
    ? `Worth ${points(value.points)} ${counted(value.each, isOwn)}.`
    : `Worth ${points(value.points)}.`
}

const gift = (given: Gift | undefined): string[] => {
  if (given === undefined) return []
  if ('catnip' in given) return [`Once fed, may count as ${given.catnip} more catnip.`]
  return [`Once fed, ${given.asWild} other food tokens of yours may pass for wild treats.`]
}

const MARKS = { 2: [], 3: ['From 3 players on.'], 4: ['With 4 players only.'] } as const

const thing = (is: ThingKind): string => {
  if ('token' in is)
    return `Changed at once into ${is.amount} ${englishPlural(is.amount, 'token', 'tokens')}: ${TOKEN_NAMES[is.token]}${is.token === 'wild' ? ', which stands for any food' : ''}.`
  if ('toy' in is)
    return `A set of 1, 2, 3, 4 or 5 different toys gives ${TOY_SET_POINTS.slice(1)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' or ')} points.`
  switch (is.hand) {
    case 'costume':
      return `Whoever has the most gets ${points(COSTUME_PRIZE)}; without any it is ${points(NO_COSTUME)}.`
    case 'catnip':
      return `1 card: ${points(LONE_CATNIP)}; 2 or 3: 1 point for each cat you feed; 4 and more: 2 points for each.`
    case 'lost':
      return `${LOST_FOR_ONE} of them bring an open stray or a token worth ${points(TOKEN_POINTS)}.`
    case 'spray':
      return 'Discard it in your turn to move the cat marker.'
  }
}

const listed = (tokens: Tokens): string =>
  tokens.flatMap((count, food) => (count === 0 ? [] : [times(count, TOKEN_NAMES[TOKENS[food]!])])).join(', ')

const CERTAINTY: { readonly [C in Certainty]: string } = {
  known: 'known',
  single: 'from one source',
  inferred: 'inferred',
  invented: 'made up by us',
}

const NAME_SOURCE: { readonly [S in NameSource]: string } = {
  known: 'from the rulebook',
  inferred: 'inferred from the rulebook',
  invented: 'made up by us',
  printed: 'from the printed card',
}

const LINES = ['top row', 'middle row', 'bottom row', 'left column', 'middle column', 'right column']

export const cardsEnglishWith = (names: CardNames): CardWords => ({
  card: card => names.get(symbolOf(card))!.en,
  cat: cat => names.get(catSymbol(cat))!.en,
  catText(cat) {
    const card = catCard(cat)
    const colours = COLOURS.filter(colour => card.colours.includes(colour))
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and ')
    const sentences = [
      eats(card.eats),
      worth(card.worth, colour => card.colours.some(own => own === colour)),
      ...gift(card.gift),
    ]
    return [`${colours[0]!.toUpperCase()}${colours.slice(1)}.`, ...sentences, ...MARKS[card.mark]].join(' ')
  },
  thingText: card => thing(thingCard(card).is),
  writtenAs: id => `Written as “${id}”.`,
  provenance: id => {
    const { facts, sources, note } = provenanceOf(id)
    return `Facts: ${CERTAINTY[facts]} (${sources.map(source => SOURCES[source].name.en).join(', ')}); Polish name: ${NAME_SOURCE[names.get(id)!.from]}.${note === undefined ? '' : ` ${note.en}`}`
  },
  tokens: listed,
  token: food => TOKEN_NAMES[TOKENS[food]!],
  line: line => LINES[line]!,
  counted: notation =>
    countedIn(notation, {
      tokens: tokens => listed(tokens),
      thing: id => names.get(id)!.en,
      as: 'as',
    }),
})

export const cardsEnglish = cardsEnglishWith(BOX.names)
