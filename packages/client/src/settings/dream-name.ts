import type { Lang } from '@sennik/engine'
import type { Guest } from '@sennik/protocol'

type Animal = 'cat' | 'raven' | 'owl' | 'fox' | 'hare' | 'hedgehog'
const ANIMALS: readonly Animal[] = ['cat', 'raven', 'owl', 'fox', 'hare', 'hedgehog']

const ENGLISH = {
  manners: ['Sleepy', 'Drowsy', 'Moonlit', 'Fluffy', 'Pensive', 'Wandering', 'Quiet', 'Silver'],
  animals: { cat: 'Cat', raven: 'Raven', owl: 'Owl', fox: 'Fox', hare: 'Hare', hedgehog: 'Hedgehog' },
} as const satisfies { manners: readonly string[]; animals: Record<Animal, string> }

/** Polish adjectives agree with the animal: *śpiący kot*, but *śpiąca sowa*. */
const POLISH = {
  manners: [
    ['Śpiący', 'Śpiąca'],
    ['Senny', 'Senna'],
    ['Księżycowy', 'Księżycowa'],
    ['Puszysty', 'Puszysta'],
    ['Zamyślony', 'Zamyślona'],
    ['Wędrowny', 'Wędrowna'],
    ['Cichy', 'Cicha'],
    ['Srebrny', 'Srebrna'],
  ],
  animals: {
    cat: { name: 'Kot', gender: 0 },
    raven: { name: 'Kruk', gender: 0 },
    owl: { name: 'Sowa', gender: 1 },
    fox: { name: 'Lis', gender: 0 },
    hare: { name: 'Zając', gender: 0 },
    hedgehog: { name: 'Jeż', gender: 0 },
  },
} as const

const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)]!

/** Somebody to be until one chooses a name. `chance` gives numbers in [0, 1). */
export function dreamName(lang: Lang, chance: () => number): Guest {
  const avatar = pick(ANIMALS, chance())
  if (lang === 'en') return { name: `${pick(ENGLISH.manners, chance())} ${ENGLISH.animals[avatar]}`, avatar }
  const { name, gender } = POLISH.animals[avatar]
  return { name: `${pick(POLISH.manners, chance())[gender]} ${name}`, avatar }
}
