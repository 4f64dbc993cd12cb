import type { SheetItem } from './scoring.ts'

export type Topic = 'lands' | 'spared' | 'penalty' | 'flat'

const TOPICS: { readonly [I in SheetItem]: Topic } = {
  lands: 'lands',
  earlierLands: 'lands',
  spared: 'spared',
  earlierSpared: 'spared',
  penalty: 'penalty',
  earlierPenalties: 'penalty',
  flat: 'flat',
  onlyNines: 'flat',
  earlierFlat: 'flat',
}

export const topicOf = (item: string): Topic => TOPICS[item as SheetItem]
