import { firstArgument, kindOf } from '@sennik/engine'
import { ACTION_COUNT, NO_CARD } from '../components.ts'
import { left } from '../frames.ts'
import { moves } from '../moves.ts'
import { ask, type Decision, finish } from '../steps.ts'
import { runEffect } from './run-effect.ts'

/* The Agree section of any of one's own Action cards. */

const { echo: choose, done } = moves.make
const { code } = moves

export const echo: Decision = {
  resume(s, table) {
    ask(s, echo, table)
  },
  legal(s, _seat, out) {
    if (left(s) === 0) return
    for (let action = 0; action < ACTION_COUNT; action++) out.add(choose(action))
    out.add(done)
  },
  play(s, seat, move, table) {
    if (kindOf(move) === code.done) return finish(s, echo, table)
    const action = firstArgument(move)
    const card = s.top(seat, action)
    s.stack.end()
    table.story?.push({ type: 'echoed', seat, action })
    runEffect(s, seat, (card === NO_CARD ? s.book.start[action]! : s.book.sections[card]!).agree)
  },
}
