import { scenario } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { catLady } from './index.ts'

const TABLE = `
  cats: | shadow |
  grid: mouse tuna2 wild / sir-cuddleface lost spray / tuna chicken costume
  strays: florence cow macak
  marker: 3
  deck: milk catnip bell rest
  asked: 1 turn
`

describe('Taking cards', () => {
  test('CAT-5: all three cards of a row or column, but not of the one at the marker (golden: the bottom row)', () => {
    scenario(catLady, TABLE)
      .asked(1, 'take 1–2', 'take 4–6')
      .refuses(1, 'take 3', 'CAT-5')
      .refuses(1, 'end', 'CAT-5')
      .refuses(2, 'take 1', 'CAT-4')
      .refuses(1, 'mark 1', 'CAT-4')
      .refuses(1, 'give 1 1', 'CAT-11')
      .refuses(1, 'done', 'CAT-13')
      .done()
  })

  test('CAT-5 to CAT-8 (golden): the left column: the mouse to the hand, Kotangens in front, a token for the tuna card', () => {
    scenario(catLady, TABLE)
      .plays(1, 'take 4')
      .is({
        cats: 'sir-cuddleface | shadow | ',
        toys: 'mouse |  | ',
        food: 'T |  | ',
        marker: '4',
        grid: 'milk tuna2 wild / catnip lost spray / bell chicken costume',
      })
      .undoable('final')
      .asked(1, 'end')
      .done()
  })

  test('CAT-6: the marker goes to the line taken, so that the next player may not take it', () => {
    scenario(catLady, TABLE)
      .plays(1, 'take 1', 'end')
      .is({ marker: '1' })
      .asked(2, 'take 2–6')
      .refuses(2, 'take 1', 'CAT-5')
      .done()
  })

  test('CAT-7: the places are refilled from the left, or from the top, in the order of the deck', () => {
    scenario(catLady, TABLE)
      .plays(1, 'take 2')
      .is({ grid: 'mouse tuna2 wild / milk catnip bell / tuna chicken costume' })
      .done()
    scenario(catLady, TABLE)
      .plays(1, 'take 6')
      .is({ grid: 'mouse tuna2 milk / sir-cuddleface lost catnip / tuna chicken bell' })
      .done()
  })

  test('CAT-8: food becomes tokens at once: one for a plain card, two for ×2, a wild one for a wild treat', () => {
    scenario(catLady, TABLE)
      .plays(1, 'take 1')
      .is({ food: 'TTW |  | ', toys: 'mouse |  | ', discarded: 'tuna2 wild' })
      .done()
  })

  test('CAT-8: everyone watches what is taken; later only the number of cards in other hands is in sight', () => {
    const { rules } = catLady
    const hands = (position: string, viewer: 0 | 1 | 'spectator') => {
      const view = rules.view(catLady.position.read(position), viewer as never)
      return [view, catLady.forget!(view)].map(seen => seen.hands.map(({ size, cards }) => [size, cards]))
    }
    const HELD =
      'cats: | \nlost: 2 | 1\ntoys: mouse | \ngrid: tuna2 wild milk / bell zeus sox / lost spray chicken\nmarker: 1\nasked: 1 turn'
    const first = [3, [1, 0, 0, 0, 0, 0, 0, 2, 0]]
    const second = [1, [0, 0, 0, 0, 0, 0, 0, 1, 0]]
    expect(hands(HELD, 0)).toEqual([
      [first, second],
      [first, [1, null]],
    ])
    expect(hands(HELD, 1)).toEqual([
      [first, second],
      [[3, null], second],
    ])
    expect(hands(HELD, 'spectator')).toEqual([
      [first, second],
      [
        [3, null],
        [1, null],
      ],
    ])
    expect(hands(`options: {"openMemory":true}\n${HELD}`, 1)[1]).toEqual([first, second])
    scenario(catLady, TABLE)
      .plays(1, 'take 4')
      .told(
        2,
        { type: 'took', seat: 0, line: 3, cards: [29, 16, 24] },
        { type: 'refilled', line: 3, cards: [26, 35, 7], deck: 74 },
      )
      .done()
  })

  test('CAT-8: for the feeding all hands are laid open', () => {
    const view = catLady.rules.view(
      catLady.position.read('cats: | \nlost: 2 | 1\nmarker: 1\nasked: 1 2 feeding'),
      0 as never,
    )
    expect(catLady.forget!(view)).toBe(view)
  })
})

describe('Extras, at any moment of the own turn', () => {
  const RICH = `${TABLE}\n lost: 4 | 2 | 0\n sprays: 2 | 1 | 0`

  test('CAT-9: before the cards are taken and after the refill, as often as one likes', () => {
    scenario(catLady, RICH)
      .asked(1, 'take 1–2', 'take 4–6', 'spray 1–2', 'spray 4–6', 'rescue 1–3', 'trade')
      .plays(1, 'spray 1', 'spray 2', 'trade')
      .asked(1, 'take 1', 'take 3–6', 'rescue 1–3', 'trade')
      .plays(1, 'take 1')
      .asked(1, 'end', 'rescue 1–3', 'trade')
      .plays(1, 'rescue 2')
      .asked(1, 'end')
      .is({
        cats: 'cow | shadow | ',
        strays: 'florence - macak',
        tokens: '1 | 0 | 0',
        lost: '0 | 2 | 0',
        sprays: '0 | 1 | 0',
      })
      .plays(1, 'end')
      .done()
  })

  test('CAT-9: only in one’s own turn, and taking cards only once', () => {
    scenario(catLady, RICH)
      .refuses(2, 'spray 1', 'CAT-4')
      .refuses(2, 'trade', 'CAT-4')
      .plays(1, 'take 1')
      .refuses(1, 'take 2', 'CAT-5')
      .done()
    scenario(catLady, 'cats: | shadow | \nlost: 4 | 2 | 0\nsprays: 2 | 1 | 0\nmarker: 3\nasked: 1 2 feeding')
      .refuses(1, 'spray 1', 'CAT-9')
      .refuses(1, 'trade', 'CAT-9')
      .refuses(1, 'rescue 1', 'CAT-9')
      .done()
  })

  test('CAT-9: whoever has taken cards is asked whether there is more, with or without anything to play', () => {
    scenario(catLady, TABLE).plays(1, 'take 4').asked(1, 'end').plays(1, 'end').asked(2, 'take 1–3', 'take 5–6').done()
  })

  test('CAT-18: two lost cats for an open stray, which is not replaced', () => {
    scenario(catLady, RICH)
      .plays(1, 'rescue 1')
      .told(2, { type: 'rescued', seat: 0, place: 0, cat: 22 })
      .undoable('undoable')
      .is({ strays: '- cow macak', cats: 'florence | shadow | ', lost: '2 | 2 | 0', discarded: 'lost:2' })
      .refuses(1, 'rescue 1', 'CAT-18')
      .plays(1, 'rescue 2')
      .refuses(1, 'rescue 3', 'CAT-18')
      .refuses(1, 'trade', 'CAT-18')
      .done()
  })

  test('CAT-18: or for a token worth 2 points, seen at once on the sheet', () => {
    scenario(catLady, RICH)
      .plays(1, 'trade')
      .told(3, { type: 'traded', seat: 0 })
      .sheet(1, { clause: 'CAT-17', item: 'tokens', points: 2, cards: '1' })
      .sheet(2)
      .done()
  })

  test('CAT-18: one lost cat is not enough', () => {
    scenario(catLady, `${TABLE}\n lost: 1 | 0 | 0`)
      .asked(1, 'take 1–2', 'take 4–6')
      .refuses(1, 'trade', 'CAT-18')
      .refuses(1, 'rescue 1', 'CAT-18')
      .done()
  })

  test('CAT-20: a spray bottle moves the marker to any other line: to free one, or to block one after the refill', () => {
    scenario(catLady, RICH)
      .refuses(1, 'spray 3', 'CAT-20')
      .plays(1, 'spray 6')
      .told(2, { type: 'sprayed', seat: 0, line: 5 })
      .is({ marker: '6', sprays: '1 | 1 | 0', discarded: 'spray' })
      .asked(1, 'take 1–5', 'spray 1–5', 'rescue 1–3', 'trade')
      .plays(1, 'take 3', 'spray 1', 'end')
      .is({ marker: '1' })
      .asked(2, 'take 2–6', 'spray 2–6', 'rescue 1–3', 'trade')
      .done()
    scenario(catLady, TABLE).refuses(1, 'spray 1', 'CAT-20').done()
  })
})

describe('The last turn', () => {
  const LAST = `
    cats: bronte | shadow florence
    grid: lost tuna2 wild / lost zeus mouse / chicken milk costume
    strays: - cow macak
    sprays: 1 | 0
    marker: 1
    deck:
    asked: 1 turn
  `

  test('CAT-10: the game ends when a line must be refilled and the deck is empty; the cards taken are kept', () => {
    scenario(catLady, LAST)
      .plays(1, 'take 5')
      .told(2, { type: 'took', seat: 0, line: 4, cards: [25, 9, 26] }, { type: 'ranOut', seat: 0 })
      .is({
        grid: 'lost - wild / lost - mouse / chicken - costume',
        cats: 'bronte zeus | shadow florence',
        food: 'TTM | ',
      })
      .undoable('undoable')
      .plays(1, 'end')
      .askedAtOnce(1, 2)
      .done()
  })

  test('CAT-9, CAT-10, CAT-18: whoever took them may still use lost cats, also those just taken, and spray bottles', () => {
    scenario(catLady, LAST)
      .plays(1, 'take 4')
      .asked(1, 'end', 'rescue 2–3', 'trade', 'spray 1–3', 'spray 5–6')
      .plays(1, 'spray 2', 'rescue 3')
      .asked(1, 'end')
      .plays(1, 'end')
      .told(
        2,
        { type: 'turnEnded', seat: 0 },
        {
          type: 'feedingBegan',
          hands: [
            [0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 0],
          ],
        },
      )
      .askedAtOnce(1, 2)
      .is({ cats: 'bronte macak | shadow florence' })
      .done()
  })

  test('CAT-10: a deck laid by hand that does not come out even ends when a whole line cannot be refilled', () => {
    scenario(catLady, LAST.replace('deck:', 'deck: yarn post')).plays(1, 'take 5', 'end').askedAtOnce(1, 2).done()
  })

  test('CAT-10: after the feeding there are no more moves', () => {
    scenario(catLady, 'cats: bronte | shadow\nfeeding: done').nobodyAsked().refuses(1, 'done', 'CAT-10').done()
  })
})
