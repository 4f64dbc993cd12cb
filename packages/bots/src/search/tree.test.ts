import { type Move, MoveList } from '@sennik/engine'
import { expect, test } from 'vitest'
import { MOST_TRIED, NONE, Tree } from './tree.ts'

const move = (number: number): Move => number as Move

function listOfMoves(...moves: number[]): MoveList {
  const list = new MoveList()
  for (const each of moves) list.add(move(each))
  return list
}

test('every move is tried once before any is tried again; then the better one more often', () => {
  const tree = new Tree(0.5, 16)
  const legal = listOfMoves(1, 2, 3)
  for (const _ of [1, 2, 3]) {
    expect(tree.best(0, legal)).toBe(NONE)
    const entry = tree.add(0, move(tree.untried[0]!))
    tree.reward(entry, tree.moveOf(entry) === 2 ? 1 : 0)
  }
  for (let visit = 0; visit < 200; visit++) {
    const entry = tree.best(0, legal)
    tree.reward(entry, tree.moveOf(entry) === 2 ? 1 : 0)
  }
  const outcomes = tree.outcomes(0)
  expect(outcomes.map(({ move: each }) => each)).toEqual([2, expect.any(Number), expect.any(Number)])
  expect(outcomes[0]).toMatchObject({ value: 1, error: 0 })
  expect(outcomes.reduce((sum, { visits }) => sum + visits, 0)).toBe(203)
})

test('a move that this world does not allow is not chosen, however good it was', () => {
  const tree = new Tree(0.5, 16)
  for (const each of [1, 2]) tree.reward(tree.add(0, move(each)), each === 1 ? 1 : 0)
  expect(tree.moveOf(tree.best(0, listOfMoves(2)))).toBe(2)
})

test('decisions are told apart by the move before them and by what their seat knows, not by a move nobody saw', () => {
  const tree = new Tree(0.5, 16)
  const [one, other] = [tree.add(0, move(1)), tree.add(0, move(2))]
  expect(new Set([tree.after(one, 7), tree.after(one, 8), tree.after(other, 7)]).size).toBe(3)
  expect(tree.after(one, 7)).toBe(tree.after(one, 7))
  expect(tree.afterSecret(0, 7)).toBe(tree.afterSecret(0, 7))
})

test('a tree that has grown knows what it knew, and stops growing at its bound', () => {
  const tree = new Tree(0.5, 16)
  const first = tree.add(0, move(1))
  const known = tree.after(first, 1)
  for (let index = 2; index <= MOST_TRIED; index++)
    expect(tree.add(tree.after(first, index), move(index))).not.toBe(NONE)
  expect(tree.after(first, 1)).toBe(known)
  expect(tree.moveOf(first)).toBe(1)
  expect(tree.add(0, move(5))).toBe(NONE)
  expect(tree.after(first, MOST_TRIED + 1)).toBe(NONE)
})
