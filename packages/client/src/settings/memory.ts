const PREFIX = 'sennik.'

/** What this device remembers. Forgetful where a browser forbids storage: then choices last as long as the page. */
export function recall(key: string): string | undefined {
  try {
    return globalThis.localStorage?.getItem(PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(PREFIX + key, value)
  } catch {
    // Storage is full or forbidden; nothing that matters is kept here alone.
  }
}

export function recallOneOf<const T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const found = recall(key)
  return allowed.find(value => value === found) ?? otherwise
}
