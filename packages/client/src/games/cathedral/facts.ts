import type { GameFacts } from '../facts.ts'

export const cathedralFacts: GameFacts = {
  id: 'cathedral',
  title: { pl: 'Katedra Koszmarów', en: 'Nightmare Cathedral' },
  about: {
    pl: 'Podbijaj krainę snów, wspinaj się po stopniach rytuału i rozkazuj koszmarom, gdy wzniesie się Katedra. Karty są rekonstrukcją.',
    en: 'Conquer the land of dreams, climb the steps of the ritual and command the nightmares once the Cathedral stands. The cards are a reconstruction.',
  },
  seats: { min: 2, max: 4, usual: 2 },
  minutes: 120,
  age: 14,
  weight: 'heavy',
}
