import { badField, type Field, readWhole } from '@sennik/engine'
import { CARDS } from './components.ts'

export const FIELDS = [
  'options',
  'asked',
  'lead',
  'deal',
  'exchange',
  'hands',
  'picked',
  'ghosts',
  'moments',
  'order',
  'left',
  'played',
  'box',
] as const
export type FieldName = (typeof FIELDS)[number]

/** The cell of a card that has been played. */
export const NOTHING = '-'
/** All cards that are named nowhere. */
export const REST = 'rest'

export const rowCards = (cells: Uint8Array): number[] => Array.from(cells).filter(card => card !== 0)

/** Rows of card values between `|`; 0 stands for `-`. */
export function readRows(field: Field, rows: number, most: number): number[][] {
  const texts = field.value.split('|')
  if (texts.length !== rows) throw badField(field, Array(rows).fill('…').join(' | '))
  return texts.map(text => {
    const words = text.split(/\s+/).filter(word => word !== '')
    if (words.length > most) throw badField(field, `0–${most} × 1–${CARDS}`, text.trim())
    return words.map(word => (word === NOTHING ? 0 : readWhole(field, word, 1, CARDS)))
  })
}
