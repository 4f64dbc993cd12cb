import { BOARDS, type CathedralMove, cathedral } from '@sennik/games/cathedral'
import { expect, it } from 'vitest'
import { playSamples } from '../sample-games.ts'
import { areaOf, drawerOf, drawersFor, hasPlace, isForLimbo, litAreas, touchOf } from './intent.ts'

it('every move of whole games has a place to touch or a button', () => {
  for (const seats of [2, 4]) {
    let moment = 0
    playSamples(
      cathedral,
      { games: 1, seats, options: cathedral.options.read({ forkedPaths: true }) },
      ({ state, legal }) => {
        if (moment++ % 7 !== 0) return
        const { step } = cathedral.rules.view(state, 'spectator').stack[0]!
        const forms = legal.map(move => cathedral.moves.decode(move) as unknown as CathedralMove)
        for (const form of forms) {
          const area = areaOf(form)
          expect(hasPlace(form), form.kind).toBe(area !== undefined || drawerOf(form, step) !== undefined)
          if (area === undefined) continue
          expect(BOARDS[seats]!.areas[area]).toBeDefined()
          expect(litAreas(undefined, forms).has(area)).toBe(true)
          expect(touchOf(area, undefined, forms).does).not.toBe('look')
          if (form.kind === 'march') expect(touchOf(form.to, area, forms)).toEqual({ does: 'choose', form })
        }
      },
    )
  }
})

it('KK-D23: Followers in Limbo are offered on the map when nothing else can be answered', () => {
  const recall: CathedralMove = { kind: 'recall' }
  const done: CathedralMove = { kind: 'done' }
  expect(isForLimbo([done, recall])).toBe(true)
  expect(isForLimbo([{ kind: 'area', area: 3 }, done, recall])).toBe(false)
  expect(isForLimbo([done])).toBe(false)
  expect(isForLimbo([{ kind: 'day', action: 1 }, recall])).toBe(false)
  expect(drawersFor([{ kind: 'day', action: 1 }, recall], 'day')).toEqual(new Set(['actions']))
})

it('one move in an area is made at once; several, and a march, are asked for', () => {
  const build: CathedralMove = { kind: 'area', area: 3 }
  const wing: CathedralMove = { kind: 'wing', area: 3 }
  const march: CathedralMove = { kind: 'march', area: 3, to: 4 }
  expect(touchOf(3, undefined, [build])).toEqual({ does: 'choose', form: build })
  expect(touchOf(3, undefined, [wing, march])).toEqual({ does: 'open' })
  expect(touchOf(3, undefined, [march])).toEqual({ does: 'open' })
  expect(touchOf(4, 3, [wing, march])).toEqual({ does: 'choose', form: march })
  expect(touchOf(5, 3, [wing, march])).toEqual({ does: 'look' })
})
