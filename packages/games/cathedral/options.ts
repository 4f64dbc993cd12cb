import { defineOptions, type OptionsOf } from '@sennik/engine'
import { NIGHTMARES as NIGHTMARE_CARDS } from './cards/nightmares.ts'
import { NIGHTMARES } from './components.ts'

/** Every pair of different Nightmares, in order. */
const pairs: (readonly [number, number])[] = []
for (let one = 1; one <= NIGHTMARES; one++)
  for (let other = one + 1; other <= NIGHTMARES; other++) pairs.push([one, other])

/** KK-10.5, KK-2.20: by the number of the option, from 1. */
export const PAIRS: readonly (readonly [number, number])[] = pairs

/** By the names in the built-in set; another set numbers its Nightmares alike. */
const pairName = (lang: 'pl' | 'en', pair: readonly number[]): string =>
  pair.map(number => NIGHTMARE_CARDS[number - 1]![lang]).join(' + ')

const specs = {
  /** KK-9.2, KK-9.3 */
  mode: {
    type: 'choice',
    values: ['standard', 'variable'],
    default: 'standard',
    names: {
      standard: { en: 'Turn by turn (Standard game)', pl: 'Z każdą turą (Gra Standardowa)' },
      variable: {
        en: 'By fulfilled dreams (Variable-length game)',
        pl: 'Przez spełnione sny (Gra o Zmiennym Czasie Trwania)',
      },
    },
    label: { en: 'how the Cathedral rises', pl: 'jak rośnie Katedra' },
  },
  /** KK-12 */
  forkedPaths: { type: 'flag', variant: true, label: { en: 'Forked Paths', pl: 'Rozwidlone Ścieżki' } },
  /** KK-2.20 */
  advanced: {
    type: 'flag',
    variant: true,
    label: { en: 'advanced sides of the Nightmares', pl: 'zaawansowane strony koszmarów' },
  },
  /** KK-10.5 */
  nightmares: {
    type: 'choice',
    values: ['random', ...PAIRS.map(([one, other]) => `${one}+${other}`)],
    default: 'random',
    names: {
      random: { en: 'Two at random', pl: 'Dwa losowe' },
      ...Object.fromEntries(
        PAIRS.map(pair => [pair.join('+'), { en: pairName('en', pair), pl: pairName('pl', pair) }]),
      ),
    },
    label: { en: 'Nightmares', pl: 'koszmary' },
  },
  /** KK-D3 */
  buildFromFirstTurn: {
    type: 'flag',
    variant: true,
    label: { en: 'Standard game: build from the very first turn', pl: 'Gra Standardowa: budowa od pierwszej tury' },
  },
  /** KK-D5 */
  ownConflictsOnly: {
    type: 'flag',
    variant: true,
    label: {
      en: 'a conflict must involve whoever chooses it',
      pl: 'w konflikcie musi brać udział osoba, która go wybiera',
    },
  },
  /** KK-D11 */
  placesForNone: {
    type: 'flag',
    variant: true,
    label: {
      en: 'among the devoured, whoever has none takes a place too',
      pl: 'wśród pożartych miejsce zajmuje też ten, kto nie ma tam nikogo',
    },
  },
} as const

export const options = defineOptions(specs)

export type Options = OptionsOf<typeof specs>
