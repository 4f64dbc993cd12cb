import { badField, englishPlural, type Field, polishPlural, readWhole } from '@sennik/engine'
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

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/** Rows of numbers between `|`, one for each seat or hand; 0 stands for `-`, where there may be an empty cell. */
export function readRows(field: Field, rows: number, most: number, highest = CARDS, mayBeEmpty = false): number[][] {
  const texts = field.value.split('|')
  if (texts.length !== rows)
    throw badField(field, {
      pl: `${rows} ${polishPlural(rows, 'rząd', 'rzędy', 'rzędów')}, ze znakiem „|” pomiędzy`,
      en: `${rows} rows, with “|” between them`,
    })
  return texts.map(text => {
    const words = wordsIn(text)
    if (words.length > most) throw badField(field, atMost(most), text.trim())
    return words.map(word => (mayBeEmpty && word === NOTHING ? 0 : readWhole(field, word, 1, highest)))
  })
}

const atMost = (most: number) =>
  most === 0
    ? { pl: 'puste rzędy', en: 'empty rows' }
    : {
        pl: `najwyżej ${most} ${polishPlural(most, 'liczba', 'liczby', 'liczb')} w każdym rzędzie`,
        en: `at most ${most} ${englishPlural(most, 'number', 'numbers')} in each row`,
      }
