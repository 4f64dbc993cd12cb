// For tests: a thread that fails in the ways a thread can fail, or never comes to an end.
import type { Move } from '@sennik/engine'
import { listen } from './thread.ts'

const think = (goOn: () => boolean, move: Move) => ({ goOn, move, outcomes: () => [] })

listen(({ bot, legal }) => {
  if (bot === 'crash') process.exit(1)
  while (bot === 'forever');
  return think(() => bot === 'endless', bot === 'cheat' ? (-1 as Move) : legal[0]!)
})
