import type { AnyGame } from '../game.ts'
import { hashBytes, hashText } from '../hash.ts'
import { asSeat, includes } from '../ints.ts'
import { listOf } from '../list.ts'
import type { AnyReferee } from '../record.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import { courseOf } from './course.ts'

/** After each move of a moment a game goes on this far: what other rules make of it shows soon. */
const MOVES_AFTER = 12
const SEED = 'moment'

/**
 * Moments that games at random hardly ever come to. The text holds positions, an empty line between them; over each stands the hash of all
 * that was allowed, played and scored in games from there, one for every first move, and of where they led. It is written anew by the rules
 * as they are.
 */
export const replayMoments = (game: AnyGame, text: string): string =>
  text
    .trimEnd()
    .split('\n\n')
    .map(moment => {
      const position = moment.slice(moment.indexOf('\n') + 1)
      return `# ${hashOf(game, position)}\n${position}\n`
    })
    .join('\n')

function hashOf(game: AnyGame, position: string): string {
  const { rules, moves } = game
  const beginning = (): AnyReferee => Referee.resume(rules, game.position.read(position), SeededRng.of(SEED))
  const told = (referee: AnyReferee): string =>
    [...courseOf(game, referee, SEED, MOVES_AFTER), hashBytes(referee.state.memory)].join('\n')
  const asked = beginning()
  const deciders = rules.deciders(asked.state)
  const courses = listOf(rules.seatCount(asked.state), asSeat).flatMap(seat =>
    [...(includes(deciders, seat) ? asked.legalMoves(seat) : []), ...asked.secondThoughts(seat)]
      .map(move => moves.write(move))
      .sort()
      .map(move => {
        const referee = beginning()
        referee.play(seat, moves.read(move))
        return `${seat} ${move}\n${told(referee)}`
      }),
  )
  return hashText([told(asked), ...courses].join('\n'))
}
