import { expect, test } from 'vitest'
import { type CardSet, cardSetOf, GamesBySet } from './card-set.ts'

const setNamed = (name: string): CardSet => cardSetOf({ name, cards: name })

interface Made {
  readonly set: CardSet
}

function games() {
  const work = { read: 0, made: 0 }
  const box: Made = { set: setNamed('box') }
  const bySet = new GamesBySet<{ readonly set: CardSet }, Made>(box.set, box, {
    read(text) {
      work.read++
      return { set: setNamed((JSON.parse(text) as { name: string }).name) }
    },
    make({ set }) {
      work.made++
      return { set }
    },
  })
  const brought = (name: string): Made => bySet.with(bySet.read(setNamed(name).text))
  return { bySet, box, work, brought }
}

test('whoever brings the same cards shares the game: they are read once and made once', () => {
  const { brought, work, bySet, box } = games()
  const mine = brought('mine')
  expect(brought('mine')).toBe(mine)
  expect(brought('mine')).toBe(mine)
  expect(work).toEqual({ read: 1, made: 1 })
  expect(bySet.with(box.set)).toBe(box)
})

test('what is played with is found again by its hash, however many others were brought meanwhile', () => {
  const { brought, bySet, box } = games()
  const all = Array.from({ length: 200 }, (_, index) => brought(`set ${index}`))
  for (const made of all) expect(bySet.of(made.set.hash)).toBe(made)
  expect(brought('set 0')).toBe(all[0])
  expect(bySet.of('0123456789abcdef')).toBe(box)
})

test('other cards with the same hash are other cards', () => {
  const { bySet, brought } = games()
  const mine = brought('mine')
  const forged: CardSet = { ...setNamed('theirs'), hash: mine.set.hash }
  expect(bySet.with(forged)).not.toBe(mine)
})
