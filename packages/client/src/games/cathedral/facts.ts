import type { GameFacts } from '../facts.ts'

export const facts: GameFacts = {
  id: 'cathedral',
  title: { pl: 'Katedra Koszmarów', en: 'Nightmare Cathedral' },
  about: {
    pl: 'Podbijaj krainę snów, wspinaj się po stopniach rytuału i wydawaj komendy koszmarom, gdy wzniesie się Katedra. Drukowane karty i mapa nie są publiczne: te są odtworzone przez nas.',
    en: 'Conquer a land of dreams, climb the steps of the ritual and command nightmares once the Cathedral has risen. The printed cards and map are not public: these are our reconstruction.',
  },
  seats: { min: 2, max: 4, usual: 2 },
  minutes: 120,
  lesson: 10,
  age: 14,
  weight: 'heavy',
}
