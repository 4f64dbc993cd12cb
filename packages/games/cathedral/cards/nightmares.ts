import type { NightmareCard } from './vocabulary.ts'
import {
  choose,
  climb,
  devour,
  discard,
  draw,
  either,
  may,
  mayFight,
  mayFightDevouring,
  near,
  pay,
  play,
  prowl,
  rite,
  spend,
} from './write.ts'

/*
 * The Nightmares, both sides.
 * A reconstruction: the printed cards are not public. These are ours, made to fit every number and example of the rulebook; whoever owns the
 * box can play with the printed ones (`cards/read.ts`). The order is the numbering that records and positions use.
 */

export const NIGHTMARES: readonly NightmareCard[] = [
  {
    number: 1,
    en: 'The Choirmaster',
    pl: 'Chórmistrz',
    basic: { command: [prowl(2), pay([devour(1, 'own', 'here')], [climb(1, 'vision')])], limit: [5, 6, 9] },
    advanced: {
      command: [prowl(3), pay([devour(2, 'own', 'here')], [climb(2, 'vision'), mayFight(1, 'here')])],
      limit: [7, 9, 12],
    },
    from: 'ours',
  },
  {
    number: 2,
    en: 'The Harvester',
    pl: 'Żniwiarz',
    basic: { command: [prowl(3, devour(1, 'unit', 'here'))], limit: [5, 7, 9] },
    advanced: {
      command: [prowl(4, devour(1, 'unit', 'here')), pay([spend(1, 'any')], [devour(1, 'own', 'here')])],
      limit: [7, 9, 11],
    },
    from: 'ours',
  },
  {
    number: 3,
    en: 'The Duel',
    pl: 'Pojedynek',
    basic: { command: [prowl(2), mayFightDevouring(1, 'here'), may(devour(1, 'own', 'here'))], limit: [6, 9, 12] },
    advanced: {
      command: [prowl(3), mayFightDevouring(2, either('here', near('here'))), may(devour(1, 'own', 'here'))],
      limit: [8, 11, 14],
    },
    from: 'ours',
  },
  {
    number: 4,
    en: 'The Archivist',
    pl: 'Archiwista',
    basic: { command: [prowl(1), draw(2), play(1), may(devour(1, 'unit', 'here'))], limit: undefined },
    advanced: { command: [prowl(2), draw(3), play(1), may(devour(1, 'unit', 'here'))], limit: undefined },
    from: 'ours',
  },
  {
    number: 5,
    en: 'The Stair-Bearer',
    pl: 'Niosący Schody',
    basic: { command: [prowl(1), climb(1, 'path'), may(devour(1, 'own', 'here'))], limit: [6, 9, 11] },
    advanced: {
      command: [prowl(2), climb(1, 'vision'), pay([devour(1, 'own', 'here')], [rite(1, 'vision')])],
      limit: [7, 10, 13],
    },
    from: 'ours',
  },
  {
    number: 6,
    en: 'The Collector',
    pl: 'Kolekcjoner',
    basic: {
      command: [
        prowl(2),
        draw(1),
        pay([discard(1)], [devour(1, 'own', 'here')]),
        pay([discard(1)], [devour(1, 'own', 'here')]),
      ],
      limit: [7, 10, 13],
    },
    advanced: {
      command: [
        prowl(2),
        draw(2),
        pay([discard(1)], [devour(1, 'unit', 'here')]),
        pay([discard(1)], [devour(1, 'unit', 'here')]),
        pay([discard(1)], [devour(1, 'unit', 'here')]),
      ],
      limit: [9, 12, 15],
    },
    from: 'ours',
  },
  {
    number: 7,
    en: 'The Knife Herald',
    pl: 'Herold Noży',
    basic: {
      command: [prowl(2), draw(1), mayFight(2, either('here', near('here'))), devour(1, 'unit', 'here')],
      limit: [5, 6, 9],
    },
    advanced: {
      command: [prowl(2), draw(2), mayFight(3, either('here', near('here'))), devour(2, 'unit', 'here')],
      limit: [7, 9, 12],
    },
    from: 'ours',
  },
  {
    number: 8,
    en: 'The Maw',
    pl: 'Paszcza',
    basic: { command: [prowl(3), choose([devour(2, 'shadow', 'here')], [devour(1, 'own', 'here')])], limit: [5, 7, 9] },
    advanced: {
      command: [prowl(3), choose([devour(3, 'shadow', 'here')], [devour(2, 'own', 'here')])],
      limit: [7, 9, 11],
    },
    from: 'ours',
  },
]
