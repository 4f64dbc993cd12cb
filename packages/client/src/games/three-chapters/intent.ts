import type { Card, ChaptersMove } from '@sennik/games/three-chapters'

/** For whom the next card is laid. */
export type Target = 'pick' | 'gift'

/** The first that is missing; when nothing is, the own card is changed. */
export const usualTarget = (isPicked: boolean, isGiven: boolean, hasGhosts: boolean): Target =>
  hasGhosts && isPicked && !isGiven ? 'gift' : 'pick'

/** For whom a card can be laid, if for one of them alone. */
export function onlyTarget(forms: readonly { readonly kind: string }[]): Target | undefined {
  const isEvery = (kind: string): boolean => forms.length > 0 && forms.every(form => form.kind === kind)
  if (isEvery('give')) return 'gift'
  return isEvery('pick') ? 'pick' : undefined
}

/**
 * What somebody means who touches a card of their hand. The table then says whether it may be done: a meaning that is not among the
 * choices is answered with the rule that forbids it.
 */
export function meantByCard(chapter: number, card: Card, slot: number, target: Target): ChaptersMove {
  if (chapter !== 1) return { kind: 'play', card }
  return { kind: target === 'pick' ? 'pick' : 'give', slot }
}
