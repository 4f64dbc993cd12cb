import type { SheetItem } from './counting.ts'

/** Cats have a line each: `fed:…`, `unfed:…`. */
export type CountedItem = Exclude<SheetItem, `${string}:${string}`>

export type Topic = 'fed' | 'unfed' | 'leftovers' | 'costumes' | 'catnip' | 'toys' | 'tokens' | 'lostPairs'

const TOPICS: { readonly [I in CountedItem]: Topic } = {
  leftovers: 'leftovers',
  costumes: 'costumes',
  noCostume: 'costumes',
  catnip: 'catnip',
  loneCatnip: 'catnip',
  toys: 'toys',
  tokens: 'tokens',
  lostPairs: 'lostPairs',
}

export function topicOf(item: string): Topic {
  const [kind] = item.split(':')
  return kind === 'fed' || kind === 'unfed' ? kind : TOPICS[item as CountedItem]
}
