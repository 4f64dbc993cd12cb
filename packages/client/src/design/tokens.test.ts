import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const LIGHTS = ['day', 'night'] as const
type Light = (typeof LIGHTS)[number]

function colour(token: string, light: Light): readonly number[] {
  const pair = new RegExp(`--${token}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(css)
  const hex = pair?.[light === 'day' ? 1 : 2]
  if (hex === undefined) throw new Error(`--${token} is no pair of colours`)
  return [0, 2, 4].map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** WCAG 2.2: relative luminance and contrast. */
function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, light: Light): number {
  const [darker, lighter] = [luminance(colour(one, light)), luminance(colour(other, light))].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

const TEXT = 4.5
const LINE = 3

describe.each(LIGHTS)('%s', light => {
  test.each(['page', 'surface'])('everything written on the %s can be read', ground => {
    for (const ink of ['text', 'text-quiet', 'candle', 'ember', 'dream'])
      expect(contrast(ink, ground, light), ink).toBeGreaterThanOrEqual(TEXT)
  })

  test('text on candle and ember can be read', () => {
    expect(contrast('candle-ink', 'candle', light)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast('ember-ink', 'ember', light)).toBeGreaterThanOrEqual(TEXT)
  })

  test('focus and the colours of players stand out', () => {
    for (const ground of ['page', 'surface'])
      for (const line of ['focus', ...Array.from({ length: 6 }, (_, seat) => `player-${seat}`)])
        expect(contrast(line, ground, light), `${line} on ${ground}`).toBeGreaterThanOrEqual(LINE)
  })
})
