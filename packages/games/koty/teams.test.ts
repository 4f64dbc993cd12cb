import { scenario } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { koty } from './index.ts'

const at = (dreams: string, hands: string, more = '') =>
  scenario(
    koty,
    `options: {"teams":true${more}}\nhands: ${hands}\ndreams: ${dreams}\ndiscard: 4\npile: 2 6 7 3 rest\nasked: 1 turn`,
  )

const HANDS = '1 1 3 4 | 1 5 5 5 | 6 6 6 6 | 1 J 7 7'

describe('Teams', () => {
  test('KOT-T2: the attacked player decides first, then the partner, whatever either holds', () => {
    at('- | 8 | - | -', HANDS)
      .plays(1, 'cat 1 2 1')
      .asked(2, 'defend', 'letGo')
      .refuses(4, 'defend', 'KOT-16')
      .plays(2, 'letGo')
      .is({ asked: '4 partner 2 1' })
      .asked(4, 'defend', 'defendJoker', 'letGo')
      .refuses(2, 'defend', 'KOT-T2')
      .refuses(1, 'letGo', 'KOT-T2')
      .plays(4, 'defend')
      .told(
        1,
        { type: 'defended', seat: 3, owner: 1, land: 0, card: 1, as: 1 },
        { type: 'drew', seat: 3, count: 1 },
        { type: 'repelled', seat: 3, attacker: 0, attack: 1, defence: 1 },
      )
      .is({ hands: '1 3 4 2 | 1 5 5 5 | 6 6 6 6 | J 7 7 6' })
      .asked(1, 'repeat', 'stop')
      .plays(1, 'repeat')
      .asked(2, 'defend', 'letGo')
      .done()
  })

  test('KOT-T2: if neither defends, the attack succeeds; without teams nobody else is asked', () => {
    at('- | 8 | - | -', HANDS)
      .plays(1, 'cat 1 2 1')
      .plays(2, 'letGo')
      .told(1, { type: 'letGo', seat: 1 })
      .plays(4, 'letGo')
      .told(1, { type: 'letGo', seat: 3 }, { type: 'madeFriends', seat: 0, owner: 1, land: 0, cat: 8, card: 1 })
      .asked(1, 'put 1–4')
      .done()
    scenario(koty, `hands: ${HANDS}\ndreams: - | 8 | - | -\nasked: 1 turn`)
      .plays(1, 'cat 1 2 1')
      .plays(2, 'letGo')
      .asked(1, 'put 1–4')
      .done()
  })

  test('KOT-T2: the partner may use an owl, and then takes the attacking card', () => {
    at('- | 8 | - | -', '1 1 3 4 | 5 5 5 5 | 6 6 6 6 | O 7 7 7', ',"owls":1')
      .plays(1, 'cat 1 2 1')
      .plays(2, 'letGo')
      .asked(4, 'owl', 'letGo')
      .plays(4, 'owl')
      .is({ hands: '1 3 4 2 | 5 5 5 5 | 6 6 6 6 | 1! 7 7 7', discard: 'O 4' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-T3: a partner is no rival: no attack, no covering, no bat, and nothing else on their dream', () => {
    at('- | 8 [3] [7]R | 8 [3] [7]R | -', '1 R J B | 5 5 5 5 | 6 6 6 6 | 7 7 7 7', ',"bats":1')
      .refuses(1, 'cat 1 3 1', 'KOT-T3')
      .refuses(1, 'cat 1 3 4', 'KOT-T3')
      .refuses(1, 'raven 3 2', 'KOT-T3')
      .refuses(1, 'joker 3 1', 'KOT-T3')
      .refuses(1, 'bat 3 3', 'KOT-T3')
      .asked(1, 'cat 1 1 1–4', 'cat 1 2 1', 'cat 1 2 2', 'raven 2 2', 'joker 2 1', 'bat 2 3', 'exchange')
      .done()
  })

  test('KOT-T3, KOT-N3: a moth goes to every dream, and the dragon frees the partner’s too', () => {
    at('- | [7]R | 8 [7]R | -', 'M D 3 4 | 5 5 5 5 | 6 6 6 6 | 7 7 7 7', ',"moths":1,"dragons":1')
      .plays(1, 'moth 3 1', 'carry 3 4')
      .is({ dreams: '- - - - | [7]R - - - | - [7]R - 8 | - - - -' })
      .done()
    at('- | [7]R | 8 [7]R | -', 'M D 3 4 | 5 5 5 5 | 6 6 6 6 | 7 7 7 7', ',"moths":1,"dragons":1')
      .plays(1, 'dragon', 'put 1')
      .is({ dreams: '[D!] - - - | [7] - - - | 8 [7] - - | - - - -' })
      .done()
  })

  const counted = (dreams: string) => scenario(koty, `options: {"teams":true}\ndreams: ${dreams}\nend: no-cards 1`)

  test('KOT-T4: a team scores both dreams', () => {
    counted('8 | 1 | 7 | 2')
      .scores(15, 3, 15, 3)
      .winners(1, 3)
      .sheet(
        1,
        { clause: 'KOT-22', item: 'land1', points: 8, cards: '8' },
        { clause: 'KOT-T4', item: 'partner', points: 7 },
      )
      .done()
    counted('8 | 1 | 7 | 2 | 8 99 | -').scores(10, 27, 7, 10, 27, 7).winners(2, 5).done()
  })

  test('KOT-T4: in a tie the nines of both dreams decide; then the win is shared', () => {
    counted('8 | 94 | 1 | 1').scores(9, 9, 9, 9).winners(2, 4).done()
    counted('8 | 8 | 1 | 1').winners(1, 2, 3, 4).done()
    counted('8 | 94 | 1 | 1')
      .sheet(
        2,
        { clause: 'KOT-22', item: 'land1', points: 8, cards: '9 4' },
        { clause: 'KOT-T4', item: 'partner', points: 1 },
        { clause: 'KOT-T4', item: 'nines', points: 0, cards: '9' },
      )
      .done()
  })

  test('KOT-T2, KOT-N2: six at the table, with night cards: the partner is the one opposite', () => {
    scenario(
      koty,
      'options: {"teams":true,"owls":2}\nhands: 1 2 3 4 | 5 5 5 5 | 6 6 6 6 | 7 7 7 7 | O 8 8 8 | 3 3 3 3\ndreams: - | 8 | - | - | - | -\nasked: 1 turn',
    )
      .plays(1, 'cat 1 2 1')
      .plays(2, 'letGo')
      .asked(5, 'owl', 'letGo')
      .done()
  })
})
