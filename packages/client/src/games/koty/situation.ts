import type { Audience, Redacted, Seat } from '@sennik/engine'
import { type KotyMove, koty, type Land, type StepName, type View } from '@sennik/games/koty'
import type { BoardProps, Face } from '../../table/board.ts'
import { faceOf, spoken, wordsIn } from './faces.ts'
import type { Words } from './words.en.ts'

export type Props = BoardProps<View>

/** The spectator looks from the first seat. */
export const nearSeat = (props: Props): Seat => props.you ?? (0 as Seat)

export const stepOf = (view: Redacted<View>): StepName | undefined => view.stack?.step

export const wordsFor = (props: Props): Words => wordsIn(props.lang)

export const nameOf = (props: Props, seat: Seat): string => props.seats[seat]?.name ?? ''

const audienceFor = (props: Props): Audience => ({ you: props.you, name: seat => nameOf(props, seat) })

/** A choice in words, as the game itself says it. */
export const moveWords = (props: Props, form: KotyMove): string =>
  koty.words[props.lang].move(form, props.view, audienceFor(props))

/** Whether the seat that looks has a decision to make. */
export const isAsked = (props: Props): boolean => props.choices.forms.length > 0

export const handOf = (view: Redacted<View>, seat: Seat): readonly Face[] => (view.hands[seat] ?? []).map(faceOf)

export const landOf = (view: Redacted<View>, owner: Seat, land: number): Land | undefined =>
  view.dreams[owner]?.lands[land]

/** Who plays with this seat; undefined where everybody plays alone. */
export function partnerOf({ agreed: { seats, options } }: Redacted<View>, seat: Seat): Seat | undefined {
  return options.teams ? (((seat + seats / 2) % seats) as Seat) : undefined
}

/** Whether whoever looks plays with this seat. */
export const isPartner = ({ view, you }: Props, seat: Seat): boolean =>
  you !== undefined && partnerOf(view, you) === seat

/** Whose dream it is; of one's partner it is said. */
export function dreamTitle(props: Props, seat: Seat): string {
  const words = wordsFor(props)
  if (props.you === seat) return words.yourDream
  const title = words.dreamOf(nameOf(props, seat))
  return isPartner(props, seat) ? `${title} (${words.partner})` : title
}

/** Points of a dream, and of the team it belongs to. */
export function pointsOf(view: Redacted<View>, seat: Seat): { readonly own: number; readonly team?: number } {
  const own = view.dreams[seat]?.points ?? 0
  const partner = partnerOf(view, seat)
  return partner === undefined ? { own } : { own, team: own + (view.dreams[partner]?.points ?? 0) }
}

/** The land that the question is about: where the joker lies, what is attacked, which cat the moth holds. */
export function landInQuestion(view: Redacted<View>): { readonly owner: Seat; readonly land: number } | undefined {
  const { stack } = view
  if (stack === null || stack.step === 'turn' || stack.step === 'nine' || stack.step === 'settle') return undefined
  return { owner: stack.registers[0] as Seat, land: stack.registers[1] }
}

/** What lies on a land, in words: “blue 5 on 3 nines”. */
export function landWords(props: Props, land: Land): string {
  const words = wordsFor(props)
  const { top, nines } = land
  if (top === null) return nines.length === 0 ? words.empty : words.nines(nines.length)
  const title = spoken(faceOf(top), props.lang)
  return nines.length === 0 ? title : words.onNines(title, nines.length)
}

/** How often what lies on top is doubled: a nine that lies bare doubles nothing. */
export const doublings = ({ top, nines }: Land): number => Math.max(0, nines.length - (top === null ? 1 : 0))
