import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Where a running house hears whoever runs it, and the key they show: whoever may read the folder of the house may give it orders. */
const control = v.strictObject({
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  key: v.string(),
})
export type Control = v.InferOutput<typeof control>

const fileIn = (data: string): string => join(data, 'house.json')

export function writeControl(data: string, written: Control): void {
  // One that a killed house has left may have other rights than a new one gets.
  rmSync(fileIn(data), { force: true })
  writeFileSync(fileIn(data), `${JSON.stringify(written)}\n`, { mode: 0o600, flag: 'wx' })
}

/** Undefined: no house has begun here since one closed in peace. */
export function readControl(data: string): Control | undefined {
  try {
    return v.parse(control, JSON.parse(readFileSync(fileIn(data), 'utf8')))
  } catch {
    return undefined
  }
}

/** Only its own: another house may have begun meanwhile. */
export function removeControl(data: string, { key }: Control): void {
  if (readControl(data)?.key === key) rmSync(fileIn(data), { force: true })
}
