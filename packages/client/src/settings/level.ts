import { LEVELS } from '@sennik/engine'
import { remembered } from './choice.ts'

/** How well bots play, as it was wished last. */
export const [level, setLevel] = remembered('level', LEVELS, 'casual')
