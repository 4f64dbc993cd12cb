import type { ServerMessage } from '@sennik/protocol'
import { createSignal } from 'solid-js'
import { closeLine, type DeviceLine, openLine, sayOn, sendOn } from '../offline/device.ts'
import type { LineState, TableLink } from './link.ts'

/** A line to the house on this device. */
export function localLink(): TableLink {
  const [state, setState] = createSignal<LineState>('connecting')
  const listeners: ((message: ServerMessage) => void)[] = []
  const line: DeviceLine = {
    name: crypto.getRandomValues(new Uint32Array(3)).join('-'),
    hear(message) {
      for (const listen of listeners) listen(message)
    },
    house: house => setState(house === 'here' ? 'open' : 'lost'),
  }
  openLine(line)
  return {
    state,
    listen: hear => listeners.push(hear),
    send: message => state() === 'open' && sayOn(line, message),
    cards: table => sendOn({ do: 'cards', table }),
    close() {
      setState('closed')
      closeLine(line)
    },
  }
}
