import { createHash, randomBytes } from 'node:crypto'
import { type Avatar, type Guest, readName } from '@sennik/protocol'
import type { KnownGuest } from '../house/visitor.ts'
import type { GuestRow, Store } from '../store/store.ts'

const KEY_BYTES = 32
const ID_BYTES = 16
const KEY_SHAPE = /^[\w-]{43}$/

/** The key itself is told to one device and kept nowhere: who reads the store cannot be anybody. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Somebody whose name was accepted by an older rule: they are known, and may take another one. */
const UNNAMED = '–'

function known({ id, name, avatar }: GuestRow): KnownGuest {
  const read = readName(name)
  return { id, name: 'name' in read ? read.name : UNNAMED, avatar: avatar as Avatar }
}

/** People as the house knows them: by the key of a device. */
export class Guests {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  async byKey(key: string | undefined): Promise<KnownGuest | undefined> {
    if (key === undefined || !KEY_SHAPE.test(key)) return undefined
    const row = await this.store.guestByKey(hashOf(key))
    return row && known(row)
  }

  /** A new guest and the key that only they get. */
  async welcome({ name, avatar }: Guest): Promise<{ readonly guest: KnownGuest; readonly key: string }> {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const key = randomBytes(KEY_BYTES).toString('base64url')
    await this.store.addGuest({ id, keyHash: hashOf(key), name, avatar })
    return { guest: { id, name, avatar }, key }
  }

  async change(guest: KnownGuest, change: { [K in keyof Guest]?: Guest[K] | undefined }): Promise<KnownGuest> {
    const changed = { id: guest.id, name: change.name ?? guest.name, avatar: change.avatar ?? guest.avatar }
    await this.store.changeGuest(changed.id, changed.name, changed.avatar)
    return changed
  }
}
