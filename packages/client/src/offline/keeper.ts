import type { Desk, FromHouse, ToHouse } from './desk.ts'

/** To a page from its keeper: what the house says, and whether there is one now. */
export type FromKeeper = FromHouse | { readonly house: 'here' | 'lost' }

/** Among the workers of this device's pages. */
type Relayed =
  | { readonly from: string; readonly message: ToHouse }
  | { readonly to: string; readonly message: FromKeeper }
  /** The house got a message of this worker. */
  | { readonly heard: string }

const EVERYONE = 'everyone'
const LOCK = 'sennik.house'
/** A house that has not answered for this long is frozen or gone. */
const PATIENCE = 2500

/**
 * Sees to it that one page of this device keeps the house, however many are open: whoever has the lock. The others pass on what their
 * page says. When the keeper goes, the next one opens the house from the log, and pages enter again.
 */
export class Keeper {
  private readonly me = newName()
  private readonly channel = new BroadcastChannel(LOCK)
  private readonly openDesk: (told: (message: FromHouse) => void) => Desk
  private readonly tellPage: (message: FromKeeper) => void
  private desk: Desk | undefined
  private waiting = new AbortController()
  private patience: ReturnType<typeof setTimeout> | undefined

  constructor(openDesk: (told: (message: FromHouse) => void) => Desk, tellPage: (message: FromKeeper) => void) {
    this.openDesk = openDesk
    this.tellPage = tellPage
    this.channel.onmessage = ({ data }: MessageEvent<Relayed>) => this.hearRelayed(data)
    void this.start()
  }

  /** Takes what this worker's page says. */
  receive(message: ToHouse): void {
    if (this.desk !== undefined) {
      void this.desk.receive(message, this.tellPage)
      return
    }
    this.relay({ from: this.me, message })
    this.patience ??= setTimeout(() => this.takeOver(), PATIENCE)
  }

  private async start(): Promise<void> {
    // Without locks (a page that is not secure) every page keeps a house; the log then settles who was faster.
    if (navigator.locks === undefined) return this.openHouse()
    const isFree = await navigator.locks.request(LOCK, { ifAvailable: true }, lock => lock !== null)
    if (!isFree) this.tellPage({ house: 'here' })
    this.waitForLock('inLine')
  }

  private waitForLock(how: 'inLine' | 'atOnce'): void {
    this.waiting.abort()
    const attempt = new AbortController()
    this.waiting = attempt
    const options = how === 'atOnce' ? { steal: true } : { signal: attempt.signal }
    const hold = (): Promise<never> => {
      this.openHouse()
      return new Promise(() => {})
    }
    navigator.locks.request(LOCK, options, hold).catch(() => {
      // An attempt that was given up for another one says nothing about the lock.
      if (this.waiting === attempt) this.loseHouse()
    })
  }

  /** The keeper does not answer. A page that was frozen with the lock finds it gone when it wakes. */
  private takeOver(): void {
    this.patience = undefined
    this.waitForLock('atOnce')
  }

  private openHouse(): void {
    this.stopWaiting()
    this.desk = this.openDesk(message => this.tellEveryone(message))
    this.tellEveryone({ house: 'lost' })
    this.tellEveryone({ house: 'here' })
  }

  private loseHouse(): void {
    if (this.desk === undefined) return
    this.desk.close()
    this.desk = undefined
    this.waitForLock('inLine')
  }

  private hearRelayed(relayed: Relayed): void {
    if ('from' in relayed) {
      const { from, message } = relayed
      if (this.desk === undefined) return
      this.relay({ heard: from })
      void this.desk.receive(message, reply => this.relay({ to: from, message: reply }))
    } else if ('heard' in relayed) {
      if (relayed.heard === this.me) this.stopWaiting()
    } else if (relayed.to === this.me || relayed.to === EVERYONE) this.tellPage(relayed.message)
  }

  private stopWaiting(): void {
    clearTimeout(this.patience)
    this.patience = undefined
  }

  private tellEveryone(message: FromKeeper): void {
    this.tellPage(message)
    this.relay({ to: EVERYONE, message })
  }

  private relay(relayed: Relayed): void {
    this.channel.postMessage(relayed)
  }
}

const newName = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-')
