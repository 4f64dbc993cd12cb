import { seeded } from './seeded.ts'

/** The box every picture is painted in; wider ones (a page, a table) pass their own. */
export interface Canvas {
  readonly width: number
  readonly height: number
}

export const CARD_CANVAS: Canvas = { width: 250, height: 350 }

const shorten = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

/** The outline of one range of hills: soft waves around `base`, closed along the lower edge. */
export function hillPath(key: string, base: number, swell: number, { width, height }: Canvas): string {
  const chance = seeded(key)
  const waves = Math.max(3, Math.round(width / (swell * 2)))
  const step = width / waves
  let y = shorten(base + (chance() - 0.5) * swell)
  let path = `M-2 ${height + 2}V${y}`
  for (let wave = 0; wave < waves; wave++) {
    const half = shorten((wave + 0.5) * step)
    const next = shorten(base + (chance() - 0.5) * swell)
    path += `C${half} ${y} ${half} ${next} ${shorten((wave + 1) * step)} ${next}`
    y = next
  }
  return `${path}L${width + 2} ${height + 2}Z`
}

interface Star {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Stars in the upper part of the sky, few of them large. */
export function starField(key: string, count: number, { width, height }: Canvas): readonly Star[] {
  const chance = seeded(`${key} stars`)
  return Array.from({ length: count }, () => ({
    x: Math.round(chance() * width),
    y: Math.round(chance() ** 1.4 * height),
    size: Number((0.7 + chance() ** 4 * 2).toFixed(1)),
  }))
}

/** Stars as one path of dots: a hundred of them cost one element. */
export const starPath = (stars: readonly Star[]): string =>
  stars
    .map(
      ({ x, y, size }) => `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0`,
    )
    .join('')
