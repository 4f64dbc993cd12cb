import type { Audience, Redacted, Seat } from '@sennik/engine'
import { type Card, type SenMove, type StepName, sen, type View } from '@sennik/games/sen'
import type { BoardProps, Face, SeatFace } from '../../table/board.ts'
import { BACK, faceOf, wordsIn } from './faces.ts'
import type { Words } from './words.en.ts'

type Props = BoardProps<View>

/** The spectator looks from the first seat. */
export const nearSeat = (props: Props): Seat => props.you ?? (0 as Seat)

export const stepOf = (view: Redacted<View>): StepName | undefined => view.stack?.step

export const wordsFor = (props: Props): Words => wordsIn(props.lang)

const audienceFor = (props: Props): Audience => ({ you: props.you, name: seat => nameOf(props, seat) })

export const nameOf = (props: Props, seat: Seat): string => props.seats[seat]?.name ?? ''

/** A choice in words, as the game itself says it. */
export const moveWords = (props: Props, form: SenMove): string =>
  sen.words[props.lang].move(form, props.view, audienceFor(props))

/** Whoever has cards in the hand, and which: drawn ones, or the face-up card that is being exchanged. */
export function handOf(view: Redacted<View>): { readonly seat: Seat; readonly faces: readonly Face[] } | undefined {
  const seat = view.stack?.deciders[0]
  if (seat === undefined) return undefined
  if (view.stack?.step === 'exchange') return { seat, faces: [faceOf(view.discards.at(-1))] }
  return view.held.length === 0 ? undefined : { seat, faces: view.held.map(faceOf) }
}

/** The discard pile as it is seen, the top last: a card that is being exchanged has left it. */
export const openPile = (view: Redacted<View>): readonly Card[] =>
  view.stack?.step === 'exchange' ? view.discards.slice(0, -1) : view.discards

/** What the memory aid remembers of a land. */
export const remembered = (view: Redacted<View>, owner: Seat, slot: number): Face | undefined => {
  const face = faceOf(view.dreams[owner]?.[slot])
  return face === BACK ? undefined : face
}

/** Who has seen a land; only the memory aid says so. */
export const knownTo = (
  view: Redacted<View>,
  seats: readonly SeatFace[],
  owner: Seat,
  slot: number,
): readonly SeatFace[] => {
  const bits = view.seenBy[owner]?.[slot] ?? 0
  return seats.filter(face => (bits & (1 << face.seat)) !== 0)
}

/** Lands that were already pointed at and wait for the second one. */
export function isPointedAt(view: Redacted<View>, owner: Seat, slot: number): boolean {
  const stack = view.stack
  if (stack === null) return false
  const [first, second] = stack.registers
  if (stack.step === 'swap-with') return first === owner && second === slot
  if (!stack.deciders.includes(owner)) return false
  return (
    (stack.step === 'claim-with' && first === slot) ||
    (stack.step === 'claim-number' && (first === slot || second === slot))
  )
}
