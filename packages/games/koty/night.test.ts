import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { koty } from './index.ts'

const ALL = '{"moths":4,"bats":4,"owls":4,"dragons":1}'

const at = (dreams: string, hands: string) =>
  scenario(koty, `options: ${ALL}\nhands: ${hands}\ndreams: ${dreams}\ndiscard: 4\npile: 2 6 7 3 rest\nasked: 1 turn`)

describe('Owl', () => {
  test('KOT-N2: blocks the attack; the owl is discarded, the attacking card goes to the hand, and the attacker’s turn ends', () => {
    at('- | 8', '1 1 3 4 | 5 O 5 1')
      .plays(1, 'cat 1 2 1')
      .asked(2, 'defend', 'owl', 'letGo')
      .plays(2, 'owl')
      .told(1, { type: 'blocked', seat: 1, attacker: 0, card: 1 })
      .is({ hands: '1 3 4 2 | 1! 5 5 1', discard: 'O 4', dreams: '- - - - | 8 - - -', table: '' })
      .askedAtOnce(2)
      .sees(1, 'hands', [
        [1, 3, 4, 2],
        [1, null, null, null],
      ])
      .done()
  })

  test('KOT-N2: against a repeated attack, and a joker is taken', () => {
    at('- | 8', '1 J 3 4 | 5 O 5 1')
      .plays(1, 'cat 1 2 1')
      .plays(2, 'defend')
      .plays(1, 'repeatJoker')
      .asked(2, 'owl', 'letGo')
      .plays(2, 'owl')
      .is({ hands: '3 4 2 7 | J! 5 5 6', discard: 'O 1 1 4' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-N2: never in one’s own turn, and not against a covered nine, a moth, a bat or the dragon', () => {
    at('8 | [3]', 'O 2 M D | O 5 5 5').refuses(1, 'owl', 'KOT-N2').plays(1, 'cat 2 2 1').askedAtOnce(2).done()
    at('- | 8', 'O 2 M D | O 5 5 5')
      .plays(1, 'moth 2 1')
      .askedAtOnce(1)
      .plays(1, 'carry 1 1')
      .refuses(2, 'owl', 'KOT-N2')
      .done()
    at('- | [7]R', 'O 2 B D | O 5 5 5').plays(1, 'bat 2 1', 'put 1').refuses(2, 'owl', 'KOT-N2').done()
    at('- | [7]R', 'O 2 B D | O 5 5 5').plays(1, 'dragon', 'put 1').refuses(2, 'owl', 'KOT-N2').done()
  })
})

describe('Moth', () => {
  test('KOT-N3: a cat from any dream to an empty land or a nine of any dream; then the moth is discarded and a card drawn', () => {
    at('8 [3] [7]R | 5 [3][4][6]', 'M 2 3 4 | 5 5 5 5')
      .refuses(1, 'moth 1 2', 'KOT-N3')
      .refuses(1, 'moth 1 3', 'KOT-N3')
      .plays(1, 'moth 2 1')
      .told(2, { type: 'mothTook', seat: 0, owner: 1, land: 0, cat: 5 })
      .is({ hands: '2 3 4 | 5 5 5 5', table: 'M' })
      .asked(1, 'carry 1 2', 'carry 1 4', 'carry 2 2', 'carry 2 3', 'carry 2 4')
      .refuses(1, 'carry 2 1', 'KOT-N3')
      .refuses(1, 'carry 1 3', 'KOT-N3')
      .refuses(1, 'carry 3 1', 'KOT-3')
      .plays(1, 'carry 1 2')
      .told(
        2,
        { type: 'mothCarried', seat: 0, cat: 5, owner: 1, land: 0, toOwner: 0, toLand: 1 },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ dreams: '8 [3]5 [7]R - | - [3][4][6] - -', discard: 'M 4', hands: '2 3 4 2 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-N3: where only one place is left the cat goes there; where none is, the moth cannot be played', () => {
    at('8 [7]R [7]R [7]R | 5 [7]R [7]R -', 'M 2 3 4 | 5 5 5 5')
      .plays(1, 'moth 1 1')
      .is({ dreams: '- [7]R [7]R [7]R | 5 [7]R [7]R 8' })
      .askedAtOnce(2)
      .done()
    at('8 [7]R [7]R [7]R | 5 [7]R [7]R [7]R', 'M 2 3 4 | 5 5 5 5').refuses(1, 'moth 1 1', 'KOT-N3').done()
  })
})

describe('Bat', () => {
  test('KOT-N4: a rival’s raven becomes a nine of one’s own, which everyone has seen; then the bat is discarded and a card drawn', () => {
    at('5 [3] | [7]R [3]R', 'B 2 3 4 | 5 5 5 5')
      .plays(1, 'bat 2 2')
      .told(2, { type: 'batTook', seat: 0, owner: 1, land: 1 })
      .is({ table: 'R B', asked: '1 nine', hands: '2 3 4 | 5 5 5 5' })
      .asked(1, 'put 2', 'put 3', 'put 4')
      .plays(1, 'put 2')
      .told(2, { type: 'addedNine', seat: 0, land: 1, from: 'bat', card: 9 }, { type: 'drew', seat: 0, count: 1 })
      .is({ dreams: '5 [3][R!] - - | [7]R [3] - -', discard: 'B 4', hands: '2 3 4 2 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-N4: the raven may lie on any land of any rival', () => {
    scenario(
      koty,
      `options: ${ALL}\nhands: 1 2 3 4 | B 6 7 8 | 1 2 3 4\ndreams: [7]R - - [7]R | [7]R - - - | - - - [7]R\nasked: 2 turn`,
    )
      .asked(2, 'cat 6 2 2–4', 'cat 7 2 2–4', 'cat 8 2 2–4', 'bat 1 1', 'bat 1 4', 'bat 3 4', 'exchange')
      .done()
  })

  test('KOT-N4, KOT-7: without room and with an empty draw pile the raven and the bat are shuffled in with the rest', () => {
    const rows = 'hands: B 2 3 4 | 5 5 5 5\ndreams: 5 [7]R [7]R [1][2][3] | [7]R\ndiscard: rest\npile: '
    scenario(koty, `options: ${ALL}\n${rows}\nasked: 1 turn`, unshuffled(92))
      .plays(1, 'bat 2 1')
      .told(
        2,
        { type: 'batTook', seat: 0, owner: 1, land: 0 },
        { type: 'lost', seat: 0, from: 'bat', cards: [9] },
        { type: 'reshuffled', cards: 92 },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ discard: '', hands: '2 3 4 B | 5 5 5 5' })
      .done()
  })

  test('KOT-N4: without room the raven is discarded; without a rival’s raven the bat cannot be played', () => {
    at('5 [7]R [7]R [1][2][3] | [7]R', 'B 2 3 4 | 5 5 5 5')
      .refuses(1, 'bat 1 2', 'KOT-N4')
      .refuses(1, 'bat 2 2', 'KOT-N4')
      .plays(1, 'bat 2 1')
      .is({ dreams: '5 [7]R [7]R [1][2][3] | [7] - - -', discard: 'B R 4', hands: '2 3 4 2 | 5 5 5 5' })
      .done()
  })
})

describe('Dragon', () => {
  test('KOT-N5: all ravens leave all dreams, then the dragon is added to one’s own as a nine; then a card is drawn', () => {
    at('[7]R 5 | [7]R [3]R 8', 'D 2 3 4 | 5 5 5 5')
      .plays(1, 'dragon')
      .told(2, {
        type: 'dragonCame',
        seat: 0,
        ravens: [
          { owner: 0, land: 0 },
          { owner: 1, land: 0 },
          { owner: 1, land: 1 },
        ],
      })
      .is({ discard: 'R R R 4', table: 'D' })
      .asked(1, 'put 1', 'put 3', 'put 4')
      .plays(1, 'put 1')
      .is({ dreams: '[7][D!] 5 - - | [7] [3] 8 -', hands: '2 3 4 2 | 5 5 5 5', discard: 'R R R 4' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-N5: allowed with no raven anywhere; without room it is discarded', () => {
    at('5 5 5 [1][2][3] | 8', 'D 2 3 4 | 5 5 5 5')
      .plays(1, 'dragon')
      .told(
        2,
        { type: 'dragonCame', seat: 0, ravens: [] },
        { type: 'lost', seat: 0, from: 'dragon', cards: [14] },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ discard: 'D 4', hands: '2 3 4 2 | 5 5 5 5' })
      .done()
  })
})

describe('Playing at night', () => {
  test('KOT-N1: a night card is one of four things to do in a turn, and only then', () => {
    at('8 | [7]R [3]', 'M B D O | 5 5 5 5').asked(1, 'moth 1 1', 'bat 2 1', 'dragon', 'exchange').done()
    at('- | 8', '1 M B 4 | M B D 5')
      .plays(1, 'cat 1 2 1')
      .refuses(2, 'moth 2 1', 'KOT-N1')
      .refuses(2, 'bat 2 1', 'KOT-N1')
      .refuses(2, 'dragon', 'KOT-N1')
      .done()
  })
})
