import { type NameFlaw, readName } from '@sennik/protocol/name'

/** A name as others will see it; undefined if it is none. */
export function allowedName(written: string): string | undefined {
  const read = readName(written)
  return 'name' in read ? read.name : undefined
}

/** What is wrong with a name, once something was written. */
export function nameFlaw(written: string): NameFlaw | undefined {
  const read = readName(written)
  return 'flaw' in read && read.flaw !== 'empty' ? read.flaw : undefined
}
