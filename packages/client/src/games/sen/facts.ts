import type { GameFacts } from '../facts.ts'

export const facts: GameFacts = {
  id: 'sen',
  title: { pl: 'Sen', en: 'Sen' },
  about: {
    pl: 'Zamieniaj krainy w na wpół zapomnianym śnie i obudź się, gdy w twoim jest najmniej kruków.',
    en: 'Swap the lands of a dream you have half forgotten, and wake up while yours has the fewest ravens.',
  },
  seats: { min: 2, max: 5, usual: 4 },
  minutes: 20,
  lesson: 5,
  age: 8,
  weight: 'light',
}
