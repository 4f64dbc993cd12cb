import type { JSX } from 'solid-js'
import { seeded } from '../../art/seeded.ts'

/*
 * The map as islands in a dark sea with bridges between those that border on each other: who is next to whom is drawn, not guessed.
 */

/** The map is drawn on a field from −EDGE to 100 + EDGE, stretched as its box is. */
const EDGE = 3
const SPAN = 100 + 2 * EDGE

/** The picture of a map that is so many times as tall as it is wide. */
export const viewBox = (stretch: number): string => `${-EDGE} ${-EDGE * stretch} ${SPAN} ${SPAN * stretch}`

const percent = (length: number): string => `${((length / SPAN) * 100).toFixed(3)}%`

/** The box around a place, in per cent of the map. */
export const boxAround = (x: number, y: number, radius: number): JSX.CSSProperties => ({
  left: percent(x - radius + EDGE),
  top: percent(y - radius + EDGE),
  width: percent(2 * radius),
  height: percent(2 * radius),
})

/** How large islands and the Cathedral are on each side of the board. */
export const sizesOf = (seats: number): { readonly island: number; readonly cathedral: number } =>
  seats === 2 ? { island: 10, cathedral: 9.6 } : { island: 8.3, cathedral: 12.6 }

const CORNERS = 9

const round = (value: number): string => value.toFixed(2)

/** The shore of an island: always the same for the same name. */
export function shore(key: string, x: number, y: number, radius: number, stretch: number): string {
  const chance = seeded(key)
  const points = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI + (chance() - 0.5) * 0.24
    const reach = radius * (0.95 + chance() * 0.09)
    return [x + Math.cos(angle) * reach, (y + Math.sin(angle) * reach) * stretch] as const
  })
  const middle = (index: number): string => {
    const [one, other] = [points[index % CORNERS]!, points[(index + 1) % CORNERS]!]
    return `${round((one[0] + other[0]) / 2)} ${round((one[1] + other[1]) / 2)}`
  }
  const bends = points.map((_, index) => {
    const [atX, atY] = points[(index + 1) % CORNERS]!
    return `Q${round(atX)} ${round(atY)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${bends.join('')}Z`
}
