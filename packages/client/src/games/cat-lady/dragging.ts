import type { Redacted, Seat } from '@sennik/engine'
import { type CatLadyMove, HAND_KINDS, type View } from '@sennik/games/cat-lady'
import type { Dragging, Face, Place } from '../../table/board.ts'
import { MARKER, tokenFace } from './faces.ts'
import { held, isSupper, stepOf } from './situation.ts'

const numberIn = (pattern: RegExp, place: Place): number | undefined => {
  const [, number] = pattern.exec(place) ?? []
  return number === undefined ? undefined : Number(number)
}

const lineAt = (place: Place): number | undefined => numberIn(/^line-(\d)$/, place)
const strayAt = (place: Place): number | undefined => numberIn(/^stray-(\d)$/, place)
const stockAt = (place: Place): number | undefined => numberIn(/^stock-(\d)$/, place)
const bowlAt = (place: Place): number | undefined => numberIn(/^bowl-(\d+)$/, place)

const tokenAt = (place: Place): { readonly cat: number; readonly food: number } | undefined => {
  const [, cat, food] = /^slot-(\d+)-(\d)$/.exec(place) ?? []
  return cat === undefined ? undefined : { cat: Number(cat), food: Number(food) }
}

const maySpray = (view: Redacted<View>, you: Seat): boolean => held(view, you, 'spray') > 0

/** The cat, or a spray bottle, onto a row or column; lost cats onto a stray or the tokens; food into bowls and out of them. */
export const dragging: Dragging<View> = {
  lift(from, view, you): Face | undefined {
    if (isSupper(view)) {
      const food = stockAt(from)
      if (food !== undefined) return (view.stock[you]?.[food] ?? 0) > 0 ? tokenFace(food) : undefined
      const token = tokenAt(from)
      return token === undefined ? undefined : tokenFace(token.food)
    }
    if (from === 'marker') return stepOf(view) === 'marker' || maySpray(view, you) ? MARKER : undefined
    const kind = HAND_KINDS.find(each => from === `held-${each}`)
    return kind === 'lost' || kind === 'spray' ? kind : undefined
  },
  drop(from, to, view): readonly CatLadyMove[] {
    const line = lineAt(to)
    if ((from === 'marker' || from === 'held-spray') && line !== undefined)
      return [stepOf(view) === 'marker' ? { kind: 'mark', line } : { kind: 'spray', line }]
    if (from === 'held-lost') {
      const stray = strayAt(to)
      if (stray !== undefined) return [{ kind: 'rescue', stray }]
      return to === 'vp' ? [{ kind: 'trade' }] : []
    }
    const cat = bowlAt(to)
    const food = stockAt(from)
    if (food !== undefined) return cat === undefined ? [] : [{ kind: 'give', food, cat }]
    const token = tokenAt(from)
    if (token === undefined) return []
    if (stockAt(to) !== undefined) return [{ kind: 'back', ...token }]
    // Out of one bowl and into another.
    return cat === undefined || cat === token.cat
      ? []
      : [
          { kind: 'back', ...token },
          { kind: 'give', food: token.food, cat },
        ]
  },
}
