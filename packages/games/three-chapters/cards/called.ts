import type { Text, Written } from '@sennik/engine'
import { CARDS } from '../components.ts'
import { BUILT_IN } from './built-in.ts'

const LONGEST_NAME = 60

const same = (one: string, other: string): boolean => one.localeCompare(other, 'pl', { sensitivity: 'accent' }) === 0

/** The cards of a file by what they are called: a condition may name another card by that, and it stays the same card when values change. */
export class CalledCards {
  private readonly cards: readonly Written[]
  private readonly values: (readonly [self: number, value: number])[] = []

  constructor(cards: readonly Written[]) {
    this.cards = cards
  }

  /** The value of the card that bears a name, Polish or English. */
  valueOf(named: Written): number {
    const name = named.text(LONGEST_NAME)
    const [found, other] = this.cards.filter(card => this.bears(card, name))
    if (found === undefined || other !== undefined)
      throw named.bad({
        pl: 'nazwa, polska albo angielska, dokładnie jednej karty z tego zestawu',
        en: 'the name, Polish or English, of exactly one card of this set',
      })
    return found.at('value').whole(1, CARDS)
  }

  /** A card names another one by its value. */
  byValue(self: number, value: number): void {
    this.values.push([self, value])
  }

  /** A value that is another of our cards’ than in our set, or whose card has another one here: perhaps not what was meant. */
  redirected(): Text[] {
    return this.values.flatMap(([self, value]) => {
      const meant = BUILT_IN[value - 1]!
      const there = this.cards.find(card => card.at('value').whole(1, CARDS) === value)!
      if (this.is(there, meant)) return []
      const [pl, en] = [there.at('pl').text(LONGEST_NAME), there.at('en').text(LONGEST_NAME)]
      const said = {
        pl: `Karta ${self} mówi o karcie ${value}, a jest nią teraz „${pl}”;`,
        en: `Card ${self} speaks of card ${value}, which is now “${en}”;`,
      }
      const moved = this.cards.find(card => this.is(card, meant))
      if (moved !== undefined) {
        const at = moved.at('value').whole(1, CARDS)
        return [
          {
            pl: `${said.pl} „${meant.pl}” ma wartość ${at}. Jeśli chodzi o nią, zamiast "value" można wpisać "card": "${meant.pl}".`,
            en: `${said.en} “${meant.en}” has the value ${at}. If that one is meant, write "card": "${meant.en}" in place of "value".`,
          },
        ]
      }
      if (!BUILT_IN.some(other => this.is(there, other))) return []
      return [
        {
          pl: `${said.pl} w naszym zestawie to „${meant.pl}”. Jeśli chodzi o inną kartę, zamiast "value" można wpisać "card" i jej nazwę.`,
          en: `${said.en} in our set it is “${meant.en}”. If another card is meant, write "card" and its name in place of "value".`,
        },
      ]
    })
  }

  private is(card: Written, ours: Text): boolean {
    return this.bears(card, ours.pl) || this.bears(card, ours.en)
  }

  private bears(card: Written, name: string): boolean {
    return ['pl', 'en'].some(lang => card.at(lang).isGiven && same(card.at(lang).text(LONGEST_NAME), name))
  }
}
