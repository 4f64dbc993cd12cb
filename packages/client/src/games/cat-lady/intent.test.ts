import { asSeat } from '@sennik/engine'
import { ALL_CATS, type CatLadyMove, catLady, LINES, TOKENS } from '@sennik/games/cat-lady'
import { describe, expect, it } from 'vitest'
import { dragging } from './dragging.ts'
import { meantByCat, meantByLine } from './intent.ts'
import { playSampleGames } from './sample-games.ts'

/** What the buttons of the board can mean besides lines and cats. */
const BUTTONS: readonly CatLadyMove[] = [
  { kind: 'trade' },
  { kind: 'end' },
  { kind: 'best' },
  { kind: 'done' },
  ...[0, 1, 2].map((stray): CatLadyMove => ({ kind: 'rescue', stray })),
]

const catNamed = (id: string): number => ALL_CATS.findIndex(cat => cat.id === id)

describe('what touching means', () => {
  it('every legal move of whole games has something to touch', () => {
    const steps = new Set<string>()
    playSampleGames(10, 3, ({ state, seat, legal }) => {
      const view = catLady.rules.view(state, seat)
      const { step } = view.stack!
      steps.add(step)
      const lines = Array.from({ length: LINES }, (_, line) => line)
      const meant: readonly CatLadyMove[] = [
        ...BUTTONS,
        ...lines.flatMap(line => [meantByLine(step, line, false), meantByLine(step, line, true)]),
        ...view.owners[seat]!.flatMap((cat, index) =>
          TOKENS.flatMap((_, food): CatLadyMove[] => [
            meantByCat(view, seat, cat, food, () => true),
            ...(view.bowls[seat]![index]![food]! > 0 ? [{ kind: 'back', food, cat } as const] : []),
          ]),
        ),
      ]
      const known = new Set(meant.map(form => JSON.stringify(form)))
      expect(legal.filter(move => !known.has(JSON.stringify(catLady.moves.decode(move))))).toEqual([])
    })
    expect(steps).toEqual(new Set(['marker', 'turn', 'after', 'feeding']))
  })

  const POSITION = `
cats: pumpkin bronte cow | jazz
food: CCMTW | T
marker: 1
asked: 1 2 feeding
`
  const state = catLady.position.read(POSITION)
  const you = asSeat(0)
  const view = catLady.rules.view(state, you)
  const touched = (id: string, may: (food: number) => boolean = () => true): unknown =>
    meantByCat(view, you, catNamed(id) as never, undefined, may)

  it('a cat that is touched gets what its card asks for, kind by kind; then a wild treat', () => {
    expect(touched('pumpkin')).toMatchObject({ kind: 'give', food: 0 })
    expect(touched('bronte')).toMatchObject({ food: 1 })
    expect(touched('bronte', food => food === 3)).toMatchObject({ food: 3 })
  })

  it('a cat that eats anything gets the wild treat last', () => {
    expect(touched('cow')).toMatchObject({ food: 0 })
    expect(touched('cow', food => food >= 2)).toMatchObject({ food: 2 })
  })

  it('where nothing may be given, what the cat lacks is asked about, so that the answer says why', () => {
    expect(touched('bronte', () => false)).toEqual({ kind: 'give', food: 1, cat: catNamed('bronte') })
  })
})

describe('dragging', () => {
  const supper = catLady.position.read('cats: pumpkin=C bronte | jazz\nfood: CMTT | T\nmarker: 1\nasked: 1 2 feeding')
  const you = asSeat(0)
  const view = catLady.rules.view(supper, you)
  const [pumpkin, bronte] = [catNamed('pumpkin'), catNamed('bronte')]

  it('food goes from the pile into a bowl, out of it, and from bowl to bowl', () => {
    expect(dragging.lift('stock-1', view, you)).toBe('token-tuna')
    expect(dragging.lift('stock-3', view, you)).toBeUndefined()
    expect(dragging.drop('stock-1', `bowl-${bronte}`, view, you)).toEqual([{ kind: 'give', food: 1, cat: bronte }])
    expect(dragging.drop('stock-1', 'seat-0', view, you)).toEqual([])
    expect(dragging.lift(`slot-${pumpkin}-0`, view, you)).toBe('token-chicken')
    expect(dragging.drop(`slot-${pumpkin}-0`, 'stock-2', view, you)).toEqual([{ kind: 'back', food: 0, cat: pumpkin }])
    expect(dragging.drop(`slot-${pumpkin}-0`, `bowl-${bronte}`, view, you)).toEqual([
      { kind: 'back', food: 0, cat: pumpkin },
      { kind: 'give', food: 0, cat: bronte },
    ])
  })

  it('the cat goes to a row or column with a spray bottle, lost cats to a stray or the tokens', () => {
    const turn = catLady.position.read(`
grid: bronte tuna milk / chicken lost costume / mouse yarn keaton
marker: 3
strays: hemingway cow penny
cats: gershon | jazz
lost: 2 | 0
sprays: 1 | 0
asked: 1 turn`)
    const seen = catLady.rules.view(turn, you)
    expect(dragging.lift('marker', seen, you)).toBe('marker')
    expect(dragging.lift('held-lost', seen, you)).toBe('lost')
    expect(dragging.lift('held-mouse', seen, you)).toBeUndefined()
    expect(dragging.lift('cell-0', seen, you)).toBeUndefined()
    expect(dragging.drop('marker', 'line-4', seen, you)).toEqual([{ kind: 'spray', line: 4 }])
    expect(dragging.drop('held-spray', 'line-0', seen, you)).toEqual([{ kind: 'spray', line: 0 }])
    expect(dragging.drop('held-lost', 'stray-1', seen, you)).toEqual([{ kind: 'rescue', stray: 1 }])
    expect(dragging.drop('held-lost', 'vp', seen, you)).toEqual([{ kind: 'trade' }])
    expect(dragging.drop('held-lost', 'line-1', seen, you)).toEqual([])
  })
})
