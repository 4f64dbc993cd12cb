import { stripVTControlCharacters } from 'node:util'

/** How many columns a text takes. */
export const widthOf = (text: string): number => Array.from(stripVTControlCharacters(text)).length

export const padTo = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** As much of a text as fits, and a sign that there is more. */
export const cutTo = (text: string, width: number): string =>
  widthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join('')}…`

const padFrom = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Breaks a paragraph at spaces; lines after the first are indented as far as its text. */
export function wrap(text: string, width: number, first = '', indent = ' '.repeat(widthOf(first))): string[] {
  const lines: string[] = []
  let line = first
  let empty = true
  for (const word of text.split(' ')) {
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = indent
      empty = true
    }
    line += empty ? word : ` ${word}`
    empty = false
  }
  return [...lines, line]
}

export type Align = 'left' | 'right'

/** Rows in columns, two spaces apart. */
export function columns(rows: readonly (readonly string[])[], aligns: readonly Align[]): string[] {
  const widths = aligns.map((_, column) => Math.max(...rows.map(row => widthOf(row[column] ?? ''))))
  return rows.map(row =>
    row
      .map((cell, column) => (aligns[column] === 'right' ? padFrom : padTo)(cell, widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
