// What a thread of the pool does. It gets a view, never a state: a bot cannot peek.
import { parentPort } from 'node:worker_threads'
import { botNamed, choose } from '@sennik/bots'
import { type Move, SeededRng } from '@sennik/engine'
import { gamePlayed } from '@sennik/match'
import type { BotRequest } from '../house/bot-request.ts'

export type Thought = { readonly move: Move } | { readonly error: string }

function think({ game, cards, bot, view, seat, legal, seed }: BotRequest): Thought {
  try {
    const question = { game: gamePlayed({ game, cards }), seen: view, seat, legal }
    return { move: choose(botNamed(bot), question, SeededRng.of(seed)) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (request: BotRequest) => parentPort?.postMessage(think(request)))
