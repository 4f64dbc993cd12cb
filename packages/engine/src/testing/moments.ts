import type { AnyGame } from '../game.ts'
import { hashBytes, hashText } from '../hash.ts'
import { listOf } from '../list.ts'
import { Referee } from '../referee.ts'
import { SeededRng } from '../rng.ts'
import { courseOf } from './course.ts'

/** From each moment so many games are played, this far: what its rules allow shows soon. */
const GAMES_EACH = 4
const MOVES_AT_MOST = 40

/**
 * Moments that games at random hardly ever come to. The text holds positions, an empty line between them; over each stands the hash of all
 * that was allowed, played and scored in a few games from there and of where they led, and is written anew by the rules as they are.
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

const hashOf = (game: AnyGame, position: string): string =>
  hashText(
    listOf(GAMES_EACH, index => {
      const seed = `moment ${index}`
      const referee = Referee.resume(game.rules, game.position.read(position), SeededRng.of(seed))
      const course = courseOf(game, referee, seed, MOVES_AT_MOST)
      return [...course, hashBytes(referee.state.memory)].join('\n')
    }).join('\n'),
  )
