import { Refused, type ServerMessage } from '@sennik/protocol'
import type { Brought, Errand, ToHouse } from './desk.ts'
import { setForgetful } from './forgetful.ts'
import type { FromKeeper } from './keeper.ts'

/** A line of this page to the device's house. */
export interface DeviceLine {
  readonly name: string
  hear(message: ServerMessage): void
  /** There is a house, or it was lost and comes back. */
  house(state: 'here' | 'lost'): void
}

interface WaitingErrand {
  readonly wanted: Errand
  settle(brought: Brought[Errand['do']]): void
  refuse(reason: Refused): void
}

let worker: Worker | undefined
let house: 'here' | 'lost' = 'lost'
const lines = new Map<string, DeviceLine>()
const errands = new Map<string, WaitingErrand>()

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' })
  started.onmessage = ({ data }: MessageEvent<FromKeeper>) => receive(data)
  // A page that goes for good takes its lines along; one that is only put aside keeps them.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) for (const line of lines.keys()) post({ line, end: true })
  })
  return started
}

function post(message: ToHouse): void {
  worker ??= start()
  worker.postMessage(message)
}

function receive(message: FromKeeper): void {
  if ('house' in message) {
    house = message.house
    for (const line of lines.values()) line.house(house)
    if (house === 'here') for (const [errand, { wanted }] of errands) post({ errand, wanted })
  } else if ('forgetful' in message) setForgetful(true)
  else if ('line' in message) lines.get(message.line)?.hear(message.hear)
  else {
    const waiting = errands.get(message.errand)
    errands.delete(message.errand)
    if ('brought' in message) waiting?.settle(message.brought)
    else waiting?.refuse(new Refused(message.refusal))
  }
}

export function openLine(line: DeviceLine): void {
  worker ??= start()
  lines.set(line.name, line)
  if (house === 'here') line.house('here')
}

export function closeLine({ name }: DeviceLine): void {
  lines.delete(name)
  post({ line: name, end: true })
}

/** Says something on a line, if there is a house to hear it. */
export function sayOn({ name }: DeviceLine, say: Extract<ToHouse, { readonly say: unknown }>['say']): boolean {
  if (house === 'lost') return false
  post({ line: name, say })
  return true
}

/** Sends an errand to the device's house, again if the house changes hands meanwhile. Throws `Refused`. */
export function sendOn<E extends Errand>(wanted: E): Promise<Brought[E['do']]> {
  return new Promise((resolve, reject) => {
    const errand = crypto.getRandomValues(new Uint32Array(3)).join('-')
    errands.set(errand, { wanted, settle: brought => resolve(brought as Brought[E['do']]), refuse: reject })
    worker ??= start()
    if (house === 'here') post({ errand, wanted })
  })
}
