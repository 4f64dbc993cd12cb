import { scenario } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { koty } from './index.ts'

/** Seat 1 is to move; both dreams and hands are given, from the pile come 2 6 7 3 2. */
const at = (dreams: string, hands: string, options = '{}') =>
  scenario(
    koty,
    `options: ${options}\nhands: ${hands}\ndreams: ${dreams}\ndiscard: 4\npile: 2 6 7 3 2 rest\nasked: 1 turn`,
  )

describe('Attack', () => {
  test('KOT-13: a cat on a rival’s cat of the same colour; the attacker draws, then the rival is asked', () => {
    at('- | 8 5 [7]R', '1 8 2 3 | 5 5 5 6')
      .asked(1, 'cat 1 1 1–4', 'cat 1 2 1', 'cat 8 1 1–4', 'cat 8 2 1', 'cat 2 1 1–4', 'cat 3 1 1–4', 'exchange')
      .refuses(1, 'cat 2 2 1', 'KOT-13')
      .refuses(1, 'cat 1 2 3', 'KOT-X1')
      .plays(1, 'cat 1 2 1')
      .told(
        2,
        { type: 'attacked', seat: 0, owner: 1, land: 0, card: 1, as: 1, repeated: false },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ hands: '8 2 3 2 | 5 5 5 6', table: '1', as: '1', asked: '2 reply 2 1', dreams: '- - - - | 8 5 [7]R -' })
      .sees('spectator', 'duel', { attacker: 0, attacked: 1, land: 0, as: 1, card: 1, series: [] })
      .done()
  })

  test('KOT-13: a joker is declared', () => {
    at('- | 8 5 [7]R', 'J 8 2 3 | 5 5 5 6')
      .plays(1, 'joker 2 1')
      .asked(1, 'declare 1', 'declare 8')
      .refuses(1, 'declare 5', 'KOT-13')
      .plays(1, 'declare 8')
      .sees(2, 'duel', { attacker: 0, attacked: 1, land: 0, as: 8, card: 10, series: [] })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-14: friends: both are discarded, and the attacker adds an unseen nine to their own dream', () => {
    at('- [5] | [3]8', '1 2 3 4 | 5 5 5 5')
      .plays(1, 'cat 1 2 1')
      .plays(2, 'letGo')
      .told(1, { type: 'letGo', seat: 1 }, { type: 'madeFriends', seat: 0, owner: 1, land: 0, cat: 8, card: 1 })
      .asked(1, 'put 1–4')
      .plays(1, 'put 2')
      .is({ dreams: '- [5][6] - - | [3] - - -', discard: '1 8 4', table: '' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-15: a fight: the attacker takes both cards to one land of their own', () => {
    at('- [5] | [3]8', '8 2 3 4 | 5 5 5 5')
      .plays(1, 'cat 8 2 1')
      .plays(2, 'letGo')
      .undoable('undoable')
      .asked(1, 'put 1–4')
      .plays(1, 'put 2')
      .is({ dreams: '- [5][8!]8 - - | [3] - - -', discard: '4' })
      .done()
  })

  test('KOT-15: a joker that attacked becomes the nine; without room both are discarded', () => {
    at('5 5 [7]R - | [3]8', 'J 2 3 4 | 5 5 5 5')
      .plays(1, 'joker 2 1', 'declare 8')
      .plays(2, 'letGo')
      .is({ dreams: '5 5 [7]R [J!]8 | [3] - - -' })
      .done()
    at('5 5 [7]R [1][2][3] | [3]8', 'J 2 3 4 | 5 5 5 5')
      .plays(1, 'joker 2 1', 'declare 8')
      .plays(2, 'letGo')
      .is({ dreams: '5 5 [7]R [1][2][3] | [3] - - -', discard: 'J 8 4' })
      .done()
  })
})

describe('Defence', () => {
  test('KOT-16: the same cat as the attacking one, or a joker; both cards are discarded, the land does not change', () => {
    at('- | 8', '1 2 3 4 | 1 J 8 5')
      .plays(1, 'cat 1 2 1')
      .asked(2, 'defend', 'defendJoker', 'letGo')
      .refuses(2, 'owl', 'KOT-N2')
      .refuses(1, 'letGo', 'KOT-16')
      .refuses(2, 'exchange', 'KOT-20')
      .plays(2, 'defend')
      .told(
        1,
        { type: 'defended', seat: 1, owner: 1, land: 0, card: 1, as: 1 },
        { type: 'drew', seat: 1, count: 1 },
        { type: 'repelled', seat: 1, attacker: 0, attack: 1, defence: 1 },
      )
      .is({ hands: '2 3 4 2 | J 8 5 6', dreams: '- - - - | 8 - - -', discard: '1 1 4', series: '1 1' })
      .askedAtOnce(1)
      .done()
  })

  test('KOT-16: against a joker it is the cat that was declared', () => {
    at('- | 8', 'J 2 3 4 | 8 2 2 5')
      .plays(1, 'joker 2 1', 'declare 8')
      .asked(2, 'defend', 'letGo')
      .plays(2, 'defend')
      .is({ discard: '8 J 4' })
      .done()
    at('- | 8', 'J 2 3 4 | 8 2 2 5').plays(1, 'joker 2 1', 'declare 1').asked(2, 'letGo').done()
  })

  test('KOT-16: the rival is asked whether or not they hold anything that fits', () => {
    at('- | 8', '1 2 3 4 | 5 5 5 5').plays(1, 'cat 1 2 1').asked(2, 'letGo').refuses(2, 'defend', 'KOT-16').done()
    at('- | 8', '1 2 3 4 | 5 5 5 5').plays(1, 'cat 1 2 1').refuses(2, 'defendJoker', 'KOT-16').done()
  })

  test('KOT-17: the attacker may repeat with the cat of the first attack or a joker, and is always asked', () => {
    at('- | 8', '1 1 J 8 | 1 5 5 5')
      .plays(1, 'cat 1 2 1')
      .plays(2, 'defend')
      .asked(1, 'repeat', 'repeatJoker', 'stop')
      .refuses(1, 'cat 8 2 1', 'KOT-6')
      .refuses(2, 'exchange', 'KOT-6')
      .plays(1, 'repeatJoker')
      .told(
        2,
        { type: 'attacked', seat: 0, owner: 1, land: 0, card: 10, as: 1, repeated: true },
        { type: 'drew', seat: 0, count: 1 },
      )
      .sees(2, 'duel', { attacker: 0, attacked: 1, land: 0, as: 1, card: 10, series: [1, 1] })
      .asked(2, 'letGo')
      .done()
    at('- | 8', '1 2 3 4 | 1 5 5 5')
      .plays(1, 'cat 1 2 1')
      .plays(2, 'defend')
      .asked(1, 'stop')
      .refuses(1, 'repeat', 'KOT-17')
      .refuses(1, 'repeatJoker', 'KOT-17')
      .plays(1, 'stop')
      .told(2, { type: 'stopped', seat: 0 })
      .sees(1, 'duel', null)
      .askedAtOnce(2)
      .done()
  })

  test('KOT-7, KOT-16, KOT-17: the rulebook’s series: 1 attacks 8, 1 defends, 1 again, a joker as 1 defends, the attacker stops; four cards, four draws', () => {
    at('- | 8', '1 1 4 4 | 1 J 5 5')
      .plays(1, 'cat 1 2 1')
      .is({ hands: '1 4 4 2 | 1 J 5 5' })
      .plays(2, 'defend')
      .is({ hands: '1 4 4 2 | J 5 5 6', discard: '1 1 4' })
      .plays(1, 'repeat')
      .is({ hands: '4 4 2 7 | J 5 5 6' })
      .plays(2, 'defendJoker')
      .is({ hands: '4 4 2 7 | 5 5 6 3', discard: 'J 1 1 1 4', series: '1 1 1 J', dreams: '- - - - | 8 - - -' })
      .asked(1, 'stop')
      .plays(1, 'stop')
      .is({ dreams: '- - - - | 8 - - -' })
      .askedAtOnce(2)
      .done()
  })
})

describe('Covering a nine', () => {
  test('KOT-18: a cat or a raven on a rival’s nine; there is no defence', () => {
    at('- | [3] [3][4]', 'R 2 J 4 | 5 5 5 O', '{"owls":4}')
      .plays(1, 'raven 2 2')
      .told(2, { type: 'covered', seat: 0, owner: 1, land: 1, card: 9 }, { type: 'drew', seat: 0, count: 1 })
      .is({ dreams: '- - - - | [3] [3][4]R - -' })
      .askedAtOnce(2)
      .refuses(2, 'owl', 'KOT-N2')
      .done()
    at('- | [3] [3][4]', 'R 2 J 4 | 5 5 5 5').plays(1, 'cat 2 2 1').is({ dreams: '- - - - | [3]2 [3][4] - -' }).done()
  })

  test('KOT-18: a joker may not', () => {
    at('- | [3]', 'J 2 2 2 | 5 5 5 5').refuses(1, 'joker 2 1', 'KOT-18').done()
  })

  test('KOT-19: a rival’s empty land cannot be played on', () => {
    at('- | -', 'J R 2 2 | 5 5 5 5')
      .refuses(1, 'cat 2 2 1', 'KOT-19')
      .refuses(1, 'raven 2 1', 'KOT-19')
      .refuses(1, 'joker 2 1', 'KOT-19')
      .asked(1, 'cat 2 1 1–4', 'exchange')
      .done()
  })

  test('KOT-12, KOT-X1: a rival’s raven is not chased away, and a raven does not go on a cat', () => {
    at('- | [7]R 5', 'J R 2 2 | 5 5 5 5')
      .refuses(1, 'raven 2 1', 'KOT-12')
      .refuses(1, 'joker 2 1', 'KOT-12')
      .refuses(1, 'raven 2 2', 'KOT-X1')
      .done()
  })
})
