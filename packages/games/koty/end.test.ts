import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { IDLE_ROUNDS } from './components.ts'
import { koty } from './index.ts'

const counted = (dreams: string, options = '{}') =>
  scenario(koty, `options: ${options}\ndreams: ${dreams}\nend: no-cards 1`)

describe('Counting', () => {
  test('KOT-22: the rulebook’s first example: 6, a raven on two nines, 5 on three nines, two bare nines: 64', () => {
    counted('6 99R 9995 99 | -')
      .scores(64, 0)
      .sheet(
        1,
        { clause: 'KOT-22', item: 'land1', points: 6, cards: '6' },
        { clause: 'KOT-22', item: 'land2', points: 0, cards: '9 9 R' },
        { clause: 'KOT-22', item: 'land3', points: 40, cards: '9 9 9 5' },
        { clause: 'KOT-22', item: 'land4', points: 18, cards: '9 9' },
      )
      .done()
  })

  test('KOT-22: the rulebook’s second example: 8, 7 on three nines, a raven on one, two bare nines: 82', () => {
    counted('8 9997 9R 99 | -').scores(82, 0).winners(1).done()
  })

  test('KOT-22: bare nines make 9, 18 and 36; an empty land makes nothing', () => {
    counted('9 99 999 - | 8 98 998 9998')
      .scores(63, 8 + 16 + 32 + 64)
      .done()
  })

  test('KOT-23: most points win; in a tie most nines, covered ones too; then the win is shared', () => {
    counted('8 | 7').winners(1).done()
    counted('8 | 94 | -')
      .scores(8, 8, 0)
      .winners(2)
      .sheet(
        1,
        { clause: 'KOT-22', item: 'land1', points: 8, cards: '8' },
        { clause: 'KOT-23', item: 'nines', points: 0, cards: '' },
      )
      .sheet(
        2,
        { clause: 'KOT-22', item: 'land1', points: 8, cards: '9 4' },
        { clause: 'KOT-23', item: 'nines', points: 0, cards: '9' },
      )
      .sheet(3)
      .done()
    counted('8 | 94 9R | 94 99R').winners(3).done()
    counted('94 | 5 | 94').winners(1, 3).done()
  })
})

describe('Three lands of three nines', () => {
  test('KOT-21: the game ends at once when the card is played out, whatever lies on the lands', () => {
    scenario(
      koty,
      'hands: 1 2 3 4 | 5 5 5 5\ndreams: [1][2][3]R [1][2][3]4 [1][2] 8 | 7\npile: 2 6 rest\nasked: 1 turn',
    )
      .plays(1, 'cat 1 1 4')
      .asked(1, 'put 3', 'put 4')
      .plays(1, 'put 3')
      .told(
        2,
        { type: 'addedNine', seat: 0, land: 2, from: 'pile' },
        {
          type: 'gameEnded',
          cause: 'threeLands',
          seat: 0,
          dreams: [32 + 36, 7],
          teams: false,
          totals: [68, 7],
          nines: [9, 0],
          winners: [0],
        },
      )
      .nobodyAsked()
      .is({ end: 'three-lands 1' })
      .refuses(2, 'exchange', 'KOT-21')
      .scores(68, 7)
      .done()
  })

  test('KOT-21: two such lands do not end it; a fight may', () => {
    const table = (third: string) =>
      `hands: 8 2 3 4 | 5 5 5 5\ndreams: [1][2][3]R [1][2][3]4 ${third} 8 | -\npile: 2 rest\nasked: 1 turn`
    scenario(koty, table('[1]')).plays(1, 'cat 8 1 4', 'put 3').askedAtOnce(2).done()
    scenario(koty, table('[1][2]'))
      .plays(1, 'cat 8 1 4', 'put 3')
      .nobodyAsked()
      .is({ end: 'three-lands 1', dreams: '[1][2][3]R [1][2][3]4 [1][2][8!]8 - | - - - -' })
      .done()
  })
})

describe('No cards', () => {
  /** Every card lies in a dream or is in a hand: 71 and 24. */
  const FIVE_FULL = Array(5).fill('999R 999R 997 996').join(' | ')
  const bare = (hands: string) => `hands: ${hands} | | | |\ndreams: 8 | ${FIVE_FULL}\nasked: 1 turn`

  test('KOT-21: a cat is laid, no card can be drawn, and the game is over', () => {
    scenario(koty, bare('1 2 3 4 | 2 2 8 8'))
      .is({ pile: '', discard: '' })
      .plays(1, 'cat 2 1 2')
      .nobodyAsked()
      .is({ end: 'no-cards 1', hands: expectHand(bare('1 2 3 4 | 2 2 8 8'), '1 3 4') })
      .scores(10, 52, 52, 52, 52, 52)
      .done()
  })

  test('KOT-12a, KOT-21: a raven on a raven of one’s own: both are discarded first, so one of them is drawn and nothing ends', () => {
    const others = [...Array(4).fill('999R 999R 997 996'), '9995 995 997 996'].join(' | ')
    scenario(koty, `hands: R 2 3 4 | 2 2 8 8 | | | |\ndreams: 9R | ${others}\nasked: 1 turn`, unshuffled(2))
      .is({ pile: '', discard: '' })
      .plays(1, 'raven 1 1')
      .told(
        2,
        { type: 'joined', seat: 0, card: 9, as: 9, land: 0 },
        { type: 'chasedRaven', seat: 0, card: 9, land: 0 },
        { type: 'reshuffled', cards: 2 },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ pile: 'R', discard: '' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-12a, KOT-21: friends in one’s own dream: one of them becomes the nine, the other is drawn, and nothing ends', () => {
    scenario(koty, bare('1 2 3 4 | 2 2 8 8'), unshuffled(2))
      .plays(1, 'cat 1 1 1')
      .asked(1, 'put 1–4')
      .is({ discard: '1 8', hands: expectHand(bare('1 2 3 4 | 2 2 8 8'), '2 3 4') })
      .plays(1, 'put 1')
      .told(
        2,
        { type: 'reshuffled', cards: 2 },
        { type: 'addedNine', seat: 0, land: 0, from: 'pile' },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ pile: '', discard: '', hands: expectHand(bare('1 2 3 4 | 2 2 8 8'), '2 3 4 8') })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-12a, KOT-21: friends without a land for the nine: it is lost, and the game goes on with what is left', () => {
    const others = [...Array(3).fill('999R 999R 997 996'), '9995 9995 997 996', '999R 9'].join(' | ')
    const table = `hands: 1 2 3 4 | 2 2 8 8 | | | |\ndreams: 9998 9R 9R 9R | ${others}\nasked: 1 turn`
    scenario(koty, table, unshuffled(2))
      .is({ pile: '', discard: '' })
      .plays(1, 'cat 1 1 1')
      .is({ pile: '', discard: '1', hands: expectHand(table, '2 3 4 8') })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-12a, KOT-21: a fight in one’s own dream discards nothing: then no card can be drawn, and the game is over', () => {
    scenario(koty, bare('8 2 3 4 | 2 2 8 8'))
      .plays(1, 'cat 8 1 1', 'put 1')
      .told(
        2,
        { type: 'settled', seat: 0, land: 0, card: 8, cat: 8 },
        { type: 'couldNotDraw', seat: 0 },
        {
          type: 'gameEnded',
          cause: 'noCards',
          seat: 0,
          dreams: [16, 52, 52, 52, 52, 52],
          teams: false,
          totals: [16, 52, 52, 52, 52, 52],
          nines: [1, 10, 10, 10, 10, 10],
          winners: [1, 2, 3, 4, 5],
        },
      )
      .nobodyAsked()
      .done()
  })

  test('KOT-12a, KOT-21: who could not draw after attacking draws nothing later, though the attack discards cards', () => {
    const hands = '2 1 3 4 | 3 3 8 8'
    scenario(koty, bare(hands), unshuffled(2))
      .plays(1, 'cat 2 2 3')
      .is({ end: 'no-cards 1' })
      .plays(2, 'letGo')
      .is({ discard: '2 7', hands: expectHand(bare(hands), '1 3 4') })
      .plays(1, 'put 2')
      .is({ end: 'no-cards 1', pile: '7', hands: expectHand(bare(hands), '1 3 4') })
      .nobodyAsked()
      .done()
  })

  test('KOT-21: an attack may still be defended, but is not repeated', () => {
    scenario(koty, bare('2 2 3 4 | 2 2 8 8'))
      .plays(1, 'cat 2 2 3')
      .is({ end: 'no-cards 1' })
      .asked(2, 'defend', 'letGo')
      .plays(2, 'defend')
      .told(
        1,
        { type: 'defended', seat: 1, owner: 1, land: 2, card: 2, as: 2 },
        { type: 'couldNotDraw', seat: 1 },
        { type: 'repelled', seat: 1, attacker: 0, attack: 2, defence: 2 },
        {
          type: 'gameEnded',
          cause: 'noCards',
          seat: 0,
          dreams: [8, 52, 52, 52, 52, 52],
          teams: false,
          totals: [8, 52, 52, 52, 52, 52],
          nines: [0, 10, 10, 10, 10, 10],
          winners: [1, 2, 3, 4, 5],
        },
      )
      .nobodyAsked()
      .done()
  })

  test('KOT-21: three lands of three nines are the cause, if the same card makes them', () => {
    const others = Array(4).fill('999R 999R 997 996').join(' | ')
    const table = (mine: string, second: string) =>
      `hands: 8 2 3 4 | 2 2 5 5 | | | |\ndreams: ${mine} | ${second} | ${others}\nasked: 1 turn`
    scenario(koty, table('999 999 99 5', '996 998'))
      .is({ pile: '', discard: '' })
      .plays(1, 'cat 8 2 2')
      .is({ end: 'no-cards 1' })
      .plays(2, 'letGo')
      .is({ end: 'three-lands 1' })
      .nobodyAsked()
      .done()
    // KOT-12a: on one's own dream the game is over before anybody tries to draw.
    scenario(koty, table('999 999 99 8', '996 997'))
      .is({ pile: '', discard: '' })
      .plays(1, 'cat 8 1 4', 'put 3')
      .is({ end: 'three-lands 1' })
      .nobodyAsked()
      .done()
  })

  test('KOT-20, KOT-21: an exchange brings its own cards and ends nothing', () => {
    scenario(koty, bare('1 2 3 4 | 2 2 8 8'), unshuffled(4)).plays(1, 'exchange').askedAtOnce(2).done()
  })
})

/** The hands of a position after seat 1 has played a card that it could not replace. */
const expectHand = (position: string, first: string): string =>
  [first, ...(koty.position.write(koty.position.read(position)).hands ?? '').split(' | ').slice(1)].join(' | ')

describe('A standstill', () => {
  const at = (idle: number) =>
    scenario(koty, `hands: 1 2 3 4 | 5 5 5 5\ndreams: 8 | 7\nidle: ${idle}\npile: 2 rest\nasked: 1 turn`)
  const LIMIT = IDLE_ROUNDS * 2

  test('KOT-21 (ours): forty rounds without a nine end the game', () => {
    at(LIMIT - 1)
      .plays(1, 'cat 2 1 2')
      .nobodyAsked()
      .is({ end: 'standstill 1' })
      .scores(10, 7)
      .done()
    at(LIMIT - 2)
      .plays(1, 'cat 2 1 2')
      .is({ idle: String(LIMIT - 1) })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-21 (ours): a nine begins the count anew, from the turn after', () => {
    at(LIMIT - 1)
      .plays(1, 'cat 1 1 1', 'put 1')
      .is({ idle: '0' })
      .askedAtOnce(2)
      .plays(2, 'exchange')
      .is({ idle: '1' })
      .done()
  })

  test('KOT-21 (ours): a nine that is lost is none', () => {
    scenario(koty, 'hands: 1 2 3 4 | 5 5 5 5\ndreams: 9998 [7]R [7]R [7]R | 7\nidle: 7\npile: 2 rest\nasked: 1 turn')
      .plays(1, 'cat 1 1 1')
      .is({ idle: '8' })
      .askedAtOnce(2)
      .done()
  })
})
