/** A press shorter than this is a tap: what it uncovered stays until the next one. */
const TAP = 350

const LETS_GO: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape'])

let pressed = 0
globalThis.document?.addEventListener('pointerdown', () => pressed++, true)
for (const end of ['pointerup', 'pointercancel'] as const)
  globalThis.document?.addEventListener(end, () => (pressed = Math.max(0, pressed - 1)), true)

/**
 * Waits while someone looks at a card: as long as they hold the finger down, or else until they tap, press a key, or the time is over.
 * An aborted signal ends it too.
 */
export function untilLetGo(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    const began = performance.now()
    let isHeld = pressed > 0
    const timer = setTimeout(end, milliseconds)
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    function end(): void {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
    document.addEventListener('pointerdown', end, options)
    document.addEventListener(
      'pointerup',
      () => {
        if (isHeld && performance.now() - began > TAP) end()
        isHeld = false
      },
      options,
    )
    document.addEventListener(
      'keydown',
      event => {
        if (event.repeat || !LETS_GO.has(event.key)) return
        // The key lets go of the card and does nothing else: it must not press the button that has the focus.
        event.preventDefault()
        event.stopPropagation()
        end()
      },
      options,
    )
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { signal: listening.signal })
  })
}
