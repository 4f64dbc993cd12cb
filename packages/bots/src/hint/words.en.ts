import type { HintWords } from './words.ts'

function risk(behind: number): string {
  if (behind === 0) return 'hardly ever does anybody get ahead of you'
  if (behind === 10) return 'somebody is ahead of you nearly always all the same'
  return `in ${behind} of 10 tries somebody is ahead of you all the same`
}

/** “Take the dream ‘First Blood’ from the market” */
const quoted = (move: string): string => `“${move.replaceAll('“', '‘').replaceAll('”', '’')}”`

export const hintEnglish: HintWords = {
  onlyMove: 'There is no other move.',
  because: (instead, changes, behind) =>
    changes.length === 0
      ? `Worth about as much as ${quoted(instead)}; ${risk(behind)}.`
      : `Unlike ${quoted(instead)}: ${changes.join(', ')}; ${risk(behind)}.`,
}
