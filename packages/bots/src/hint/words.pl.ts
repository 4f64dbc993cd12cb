import type { HintWords } from './words.ts'

function risk(behind: number): string {
  if (behind === 0) return 'prawie nigdy nikt cię wtedy nie wyprzedza'
  if (behind === 10) return 'prawie zawsze ktoś i tak cię wyprzedza'
  return `w ${behind} na 10 prób ktoś i tak cię wyprzedza`
}

export const hintPolish: HintWords = {
  onlyMove: 'Innego ruchu nie ma.',
  because: (instead, changes, behind) =>
    changes.length === 0
      ? `Warte mniej więcej tyle co „${instead}”; ${risk(behind)}.`
      : `Inaczej niż „${instead}”: ${changes.join(', ')}; ${risk(behind)}.`,
}
