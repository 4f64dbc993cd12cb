import type { Text } from '@sennik/engine'
import type { AreaSymbol } from './cards/vocabulary.ts'

/*
 * The two sides of the board (KK-2.1, KK-2.2). A reconstruction: the printed map is not public. A quarter turn of a side with the symbols moved on
 * by one is the same map, so no corner is better than another; no two areas side by side have the same symbol.
 */

export interface Area extends Text {
  readonly id: string
  readonly symbol: AreaSymbol
  /** KK-2.17: a Stronghold is founded in a corner. */
  readonly corner: boolean
  /** Adjacent to the Cathedral. */
  readonly cathedral: boolean
  /** KK-2.2: covered with three players. */
  readonly onlyFour: boolean
  /** Where to draw it, on a square from 0 to 100 with the Cathedral in the middle. */
  readonly x: number
  readonly y: number
  /** The ids of the areas it borders on. */
  readonly adjacent: readonly string[]
}

const areaOf =
  (corner: boolean, cathedral: boolean, onlyFour: boolean) =>
  (id: string, en: string, pl: string, symbol: AreaSymbol, x: number, y: number, adjacent: string): Area => ({
    id,
    en,
    pl,
    symbol,
    corner,
    cathedral,
    onlyFour,
    x,
    y,
    adjacent: adjacent.split(' '),
  })

const corner = areaOf(true, false, false)
const outer = areaOf(false, false, false)
const four = areaOf(false, false, true)
const cloister = areaOf(false, true, false)

/** Two players. */
export const SMALL_SIDE: readonly Area[] = [
  corner('NW', 'Ash Gate', 'Brama Popiołów', 'eye', 10, 10, 'N W iW'),
  outer('N', 'Plain of Masts', 'Równina Masztów', 'flame', 50, 8, 'NW NE iN'),
  corner('NE', 'Bone Stair', 'Kościane Schody', 'hand', 90, 10, 'N E iN'),
  outer('E', 'Hanging Wood', 'Wiszący Las', 'root', 92, 50, 'NE SE iE'),
  corner('SE', 'Ember Quay', 'Nabrzeże Żaru', 'flame', 90, 90, 'E S iE'),
  outer('S', 'Field of Doors', 'Pole Drzwi', 'eye', 50, 92, 'SE SW iS'),
  corner('SW', 'Thorn Cradle', 'Cierniowa Kołyska', 'root', 10, 90, 'S W iS'),
  outer('W', 'Crawling Road', 'Pełzająca Droga', 'hand', 8, 50, 'NW SW iW'),
  cloister('iN', 'North Cloister', 'Północny Krużganek', 'root', 50, 30, 'N NE iE iW'),
  cloister('iE', 'East Cloister', 'Wschodni Krużganek', 'eye', 70, 50, 'E SE iN iS'),
  cloister('iS', 'South Cloister', 'Południowy Krużganek', 'hand', 50, 70, 'S SW iE iW'),
  cloister('iW', 'West Cloister', 'Zachodni Krużganek', 'flame', 30, 50, 'NW W iN iS'),
]

/** Three and four players. */
export const LARGE_SIDE: readonly Area[] = [
  corner('NW', 'Ash Gate', 'Brama Popiołów', 'eye', 8, 8, 'N1 W2 iNW'),
  outer('N1', 'Plain of Masts', 'Równina Masztów', 'flame', 36, 6, 'NW N2 iN iNW'),
  four('N2', 'Drowned Orchard', 'Zatopiony Sad', 'root', 64, 6, 'N1 NE iN iNE'),
  corner('NE', 'Bone Stair', 'Kościane Schody', 'hand', 92, 8, 'N2 E1 iNE'),
  outer('E1', 'Hanging Wood', 'Wiszący Las', 'root', 94, 36, 'NE E2 iNE iE'),
  four('E2', 'Blind Terraces', 'Ślepe Tarasy', 'eye', 94, 64, 'E1 SE iE iSE'),
  corner('SE', 'Ember Quay', 'Nabrzeże Żaru', 'flame', 92, 92, 'E2 S1 iSE'),
  outer('S1', 'Field of Doors', 'Pole Drzwi', 'eye', 64, 94, 'SE S2 iSE iS'),
  four('S2', 'Sunken Choir', 'Zapadły Chór', 'hand', 36, 94, 'S1 SW iS iSW'),
  corner('SW', 'Thorn Cradle', 'Cierniowa Kołyska', 'root', 8, 92, 'S2 W1 iSW'),
  outer('W1', 'Crawling Road', 'Pełzająca Droga', 'hand', 6, 64, 'SW W2 iSW iW'),
  four('W2', 'Kiln of Faces', 'Piec Twarzy', 'flame', 6, 36, 'NW W1 iW iNW'),
  cloister('iN', 'North Cloister', 'Północny Krużganek', 'eye', 50, 28, 'N1 N2 iNE iNW'),
  cloister('iNE', 'Stair of Lamps', 'Schody Lamp', 'flame', 68, 32, 'N2 NE E1 iN iE'),
  cloister('iE', 'East Cloister', 'Wschodni Krużganek', 'hand', 72, 50, 'E1 E2 iNE iSE'),
  cloister('iSE', 'Stair of Veins', 'Schody Żył', 'root', 68, 68, 'E2 SE S1 iE iS'),
  cloister('iS', 'South Cloister', 'Południowy Krużganek', 'flame', 50, 72, 'S1 S2 iSE iSW'),
  cloister('iSW', 'Stair of Masks', 'Schody Masek', 'eye', 32, 68, 'S2 SW W1 iS iW'),
  cloister('iW', 'West Cloister', 'Zachodni Krużganek', 'root', 28, 50, 'W1 W2 iSW iNW'),
  cloister('iNW', 'Stair of Bells', 'Schody Dzwonów', 'hand', 32, 32, 'NW N1 W2 iN iW'),
]

/** The areas of a side by number: an area has the same number and the same name on both sides, and the smaller one lacks some. */
export const byNumber = (side: readonly Area[]): readonly (Area | undefined)[] =>
  LARGE_SIDE.map(({ en }) => side.find(area => area.en === en))
