import { asSeat } from '@sennik/engine'
import type { Beat, SeatFace } from './board.ts'

/** People at a table; the first of them sits in front of the screen. */
export const seatFaces = (names: readonly string[]): readonly SeatFace[] =>
  names.map((name, seat) => ({ seat: asSeat(seat), name, avatar: 'cat', isYou: seat === 0, isAsked: false }))

/** What happens at once, one after the other. */
export const flat = (list: readonly Beat[]): readonly Beat[] =>
  list.flatMap(beat => (beat.beat === 'together' ? flat(beat.beats) : [beat]))

/** Where on the board a beat is seen. */
export const placesOf = (beat: Beat): readonly string[] => {
  if (beat.beat === 'travel') return [beat.from, beat.to]
  return beat.beat === 'turn' || beat.beat === 'glimpse' || beat.beat === 'glow' ? [beat.place] : []
}
