import type { SheetItem } from './scoring.ts'

/** KK-11.2: the five ways to score are what lines of the sheet are added up under. */
export type Topic = SheetItem

export const topicOf = (item: string): Topic => item as SheetItem
