import { asSeat } from '@sennik/engine'
import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { CARDS } from './components.ts'
import { sen } from './index.ts'

const counted = (variants: string, dreams: string, end: string) =>
  scenario(sen, `options: {${variants}}\ndreams: ${dreams}\nend: ${end}`)

describe('Not so scary', () => {
  const V1 = '"notSoScary":true'

  test('SEN-V1: the rulebook’s example: player 1 alone has a nine: 10, 16, 10, and the caller still pays: 16', () => {
    counted(V1, '9 7 3 0 | T 6 5 0 | 3 4 1 2 | 3 2 5 1', 'called 4').scores(10, 16, 10, 16).done()
  })

  test('SEN-V1: with a tie for the most nobody gets this', () => {
    counted(V1, '9 9 3 0 | 9 9 5 0 | 9 1 1 2', 'ran-out 1').scores(21, 23, 13).done()
  })

  test('SEN-V1: whoever has the most counts none of their nines; fewer nines count', () => {
    counted(V1, '9 9 3 0 | 9 1 5 0', 'ran-out 1').scores(3, 15).done()
  })

  test('SEN-V1: nobody has the most of nothing', () => {
    counted(V1, '8 3 0 0 | 1 5 0 2', 'ran-out 1').scores(11, 8).done()
  })

  test('SEN-V1: it is applied before the caller’s count is compared', () => {
    counted(V1, '9 9 3 0 | 1 1 5 0', 'called 1').scores(3, 7).done()
    counted(V1, '9 9 3 0 | 1 1 5 0', 'called 2')
      .scores(3, 7 + 5)
      .sheet(
        1,
        { clause: 'SEN-16', item: 'lands', points: 21, cards: '9 9 3 0' },
        { clause: 'SEN-V1', item: 'spared', points: -18 },
      )
      .done()
  })
})

describe('Go for broke', () => {
  const V2 = '"goForBroke":true'
  /** Dreams have another size than four only with “I know what I have”. */
  const V2_AND_3 = `${V2},"iKnow":true`

  test('SEN-V2: a dream of nothing but nines scores 0 and everyone else a flat 50, without lands or penalty', () => {
    counted(V2, '9 9 9 9 | 0 0 0 1 | 5 5 5 6', 'called 2')
      .scores(0, 50, 50)
      .sheet(1, { clause: 'SEN-V2', item: 'onlyNines', points: 0, cards: '9 9 9 9' })
      .sheet(2, { clause: 'SEN-V2', item: 'flat', points: 50 })
      .done()
  })

  test('SEN-V2: such a dream may be of any size', () => {
    counted(V2_AND_3, '9 | 0 0 0 1', 'called 1').scores(0, 50).done()
    counted(V2_AND_3, '9 9 9 9 9 | 0 0 0 1', 'called 1').scores(0, 50).done()
  })

  test('SEN-V2: with two such dreams nobody gets it and counting is normal', () => {
    counted(V2_AND_3, '9 9 9 9 | 9 9 | 0 1', 'called 1')
      .scores(36 + 5, 18, 1)
      .done()
  })

  test('SEN-V2: it goes before V1', () => {
    counted(`${V2_AND_3},"notSoScary":true`, '9 9 | 0 0 0 1', 'ran-out 1').scores(0, 50).done()
    counted(`${V2_AND_3},"notSoScary":true`, '9 9 9 | 9 9 | 0 1', 'ran-out 1').scores(0, 18, 1).done()
  })

  describe('with the fifty on top, as the book can also be read', () => {
    const ON_TOP = `${V2},"fiftyOnTop":true`

    test('SEN-V2: everyone else adds 50 to the ravens of their lands', () => {
      counted(ON_TOP, '9 9 9 9 | 0 0 0 1 | 5 5 8 T', 'ran-out 2')
        .scores(0, 51, 73)
        .sheet(1, { clause: 'SEN-V2', item: 'onlyNines', points: 0, cards: '9 9 9 9' })
        .sheet(
          3,
          { clause: 'SEN-16', item: 'lands', points: 23, cards: '5 5 8 T' },
          { clause: 'SEN-V2', item: 'flat', points: 50 },
        )
        .done()
    })

    test('SEN-V2, SEN-17: and to the penalty, if the caller has more ravens than whoever counts none', () => {
      counted(ON_TOP, '9 9 9 9 | 0 0 0 1 | 5 5 8 T', 'called 2')
        .scores(0, 1 + 5 + 50, 73)
        .sheet(
          2,
          { clause: 'SEN-16', item: 'lands', points: 1, cards: '0 0 0 1' },
          { clause: 'SEN-17', item: 'penalty', points: 5 },
          { clause: 'SEN-V2', item: 'flat', points: 50 },
        )
        .done()
      counted(ON_TOP, '9 9 9 9 | 0 0 0 0 | 5 5 8 T', 'called 2').scores(0, 50, 73).done()
      counted(ON_TOP, '9 9 9 9 | 0 0 0 1 | 5 5 8 T', 'called 1').scores(0, 51, 73).done()
    })

    test('SEN-V2: it goes before V1 all the same, and two such dreams are counted as usual', () => {
      counted(`${ON_TOP},"notSoScary":true,"iKnow":true`, '9 9 | 9 9 9 1', 'ran-out 1').scores(0, 78).done()
      counted(ON_TOP, '9 9 9 9 | 9 9 9 9 | 0 1 2 3', 'called 1').scores(41, 36, 6).done()
    })

    test('SEN-V2: it changes nothing without the variant', () => {
      counted('"fiftyOnTop":true', '9 9 9 9 | 0 0 0 1', 'ran-out 1').scores(36, 1).done()
    })
  })

  test('SEN-V2: without the variant four nines are 36', () => {
    counted('', '9 9 9 9 | 0 0 0 1', 'ran-out 1').scores(36, 1).done()
  })
})

describe('I know what I have', () => {
  const TABLE = `
    options: {"iKnow":true}
    dreams: 7 2:1 7:1 0 | 1 6 5 0
    discard: 8
    pile: 3 4
    asked: 1 turn
  `

  test('SEN-V3: a fourth kind of turn, at its beginning: point at two lands, then name one number for both', () => {
    scenario(sen, TABLE)
      .asked(1, 'take', 'draw', 'call', 'claim')
      .plays(1, 'claim')
      .undoable('undoable')
      .asked(1, 'point 1–4')
      .refuses(1, 'point 5', 'SEN-3')
      .plays(1, 'point 3')
      .undoable('undoable')
      .asked(1, 'point 1–2', 'point 4')
      .refuses(1, 'point 3', 'SEN-V3')
      .plays(1, 'point 1')
      .undoable('undoable')
      .asked(1, 'name 0–9')
      .refuses(1, 'call', 'SEN-9')
      .done()
  })

  test('SEN-V3: "both are 7", and right: both are discarded, the row closes up, an unseen card goes last: 3 lands', () => {
    scenario(sen, TABLE)
      .plays(1, 'claim', 'point 3', 'point 1', 'name 7')
      .told(2, { type: 'claimed', seat: 0, slots: [2, 0], ravens: 7, cards: [7, 7], right: true })
      .is({ dreams: '2:1 0 3 | 1 6 5 0', discard: '7 7 8' })
      .undoable('final')
      .asked(2, 'take', 'draw', 'call', 'claim')
      .done()
  })

  test('SEN-V3: "both are 7", and wrong: everyone has seen them, and an unseen card goes last: 5 lands', () => {
    scenario(sen, TABLE)
      .plays(1, 'claim', 'point 1', 'point 2', 'name 7')
      .told('spectator', { type: 'claimed', seat: 0, slots: [0, 1], ravens: 7, cards: [7, 2], right: false })
      .is({ dreams: '7:* 2:* 7:1 0 3 | 1 6 5 0', discard: '8' })
      .sees(1, 'dreams', [
        [7, 2, 7, null, null],
        [null, null, null, null],
      ])
      .asked(2, 'take', 'draw', 'call', 'claim')
      .done()
  })

  test('SEN-V3: two equal lands under a wrong number are wrong', () => {
    scenario(sen, TABLE)
      .plays(1, 'claim', 'point 1', 'point 3', 'name 6')
      .is({ dreams: '7:* 2:1 7:* 0 3 | 1 6 5 0' })
      .done()
  })

  test('SEN-V3: equal raven numbers match, special or not', () => {
    scenario(sen, 'options: {"iKnow":true}\ndreams: S 2 7 0 | 1 6 5 0\ndiscard: 8\npile: 3 4\nasked: 1 turn')
      .plays(1, 'claim', 'point 1', 'point 3', 'name 7')
      .is({ dreams: '2 0 3 | 1 6 5 0', discard: '7 S 8' })
      .done()
  })

  test('SEN-V3: it needs the variant, two lands and a card in the draw pile', () => {
    scenario(sen, 'dreams: 7 2 7 0 | 1 6 5 0\nasked: 1 turn').refuses(1, 'claim', 'SEN-V3').done()
    scenario(sen, 'options: {"iKnow":true}\ndreams: 7 | 1 6 5 0\nasked: 1 turn')
      .asked(1, 'take', 'draw', 'call')
      .refuses(1, 'claim', 'SEN-V3')
      .done()
    const s = sen.position.read('options: {"iKnow":true}\ndreams: 7 7 | 1 6 5 0\ndiscard: rest\npile: 3\nasked: 1 turn')
    s.putOnDiscard(s.drawCard())
    expect(sen.rules.why(s, asSeat(0), sen.moves.read('claim'))).toBe('SEN-V3')
  })

  test('SEN-V3, SEN-15: taking the last card that way ends the round', () => {
    scenario(
      sen,
      'options: {"iKnow":true}\ndreams: 7 7 | 1 6 5 0\ndiscard: rest\npile: 3\nasked: 1 turn',
      unshuffled(CARDS),
    )
      .plays(1, 'claim', 'point 1', 'point 2', 'name 7')
      .is({ end: 'ran-out 1', last: '3 | 1 6 5 0' })
      .done()
  })

  test('SEN-V3: a dream may shrink to one land and grow beyond four', () => {
    scenario(
      sen,
      'options: {"iKnow":true}\ndreams: 7 7 | 1 6 5 0 1 2 3 4 9 9 9\ndiscard: 8 8 8 6 6\npile: 3 4 5\nasked: 1 turn',
    )
      .plays(1, 'claim', 'point 2', 'point 1', 'name 7')
      .plays(2, 'claim', 'point 11', 'point 1', 'name 1')
      .is({ dreams: '3 | 1:* 6 5 0 1 2 3 4 9 9 9:* 4' })
      .asked(1, 'take', 'draw', 'call')
      .done()
  })
})
