import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { type Control, readControl } from './control-file.ts'
import { type Answer, answer } from './control-server.ts'

/** Asks the house that runs in this folder for a copy of everything in a new file. Undefined: none runs, or none that this user may ask. */
export async function askForCopy(data: string, to: string): Promise<Answer | undefined> {
  const control = readControl(data)
  if (control === undefined) return undefined
  try {
    const response = await answerOf(control, { backup: to })
    if (response.statusCode !== 200) return undefined
    return v.parse(answer, await json(response))
  } catch {
    // A killed house has left its note behind.
    return undefined
  }
}

/** However long it takes: `fetch` gives up after five minutes, and a large house on a slow disk needs more. */
async function answerOf({ port, key }: Control, order: object): Promise<IncomingMessage> {
  const asked = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    agent: false,
  })
  asked.end(JSON.stringify(order))
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return response
}
