import { defineOptions } from '@sennik/engine'

export const options = defineOptions({
  teams: {
    type: 'flag',
    variant: true,
    seats: [4, 6],
    label: {
      pl: 'drużyny: gra się parami, przy 4 lub 6 osobach',
      en: 'teams: played in pairs, by 4 or 6',
    },
  },
  moths: {
    type: 'whole',
    min: 0,
    max: 4,
    default: 0,
    label: { pl: 'karty nocy: ćmy', en: 'night cards: moths' },
  },
  bats: {
    type: 'whole',
    min: 0,
    max: 4,
    default: 0,
    label: { pl: 'karty nocy: nietoperze', en: 'night cards: bats' },
  },
  owls: {
    type: 'whole',
    min: 0,
    max: 4,
    default: 0,
    label: { pl: 'karty nocy: sowy', en: 'night cards: owls' },
  },
  dragons: {
    type: 'whole',
    min: 0,
    max: 1,
    default: 0,
    label: { pl: 'karty nocy: smok', en: 'night cards: dragon' },
  },
})

export type Options = ReturnType<typeof options.read>
