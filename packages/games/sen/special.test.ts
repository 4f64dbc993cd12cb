import { scenario } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { sen } from './index.ts'

describe('Take 2', () => {
  const TAKE_TWO = `
    dreams: 9 7 3 0 | 1 6 5 0
    discard: 8
    pile: T 2 P 4
    asked: 1 turn
  `

  test('SEN-11: look at two, keep one, and go on with it as if drawn', () => {
    scenario(sen, TAKE_TWO)
      .plays(1, 'draw', 'use')
      .told(1, { type: 'used', seat: 0, card: 10 }, { type: 'drewTwo', seat: 0, cards: [2, 11] })
      .told(2, { type: 'used', seat: 0, card: 10 }, { type: 'drewTwo', seat: 0 })
      .sees(2, 'held', [null, null])
      .asked(1, 'keep 1', 'keep 2')
      .refuses(1, 'discard', 'SEN-8')
      .plays(1, 'keep 1')
      .told(2, { type: 'kept', seat: 0, index: 0, rejected: 11 })
      .asked(1, 'place 1–4', 'discard')
      .plays(1, 'place 1')
      .is({ dreams: '2:1 7 3 0 | 1 6 5 0' })
      .done()
  })

  test('SEN-11: the discard order is the Take 2 card, the rejected card, then what the kept one discards', () => {
    scenario(sen, TAKE_TWO).plays(1, 'draw', 'use', 'keep 1', 'place 1').is({ discard: '9 P T 8' }).done()
    scenario(sen, TAKE_TWO).plays(1, 'draw', 'use', 'keep 1', 'discard').is({ discard: '2 P T 8' }).done()
  })

  test('SEN-11: the kept one may be special, so the action can chain', () => {
    scenario(sen, TAKE_TWO)
      .plays(1, 'draw', 'use', 'keep 2')
      .asked(1, 'place 1–4', 'discard', 'use')
      .plays(1, 'use', 'look 2 1')
      .is({ discard: 'P 2 T 8', dreams: '9 7 3 0 | 1:1 6 5 0' })
      .asked(2, 'take', 'draw', 'call')
      .done()
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: 8\npile: T T 2 T 1 6 3\nasked: 1 turn')
      .plays(1, 'draw', 'use', 'keep 1', 'use', 'keep 1', 'use', 'keep 2')
      .is({ discard: '6 T 1 T 2 T 8', held: '3' })
      .asked(1, 'place 1–4', 'discard')
      .done()
  })

  test('SEN-11: with one card left, that one is taken', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: T 4\nasked: 1 turn')
      .plays(1, 'draw', 'use')
      .told(1, { type: 'used', seat: 0, card: 10 }, { type: 'drew', seat: 0, card: 4 })
      .asked(1, 'place 1–4', 'discard')
      .done()
  })

  test('SEN-11: with none left the action cannot be used', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: T\nasked: 1 turn')
      .plays(1, 'draw')
      .asked(1, 'place 1–4', 'discard')
      .refuses(1, 'use', 'SEN-11')
      .done()
  })
})

describe('Peek 1', () => {
  const PEEK = 'dreams: 9 7 2 2 | 1 6 5 3 | 4 0 0 0\ndiscard: 8\npile: P 3\nasked: 2 turn'

  test('SEN-12: one looks at one land of any dream, one’s own included; it stays where it is', () => {
    scenario(sen, PEEK)
      .plays(2, 'draw', 'use')
      .asked(2, 'look 1 1–4', 'look 2 1–4', 'look 3 1–4')
      .refuses(2, 'look 3 5', 'SEN-12')
      .refuses(2, 'look 4 1', 'SEN-12')
      .refuses(2, 'discard', 'SEN-8')
      .plays(2, 'look 1 2')
      .told(2, { type: 'looked', seat: 1, owner: 0, slot: 1, card: 7 })
      .told(1, { type: 'looked', seat: 1, owner: 0, slot: 1 })
      .is({ dreams: '9 7:2 2 2 | 1 6 5 3 | 4 0 0 0' })
      .asked(3, 'take', 'draw', 'call')
      .done()
    scenario(sen, PEEK).plays(2, 'draw', 'use', 'look 2 3').is({ dreams: '9 7 2 2 | 1 6 5:2 3 | 4 0 0 0' }).done()
  })
})

describe('Swap 2', () => {
  const SWAP = 'dreams: 9:13 7 2 2 | 1 6:2 5 3 | 4:* 0 0 0\ndiscard: 8 8\npile: S 3\nasked: 2 turn'

  test('SEN-13: two lands in two dreams change places without being turned up', () => {
    scenario(sen, SWAP)
      .plays(2, 'draw', 'use')
      .asked(2, 'pick 1 1–4', 'pick 2 1–4', 'pick 3 1–4')
      .refuses(2, 'pick 5 1', 'SEN-13')
      .plays(2, 'pick 2 2')
      .undoable('undoable')
      .asked(2, 'pick 1 1–4', 'pick 3 1–4')
      .plays(2, 'pick 1 1')
      .undoable('undoable')
      .told('spectator', { type: 'swapped', seat: 1, owner: 1, slot: 1, otherOwner: 0, otherSlot: 0 })
      .is({ dreams: '6:2 7 2 2 | 1 9:13 5 3 | 4:* 0 0 0' })
      .asked(3, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-13: neither needs to be one’s own, but they belong to two different players', () => {
    scenario(sen, SWAP)
      .plays(2, 'draw', 'use', 'pick 3 1')
      .refuses(2, 'pick 3 1', 'SEN-13')
      .plays(2, 'pick 1 2')
      .is({ dreams: '9:13 4:* 2 2 | 1 6:2 5 3 | 7 0 0 0' })
      .done()
    scenario(sen, SWAP).plays(2, 'draw', 'use', 'pick 2 1').refuses(2, 'pick 2 2', 'SEN-13').done()
  })
})

describe('What a player learned', () => {
  test('SEN-14: a looked-at land that moves is still known to whoever saw it, and to nobody else', () => {
    scenario(sen, 'dreams: 9:1 7 0 0 | 1 6 0 0 | 4 4 2 2\ndiscard: 8\npile: S 3\nasked: 3 turn')
      .plays(3, 'draw', 'use', 'pick 1 1', 'pick 2 2')
      .sees(1, 'dreams', [
        [null, null, null, null],
        [null, 9, null, null],
        [null, null, null, null],
      ])
      .sees(2, 'dreams', [
        [null, null, null, null],
        [null, null, null, null],
        [null, null, null, null],
      ])
      .done()
  })

  test('SEN-14: a card taken face up is known to everyone where it lies, spectators included', () => {
    scenario(sen, 'dreams: 9 7 0 0 | 1 6 0 0\ndiscard: 3\npile: 8 8\nasked: 1 turn')
      .plays(1, 'take', 'place 2')
      .sees(2, 'dreams', [
        [null, 3, null, null],
        [null, null, null, null],
      ])
      .sees('spectator', 'dreams', [
        [null, 3, null, null],
        [null, null, null, null],
      ])
      .done()
  })

  test('SEN-14: a land that left is forgotten; the one in its place is known only to who saw that', () => {
    scenario(sen, 'dreams: 9:12 7 0 0 | 1 6 0 0\ndiscard: 3 3\npile: 8 8\nasked: 1 turn')
      .plays(1, 'draw', 'place 1')
      .sees(1, 'dreams', [
        [8, null, null, null],
        [null, null, null, null],
      ])
      .sees(2, 'dreams', [
        [null, null, null, null],
        [null, null, null, null],
      ])
      .is({ dreams: '8:1 7 0 0 | 1 6 0 0' })
      .done()
  })

  test('SEN-14: everyone sees who looks at which land, so who knows what is public', () => {
    scenario(sen, 'dreams: 9:1 7:* 0 0 | 1 6:2 0 0\nasked: 1 turn')
      .sees('spectator', 'seenBy', [
        [1, 255, 0, 0],
        [0, 2, 0, 0],
      ])
      .done()
  })
})
