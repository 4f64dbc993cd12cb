const PREFIX = 'sennik.'

/** Only pages remember; reading it elsewhere would be an error, or a warning. */
const shelf = (): Storage | undefined => (typeof document === 'undefined' ? undefined : localStorage)

/** What this device remembers. Forgetful where a browser forbids storage: then choices last as long as the page. */
export function recall(key: string): string | undefined {
  try {
    return shelf()?.getItem(PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    shelf()?.setItem(PREFIX + key, value)
  } catch {
    // Storage is full or forbidden; nothing that matters is kept here alone.
  }
}
