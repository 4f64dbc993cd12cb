// Where hints are thought of, so that the table goes on meanwhile.
import type { FromThinker, ToThinker } from './ask.ts'
import { hintsFor } from './think.ts'

const thoughts = new Map<number, AbortController>()

async function think(id: number, question: Parameters<typeof hintsFor>[0]): Promise<FromThinker> {
  const thought = new AbortController()
  thoughts.set(id, thought)
  try {
    return { id, hints: await hintsFor(question, thought.signal) }
  } catch (error) {
    return { id, problem: String(error) }
  } finally {
    thoughts.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if ('stop' in data) thoughts.get(data.stop)?.abort()
  else void think(data.id, data.question).then(answer => postMessage(answer))
})
