import { type Accessor, createSignal } from 'solid-js'
import { recall, remember } from './memory.ts'

/** Something chosen once for this device: what is chosen now, and how to choose. */
export function remembered<const T extends string>(
  key: string,
  allowed: readonly T[],
  otherwise: T,
): [Accessor<T>, (chosen: T) => void] {
  const found = recall(key)
  const [chosen, put] = createSignal<T>(allowed.find(value => value === found) ?? otherwise)
  const choose = (value: T): void => {
    put(() => value)
    remember(key, value)
  }
  return [chosen, choose]
}
