import { onCleanup, onMount } from 'solid-js'

/** What the keys of the table do. */
export interface KeyBindings {
  /** The choice with this number, counted from 0. */
  pick(index: number): void
  /** Answers whether there was something to skip. */
  skip(): boolean
  undo(): void
  choices(): void
  hint(): void
  log(): void
  help(): void
  close(): void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Keys work anywhere on the table, but not while something is laid over it or someone types. */
export function useKeys(bindings: KeyBindings): void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]') !== null) return
    if (/^[1-9]$/.test(event.key)) {
      if (!event.repeat) bindings.pick(Number(event.key) - 1)
      return
    }
    if (event.key === ' ') {
      if (bindings.skip()) event.preventDefault()
      return
    }
    const { undo, choices, hint, log, help, close } = bindings
    const actions: { readonly [key: string]: () => void } = {
      u: undo,
      c: choices,
      h: hint,
      l: log,
      '?': help,
      Escape: close,
    }
    if (Object.hasOwn(actions, event.key)) actions[event.key]!()
  }
  onMount(() => document.addEventListener('keydown', press))
  onCleanup(() => document.removeEventListener('keydown', press))
}
