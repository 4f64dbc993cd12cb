import { asSeat, MoveList } from '@sennik/engine'
import { scenario } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { sen } from './index.ts'

const TABLE = `
  dreams: 9 7:1 3 0 | T 6:2 5 0
  discard: 4 8
  pile: 2 P 1
  asked: 1 turn
`

describe('A: the face-up card', () => {
  test('SEN-7: it goes face down in the place of a land, which goes face up on the discard pile', () => {
    scenario(sen, TABLE)
      .plays(1, 'take')
      .told(2, { type: 'took', seat: 0, card: 4 })
      .undoable('undoable')
      .asked(1, 'place 1–4')
      .plays(1, 'place 1')
      .undoable('final')
      .told(2, { type: 'exchanged', seat: 0, slot: 0, from: 'discard', card: 4, out: 9 })
      .is({ dreams: '4:* 7:1 3 0 | T 6:2 5 0', discard: '9 8' })
      .asked(2, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-7: the card taken may not be put back, nor may anything else be done instead', () => {
    scenario(sen, TABLE)
      .plays(1, 'take')
      .refuses(1, 'discard', 'SEN-7')
      .refuses(1, 'draw', 'SEN-8')
      .refuses(1, 'call', 'SEN-9')
      .refuses(1, 'place 5', 'SEN-3')
      .done()
  })

  test('SEN-7: a special land from the discard pile never gives its action', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: P\nasked: 1 turn')
      .plays(1, 'take')
      .asked(1, 'place 1–4')
      .refuses(1, 'use', 'SEN-7')
      .plays(1, 'place 2')
      .is({ dreams: '9 P:* 3 0 | 1 6 5 0', discard: '7' })
      .asked(2, 'take', 'draw', 'call')
      .done()
  })
})

describe('B: the face-down card', () => {
  test('SEN-8: the drawer alone looks at it', () => {
    scenario(sen, TABLE)
      .plays(1, 'draw')
      .told(1, { type: 'drew', seat: 0, card: 2 })
      .told(2, { type: 'drew', seat: 0 })
      .told('spectator', { type: 'drew', seat: 0 })
      .sees(1, 'held', [2])
      .sees(2, 'held', [null])
      .undoable('final')
      .asked(1, 'place 1–4', 'discard')
      .done()
  })

  test('SEN-8 B1: it may be exchanged with a land of one’s own', () => {
    scenario(sen, TABLE)
      .plays(1, 'draw', 'place 3')
      .told(1, { type: 'exchanged', seat: 0, slot: 2, from: 'pile', card: 2, out: 3 })
      .told(2, { type: 'exchanged', seat: 0, slot: 2, from: 'pile', out: 3 })
      .is({ dreams: '9 7:1 2:1 0 | T 6:2 5 0', discard: '3 4 8', held: '' })
      .asked(2, 'take', 'draw', 'call')
      .done()
  })

  test('SEN-8 B2: it may be put on the discard pile', () => {
    scenario(sen, TABLE)
      .plays(1, 'draw', 'discard')
      .told(2, { type: 'discarded', seat: 0, card: 2 })
      .is({ dreams: '9 7:1 3 0 | T 6:2 5 0', discard: '2 4 8', held: '' })
      .done()
  })

  test('SEN-8 B3: a special one may be used, but need not be; a plain one cannot', () => {
    scenario(sen, TABLE).plays(1, 'draw').refuses(1, 'use', 'SEN-8').done()
    const withPeek = 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: 8\npile: P 3\nasked: 1 turn'
    scenario(sen, withPeek).plays(1, 'draw').asked(1, 'place 1–4', 'discard', 'use').done()
    scenario(sen, withPeek).plays(1, 'draw', 'place 1').is({ dreams: 'P:1 7 3 0 | 1 6 5 0', discard: '9 8' }).done()
    scenario(sen, withPeek).plays(1, 'draw', 'discard').is({ discard: 'P 8' }).asked(2, 'take', 'draw', 'call').done()
    scenario(sen, withPeek)
      .plays(1, 'draw', 'use')
      .told(2, { type: 'used', seat: 0, card: 11 })
      .is({ discard: 'P 8' })
      .askedAtOnce(1)
      .done()
  })

  test('SEN-8: having drawn, one may do nothing else', () => {
    scenario(sen, TABLE)
      .plays(1, 'draw')
      .refuses(1, 'take', 'SEN-7')
      .refuses(1, 'draw', 'SEN-8')
      .refuses(1, 'call', 'SEN-9')
      .refuses(1, 'place 9', 'SEN-3')
      .done()
  })

  test('SEN-10: without a draw pile there is nothing to draw; the face-up card can always be taken', () => {
    // Then a round is over (SEN-15), so that nobody can write such a position down.
    const s = sen.position.read('dreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: 8\nasked: 1 turn')
    s.putOnDiscard(s.drawCard())
    const legal = new MoveList()
    sen.rules.legalMoves(s, asSeat(0), legal)
    expect(legal.toArray().map(move => sen.moves.write(move))).toEqual(['take', 'call'])
    expect(sen.rules.why(s, asSeat(0), sen.moves.read('draw'))).toBe('SEN-10')
  })
})

describe('C: POBUDKA!', () => {
  test('SEN-9: calling ends the round at once, also on the very first turn, and nobody gets a last turn', () => {
    scenario(sen, 'options: {"rounds":1}\ndreams: 9:1 7:1 3 0 | 1:2 6:2 5 0 | 9 9 9 9\nasked: 1 turn')
      .plays(1, 'call')
      .nobodyAsked()
      .scores(19 + 5, 12, 36)
      .done()
  })

  test('SEN-9: only at the beginning of one’s own turn', () => {
    scenario(sen, TABLE).refuses(2, 'call', 'SEN-6').plays(1, 'take').refuses(1, 'call', 'SEN-9').done()
  })
})
