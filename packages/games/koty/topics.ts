import type { SheetItem } from './scoring.ts'

export type Topic = 'lands' | 'partner' | 'nines'

const TOPICS: { readonly [I in SheetItem]: Topic } = {
  land1: 'lands',
  land2: 'lands',
  land3: 'lands',
  land4: 'lands',
  partner: 'partner',
  nines: 'nines',
}

export const topicOf = (item: string): Topic => TOPICS[item as SheetItem]
