import { LANGS } from '@sennik/engine'
import { describe, expect, it } from 'vitest'
import {
  COUNTED,
  type Draft,
  EMPTY,
  explain,
  mostOf,
  read,
  scoreOf,
  withCat,
  withCount,
  withName,
  withPlayers,
  write,
} from './draft.ts'

const problemIn = (draft: Draft): string => {
  const result = scoreOf(draft)
  return 'problem' in result ? explain(result.problem, 'pl') : ''
}
const totals = (draft: Draft): readonly number[] => {
  const result = scoreOf(draft)
  return 'score' in result ? result.score.seats.map(({ total }) => total) : []
}

describe('what was tapped in of a real table', () => {
  it('Kikimora with two tuna is 3 points, without them −2; nobody has a costume: −2 each', () => {
    const hungry = withCat(EMPTY, 0, 'bronte')
    expect(totals(hungry)).toEqual([-4, -2])
    expect(totals(withCount(hungry, 0, 'tuna', 2))).toEqual([1, -2])
  })

  it('the toys of the rulebook, which four play with: 1 wand, 2 towers, 3 mice are 9 points', () => {
    let draft = withPlayers(EMPTY, 4)
    for (const [toy, count] of [
      ['wand', 1],
      ['tower', 2],
      ['mouse', 3],
    ] as const)
      draft = withCount(draft, 0, toy, count)
    expect(totals(draft)).toEqual([9 - 2, -2, -2, -2])
    expect(problemIn(withPlayers(draft, 2))).toMatch(/myszka.*3.*2 osoby.*2/)
  })

  it('a cat is with one player at a time', () => {
    const taken = withCat(withCat(EMPTY, 0, 'bronte'), 1, 'bronte')
    expect(taken.owners).toEqual({ bronte: 1 })
    expect(withCat(taken, 1, 'bronte').owners).toEqual({})
  })

  it('fewer players leave with their cats', () => {
    const four = withCat(withPlayers(EMPTY, 4), 3, 'zeus')
    expect(withPlayers(four, 2)).toEqual(EMPTY)
  })

  it('a table that cannot be is named: too much food, too many strays, more lost cats than the box has', () => {
    expect(problemIn(withCount(withCount(EMPTY, 0, 'wild', 2), 1, 'wild', 2))).toMatch(/rarytas.*4.*2 osoby.*2/)
    const strays = ['florence', 'cow', 'penny', 'macak'].reduce((draft, cat) => withCat(draft, 0, cat), EMPTY)
    expect(problemIn(strays)).toMatch(/przybłędy.*4.*3/)
    expect(problemIn(withCount(withCount(EMPTY, 0, 'vp', 4), 1, 'lost', 4))).toMatch(/zaginione koty.*12.*8/)
  })

  it('cards are called by their names in both languages', () => {
    for (const lang of LANGS) {
      const result = scoreOf(withCount(withCount(EMPTY, 0, 'spray', 3), 1, 'spray', 3))
      expect('problem' in result && explain(result.problem, lang)).toContain(
        lang === 'pl' ? 'spryskiwacz' : 'spray bottle',
      )
    }
  })

  it('steppers go as far as the box: nothing that can be held is refused before it is judged', () => {
    expect(COUNTED.map(mostOf)).toEqual([14, 14, 10, 3, 3, 3, 3, 3, 3, 9, 7, 10, 5, 5])
  })
})

describe('kept on this device', () => {
  it('comes back as it was', () => {
    const draft = withName(withCount(withCat(withPlayers(EMPTY, 3), 2, 'cow'), 2, 'milk', 3), 2, 'Ewa')
    expect(read(write(draft))).toEqual(draft)
  })

  it.each([undefined, '', '{', '[]', '{"seats":[]}', '{"seats":[null,null]}', '{"seats":[{},{},{},{},{}]}'])(
    'what cannot be read is an empty table: %s',
    text => {
      expect(read(text)).toEqual(EMPTY)
    },
  )

  it('counts and owners that cannot be are left out', () => {
    const text =
      '{"seats":[{"name":"A","counts":{"tuna":-1,"milk":99}},{"name":"B","counts":{}}],"owners":{"zeus":7,"cow":1,"dog":0}}'
    expect(read(text)).toEqual({
      seats: [
        { name: 'A', counts: { milk: 10 } },
        { name: 'B', counts: {} },
      ],
      owners: { cow: 1 },
    })
  })
})
