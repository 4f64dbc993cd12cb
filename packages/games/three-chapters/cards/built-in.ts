import {
  type Ability,
  type CardFace,
  type CardSource,
  type Condition,
  type Counter,
  type Provenance,
  type Reward,
  TRAITS,
  type Trait,
} from './vocabulary.ts'

/*
 * The cards of the box as far as they are public, completed by us where they are not. Four letters say which part is from where –
 * name, value, traits, abilities: the book, public reports, mixed (those in part and us in part), ours. Whoever owns the box can
 * play with a set of their own (`cards/read.ts`).
 */
const SOURCE = { b: 'book', p: 'public', m: 'partly', o: 'ours' } as const
type Letter = keyof typeof SOURCE

const card = (
  value: number,
  en: string,
  pl: string,
  from: `${Letter}${Letter}${Letter}${Letter}`,
  traits: readonly Trait[],
  ...abilities: readonly Ability[]
): CardFace => ({
  value,
  pl,
  en,
  traits: TRAITS.filter(trait => traits.includes(trait)),
  abilities,
  from: provenance(from),
})

function provenance(letters: string): Provenance {
  const source = (index: number): CardSource => SOURCE[letters[index] as Letter]
  return { name: source(0), value: source(1), traits: source(2), abilities: source(3) }
}

type Terms = Condition | Counter

const isCounter = (terms: Terms): terms is Counter => /^(cards|own)|OthersGain/.test(terms.kind)

const ability = (chapters: Ability['chapters'], reward: Reward, terms: Terms | undefined): Ability => {
  if (terms === undefined) return { chapters, reward }
  return isCounter(terms) ? { chapters, per: terms, reward } : { chapters, when: terms, reward }
}

const both = (reward: Reward, terms?: Terms): Ability => ability([2, 3], reward, terms)
const inII = (reward: Reward, terms: Terms): Ability => ability([2], reward, terms)
const inIII = (reward: Reward, terms: Terms): Ability => ability([3], reward, terms)
const BLOCKS: Ability = { chapters: [2], special: 'blockHeartsAndGems', reward: {} }

const withCard = (value: number): Condition => ({ kind: 'withCard', value })
const withTrait = (trait: Trait): Condition => ({ kind: 'withTrait', trait })
const withoutTrait = (trait: Trait): Condition => ({ kind: 'withoutTrait', trait })
const atLeastHearts = (count: number): Condition => ({ kind: 'atLeastHearts', count })
const WINS: Condition = { kind: 'winsRound' }
const LOSES: Condition = { kind: 'losesRound' }
const LOWEST: Condition = { kind: 'lowestInRound' }
const LAST: Condition = { kind: 'playedLast' }
const WON_NO_ROUND: Condition = { kind: 'wonNoRound' }
const MOST_GEMS: Condition = { kind: 'mostGems' }

const each = (trait: Trait): Counter => ({ kind: 'cardsWithTrait', trait, includeSelf: true })
const eachOther = (trait: Trait): Counter => ({ kind: 'cardsWithTrait', trait, includeSelf: false })
const eachFrom = (min: number, max: number): Counter => ({ kind: 'cardsInRange', min, max })
const HEARTS_OF_OTHERS: Counter = { kind: 'heartsOthersGainThisRound' }
const GEMS_OF_OTHERS: Counter = { kind: 'gemsOthersGainThisRound' }
const OWN_STARS: Counter = { kind: 'ownStarsAtStartOfIII' }

/** CH-1: one card of each value, in their order. */
export const BUILT_IN: readonly CardFace[] = [
  card(1, 'Shapeshifter', 'Zmiennokształtny', 'mpbo', TRAITS),
  card(2, 'Goldilocks', 'Złotowłosa', 'bopb', ['child'], both({ gems: 4 }, withCard(37))),
  card(3, 'Pinocchio', 'Pinokio', 'bbmb', ['child', 'magical'], both({ hearts: 3 }, withCard(26))),
  card(4, 'Jack and the Magic Bean', 'Jaś i Magiczna Fasola', 'bbbb', ['child'], both({ gems: 5 }, withCard(47))),
  card(5, 'Little Red Riding Hood', 'Czerwony Kapturek', 'moop', ['child'], both({ gems: 4 }, withCard(40))),
  card(6, 'Hansel', 'Jaś', 'bbbb', ['child'], both({ hearts: 1 }, withCard(7)), both({ gems: 1 }, withCard(44))),
  card(7, 'Gretel', 'Małgosia', 'bbom', ['child'], both({ hearts: 1 }, withCard(6)), both({ gems: 1 }, withCard(44))),
  card(8, 'Thumbelina', 'Calineczka', 'oooo', ['child'], inII({ hearts: 3 }, LOWEST)),
  card(9, 'Alice', 'Alicja', 'momo', ['child', 'wonderland'], both({ hearts: 1 }, eachOther('wonderland'))),
  card(10, 'Frog Prince', 'Żabi Książę', 'boom', ['animal', 'royal'], both({ hearts: 2 }, withTrait('royal'))),
  card(11, 'Greedy Dwarf', 'Chciwy Krasnoludek', 'bomb', ['dwarf'], both({ gems: 1 }), inIII({ stars: 1 }, MOST_GEMS)),
  card(12, 'Sleepyhead Dwarf', 'Zaspany Krasnoludek', 'oooo', ['dwarf'], inII({ gems: 2 }, LOSES)),
  card(13, 'Hardworking Dwarf', 'Pracowity Krasnoludek', 'oooo', ['dwarf'], both({ gems: 1 }, each('dwarf'))),
  card(14, 'Enlightened Dwarf', 'Oświecony Krasnoludek', 'bbmb', ['dwarf'], inIII({ stars: 2 }, WON_NO_ROUND)),
  card(15, 'Brave Dwarf', 'Waleczny Krasnoludek', 'oooo', ['dwarf'], both({ gems: 2 }, withTrait('monster'))),
  card(16, 'Friendly Dwarves', 'Przyjazne Krasnoludki', 'bbbb', ['dwarf'], inIII({ hearts: 4 }, atLeastHearts(4))),
  card(17, 'Tweedledee', 'Tweedledee', 'mopm', ['wonderland'], both({ hearts: 3 }, withCard(18))),
  card(18, 'Tweedledum', 'Tweedledum', 'mopm', ['wonderland'], both({ hearts: 3 }, withCard(17))),
  card(19, 'White Rabbit', 'Biały Królik', 'momm', ['animal', 'wonderland'], inII({ hearts: 3 }, LAST)),
  card(
    20,
    'Cinderella',
    'Kopciuszek',
    'boom',
    ['royal'],
    both({ hearts: 2 }, withCard(28)),
    both({ gems: 3 }, withCard(31)),
  ),
  card(21, 'Humpty Dumpty', 'Humpty Dumpty', 'mopo', ['wonderland'], both({ hearts: 2 }, withoutTrait('royal'))),
  card(22, 'Mad Hatter', 'Kapelusznik', 'mopo', ['wonderland'], both({ gems: 1 }, each('wonderland'))),
  card(23, 'Puss in Boots', 'Kot w Butach', 'mooo', ['animal'], both({ hearts: 1 }, eachOther('animal'))),
  card(24, 'Snow White', 'Królewna Śnieżka', 'moom', ['royal'], both({ hearts: 1 }, each('dwarf'))),
  card(25, 'Cheshire Cat', 'Kot z Cheshire', 'boom', ['animal', 'wonderland'], inII({ gems: 1 }, GEMS_OF_OTHERS)),
  card(26, 'Gepetto', 'Gepetto', 'bbob', [], both({ hearts: 1 }, eachFrom(1, 9))),
  card(27, 'Beauty', 'Piękna', 'moom', ['royal'], both({ hearts: 2 }, withCard(46))),
  card(28, 'Prince', 'Książę', 'mooo', ['royal'], both({ hearts: 1 }, eachOther('royal'))),
  card(29, 'Princess', 'Księżniczka', 'mpob', ['royal'], both({ hearts: 1, gems: 1, stars: 1 }, withCard(50))),
  card(30, 'Peter Pan', 'Piotruś Pan', 'bbbb', ['child'], both({ hearts: 1 }, eachOther('child'))),
  card(31, 'Good Fairy', 'Dobra Wróżka', 'mooo', ['magical'], both({ hearts: 1 }, withTrait('child'))),
  card(32, 'Wizard', 'Czarodziej', 'moop', ['magical'], both({ gems: 1 }, each('magical'))),
  card(33, 'Unicorn', 'Jednorożec', 'boom', ['animal', 'magical'], both({ hearts: 1 }, withTrait('royal'))),
  card(
    34,
    'Queen of Hearts',
    'Królowa Kier',
    'boom',
    ['wonderland', 'royal', 'villain'],
    inII({ hearts: 1 }, HEARTS_OF_OTHERS),
  ),
  card(35, 'Snow Queen', 'Królowa Śniegu', 'boob', ['royal', 'magical', 'villain'], BLOCKS),
  card(
    36,
    'Wicked Stepmother',
    'Zła Macocha',
    'oooo',
    ['villain'],
    both({ gems: 2 }, withCard(20)),
    both({ gems: 2 }, withCard(24)),
  ),
  card(
    37,
    'Three Bears',
    'Trzy Misie',
    'boom',
    ['animal'],
    both({ hearts: 2 }, withCard(2)),
    inII({ hearts: 1 }, WINS),
  ),
  card(38, 'Rumpelstiltskin', 'Rumpelsztyk', 'oooo', ['magical', 'villain'], inIII({ gems: 1 }, OWN_STARS)),
  card(39, 'Pied Piper', 'Flecista z Hameln', 'oooo', ['magical'], both({ gems: 1 }, each('animal'))),
  card(40, 'Big Bad Wolf', 'Wielki Zły Wilk', 'mooo', ['animal', 'villain'], both({ hearts: 1 }, withCard(5))),
  card(41, 'Baba Yaga', 'Baba Jaga', 'mooo', ['magical', 'villain'], both({ gems: 1 }, eachOther('villain'))),
  card(42, 'Vampire', 'Wampir', 'mpop', ['monster', 'villain'], both({ gems: 1 }, eachOther('monster'))),
  card(43, 'Troll', 'Troll', 'mooo', ['monster'], inII({ gems: 2 }, WINS)),
  card(44, 'Witch', 'Czarownica', 'bbop', ['magical', 'villain'], both({ gems: 1 }, each('child'))),
  card(45, 'Ogre', 'Ogr', 'oooo', ['monster', 'villain'], inII({ gems: 1 }, withTrait('child'))),
  card(46, 'Beast', 'Bestia', 'mmom', ['monster'], both({ hearts: 2 }, withCard(27))),
  card(47, 'Giant', 'Olbrzym', 'bbmb', ['monster']),
  card(48, 'Basilisk', 'Bazyliszek', 'oooo', ['monster', 'animal']),
  card(49, 'Firebird', 'Żar-ptak', 'oooo', ['animal', 'magical'], inII({ gems: 1 }, WINS)),
  card(50, 'Dragon', 'Smok', 'bppo', ['monster']),
]
