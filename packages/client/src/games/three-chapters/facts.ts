import type { GameFacts } from '../facts.ts'

export const facts: GameFacts = {
  id: 'three-chapters',
  title: { pl: '3 rozdziały', en: '3 Chapters' },
  about: {
    pl: 'Wybierz baśniową drużynę, zagraj nią rundę po rundzie i zapunktuj tym, kto do kogo pasuje.',
    en: 'Choose a party of fairy-tale figures, play it round by round, and score for who goes with whom.',
  },
  seats: { min: 2, max: 6, usual: 4 },
  minutes: 30,
  lesson: 5,
  age: 10,
  weight: 'medium',
}
