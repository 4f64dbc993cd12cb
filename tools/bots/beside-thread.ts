// A thread in which our bot and boardgame.io's play Sen against each other.
import { parentPort, workerData } from 'node:worker_threads'
import { BoardgameioRival, inProduction } from '@sennik/bench'
import { botWithBudget } from '@sennik/bots'
import { asSeat, firstOf, includes, type Move, MoveList, SeededRng, seatsOf } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import type { BesideGame, Effort } from './beside.ts'

const { rules } = sen
const SEATS = 2

const { games, milliseconds } = workerData as { readonly games: readonly number[]; readonly milliseconds: number }
process.env.NODE_ENV = 'production'
const ours = botWithBudget(`master:${milliseconds}ms`)
const theirs = inProduction(() => new BoardgameioRival(SeededRng.of(`beside ${games.join()}`)))

/** Adds what a thought took, in time of the processor: what else the machine does counts for neither. */
class Account {
  decisions = 0
  iterations = 0
  milliseconds = 0
  processorSeconds = 0

  async of(think: () => Promise<{ readonly move: Move; readonly iterations: number }>): Promise<Move> {
    const begun = performance.now()
    const before = process.threadCpuUsage()
    const { move, iterations } = await think()
    const { user, system } = process.threadCpuUsage(before)
    this.decisions++
    this.iterations += iterations
    this.milliseconds += performance.now() - begun
    this.processorSeconds += (user + system) / 1e6
    return move
  }

  get effort(): Effort {
    const { decisions, iterations, milliseconds, processorSeconds } = this
    return { decisions, iterations, milliseconds, processorSeconds }
  }
}

/** Two games with the same deal follow each other; in the second one the seats are swapped. */
async function play(number: number): Promise<BesideGame> {
  const rng = SeededRng.of(`beside ${number >> 1}`)
  const ourRng = SeededRng.of(`beside ${number} thoughts`)
  const ourSeat = asSeat(number % SEATS)
  const state = rules.newState()
  const list = new MoveList()
  const [our, their] = [new Account(), new Account()]
  rules.setup(SEATS, sen.options.read({}), { rng }, state)
  theirs.begin(state)
  for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
    const seat = firstOf(deciders)
    list.clear()
    rules.legalMoves(state, seat, list)
    const legal = list.toArray()
    const think = async () => {
      if (seat !== ourSeat) return theirs.choose(state, milliseconds)
      const thinking = ours.begin({ game: sen, seen: rules.view(state, seat), seat, legal }, ourRng)
      while (thinking.goOn());
      return { move: thinking.move, iterations: thinking.outcomes().reduce((sum, { visits }) => sum + visits, 0) }
    }
    const move = legal.length === 1 ? legal[0]! : await (seat === ourSeat ? our : their).of(think)
    rules.apply(state, seat, move, { rng })
    theirs.follow(seat, move, state)
  }
  const winners = rules.winners(state)
  const share = includes(winners, ourSeat) ? 1 / seatsOf(winners).length : 0
  return { game: number, share, ours: our.effort, theirs: their.effort }
}

for (const number of games) parentPort?.postMessage(await play(number))
