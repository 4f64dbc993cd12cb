import type { GameFacts } from '../facts.ts'

export const facts: GameFacts = {
  id: 'koty',
  title: { pl: 'Koty', en: 'Koty' },
  about: {
    pl: 'Zbieraj koty na dziewiątkach, podkradaj je rywalom i broń swoich: wygrywa sen, w którym jest ich najwięcej.',
    en: 'Gather cats on nines, steal them from your rivals and defend your own: the dream with the most cats wins.',
  },
  seats: { min: 2, max: 6, usual: 4 },
  minutes: 30,
  lesson: 5,
  age: 8,
  weight: 'light',
}
