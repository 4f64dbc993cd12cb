import { englishPlural } from '@sennik/engine'

const ravens = (count: number): string => `${count} ${englishPlural(count, 'raven', 'ravens')}`

export const english = {
  ravens,
  /** Names of the lands by their symbol. */
  lands: {
    0: 'Meadow of sleeping sheep',
    1: 'Mushroom house',
    2: 'Paper boat',
    3: 'Teapot hills',
    4: 'Whale over the roofs',
    5: 'Lighthouse',
    6: 'Night carousel',
    7: 'Clock tower',
    8: 'The house, only more',
    9: 'Raven tree',
    T: 'Two balloons',
    P: 'Stargazer',
    S: 'Mirror lake',
  },
  actions: {
    T: { name: 'Take 2', rule: 'Draw two cards and keep one.' },
    P: { name: 'Peek 1', rule: 'Look at any one land.' },
    S: { name: 'Swap 2', rule: 'Swap lands of two dreams.' },
  },
  whenDrawn: 'The action may be used only when you draw this card from the pile.',
  back: 'Face down',
  backText: 'A land that lies face down. What is on it, its owner may have forgotten.',
}

export type Words = typeof english
