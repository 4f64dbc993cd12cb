import { badField, type Field, listOf } from '@sennik/engine'
import { type Card, isCat, MAX_NINES, NO_CARD, RAVEN, SYMBOLS, symbolOf } from './components.ts'
import type { State } from './state.ts'

/*
 * A land is one word: its nines from the bottom, then the cat or raven on them. `[4]` is a nine that nobody has seen and that is a
 * cat of 4, `[4!]` one that everyone has seen, `9` any nine that nobody has seen. `[R]9 5` would be two lands, `[R]95` is one: a 5 on two nines.
 */
const EMPTY = '-'
export const NINE_WORD = '9'

const CARD_LIST = SYMBOLS.slice(1).join(' ')
const LAND_FORM = {
  pl: 'kraina, na przykład „-” (pusta), „9995” (trzy dziewiątki i kot 5) albo „[4]R” (dziewiątka z kota 4 i kruk)',
  en: 'a land, such as “-” (empty), “9995” (three nines and a cat of 5) or “[4]R” (a nine made of a cat of 4, and a raven)',
}

export function readCard(field: Field, word: string): Card {
  const kind = SYMBOLS.indexOf(word)
  if (kind < 1) throw badField(field, CARD_LIST, word)
  return kind as Card
}

interface WrittenNine {
  /** `undefined` stands for any card. */
  readonly card: Card | undefined
  readonly isKnown: boolean
}

export interface WrittenLand {
  readonly nines: readonly WrittenNine[]
  readonly top: Card
}

export function writeLand(s: State, seat: number, land: number): string {
  const top = s.topOf(seat, land)
  const nines = listOf(
    s.ninesOn(seat, land),
    index => `[${symbolOf(s.nineAt(seat, land, index))}${s.isKnown(seat, land, index) ? '!' : ''}]`,
  ).join('')
  return nines + (top === NO_CARD ? '' : symbolOf(top)) || EMPTY
}

export function readLand(field: Field, word: string): WrittenLand {
  if (word === EMPTY) return { nines: [], top: NO_CARD }
  const parts = /^((?:9|\[[^\]]*\])*)([^9]?)$/.exec(word)
  if (parts === null) throw badField(field, LAND_FORM, word)
  const [, ninesText = '', topText = ''] = parts
  const nines = Array.from(ninesText.matchAll(/9|\[([^\]]*)\]/g), ([nine, inside = '']): WrittenNine => {
    if (nine === NINE_WORD) return { card: undefined, isKnown: false }
    const isKnown = inside.endsWith('!')
    const name = isKnown ? inside.slice(0, -1) : inside
    if (name === '') throw badField(field, LAND_FORM, word)
    return { card: readCard(field, name), isKnown }
  })
  if (nines.length > MAX_NINES) throw badField(field, LAND_FORM, word)
  const top = topText === '' ? NO_CARD : readCard(field, topText)
  if (top !== NO_CARD && top !== RAVEN && !isCat(top))
    throw badField(
      field,
      { pl: 'na wierzchu krainy kot (1–8) albo kruk (R)', en: 'a cat (1–8) or a raven (R) on top of a land' },
      topText,
    )
  return { nines, top }
}
