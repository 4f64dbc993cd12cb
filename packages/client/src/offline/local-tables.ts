import type { TableLine } from '@sennik/protocol'
import { me } from '../settings/guest.ts'
import { sendOn } from './device.ts'
import type { LocalPlan } from './local-house.ts'

/** Opens a table on this device and returns its id. Throws `Refused`. */
export function openLocalTable(plan: Omit<LocalPlan, 'shuffles'>): Promise<string> {
  return sendOn({ do: 'open', person: me(), plan: { ...plan, shuffles: true } })
}

/** Every table of this device, the newest first; finished ones too (`phase`). */
export const listLocalTables = (): Promise<readonly TableLine[]> => sendOn({ do: 'list' })

export async function removeLocalTable(table: string): Promise<void> {
  await sendOn({ do: 'remove', table })
}

/** The record of a finished game. */
export const localRecord = (table: string): Promise<string | null> => sendOn({ do: 'record', table })
