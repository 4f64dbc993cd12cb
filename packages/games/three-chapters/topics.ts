import type { Token } from './cards/vocabulary.ts'
import { readItem } from './scoring.ts'

/** Gems count in pairs, once the story is told. */
export type Topic = Token

export function topicOf(item: string): Topic {
  const { what } = readItem(item)
  return what === 'pairs' ? 'gems' : what
}
