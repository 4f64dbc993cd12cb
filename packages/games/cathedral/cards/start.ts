import type { BasicCombat, StartCard } from './vocabulary.ts'
import { areas, build, climb, draw, mayFight, move, mustFight, play, produce, rite } from './write.ts'

/*
 * What everyone starts with: partly from public reports, completed by us.
 */

/** In the order of `ACTIONS`. */
export const START_CARDS: readonly StartCard[] = [
  {
    action: 'develop',
    main: [draw(3), play(1)],
    agree: [draw(1), play(1)],
    oppose: [draw(1)],
    limit: 3,
    from: 'partly',
  },
  {
    action: 'fortify',
    main: [build(2, 'mine', 'full'), draw(1)],
    agree: [build(1, 'mine', 'full')],
    oppose: [produce(1, 'stronghold')],
    limit: 3,
    from: 'partly',
  },
  {
    action: 'summon',
    main: [areas('level', 'fort'), areas(1, 'marked'), produce(2, 'mine')],
    agree: [produce(2, 'mine')],
    oppose: [produce(1, 'mine')],
    limit: 3,
    from: 'partly',
  },
  {
    action: 'ritual',
    main: [climb(1, 'vision'), rite('all', 'seal')],
    agree: [climb(1, 'vision')],
    oppose: [rite(1, 'path')],
    limit: 3,
    from: 'partly',
  },
  {
    action: 'maneuver',
    main: [move(4, 1), mustFight(3, 'any')],
    agree: [move(2), mayFight(1, 'present')],
    oppose: [move(1)],
    limit: 3,
    from: 'partly',
  },
]

export const BASIC_COMBAT: BasicCombat = { attack: 1, defence: 0, from: 'ours' }
