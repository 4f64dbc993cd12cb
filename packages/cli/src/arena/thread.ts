// A thread that plays games of an arena, one after the other.
import { parentPort, workerData } from 'node:worker_threads'
import { botWithBudget } from '@sennik/bots'
import { gameWithCards } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { playGame } from './played.ts'
import { type Plan, Schedule } from './schedule.ts'

/** All a thread has to know. */
export interface Task {
  readonly plan: Plan
  readonly game: string
  /** The text of the cards it is played with, unless they are those of the box. */
  readonly cards: string | undefined
  readonly options: unknown
}

const { plan, game: id, cards, options } = workerData as Task
const game = cards === undefined ? gameNamed(id) : gameWithCards(gameNamed(id), cards)
const bots = plan.bots.map(botWithBudget)
const schedule = new Schedule(plan)

parentPort?.on('message', (number: number) => {
  parentPort?.postMessage(playGame(game, options, bots, number, schedule.at(number)))
})
