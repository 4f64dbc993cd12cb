import { LANGS } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { BUILT_IN } from './cards/built-in.ts'
import { Deck } from './cards/deck.ts'
import { cardText } from './cards/text.ts'
import { type Reward, statusOf, TRAITS } from './cards/vocabulary.ts'
import { paidFor, paidInStory, roundOf } from './scenario.ts'

const NOTHING = {}

interface Examples {
  readonly card: string
  /** Rounds in the order of play, and what the card's abilities are paid in each. */
  readonly rounds: readonly (readonly [readonly number[], Reward])[]
  /** A team of chapter III, completed with quiet cards, and what the card is paid there. */
  readonly story?: readonly [readonly number[], Reward]
}

const EXAMPLES: readonly Examples[] = [
  { card: '1 Shapeshifter', rounds: [[[1, 2, 3], NOTHING]], story: [[1], NOTHING] },
  {
    card: '2 Goldilocks',
    rounds: [
      [[2, 37, 10], { gems: 4 }],
      [[2, 36, 10], NOTHING],
    ],
    story: [[2, 37], { gems: 4 }],
  },
  {
    card: '3 Pinocchio',
    rounds: [
      [[3, 26, 10], { hearts: 3 }],
      [[3, 25, 10], NOTHING],
    ],
    story: [[3, 26], { hearts: 3 }],
  },
  {
    card: '4 Jack and the Magic Bean',
    rounds: [
      [[4, 47, 10], { gems: 5 }],
      [[4, 46, 10], NOTHING],
    ],
    story: [[4, 47], { gems: 5 }],
  },
  {
    card: '5 Little Red Riding Hood',
    rounds: [
      [[5, 40, 10], { gems: 4 }],
      [[5, 41, 10], NOTHING],
    ],
    story: [[5, 40], { gems: 4 }],
  },
  {
    card: '6 Hansel',
    rounds: [
      [[6, 7, 44], { hearts: 1, gems: 1 }],
      [[6, 10, 45], NOTHING],
    ],
    story: [[6, 7], { hearts: 1 }],
  },
  {
    card: '7 Gretel',
    rounds: [
      [[7, 6, 44], { hearts: 1, gems: 1 }],
      [[7, 10, 45], NOTHING],
    ],
    story: [[7, 44], { gems: 1 }],
  },
  {
    card: '8 Thumbelina',
    rounds: [
      [[8, 10, 20], { hearts: 3 }],
      [[8, 3, 20], NOTHING],
    ],
    story: [[8], NOTHING],
  },
  {
    card: '9 Alice',
    rounds: [
      [[9, 17, 22], { hearts: 2 }],
      [[9, 10, 20], NOTHING],
    ],
    story: [[9, 17, 22, 19], { hearts: 3 }],
  },
  {
    card: '10 Frog Prince',
    rounds: [
      [[10, 28, 24], { hearts: 2 }],
      [[10, 3, 4], NOTHING],
    ],
    story: [[10, 28], { hearts: 2 }],
  },
  { card: '11 Greedy Dwarf', rounds: [[[11, 3, 4], { gems: 1 }]], story: [[11], { gems: 1 }] },
  {
    card: '12 Sleepyhead Dwarf',
    rounds: [
      [[12, 3, 20], { gems: 2 }],
      [[12, 3, 4], NOTHING],
    ],
    story: [[12], NOTHING],
  },
  {
    card: '13 Hardworking Dwarf',
    rounds: [
      [[13, 12, 14], { gems: 3 }],
      [[13, 3, 4], { gems: 1 }],
    ],
    story: [[13, 12, 14, 16], { gems: 4 }],
  },
  {
    card: '14 Enlightened Dwarf',
    rounds: [
      [[14, 3, 4], NOTHING],
      [[14, 3, 40], NOTHING],
    ],
  },
  {
    card: '15 Brave Dwarf',
    rounds: [
      [[15, 47, 50], { gems: 2 }],
      [[15, 3, 4], NOTHING],
    ],
    story: [[15, 47], { gems: 2 }],
  },
  { card: '16 Friendly Dwarves', rounds: [[[16, 3, 4], NOTHING]] },
  {
    card: '17 Tweedledee',
    rounds: [
      [[17, 18, 3], { hearts: 3 }],
      [[17, 3, 4], NOTHING],
    ],
    story: [[17, 18], { hearts: 3 }],
  },
  {
    card: '18 Tweedledum',
    rounds: [
      [[18, 17, 3], { hearts: 3 }],
      [[18, 3, 4], NOTHING],
    ],
    story: [[18, 17], { hearts: 3 }],
  },
  {
    card: '19 White Rabbit',
    rounds: [
      [[3, 4, 19], { hearts: 3 }],
      [[19, 3, 4], NOTHING],
    ],
    story: [[19], NOTHING],
  },
  {
    card: '20 Cinderella',
    rounds: [
      [[20, 28, 31], { hearts: 2, gems: 3 }],
      [[20, 28, 3], { hearts: 2 }],
    ],
    story: [[20, 31], { gems: 3 }],
  },
  {
    card: '21 Humpty Dumpty',
    rounds: [
      [[21, 3, 4], { hearts: 2 }],
      [[21, 28, 4], NOTHING],
    ],
    story: [[21], { hearts: 2 }],
  },
  {
    card: '22 Mad Hatter',
    rounds: [
      [[22, 17, 9], { gems: 3 }],
      [[22, 3, 4], { gems: 1 }],
    ],
    story: [[22, 17, 21], { gems: 3 }],
  },
  {
    card: '23 Puss in Boots',
    rounds: [
      [[23, 19, 10], { hearts: 2 }],
      [[23, 3, 4], NOTHING],
    ],
    story: [[23, 19, 33], { hearts: 2 }],
  },
  {
    card: '24 Snow White',
    rounds: [
      [[24, 12, 13], { hearts: 2 }],
      [[24, 3, 4], NOTHING],
    ],
    story: [[24, 12, 13, 16], { hearts: 3 }],
  },
  {
    card: '25 Cheshire Cat',
    rounds: [
      [[25, 13, 12], { gems: 4 }],
      [[25, 3, 4], NOTHING],
    ],
    story: [[25, 13], NOTHING],
  },
  {
    card: '26 Gepetto',
    rounds: [
      [[26, 2, 9], { hearts: 2 }],
      [[26, 10, 20], NOTHING],
    ],
    story: [[26, 3, 4, 6], { hearts: 3 }],
  },
  {
    card: '27 Beauty',
    rounds: [
      [[27, 46, 3], { hearts: 2 }],
      [[27, 45, 3], NOTHING],
    ],
    story: [[27, 46], { hearts: 2 }],
  },
  {
    card: '28 Prince',
    rounds: [
      [[28, 20, 24], { hearts: 2 }],
      [[28, 3, 4], NOTHING],
    ],
    story: [[28, 20, 24, 10], { hearts: 3 }],
  },
  {
    card: '29 Princess',
    rounds: [
      [[29, 50, 3], { hearts: 1, gems: 1, stars: 1 }],
      [[29, 48, 3], NOTHING],
    ],
    story: [[29, 50], { hearts: 1, gems: 1, stars: 1 }],
  },
  {
    card: '30 Peter Pan',
    rounds: [
      [[30, 2, 3], { hearts: 2 }],
      [[30, 10, 20], NOTHING],
    ],
    story: [[30, 3, 4, 6], { hearts: 3 }],
  },
  {
    card: '31 Good Fairy',
    rounds: [
      [[31, 2, 3], { hearts: 1 }],
      [[31, 10, 20], NOTHING],
    ],
    story: [[31, 2], { hearts: 1 }],
  },
  {
    card: '32 Wizard',
    rounds: [
      [[32, 33, 31], { gems: 3 }],
      [[32, 10, 20], { gems: 1 }],
    ],
    story: [[32, 33, 31], { gems: 3 }],
  },
  {
    card: '33 Unicorn',
    rounds: [
      [[33, 28, 24], { hearts: 1 }],
      [[33, 3, 4], NOTHING],
    ],
    story: [[33, 28], { hearts: 1 }],
  },
  {
    card: '34 Queen of Hearts',
    rounds: [
      [[34, 30, 2, 3], { hearts: 2 }],
      [[34, 12, 43], NOTHING],
    ],
    story: [[34, 30], NOTHING],
  },
  { card: '35 Snow Queen', rounds: [[[35, 30, 2], NOTHING]], story: [[35, 30], NOTHING] },
  {
    card: '36 Wicked Stepmother',
    rounds: [
      [[36, 20, 24], { gems: 4 }],
      [[36, 20, 3], { gems: 2 }],
    ],
    story: [[36, 24], { gems: 2 }],
  },
  {
    card: '37 Three Bears',
    rounds: [
      [[37, 2, 3], { hearts: 3 }],
      [[37, 3, 50], NOTHING],
      [[37, 2, 50], { hearts: 2 }],
    ],
    story: [[37, 2], { hearts: 2 }],
  },
  { card: '38 Rumpelstiltskin', rounds: [[[38, 3, 4], NOTHING]] },
  {
    card: '39 Pied Piper',
    rounds: [
      [[39, 19, 23], { gems: 2 }],
      [[39, 3, 4], NOTHING],
    ],
    story: [[39, 19, 23], { gems: 2 }],
  },
  {
    card: '40 Big Bad Wolf',
    rounds: [
      [[40, 5, 3], { hearts: 1 }],
      [[40, 6, 3], NOTHING],
    ],
    story: [[40, 5], { hearts: 1 }],
  },
  {
    card: '41 Baba Yaga',
    rounds: [
      [[41, 44, 36], { gems: 2 }],
      [[41, 3, 4], NOTHING],
    ],
    story: [[41, 44, 36], { gems: 2 }],
  },
  {
    card: '42 Vampire',
    rounds: [
      [[42, 43, 47], { gems: 2 }],
      [[42, 3, 4], NOTHING],
    ],
    story: [[42], { gems: 4 }],
  },
  {
    card: '43 Troll',
    rounds: [
      [[43, 3, 4], { gems: 2 }],
      [[43, 44, 4], NOTHING],
    ],
    story: [[43], NOTHING],
  },
  {
    card: '44 Witch',
    rounds: [
      [[44, 2, 3], { gems: 2 }],
      [[44, 10, 20], NOTHING],
    ],
    story: [[44, 2, 3, 6], { gems: 3 }],
  },
  {
    card: '45 Ogre',
    rounds: [
      [[45, 2, 3], { gems: 1 }],
      [[45, 10, 20], NOTHING],
    ],
    story: [[45, 2], NOTHING],
  },
  {
    card: '46 Beast',
    rounds: [
      [[46, 27, 3], { hearts: 2 }],
      [[46, 28, 3], NOTHING],
    ],
    story: [[46, 27], { hearts: 2 }],
  },
  { card: '47 Giant', rounds: [[[47, 4, 3], NOTHING]], story: [[47, 4], NOTHING] },
  { card: '48 Basilisk', rounds: [[[48, 4, 3], NOTHING]], story: [[48], NOTHING] },
  {
    card: '49 Firebird',
    rounds: [
      [[49, 3, 4], { gems: 1 }],
      [[49, 50, 4], NOTHING],
    ],
    story: [[49], NOTHING],
  },
  { card: '50 Dragon', rounds: [[[50, 29, 3], NOTHING]], story: [[50, 29], NOTHING] },
]

describe('CH-7, CH-9, CH-16: every card pays what it says, in the chapters it says', () => {
  test.each(EXAMPLES)('card $card', ({ card, rounds, story }) => {
    const value = Number(card.split(' ')[0])
    for (const [cards, reward] of rounds) expect(paidFor(value, roundOf(cards).payments)).toEqual(reward)
    if (story !== undefined) expect(paidInStory(value, story[0])).toEqual(story[1])
  })

  test('CH-1: there is an example for each of the fifty values, under its name', () => {
    expect(EXAMPLES.map(({ card }) => card)).toEqual(BUILT_IN.map(({ value, en }) => `${value} ${en}`))
    expect(BUILT_IN.map(({ value }) => value)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
  })
})

describe('CH-1: cards', () => {
  const deck = new Deck(BUILT_IN, '')

  test('CH-1: the eight traits, and a figure that has them all', () => {
    expect(TRAITS).toHaveLength(8)
    expect(deck.faces[0]!.traits).toEqual(TRAITS)
    const bearers = TRAITS.map(trait => BUILT_IN.filter(({ traits }) => traits.includes(trait)).length)
    expect(bearers).toEqual([8, 11, 10, 10, 10, 7, 9, 9])
  })

  test('provenance: 7 cards are known, 33 in part, 10 are ours; every card says so in both languages', () => {
    const count = (status: string): number => BUILT_IN.filter(face => statusOf(face) === status).length
    expect([count('known'), count('partly'), count('ours')]).toEqual([7, 33, 10])
    for (const face of BUILT_IN)
      for (const lang of LANGS) {
        const text = cardText(deck, face, lang)
        expect(text.status).not.toBe('')
        expect(text.provenance).toMatch(/: /)
        expect(text.abilities).toHaveLength(face.abilities.length)
        for (const sentence of text.abilities) expect(sentence).toMatch(/^\S.*\.$/)
      }
  })

  test('provenance: what nobody has told of a card is ours, a missing trait as well; so is a Polish name we translated', () => {
    const from = (value: number) => BUILT_IN[value - 1]!.from
    expect(from(26)).toEqual({ name: 'book', value: 'book', traits: 'ours', abilities: 'book' })
    expect(cardText(deck, deck.faces[25]!, 'en').status).toBe('a card known in part')
    expect(from(44).traits).toBe('ours')
    expect([11, 14].map(value => from(value).traits)).toEqual(['partly', 'partly'])
    expect([5, 24, 43].map(value => from(value).name)).toEqual(['partly', 'partly', 'partly'])
    expect([2, 10, 50].map(value => from(value).name)).toEqual(['book', 'book', 'book'])
  })

  test('the text of a card is rendered from the data that runs', () => {
    const text = (value: number, lang: 'pl' | 'en'): readonly string[] =>
      cardText(deck, deck.faces[value - 1]!, lang).abilities
    expect(text(2, 'pl')).toEqual(['Z kartą „Trzy Misie” (37): 4 klejnoty.'])
    expect(text(2, 'en')).toEqual(['With “Three Bears” (37): 4 gems.'])
    expect(text(6, 'pl')).toEqual(['Z kartą „Małgosia” (7): 1 serce.', 'Z kartą „Czarownica” (44): 1 klejnot.'])
    expect(text(29, 'en')).toEqual(['With “Dragon” (50): 1 heart, 1 gem and 1 star.'])
    expect(text(16, 'pl')).toEqual(['Rozdział III: na koniec, jeśli masz co najmniej 4 serca: 4 serca.'])
    expect(text(35, 'en')).toEqual(['Chapter II: nobody gets hearts or gems in this round.'])
    expect(text(30, 'pl')).toEqual(['1 serce za każdą inną kartę o cesze „dziecko”.'])
    expect(text(47, 'pl')).toEqual([])
    expect(text(15, 'en')).toEqual(['With another card that has the trait “monster”: 2 gems.'])
    expect(text(13, 'en')).toEqual(['1 gem for each card that has the trait “dwarf”.'])
    expect(text(25, 'pl')).toEqual([
      'Rozdział II: 1 klejnot za każdy klejnot, który w tej rundzie dają inne karty; liczone na końcu rundy.',
    ])
    expect(cardText(deck, deck.faces[1]!, 'pl').provenance).toBe(
      'nazwa, zdolności: z instrukcji; wartość: od nas; cechy: z publicznych relacji',
    )
  })
})
