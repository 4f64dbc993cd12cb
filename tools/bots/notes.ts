import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const KEPT_IN = 'node_modules/.cache/sennik-bots'

/**
 * Where results are kept, so that a long measurement can stop and go on. Measurements of other sources have another place: what bots of
 * yesterday did says nothing of those of today.
 */
export function placeFor(name: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  const files = sources.flatMap(folder =>
    globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts', '**/testing/**'] }),
  )
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  mkdirSync(join(ROOT, KEPT_IN), { recursive: true })
  return join(ROOT, KEPT_IN, `${name}-${hash.digest('hex').slice(0, 12)}`)
}

/** Results that come one by one, each a line of JSON. A line that was cut off is forgotten. */
export class Notes<Result> {
  readonly results: Result[]
  private readonly file: string

  constructor(place: string) {
    this.file = `${place}.jsonl`
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole !== text) writeFileSync(this.file, whole)
    this.results = whole
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as Result)
  }

  add(result: Result): void {
    appendFileSync(this.file, `${JSON.stringify(result)}\n`)
    this.results.push(result)
  }
}
