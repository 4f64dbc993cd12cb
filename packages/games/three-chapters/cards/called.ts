import { isSameName, type Text, type Written } from '@sennik/engine'
import { CARDS } from '../components.ts'
import { BUILT_IN } from './built-in.ts'

const LONGEST_NAME = 60

/** A card of the file, and what it is called. */
interface Called {
  readonly card: Written
  readonly names: readonly string[]
}

const namesOf = (card: Written): readonly string[] =>
  ['pl', 'en'].flatMap(lang => (card.at(lang).isGiven ? [card.at(lang).text(LONGEST_NAME)] : []))

const bears = ({ names }: Called, name: string): boolean => names.some(own => isSameName(own, name))

const is = (each: Called, ours: Text): boolean => bears(each, ours.pl) || bears(each, ours.en)

/** The cards of a file by what they are called: a condition may name another card by that, and it stays the same card when values change. */
export class CalledCards {
  private readonly cards: readonly Written[]
  private readonly values: (readonly [self: number, value: number])[] = []
  private called: readonly Called[] | undefined

  constructor(cards: readonly Written[]) {
    this.cards = cards
  }

  /** The value of the card that bears a name, Polish or English. */
  valueOf(named: Written): number {
    const name = named.text(LONGEST_NAME)
    const [found, other] = this.all.filter(each => bears(each, name))
    if (found === undefined || other !== undefined)
      throw named.bad({
        pl: 'nazwa, polska albo angielska, dokładnie jednej karty z tego zestawu',
        en: 'the name, Polish or English, of exactly one card of this set',
      })
    return found.card.at('value').whole(1, CARDS)
  }

  /** A card names another one by its value. */
  byValue(self: number, value: number): void {
    this.values.push([self, value])
  }

  /** A value that is another of our cards’ than in our set, or whose card has another one here: perhaps not what was meant. */
  redirected(): Text[] {
    const led = new Map<number, Text | undefined>()
    return this.values.flatMap(([self, value]) => {
      if (!led.has(value)) led.set(value, this.ledElsewhere(value))
      const said = led.get(value)
      if (said === undefined) return []
      return [{ pl: `Karta ${self} mówi o ${said.pl}`, en: `Card ${self} speaks of ${said.en}` }]
    })
  }

  private ledElsewhere(value: number): Text | undefined {
    const meant = BUILT_IN[value - 1]!
    const there = this.all.find(({ card }) => card.at('value').whole(1, CARDS) === value)!
    if (is(there, meant)) return undefined
    const moved = this.all.find(each => is(each, meant))
    if (moved === undefined && !BUILT_IN.some(other => is(there, other))) return undefined
    const [pl, en] = there.names
    const said = { pl: `karcie ${value}, a jest nią teraz „${pl}”;`, en: `card ${value}, which is now “${en}”;` }
    if (moved === undefined)
      return {
        pl: `${said.pl} w naszym zestawie to „${meant.pl}”. Jeśli chodzi o inną kartę, zamiast "value" można wpisać "card" i jej nazwę.`,
        en: `${said.en} in our set it is “${meant.en}”. If another card is meant, write "card" and its name in place of "value".`,
      }
    const at = moved.card.at('value').whole(1, CARDS)
    return {
      pl: `${said.pl} „${meant.pl}” ma wartość ${at}. Jeśli chodzi o nią, zamiast "value" można wpisać "card": "${meant.pl}".`,
      en: `${said.en} “${meant.en}” has the value ${at}. If that one is meant, write "card": "${meant.en}" in place of "value".`,
    }
  }

  /** Read once, whoever asks for them: cards may speak of each other hundreds of times. */
  private get all(): readonly Called[] {
    this.called ??= this.cards.map(card => ({ card, names: namesOf(card) }))
    return this.called
  }
}
