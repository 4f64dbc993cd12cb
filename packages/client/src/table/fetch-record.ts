import { inTime } from '../api/in-time.ts'

/** The text of a finished game, from the house that kept it. */
export async function fetchRecord(table: string, home: 'house' | 'device'): Promise<string> {
  if (home === 'device') {
    const { localRecord } = await import('../offline/local-tables.ts')
    const text = await localRecord(table)
    if (text === null) throw new Error('this device has no such game')
    return text
  }
  const response = await fetch(`/api/v1/tables/${table}/record`, inTime())
  if (!response.ok) throw new Error(`the house answered ${response.status}`)
  return response.text()
}
