// For tests: a thread that fails in the ways a thread can fail.
import { parentPort } from 'node:worker_threads'
import type { BotRequest } from '../house/bot-request.ts'

parentPort?.on('message', ({ bot, legal }: BotRequest) => {
  if (bot === 'crash') process.exit(1)
  while (bot === 'forever');
  parentPort?.postMessage({ move: bot === 'cheat' ? -1 : legal[0] })
})
