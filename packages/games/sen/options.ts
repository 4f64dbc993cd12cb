import { defineOptions } from '@sennik/engine'

/** SEN-19 */
export const MOST_ROUNDS = 50

export const options = defineOptions({
  penalty: {
    type: 'choice',
    values: [5, 15],
    default: 5,
    label: { pl: 'kara za nietrafioną pobudkę', en: 'penalty for a wrong wake-up call' },
  },
  limit: {
    type: 'whole',
    min: 10,
    max: 500,
    default: 100,
    unless: 'rounds',
    label: { pl: 'koniec gry, gdy ktoś uzbiera tyle kruków', en: 'the game ends when someone has this many ravens' },
  },
  rounds: {
    type: 'whole',
    min: 1,
    max: MOST_ROUNDS,
    label: { pl: 'albo koniec gry po tylu rundach', en: 'or the game ends after this many rounds' },
  },
  notSoScary: {
    type: 'flag',
    variant: true,
    label: {
      pl: 'Nie takie kruki straszne: kto jako jedyny ma najwięcej dziewiątek, nie liczy ich',
      en: 'Not so scary: whoever alone has the most nines does not count them',
    },
  },
  goForBroke: {
    type: 'flag',
    variant: true,
    label: {
      pl: 'Idź na całość: sen z samych dziewiątek daje 0, a pozostałym po 50',
      en: 'Go for broke: a dream of nothing but nines scores 0, all others 50',
    },
  },
  /** SEN-V2, the other reading of the book. */
  fiftyOnTop: {
    type: 'flag',
    variant: true,
    label: {
      pl: 'Idź na całość: 50 dolicza się do kruków ze snu i do kary, zamiast je zastąpić',
      en: 'Go for broke: the 50 comes on top of the ravens in the dream and the penalty, not in their place',
    },
  },
  iKnow: {
    type: 'flag',
    variant: true,
    label: {
      pl: 'Wiem, co mam: dwie jednakowe krainy można wymienić na jedną',
      en: 'I know what I have: two equal lands may be traded for one',
    },
  },
  memoryAid: {
    type: 'flag',
    variant: false,
    label: {
      pl: 'pomoc pamięci: to, co wiesz, zostaje widoczne',
      en: 'memory aid: what you know stays visible',
    },
  },
})

export type Options = ReturnType<typeof options.read>
