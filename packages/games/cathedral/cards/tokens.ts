import type { RewardToken } from './vocabulary.ts'
import {
  build,
  climb,
  convert,
  dreamStage2,
  echo,
  fly,
  move,
  mustFight,
  near,
  playUpgrade,
  produceInOne,
  scryStage2,
  shadowInOne,
  wake,
} from './write.ts'

/*
 * KK-12.6: the rewards of the Forked Paths. Their effects are in the rulebook, their colours are ours.
 */

export const TOKENS: readonly RewardToken[] = [
  { id: 'T01', colour: 'grey', effect: [climb(1, 'path')] },
  { id: 'T02', colour: 'grey', effect: [produceInOne(2, 'mine')] },
  { id: 'T03', colour: 'grey', effect: [move(3)] },
  { id: 'T04', colour: 'yellow', effect: [playUpgrade(1)] },
  { id: 'T05', colour: 'red', effect: [climb(1, 'vision')] },
  { id: 'T06', colour: 'yellow', effect: [scryStage2(5, 2)] },
  { id: 'T07', colour: 'yellow', effect: [shadowInOne(2, 'any'), mustFight(1, 'here')] },
  { id: 'T08', colour: 'yellow', effect: [dreamStage2(4, 1)] },
  { id: 'T09', colour: 'red', effect: [build(1, 'fort', 'free')] },
  { id: 'T10', colour: 'grey', effect: [fly('any')] },
  { id: 'T11', colour: 'grey', effect: [convert(1, near('winged'))] },
  { id: 'T12', colour: 'grey', effect: [wake] },
  { id: 'T13', colour: 'red', effect: [echo] },
]
