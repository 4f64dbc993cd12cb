import type { HintWords } from './words.ts'

function risk(behind: number): string {
  if (behind === 0) return 'prawie nigdy nikt cię wtedy nie wyprzedza'
  if (behind === 10) return 'prawie zawsze ktoś i tak cię wyprzedza'
  return `w ${behind} na 10 prób ktoś i tak cię wyprzedza`
}

/** „Weź z rynku sen «Pierwsza Krew»” */
const quoted = (move: string): string => `„${move.replaceAll('„', '«').replaceAll('”', '»')}”`

export const hintPolish: HintWords = {
  onlyMove: 'Innego ruchu nie ma.',
  because: (instead, changes, behind) =>
    changes.length === 0
      ? `Warte mniej więcej tyle co ${quoted(instead)}; ${risk(behind)}.`
      : `Inaczej niż ${quoted(instead)}: ${changes.join(', ')}; ${risk(behind)}.`,
}
