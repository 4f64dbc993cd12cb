import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Allocation } from './allocation.ts'

const MOVES = 3_000_000
/** The smallest object, made at one move in thirty. */
const HALF_A_BYTE = 0.5

/** Plain Node: tests run code that was changed to be tested, which allocates and is slow. */
function measured(): { readonly engine: Allocation; readonly control: Allocation } {
  const script = fileURLToPath(new URL('./allocation.ts', import.meta.url))
  return JSON.parse(execFileSync(process.execPath, [script, String(MOVES)], { encoding: 'utf8' }))
}

describe('copies and playouts', () => {
  let engine: Allocation
  let control: Allocation
  beforeAll(() => {
    ;({ engine, control } = measured())
  })

  it('allocate nothing at a move', () => {
    expect(engine.moves).toBeGreaterThanOrEqual(MOVES)
    expect(engine.bytesPerMove).toBeLessThan(HALF_A_BYTE)
    expect(engine.collections).toBeLessThanOrEqual(2)
  })

  it('would be caught if they did', () => {
    expect(control.bytesPerMove).toBeGreaterThan(16)
    expect(control.collections).toBeGreaterThan(2)
  })
})
