import { scenario, unshuffled } from '@sennik/engine/testing'
import { describe, test } from 'vitest'
import { CARDS } from './components.ts'
import { sen } from './index.ts'

const deal = unshuffled(CARDS)

describe('End of a round', () => {
  test('SEN-15: when the pile runs out, the turn is completed first and the drawer ended the round, without a penalty', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: 8\nasked: 1 turn', deal)
      .plays(1, 'draw')
      .asked(1, 'place 1–4', 'discard')
      .plays(1, 'place 3')
      .is({
        end: 'ran-out 1',
        last: '9 7 8 0 | 1 6 5 0',
        earlier: '24 12',
        'earlier-penalties': '0 0',
        asked: '1 2 opening 2',
      })
      .done()
  })

  test('SEN-15: a special action drawn as the last card is still carried out', () => {
    scenario(sen, 'options: {"rounds":1}\ndreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: S\nasked: 2 turn')
      .plays(2, 'draw', 'use', 'pick 2 2', 'pick 1 4')
      .is({ end: 'ran-out 2' })
      .nobodyAsked()
      .scores(25, 6)
      .done()
  })

  test('SEN-15: taking the last two cards with Take 2 also ends the round after that turn', () => {
    scenario(sen, 'options: {"rounds":1}\ndreams: 9 7 3 0 | 1 6 5 0\ndiscard: rest\npile: T 2 3\nasked: 2 turn')
      .plays(2, 'draw', 'use', 'keep 1', 'place 2')
      .is({ end: 'ran-out 2' })
      .scores(19, 8)
      .done()
  })

  test('SEN-16: all dreams are turned up and everyone is told what was in them', () => {
    scenario(sen, 'options: {"rounds":1}\ndreams: 9 7 3 0 | T 6 5 0\nasked: 2 turn')
      .plays(2, 'call')
      .told(
        'spectator',
        { type: 'called', seat: 1 },
        {
          type: 'roundScored',
          round: 1,
          ending: 'called',
          ender: 1,
          dreams: [
            [9, 7, 3, 0],
            [10, 6, 5, 0],
          ],
          scores: [
            { lands: 19, spared: 0, penalty: 0, flat: 0, total: 19 },
            { lands: 16, spared: 0, penalty: 0, flat: 0, total: 16 },
          ],
          totals: [19, 16],
        },
        { type: 'gameEnded', totals: [19, 16], winners: [1] },
      )
      .is({ dreams: '9:* 7:* 3:* 0:* | T:* 6:* 5:* 0:*' })
      .done()
  })

  test('SEN-16, SEN-17: the rulebook’s example: 19, 16, 10, and the caller’s 11 + 5', () => {
    scenario(sen, 'dreams: 9 7 3 0 | T 6 5 0 | 3 4 1 2 | 3 2 5 1\nasked: 4 turn', deal)
      .plays(4, 'call')
      .scores(19, 16, 10, 16)
      .sheet(1, { clause: 'SEN-16', item: 'lands', points: 19, cards: '9 7 3 0' })
      .sheet(
        4,
        { clause: 'SEN-16', item: 'lands', points: 11, cards: '3 2 5 1' },
        { clause: 'SEN-17', item: 'penalty', points: 5 },
      )
      .done()
  })

  test('SEN-17: a tie for lowest is fine', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 5 5 9 0\nasked: 2 turn', deal).plays(2, 'call').scores(19, 19).done()
  })

  test('SEN-17: as an option the penalty is 15', () => {
    scenario(sen, 'options: {"penalty":15}\ndreams: 9 7 3 0 | 5 5 1 0\nasked: 1 turn', deal)
      .plays(1, 'call')
      .scores(34, 11)
      .done()
  })

  test('SEN-18: counts are added to the running totals and a new round is set up', () => {
    scenario(sen, 'round: 3\nearlier: 40 21\nearlier-penalties: 5 0\ndreams: 9 7 3 0 | 5 5 1 0\nasked: 2 turn', deal)
      .plays(2, 'call')
      .is({ round: '4', earlier: '59 32', 'earlier-penalties': '5 0', asked: '1 2 opening 1', pile: deal45 })
      .scores(64, 32)
      .sheet(
        1,
        { clause: 'SEN-16', item: 'earlierLands', points: 40 },
        { clause: 'SEN-17', item: 'earlierPenalties', points: 5 },
        { clause: 'SEN-16', item: 'lands', points: 19, cards: '9 7 3 0' },
      )
      .done()
  })
})

/** What lies in the pile after an unshuffled deal to two. */
const deal45 = '9 9 9 9 9 9 9 9 9 8 8 8 8 7 7 7 7 6 6 6 6 5 5 5 5 4 4 4 4 3 3 3 3 2 2 2 2 1 1 1 1 0 0 0 0'

describe('End of the game', () => {
  test('SEN-19: after the round in which someone’s total reaches 100', () => {
    scenario(sen, 'earlier: 81 20\ndreams: 9 7 3 0 | 5 5 1 0\nasked: 2 turn')
      .plays(2, 'call')
      .nobodyAsked()
      .scores(100, 31)
      .done()
    scenario(sen, 'earlier: 80 20\ndreams: 9 7 3 0 | 5 5 1 0\nasked: 2 turn', deal)
      .plays(2, 'call')
      .askedAtOnce(1, 2)
      .scores(99, 31)
      .done()
  })

  test('SEN-16: before the first count the sheet is empty', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 1 6 5 0\nasked: 2 turn').sheet(1).sheet(2).scores(0, 0).done()
  })

  test('SEN-19: a penalty counts towards the limit', () => {
    scenario(sen, 'earlier: 84 20\ndreams: 9 0 3 0 | 5 5 1 0\nasked: 1 turn')
      .plays(1, 'call')
      .nobodyAsked()
      .scores(101, 31)
      .done()
  })

  test('SEN-19: another limit, or a fixed number of rounds, may be agreed', () => {
    scenario(sen, 'options: {"limit":70}\nearlier: 51 20\ndreams: 9 7 3 0 | 5 5 1 0\nasked: 2 turn')
      .plays(2, 'call')
      .nobodyAsked()
      .done()
    scenario(sen, 'options: {"rounds":10}\nround: 10\nearlier: 50 70\ndreams: 1 1 0 2 | 5 5 4 4\nasked: 1 turn')
      .plays(1, 'call')
      .nobodyAsked()
      .done()
    scenario(sen, 'options: {"rounds":10}\nround: 9\nearlier: 280 20\ndreams: 1 1 0 2 | 5 5 4 4\nasked: 1 turn', deal)
      .plays(1, 'call')
      .askedAtOnce(1, 2)
      .done()
  })

  test('SEN-19: after the end there are no moves', () => {
    scenario(sen, 'dreams: 9 7 3 0 | 5 5 1 0\nend: called 1')
      .nobodyAsked()
      .refuses(1, 'draw', 'SEN-19')
      .refuses(2, 'call', 'SEN-19')
      .done()
  })

  test('SEN-20: lowest total wins; equal lowest share the win', () => {
    scenario(sen, 'earlier: 81 20 80\ndreams: 9 7 3 0 | 5 5 1 0 | 1 1 0 0\nend: called 3').winners(2).done()
    scenario(sen, 'earlier: 99 20 29\ndreams: 9 7 3 0 | 5 5 1 0 | 1 1 0 0\nend: called 3')
      .scores(118, 31, 31)
      .winners(2, 3)
      .done()
  })
})
