import { asSeat, type Seat } from '@sennik/engine'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Standing, You } from '../link/session-state.ts'

/** The seat of this device that should be looking: the one that looks if it is asked, else one that is, else whoever looks. */
export function seatToLook(you: You, deciders: readonly number[]): Seat | undefined {
  if (you.as !== 'spectator' && deciders.includes(you.as)) return asSeat(you.as)
  const asked = deciders.find(seat => you.seats.includes(seat))
  if (asked !== undefined) return asSeat(asked)
  return you.as === 'spectator' ? undefined : asSeat(you.as)
}

export interface HotSeat {
  /** Whom the device is to be handed to; until they say that they are there, nothing of the table is shown. */
  readonly curtain: Accessor<Seat | undefined>
  here(seat: Seat): void
}

/** One device, several players: a curtain falls between them. */
export function hotSeat(
  you: Accessor<You | undefined>,
  shown: Accessor<Standing | undefined>,
  lookFrom: (seat: Seat) => void,
): HotSeat {
  const [present, setPresent] = createSignal<Seat>()
  const curtain = createMemo(() => {
    const device = you()
    const standing = shown()
    if (device === undefined || device.seats.length < 2) return undefined
    if (standing === undefined || standing.view === null || standing.result !== null) return undefined
    const seat = seatToLook(device, standing.deciders)
    return seat === present() && seat === device.as ? undefined : seat
  })
  return {
    curtain,
    here(seat) {
      setPresent(seat)
      if (you()?.as !== seat) lookFrom(seat)
    },
  }
}
