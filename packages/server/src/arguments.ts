import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The exit code for input that cannot be used, as everywhere on our command lines. */
const UNUSABLE = 2

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(UNUSABLE)
}

/** Reads options; one that is unknown ends the command with a sentence. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map(name => `--${name}`)
    return refuse(
      `${error instanceof Error ? error.message : String(error)}\nAllowed: ${known.join(', ') || 'no options'}.`,
    )
  }
}

/** A whole number from 1 on; anything else ends the command with a sentence. */
export function countFrom(option: string, given: string, most: number): number {
  const count = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (count >= 1 && count <= most) return count
  return refuse(`${option}: ${JSON.stringify(given)} cannot be used. Allowed: whole numbers from 1 to ${most}.`)
}
