import type { GameFacts } from '../facts.ts'

export const facts: GameFacts = {
  id: 'cat-lady',
  title: { pl: 'Najlepsza gra o kotach', en: 'Cat Lady' },
  about: {
    pl: 'Bierz rzędy i kolumny kotów, przysmaków, zabawek i ubranek, a na koniec nakarm każdego kota.',
    en: 'Take rows and columns of cats, food, toys and costumes, and see to it that every cat is fed in the end.',
  },
  seats: { min: 2, max: 4, usual: 3 },
  minutes: 30,
  lesson: 5,
  age: 8,
  weight: 'light',
}
