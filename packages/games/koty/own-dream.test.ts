import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { koty } from './index.ts'

const at = (dream: string, hand: string, pile = '2 6 7') =>
  scenario(koty, `hands: ${hand} | 5 5 5 5\ndreams: ${dream} | -\ndiscard: 1\npile: ${pile} rest\nasked: 1 turn`)

describe('A card on one’s own dream', () => {
  test('KOT-8, KOT-9: a cat on an empty land or on a nine; then one draws back up to four', () => {
    at('- [3] [3][4][5] 6', '8 8 1 2')
      .asked(1, 'cat 8 1 1', 'cat 8 1 2', 'cat 8 1 3', 'cat 1 1 1–3', 'cat 2 1 1–3', 'exchange')
      .plays(1, 'cat 8 1 1')
      .told(1, { type: 'laid', seat: 0, card: 8, land: 0 }, { type: 'drew', seat: 0, count: 1, cards: [2] })
      .told(2, { type: 'laid', seat: 0, card: 8, land: 0 }, { type: 'drew', seat: 0, count: 1 })
      .is({ hands: '8 1 2 2 | 5 5 5 5', dreams: '8 [3] [3][4][5] 6 | - - - -' })
      .undoable('final')
      .askedAtOnce(2)
      .done()
    at('- [3] [3][4][5] 6', '8 8 1 2').plays(1, 'cat 8 1 3').is({ dreams: '- [3] [3][4][5]8 6 | - - - -' }).done()
  })

  test('KOT-3: a land never holds more than three nines and a cat or raven when a turn ends', () => {
    at('[3][4][5]6', '3 1 1 1')
      .plays(1, 'cat 3 1 1')
      // The third nine there stays the last: friends left, and the nine goes to one of the other lands.
      .asked(1, 'put 2', 'put 3', 'put 4')
      .refuses(1, 'put 1', 'KOT-4')
      .done()
  })

  test('KOT-10, KOT-12a: same colour, other value: friends, both discarded, and the top card becomes a nine that nobody sees', () => {
    at('8 [3] [7]R', '1 2 3 4')
      .plays(1, 'cat 1 1 1')
      .told(
        2,
        { type: 'joined', seat: 0, card: 1, as: 1, land: 0 },
        { type: 'madeFriends', seat: 0, owner: 0, land: 0, cat: 8, card: 1 },
      )
      .is({ discard: '1 8 1', hands: '2 3 4 | 5 5 5 5' })
      .asked(1, 'put 1', 'put 2', 'put 4')
      .plays(1, 'put 2')
      .told(1, { type: 'addedNine', seat: 0, land: 1, from: 'pile' }, { type: 'drew', seat: 0, count: 1, cards: [6] })
      .undoable('final')
      .is({ dreams: '- [3][2] [7]R - | - - - -', hands: '2 3 4 6 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-10: a joker is declared, as a cat of the colour it lies on', () => {
    at('8 [3] [7]R', 'J 2 3 4')
      .asked(
        1,
        'cat 2 1 2',
        'cat 2 1 4',
        'cat 3 1 2',
        'cat 3 1 4',
        'cat 4 1 2',
        'cat 4 1 4',
        'joker 1 1',
        'joker 1 3',
        'exchange',
      )
      .plays(1, 'joker 1 1')
      .told(2, { type: 'showedJoker', seat: 0, owner: 0, land: 0 })
      .is({ hands: '2 3 4 | 5 5 5 5', table: 'J' })
      .asked(1, 'declare 8', 'declare 1')
      .refuses(1, 'declare 2', 'KOT-10')
      .refuses(1, 'declare 0', 'KOT-10')
      .refuses(1, 'exchange', 'KOT-20')
      .plays(1, 'declare 1')
      .is({ discard: 'J 8 1', hands: '2 3 4 | 5 5 5 5' })
      .asked(1, 'put 1', 'put 2', 'put 4')
      .done()
  })

  test('KOT-10: on a cat of one’s own only a cat of its colour', () => {
    at('8 - - -', '2 7 3 4').refuses(1, 'cat 2 1 1', 'KOT-10').refuses(1, 'declare 1', 'KOT-10').done()
  })

  test('KOT-11, KOT-12a: the very same cat: they fight, and both go to one land, one as a nine and the other on it', () => {
    at('8 [3] [7]R [4][5][6]', '8 2 3 4')
      .plays(1, 'cat 8 1 1')
      .told(
        2,
        { type: 'joined', seat: 0, card: 8, as: 8, land: 0 },
        { type: 'fought', seat: 0, owner: 0, land: 0, cat: 8, card: 8 },
      )
      .is({ table: '8 8', asked: '1 settle', hands: '2 3 4 | 5 5 5 5' })
      .asked(1, 'put 1', 'put 2')
      .refuses(1, 'put 3', 'KOT-4')
      .refuses(1, 'put 4', 'KOT-4')
      .plays(1, 'put 2')
      .told(2, { type: 'settled', seat: 0, land: 1, card: 8, cat: 8 }, { type: 'drew', seat: 0, count: 1 })
      .is({ dreams: '- [3][8!]8 [7]R [4][5][6] | - - - -', discard: '1', hands: '2 3 4 2 | 5 5 5 5' })
      .done()
  })

  test('KOT-11: the emptied land may take them too', () => {
    at('[3][4]8 5 [7]R [7]R', '8 2 3 4')
      .plays(1, 'cat 8 1 1')
      .is({ dreams: '[3][4][8!]8 5 [7]R [7]R | - - - -' })
      .done()
  })

  test('KOT-11: a joker becomes the nine, since it never lies on top', () => {
    at('8 5 [7]R [7]R', 'J 2 3 4')
      .plays(1, 'joker 1 1', 'declare 8')
      .is({ dreams: '[J!]8 5 [7]R [7]R | - - - -', discard: '1' })
      .done()
  })

  test('KOT-11: without a land for them both are discarded, the one that lay there first', () => {
    at('[3][4][5]8 5 [7]R [7]R', 'J 2 3 4')
      .plays(1, 'joker 1 1', 'declare 8')
      .told(
        2,
        { type: 'joined', seat: 0, card: 10, as: 8, land: 0 },
        { type: 'fought', seat: 0, owner: 0, land: 0, cat: 8, card: 10 },
        { type: 'lost', seat: 0, from: 'fight', cards: [8, 10] },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ dreams: '[3][4][5] 5 [7]R [7]R | - - - -', discard: 'J 8 1' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-12, KOT-12a: a raven on a raven of one’s own, or a joker in its place: both are discarded, then one draws', () => {
    at('8 [3]R', 'R 2 3 4')
      .plays(1, 'raven 1 2')
      .told(
        2,
        { type: 'joined', seat: 0, card: 9, as: 9, land: 1 },
        { type: 'chasedRaven', seat: 0, card: 9, land: 1 },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ dreams: '8 [3] - - | - - - -', discard: 'R R 1', hands: '2 3 4 2 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
    at('8 [3]R', 'J 2 3 4')
      .plays(1, 'joker 1 2')
      .is({ dreams: '8 [3] - - | - - - -', discard: 'J R 1' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-X1: what may not be played where', () => {
    at('8 - [3] [7]R', 'R J 1 4')
      .refuses(1, 'raven 1 1', 'KOT-X1')
      .refuses(1, 'raven 1 2', 'KOT-X1')
      .refuses(1, 'raven 1 3', 'KOT-X1')
      .refuses(1, 'cat 1 1 4', 'KOT-X1')
      .refuses(1, 'joker 1 2', 'KOT-X1')
      .refuses(1, 'joker 1 3', 'KOT-X1')
      .asked(1, 'raven 1 4', 'joker 1 1', 'joker 1 4', 'cat 1 1 1–3', 'cat 4 1 2', 'cat 4 1 3', 'exchange')
      .done()
  })
})

describe('Adding a nine', () => {
  test('KOT-4: it goes by itself where only one land can take it', () => {
    at('8 [3][4][5] [7]R 5', '1 2 3 4')
      .plays(1, 'cat 1 1 1')
      .is({ dreams: '[2] [3][4][5] [7]R 5 | - - - -', discard: '1 8 1', hands: '2 3 4 6 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-4: where none can, the card is lost, face up', () => {
    at('[1][2][3]8 [3][4][5] [7]R 5', '1 2 3 4')
      .plays(1, 'cat 1 1 1')
      .told(
        2,
        { type: 'joined', seat: 0, card: 1, as: 1, land: 0 },
        { type: 'madeFriends', seat: 0, owner: 0, land: 0, cat: 8, card: 1 },
        { type: 'lost', seat: 0, from: 'pile', cards: [2] },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ dreams: '[1][2][3] [3][4][5] [7]R 5 | - - - -', discard: '2 1 8 1' })
      .done()
  })

  test('KOT-4: only to one’s own dream, on an empty land or a nine with room, never on a cat or raven', () => {
    at('8 [3][4][5] [4][5] -', '1 2 3 4')
      .plays(1, 'cat 1 1 1')
      .asked(1, 'put 1', 'put 3', 'put 4')
      .refuses(1, 'put 2', 'KOT-4')
      .refuses(2, 'put 1', 'KOT-6')
      .done()
  })
})

describe('Drawing and exchanging', () => {
  const last = (pile: string, discard: string) =>
    `hands: 8 2 3 4 | 5 5 5 5\ndreams: - | -\ndiscard: ${discard}\npile: ${pile}\nasked: 1 turn`

  test('KOT-7: when the draw pile is empty the discard pile is shuffled, also in the middle of a turn', () => {
    // 87 cards are discarded; unshuffled, the topmost of them is drawn first.
    scenario(koty, last('', '6 7 rest'), unshuffled(87))
      .plays(1, 'cat 8 1 1')
      .told(
        2,
        { type: 'laid', seat: 0, card: 8, land: 0 },
        { type: 'reshuffled', cards: 87 },
        { type: 'drew', seat: 0, count: 1 },
      )
      .is({ discard: '', hands: '2 3 4 6 | 5 5 5 5' })
      .askedAtOnce(2)
      .done()
    // An exchange shuffles the hand just discarded, too.
    scenario(koty, last('6 7', 'rest'), unshuffled(89))
      .plays(1, 'exchange')
      .told(
        2,
        { type: 'exchanged', seat: 0, cards: [2, 3, 4, 8] },
        { type: 'drew', seat: 0, count: 2 },
        { type: 'reshuffled', cards: 89 },
        { type: 'drew', seat: 0, count: 2 },
      )
      .is({ hands: '6 7 8 4 | 5 5 5 5', discard: '' })
      .done()
  })

  test('KOT-7: with the last card drawn nothing is shuffled yet', () => {
    scenario(koty, last('6', 'rest'))
      .plays(1, 'cat 8 1 1')
      .is({ hands: '2 3 4 6 | 5 5 5 5', pile: '' })
      .askedAtOnce(2)
      .done()
  })

  test('KOT-20: the whole hand is discarded, and four cards drawn; always allowed', () => {
    scenario(koty, 'hands: 8 J 3 R | 5 5 5 5\ndreams: - | -\ndiscard: 1\npile: 2 6 7 7 rest\nasked: 1 turn')
      .plays(1, 'exchange')
      .told(2, { type: 'exchanged', seat: 0, cards: [3, 8, 9, 10] }, { type: 'drew', seat: 0, count: 4 })
      .is({ hands: '2 6 7 7 | 5 5 5 5', discard: 'J R 8 3 1' })
      .askedAtOnce(2)
      .done()
  })
})
