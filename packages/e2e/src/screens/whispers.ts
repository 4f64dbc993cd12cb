import { Hints } from '../hints.ts'
import type { Table } from '../table.ts'
import type { Camera } from './camera.ts'

/** What the lantern whispers, and where its best move is on the board; then nothing is changed. */
export async function takeHints(table: Table, camera: Camera, name: string): Promise<void> {
  const hints = new Hints(table)
  await hints.ask()
  await camera.take(name, 'en')
  await hints.moves.first().click()
  await camera.take(`${name}-picked`)
  await table.page.keyboard.press('Escape')
  await hints.panel.waitFor({ state: 'hidden' })
}
