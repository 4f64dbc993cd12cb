import { BadInput, type CardSet, cardSetOf, isSameName, LANGS, type Text, Written } from '@sennik/engine'
import { ALL_CATS } from './components.ts'
import { THINGS } from './things.ts'
import { NAME_SOURCES, type NameSource } from './vocabulary.ts'

/*
 * What cards are called, which is all that a set of Cat Lady can change: `{ "game", "name", "cards": [ … ] }` with any of the cards, by
 * their ids. Twenty Polish names are ours; whoever owns the box can write down the printed ones.
 */

const GAME = 'cat-lady'
const LONGEST_NAME = 40

/** A name in both languages, and how sure the Polish one is. */
interface CardName extends Text {
  readonly from: NameSource
}

export type CardNames = ReadonlyMap<string, CardName>

export interface ReadNames {
  readonly set: CardSet
  readonly names: CardNames
}

const NAMED = [...ALL_CATS, ...THINGS]
const IDS = NAMED.map(({ id }) => id)

const NAMES_OF_BOX: CardNames = new Map(
  NAMED.map(({ id, name, provenance }) => [id, { pl: name.pl, en: name.en, from: provenance.polishName }]),
)

/** A set in its normal form: every card, in the order of the box. */
function setOf(name: string, names: CardNames): ReadNames {
  const cards = IDS.map(id => {
    const { pl, en, from } = names.get(id)!
    return { id, pl, en, from }
  })
  return { names, set: cardSetOf({ game: GAME, name, cards }) }
}

export const BOX: ReadNames = setOf('Sennik', NAMES_OF_BOX)

/** What it leaves out stays as it is. Throws `BadInput` that names line and field. */
export function readNames(text: string): ReadNames {
  const file = Written.read(text).object(['game', 'name', 'cards'])
  file.at('game').oneOf([GAME])
  const name = file.at('name').text(LONGEST_NAME)
  const names = new Map(NAMES_OF_BOX)
  const lines = new Map<string, number>()
  for (const card of file.at('cards').items(0, IDS.length)) {
    card.object(['id', 'pl', 'en', 'from'])
    const id = card.at('id').oneOf(IDS)
    const first = lines.get(id)
    if (first !== undefined) throw new BadInput({ kind: 'repeatedCard', line: card.line, card: id, first })
    lines.set(id, card.line)
    names.set(id, readName(card, names.get(id)!))
  }
  for (const card of file.at('cards').items(0, IDS.length)) checkIsAlone(card, names)
  return setOf(name, names)
}

/** Names tell cards apart, in what one chooses and in positions that are written by them. */
function checkIsAlone(card: Written, names: CardNames): void {
  const id = card.at('id').oneOf(IDS)
  for (const lang of LANGS)
    if (
      card.at(lang).isGiven &&
      IDS.some(other => other !== id && isSameName(names.get(other)![lang], names.get(id)![lang]))
    )
      throw card.at(lang).bad({ pl: 'nazwa, której nie ma żadna inna karta', en: 'a name that no other card has' })
}

/** A name somebody wrote down is a printed one unless they say otherwise. */
function readName(card: Written, known: CardName): CardName {
  const [pl, en, from] = [card.at('pl'), card.at('en'), card.at('from')]
  return {
    pl: pl.isGiven ? pl.text(LONGEST_NAME) : known.pl,
    en: en.isGiven ? en.text(LONGEST_NAME) : known.en,
    from: from.isGiven ? from.oneOf(NAME_SOURCES) : pl.isGiven ? 'printed' : known.from,
  }
}
