import { createSignal } from 'solid-js'
import { recall, remember } from './memory.ts'

const [sound, put] = createSignal(recall('sound') === 'on')

/** Whether the table may make sounds: only when somebody asked for them. */
export { sound }

export function setSound(on: boolean): void {
  put(on)
  remember('sound', on ? 'on' : 'off')
}
