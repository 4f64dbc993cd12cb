import { polishPlural, withMinus } from '@sennik/engine'
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
  type Colour,
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
  chicken: 'kurczak',
  tuna: 'tuńczyk',
  milk: 'mleko',
  wild: 'rarytas',
}

const COLOUR_NAMES: { readonly [C in Colour]: string } = { black: 'czarny', orange: 'rudy', white: 'biały' }
/** „za każdego … kota” */
const OF_COLOUR: { readonly [C in Colour]: string } = { black: 'czarnego', orange: 'rudego', white: 'białego' }

export const points = (count: number): string =>
  `${withMinus(count)} ${polishPlural(Math.abs(count), 'punkt', 'punkty', 'punktów')}`

const times = (count: number, what: string): string => (count === 1 ? what : `${count}× ${what}`)

const eats = (wants: Eats): string => {
  if ('anything' in wants) return 'Je dowolnie wiele przysmaków, co najmniej jeden.'
  if ('oneKind' in wants)
    return wants.oneKind.most === 1
      ? 'Je jeden dowolny przysmak.'
      : `Je od 1 do ${wants.oneKind.most} przysmaków jednego rodzaju.`
  return `Je: ${FOODS.flatMap(food => (wants.exactly[food] === undefined ? [] : [times(wants.exactly[food], TOKEN_NAMES[food])])).join(', ')}.`
}

const counted = (each: Counted, own: readonly Colour[]): string => {
  if ('have' in each) return each.have === 'costume' ? 'za każde twoje ubranko' : 'za każdą twoją zabawkę'
  if ('eaten' in each) return 'za każdy zjedzony przysmak'
  if (each.fed === 'colourSet') return 'za każdy zestaw nakarmionych kotów: czarny, rudy i biały'
  if (each.fed === 'eatingTheSame') return 'za każdego innego nakarmionego kota, który je to samo'
  return `za każdego nakarmionego ${OF_COLOUR[each.fed]} kota${own.includes(each.fed) ? ', także za siebie' : ''}`
}

const worth = (value: Worth, own: readonly Colour[]): string => {
  if ('mostFed' in value)
    return `${points(value.mostFed)}, jeśli tylko ty karmisz najwięcej kotów; inaczej ${value.otherwise}.`
  return 'each' in value ? `${points(value.points)} ${counted(value.each, own)}.` : `${points(value.points)}.`
}

const gift = (given: Gift | undefined): string[] => {
  if (given === undefined) return []
  if ('catnip' in given)
    return [
      `Po nakarmieniu może uchodzić za jeszcze ${given.catnip} ${polishPlural(given.catnip, 'kocimiętkę', 'kocimiętki', 'kocimiętek')}.`,
    ]
  return [
    `Po nakarmieniu ${given.asWild} ${polishPlural(given.asWild, 'inny twój żeton może', 'inne twoje żetony mogą', 'innych twoich żetonów może')} uchodzić za rarytasy.`,
  ]
}

const MARKS = { 2: [], 3: ['Od 3 osób.'], 4: ['Tylko przy 4 osobach.'] } as const

const thing = (is: ThingKind): string => {
  if ('token' in is)
    return `Od razu zamienia się w ${is.amount} ${polishPlural(is.amount, 'żeton', 'żetony', 'żetonów')}: ${TOKEN_NAMES[is.token]}${is.token === 'wild' ? ', który zastępuje dowolny przysmak' : ''}.`
  if ('toy' in is)
    return `Zestaw różnych zabawek: za 1, 2, 3, 4 lub 5 jest ${TOY_SET_POINTS.slice(1)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' lub ')} punktów.`
  switch (is.hand) {
    case 'costume':
      return `Kto ma ich najwięcej, dostaje ${points(COSTUME_PRIZE)}; kto nie ma żadnego, ${points(NO_COSTUME)}.`
    case 'catnip':
      return `Jedna karta: ${points(LONE_CATNIP)}; 2 lub 3: po 1 punkcie za każdego nakarmionego kota; od 4: po 2 punkty.`
    case 'lost':
      return `Za ${LOST_FOR_ONE} takie karty dostaje się odkrytą przybłędę albo żeton wart ${points(TOKEN_POINTS)}.`
    case 'spray':
      return 'Odrzuć go w swojej turze, żeby przenieść znacznik kota.'
  }
}

const listed = (tokens: Tokens): string =>
  tokens.flatMap((count, food) => (count === 0 ? [] : [times(count, TOKEN_NAMES[TOKENS[food]!])])).join(', ')

const CERTAINTY: { readonly [C in Certainty]: string } = {
  known: 'pewna',
  single: 'z jednego źródła',
  inferred: 'wywnioskowana',
  invented: 'wymyślona przez nas',
}

const NAME_SOURCE: { readonly [S in NameSource]: string } = {
  known: 'z instrukcji',
  inferred: 'wywnioskowana z instrukcji',
  invented: 'wymyślona przez nas',
  printed: 'z karty',
}

const LINES = ['górny rząd', 'środkowy rząd', 'dolny rząd', 'lewa kolumna', 'środkowa kolumna', 'prawa kolumna']

export const cardsPolishWith = (names: CardNames): CardWords => ({
  card: card => names.get(symbolOf(card))!.pl,
  cat: cat => names.get(catSymbol(cat))!.pl,
  catText(cat) {
    const card = catCard(cat)
    const colours = COLOURS.filter(colour => card.colours.includes(colour)).map(colour => COLOUR_NAMES[colour])
    return [
      `${colours.length === 1 ? 'Kolor' : 'Kolory'}: ${colours.join(', ').replace(/, (?=[^,]*$)/, ' i ')}.`,
      eats(card.eats),
      worth(card.worth, card.colours),
      ...gift(card.gift),
      ...MARKS[card.mark],
    ].join(' ')
  },
  thingText: card => thing(thingCard(card).is),
  writtenAs: id => `W zapisie: „${id}”.`,
  provenance: id => {
    const { facts, sources, note } = provenanceOf(id)
    return `Treść: ${CERTAINTY[facts]} (${sources.map(source => SOURCES[source].name.pl).join(', ')}); polska nazwa: ${NAME_SOURCE[names.get(id)!.from]}.${note === undefined ? '' : ` ${note.pl}`}`
  },
  tokens: listed,
  token: food => TOKEN_NAMES[TOKENS[food]!],
  line: line => LINES[line]!,
  counted: notation =>
    countedIn(notation, {
      tokens: tokens => listed(tokens),
      thing: id => names.get(id)!.pl,
      as: 'jako',
    }),
})

export const cardsPolish = cardsPolishWith(BOX.names)
