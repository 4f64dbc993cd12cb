import { type Guest, Refused } from '@sennik/protocol'
import { createSignal } from 'solid-js'
import { house } from '../api/house.ts'
import { allowedName } from './allowed-name.ts'
import { dreamName } from './dream-name.ts'
import { lang } from './language.ts'
import { recall, remember } from './memory.ts'

interface Remembered extends Guest {
  /** Whether a person chose this, or we dreamt it up. */
  readonly chosen: boolean
}

function recallGuest(): Remembered | undefined {
  try {
    const found = JSON.parse(recall('guest') ?? 'null') as Remembered | null
    if (typeof found?.name !== 'string' || typeof found.avatar !== 'string') return undefined
    // What an older page accepted may be no name any more.
    return allowedName(found.name) === undefined ? undefined : found
  } catch {
    return undefined
  }
}

const [remembered, put] = createSignal<Remembered>(
  recallGuest() ?? { ...dreamName(lang(), Math.random), chosen: false },
)

function keep(guest: Remembered): void {
  put(guest)
  remember('guest', JSON.stringify(guest))
}

/** Who sits at this device. Always somebody: until a name is chosen, one from a dream. */
export const me = (): Guest => ({ name: remembered().name, avatar: remembered().avatar })

/** The house keeps the device key in a cookie; two pages that introduce themselves at once would each get one. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('sennik-guest', work) : work()

let known: Promise<void> | undefined

/** Whether this device has introduced itself to the house before. */
export const isAcquainted = (): boolean => recall('acquainted') === 'yes'

async function introduceYourself(): Promise<void> {
  const wanted = me()
  if (isAcquainted()) {
    try {
      const there = await house.me()
      if (there.name !== wanted.name || there.avatar !== wanted.avatar) await house.change(wanted)
      return
    } catch (problem) {
      // The house has forgotten us, or the browser our key: then we are a new guest.
      if (!(problem instanceof Refused) || problem.refusal.kind !== 'needGuest') throw problem
    }
  }
  await house.introduce(wanted)
  keep(remembered())
  remember('acquainted', 'yes')
}

/** Makes sure that the house knows this device. */
export function knock(): Promise<void> {
  known ??= oneAtATime(introduceYourself).catch(problem => {
    known = undefined
    throw problem
  })
  return known
}

/** Takes another name. The house hears of it now, or at the next knock if it is away. */
export async function setMe(guest: Guest): Promise<void> {
  keep({ ...guest, chosen: true })
  const wasKnown = known !== undefined
  known = undefined
  if (wasKnown) await knock()
}

interface Question {
  answer(chosen: boolean): void
}

const [question, setQuestion] = createSignal<Question>()

/** The name is being asked for; the dialog answers. */
export { question }

/** Asks for a name, once: whoever has chosen one is not asked again. False if the person would rather not. */
export function askForName(): Promise<boolean> {
  if (remembered().chosen) return Promise.resolve(true)
  return new Promise(resolve =>
    setQuestion({
      answer(chosen) {
        setQuestion(undefined)
        resolve(chosen)
      },
    }),
  )
}
