import type { Lang } from '@sennik/engine'
import { type Area, LARGE_SIDE, SMALL_SIDE } from '../map.ts'

/* KK-D28: which areas lie side by side, for those who play without seeing the map. */

const named = (side: readonly Area[], id: string, lang: Lang): string => side.find(area => area.id === id)![lang]

/** `Ash Gate – Plain of Masts, Crawling Road; …` */
export const neighbours = (side: readonly Area[], lang: Lang): string =>
  side.map(area => `${area[lang]} – ${area.adjacent.map(id => named(side, id, lang)).join(', ')}`).join('; ')

const listed = (lang: Lang, has: (area: Area) => boolean): string =>
  LARGE_SIDE.filter(has)
    .map(area => area[lang])
    .join(', ')

/** KK-2.2, KK-2.17, KK-2.18: areas with something of their own. */
export const corners = (lang: Lang): string => listed(lang, area => area.corner)
export const covered = (lang: Lang): string => listed(lang, area => area.onlyFour)
export const cloisters = (side: readonly Area[], lang: Lang): string =>
  side
    .filter(area => area.cathedral)
    .map(area => area[lang])
    .join(', ')

export const SIDES_OF_THE_BOARD = { small: SMALL_SIDE, large: LARGE_SIDE } as const
