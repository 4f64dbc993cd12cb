import { asSeat, BadInput, cannotBe, englishPlural, type Field, listOf, polishPlural, type Text } from '@sennik/engine'
import { cardsEnglish } from './card-words.en.ts'
import { cardsPolish } from './card-words.pl.ts'
import { type Card, FIRST_STRAY, HAND_KINDS } from './components.ts'
import { laidBefore } from './scoring.ts'
import type { State } from './state.ts'
import { checkTable, type RealTable, tooMany } from './table.ts'
import { TOKENS, TOYS } from './vocabulary.ts'
import { type Lexicon, THING_IDS } from './written.ts'

/* What all seats of a position have together (CAT-2). */

const SPRAY = HAND_KINDS.indexOf('spray')

/** What lies on the table, as people name it. */
const tableOf = (s: State): RealTable => ({
  seats: listOf(s.seats(), seat => {
    const { household, toys, lost, tokens } = laidBefore(s, asSeat(seat))
    return {
      cats: household.cats,
      food: Object.fromEntries(TOKENS.map((token, food) => [token, household.food[food]!])),
      toys: Object.fromEntries(TOYS.map((toy, kind) => [toy, toys[kind]!])),
      costumes: household.costumes,
      catnip: household.catnip,
      lost,
      sprays: s.held(asSeat(seat), SPRAY),
      tokens,
    }
  }),
})

/** Where people write how many of a card they have. */
const FIELDS: { readonly [id: string]: string } = {
  ...Object.fromEntries(TOYS.map(toy => [toy, 'toys'])),
  costume: 'costumes',
  catnip: 'catnip',
  spray: 'sprays',
}

/** The same as for a real table, but the field is named. Throws `BadInput`. */
export function checkSums(lexicon: Lexicon, fields: ReadonlyMap<string, Field>, s: State): void {
  try {
    checkTable(tableOf(s))
  } catch (error) {
    if (!(error instanceof BadInput) || error.problem.kind !== 'tooManyCards') throw error
    const { card: id, given, box, seats } = error.problem
    if (typeof id !== 'string') throw error
    const token = (TOKENS as readonly string[]).indexOf(id)
    const field = FIELDS[id]
    if (token >= 0) throw cannotBe(fields, whereTokensAre(s, token), atMost(s, tokens(token, box), given))
    if (field !== undefined) throw cannotBe(fields, [field], atMost(s, cards(id, box), given))
    throw tooMany(lexicon.nameOf(id), given, box, seats)
  }
}

const whereTokensAre = (s: State, token: number): readonly string[] =>
  s.bowls.some((count, cell) => count > 0 && cell % TOKENS.length === token) ? ['food', 'cats'] : ['food']

const tokens = (token: number, count: number): Text => ({
  pl: `${count} ${polishPlural(count, 'żeton', 'żetony', 'żetonów')} „${cardsPolish.token(token)}”`,
  en: `${count} ${englishPlural(count, 'token', 'tokens')} of ${cardsEnglish.token(token)}`,
})

function cards(id: string, count: number): Text {
  const card = (FIRST_STRAY + THING_IDS.indexOf(id)) as Card
  return {
    pl: `${count} ${polishPlural(count, 'kartę', 'karty', 'kart')} „${cardsPolish.card(card)}”`,
    en: `${count} ${englishPlural(count, 'card', 'cards')} “${cardsEnglish.card(card)}”`,
  }
}

const atMost = (s: State, most: Text, given: number): Text => ({
  pl: `gra na ${s.seats()} ${polishPlural(s.seats(), 'osobę', 'osoby', 'osób')} ma najwyżej ${most.pl}, a zapisano ${given}`,
  en: `a game for ${s.seats()} players has at most ${most.en}, but ${given} are written`,
})
