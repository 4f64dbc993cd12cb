import { asSeat } from '@sennik/engine'
import { scenario } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { CHANGES_OF_MIND } from './components.ts'
import { catLady, feedingTable, feedingTableAfter } from './index.ts'

/** Numbers of cats in moves: their place in the list of cards, from 1. */
const [SHADOW, BRONTE, WAFFLE, MOONBEAM, COW, TRUFFLE] = [1, 9, 29, 33, 34, 35]
const KEATON = 5

const at = (rows: string): string => `${rows}\nmarker: 1\nasked: 1 2 feeding`

describe('Feeding by hand', () => {
  test('CAT-11: tokens go into bowls one by one; only what is on the card fits', () => {
    scenario(catLady, at('cats: bronte shadow | zeus\nfood: TTC | CC'))
      .askedAtOnce(1, 2)
      .plays(1, `give 2 ${BRONTE}`)
      .told(2, { type: 'gave', seat: 0, cat: BRONTE - 1, food: 1 })
      .undoable('undoable')
      .is({ cats: 'shadow bronte=T | zeus', food: 'CT | CC' })
      .refuses(1, `give 1 ${BRONTE}`, 'CAT-11')
      .refuses(1, `give 3 ${BRONTE}`, 'CAT-11')
      .refuses(1, 'give 1 10', 'CAT-11')
      .refuses(1, `give 2 ${KEATON}`, 'CAT-11')
      .plays(1, `give 2 ${BRONTE}`)
      .refuses(1, `give 2 ${SHADOW}`, 'CAT-11')
      .refuses(1, `give 2 ${BRONTE}`, 'CAT-11')
      .refuses(1, 'back 1 10', 'CAT-11')
      .done()
  })

  test('CAT-11: exactly what may be done is offered', () => {
    const position = catLady.position.read('cats: bronte=T shadow | \nfood: TW | C\nmarker: 1\nasked: 1 feeding')
    scenario(catLady, 'cats: bronte=T shadow | \nfood: TW | C\nmarker: 1\nasked: 1 feeding')
      .asked(1, 'done', 'best', 'give 2 1', 'give 4 1', 'give 2 9', 'give 4 9', 'back 2 9')
      .done()
    expect(feedingTable(catLady.rules.view(position, asSeat(0)))[0]).toMatchObject({
      cats: [
        { cat: 0, fed: false, missing: [0, 1, 0], points: -2 },
        { cat: 8, bowl: [0, 1, 0, 0], fed: false, missing: [0, 1, 0], points: -2 },
      ],
      stock: [0, 1, 0, 1],
      changesLeft: CHANGES_OF_MIND,
    })
  })

  test('CAT-12: what stands in a bowl that is not full is left over, as things stand', () => {
    const position = catLady.position.read('cats: bronte=T | \nfood: | \nmarker: 1\nasked: 1 feeding')
    expect(feedingTable(catLady.rules.view(position, asSeat(0))).map(({ total }) => total)).toEqual([-6, -2])
  })

  test('CAT-11 (golden): Kikimora with two tuna gives 3 points; with one it is hungry, −2, and the tuna is left over', () => {
    scenario(catLady, at('cats: bronte | \nfood: TT | '))
      .plays(1, `give 2 ${BRONTE}`, `give 2 ${BRONTE}`, 'done')
      .told(2, { type: 'fed', seat: 0, served: [{ cat: 8, bowl: [0, 2, 0, 0] }], left: 0 })
      .plays(2, 'done')
      .nobodyAsked()
      .sheet(
        1,
        { clause: 'CAT-11', item: 'fed:bronte', points: 3, cards: 'TT' },
        { clause: 'CAT-14', item: 'noCostume', points: -2, cards: '0' },
      )
      .scores(1, -2)
      .done()
    scenario(catLady, at('cats: bronte | \nfood: T | '))
      .plays(1, `give 2 ${BRONTE}`, 'done')
      .told(2, { type: 'fed', seat: 0, served: [], left: 1 })
      .is({ cats: 'bronte | ', food: 'T | ' })
      .plays(2, 'done')
      .told(1, { type: 'fed', seat: 1, served: [], left: 0 }, { type: 'gameEnded', totals: [-6, -2], winners: [1] })
      .sheet(
        1,
        { clause: 'CAT-11', item: 'unfed:bronte', points: -2 },
        { clause: 'CAT-12', item: 'leftovers', points: -2, cards: '1' },
        { clause: 'CAT-14', item: 'noCostume', points: -2, cards: '0' },
      )
      .done()
  })

  test('CAT-13: one may feed worse than best, and is done when one says so', () => {
    scenario(catLady, at('cats: bronte shadow | zeus\nfood: TT | CC'))
      .plays(1, `give 2 ${SHADOW}`, 'done')
      .refuses(1, 'done', 'CAT-13')
      .asked(2, 'done', 'best', 'give 1 10')
      .done()
  })

  test('CAT-13: food may be taken back, and the mind changed 24 times', () => {
    const table = scenario(catLady, at('cats: shadow | \nfood: T | '))
    for (let change = 0; change < CHANGES_OF_MIND; change++) table.plays(1, 'give 2 1', 'back 2 1')
    table
      .plays(1, 'give 2 1')
      .refuses(1, 'back 2 1', 'CAT-13')
      .refuses(1, 'best', 'CAT-13')
      .is({ changes: '24 | 0' })
      .plays(1, 'done')
      .done()
  })

  test('CAT-22: while tokens pass for wild, Moonbeam keeps its food; before it is fed, none do', () => {
    scenario(catLady, at('cats: keaton moonbeam | \nfood: CTCTC | '))
      .refuses(1, `give 1 ${KEATON}`, 'CAT-11')
      .plays(1, `give 1 ${MOONBEAM}`)
      .refuses(1, `give 1 ${MOONBEAM}`, 'CAT-22')
      .plays(1, `give 2 ${MOONBEAM}`, `give 1 ${KEATON}`)
      .refuses(1, `back 1 ${MOONBEAM}`, 'CAT-22')
      .plays(1, `give 2 ${KEATON}`)
      .is({ cats: 'keaton=CT moonbeam=CT | ' })
      .plays(1, `back 2 ${KEATON}`)
      .told(2, { type: 'tookBack', seat: 0, cat: KEATON - 1, food: 1 })
      .plays(1, `back 1 ${KEATON}`, `back 1 ${MOONBEAM}`)
      .refuses(1, `give 1 ${KEATON}`, 'CAT-11')
      .done()
  })

  test('CAT-22: no more than two tokens pass for wild', () => {
    scenario(catLady, at('cats: keaton snowflake moonbeam | \nfood: CTCCC | '))
      .plays(1, `give 1 ${MOONBEAM}`, `give 2 ${MOONBEAM}`, `give 1 ${KEATON}`, `give 1 ${KEATON}`)
      .refuses(1, 'give 1 15', 'CAT-11')
      .done()
    scenario(catLady, at('cats: shadow keaton moonbeam | \nfood: CTCCC | '))
      .plays(1, `give 1 ${MOONBEAM}`, `give 2 ${MOONBEAM}`, `give 1 ${SHADOW}`, `give 1 ${KEATON}`)
      .refuses(1, `give 1 ${KEATON}`, 'CAT-11')
      .done()
  })

  test('CAT-22: Waffle takes up to four of one kind, Truffle one of any, Cow everything', () => {
    scenario(catLady, at('cats: waffle cow truffle | \nfood: TTTTWCC | '))
      .plays(1, `give 2 ${WAFFLE}`, `give 4 ${WAFFLE}`)
      .refuses(1, `give 1 ${WAFFLE}`, 'CAT-22')
      .plays(1, `give 2 ${WAFFLE}`, `give 2 ${WAFFLE}`)
      .refuses(1, `give 2 ${WAFFLE}`, 'CAT-22')
      .plays(1, `give 1 ${TRUFFLE}`)
      .refuses(1, `give 1 ${TRUFFLE}`, 'CAT-22')
      .plays(1, `give 1 ${COW}`, `give 2 ${COW}`)
      .is({ cats: 'waffle=TTTW cow=CT truffle=C | ', food: ' | ' })
      .done()
  })
})

describe('The best feeding', () => {
  test('CAT-13: it is laid out on request, and may be changed', () => {
    scenario(catLady, at('cats: bronte shadow | zeus\nfood: TT | CC'))
      .plays(1, 'best')
      .told(2, { type: 'laidBest', seat: 0, served: [{ cat: 8, bowl: [0, 2, 0, 0] }] })
      .undoable('undoable')
      .is({ cats: 'shadow bronte=TT | zeus', changes: '1 | 0' })
      .plays(1, `back 2 ${BRONTE}`, `back 2 ${BRONTE}`, 'give 2 1')
      .plays(1, 'best')
      .is({ cats: 'shadow bronte=TT | zeus' })
      .plays(1, 'done')
      .told(2, { type: 'fed', seat: 0, served: [{ cat: 8, bowl: [0, 2, 0, 0] }], left: 0 })
      .done()
    scenario(catLady, at('cats: bronte shadow | \nfood: T | '))
      .plays(1, 'best')
      .told(2, { type: 'laidBest', seat: 0, served: [{ cat: 0, bowl: [0, 1, 0, 0] }] })
      .done()
  })

  test('CAT-12, CAT-13: the penalty for leftovers is part of it, with what the others have left', () => {
    // Feeding Shadow with the wild treat loses nothing; feeding nobody else, one token would be left over.
    const rows = 'cats: shadow | \nfood: TC | CC'
    scenario(catLady, at(rows)).plays(2, 'done').plays(1, 'best', 'done').scores(-1, -4).done()
    scenario(catLady, at('cats: shadow | \nfood: TC | C'))
      .plays(2, 'done')
      .plays(1, 'best', 'done')
      .scores(-3, -4)
      .done()
    // With one chicken and one milk Florence eats all and is worth less than Penny, who leaves the chicken.
    const florenceOrPenny = (rival: string): string =>
      at(`cats: florence penny | \nfood: CM | ${rival}\ntoys: mouse:2 tower | `)
    const [ALL_EATEN, ONE_LEFT] = ['florence=CM penny | ', 'florence penny=M | ']
    for (const [rival, cats] of [
      ['C', ALL_EATEN],
      ['CC', ONE_LEFT],
      ['', ALL_EATEN],
    ] as const)
      scenario(catLady, florenceOrPenny(rival)).plays(1, 'best').is({ cats }).done()
  })

  test('CAT-13, CAT-22: those who are not done are taken to do what is best for them', () => {
    // With one milk either Hemingway or Waffle can be fed. Alone with one fed cat Hemingway is worth 7, beside two of another 3.
    scenario(catLady, at('cats: waffle hemingway | shadow bell\nfood: M | '))
      .plays(1, 'best')
      .is({ cats: 'waffle hemingway=M | shadow bell' })
      .done()
    scenario(catLady, at('cats: cow hemingway macak | shadow bell\nfood: M | TC\ncatnip: 1 | 0'))
      .plays(1, 'best')
      .is({ cats: 'macak=M hemingway cow | shadow bell' })
      .done()
    scenario(
      catLady,
      'cats: cow hemingway macak | shadow=T bell=C\nfood: M | \ncatnip: 1 | 0\nmarker: 1\nasked: 1 feeding',
    )
      .plays(1, 'best')
      .is({ cats: 'macak=M hemingway cow | shadow=T bell=C' })
      .done()
    // Who is done has fed nobody, though two could have been fed.
    scenario(
      catLady,
      'cats: cow hemingway macak | shadow bell\nfood: M | TC\ncatnip: 1 | 0\nmarker: 1\nasked: 1 feeding',
    )
      .plays(1, 'best')
      .is({ cats: 'macak hemingway=M cow | shadow bell' })
      .done()
    // Keaton is the best of the other one without regard to who fed most, and leaves one token; Hemingway would leave two.
    scenario(catLady, at('cats: florence penny | keaton hemingway\nfood: CM | CMM\ntoys: mouse:2 tower | '))
      .plays(1, 'best')
      .is({ cats: 'florence=CM penny | keaton hemingway' })
      .done()
    const view = catLady.rules.view(catLady.position.read(at('cats: hemingway | shadow bell\nfood: M | TC')), asSeat(0))
    expect(feedingTable(view).map(({ total }) => total)).toEqual([-4, -8])
    // As things stand nobody else has fed a cat: the live score says 7, though it will not stay.
    expect(feedingTableAfter(view, asSeat(0), { kind: 'best' })[0]).toMatchObject({
      total: 5,
      cats: [{ fed: true, bowl: [0, 0, 1, 0], points: 7 }],
    })
    // A click that is not allowed changes nothing.
    expect(feedingTableAfter(view, asSeat(0), { kind: 'give', food: 1, cat: 0 })).toEqual(feedingTable(view))
  })

  test('CAT-13: a table that is counted by itself is fed in the best way, each against the others', () => {
    // Both have one token too many; neither can avoid the tie.
    const tie = catLady.position.read('cats: shadow | bell\nfood: TM | CM')
    expect(catLady.rules.scores(tie)).toEqual([-3, -3])
    // The second may feed Cow with everything, so only the first is left with food.
    const cow = catLady.position.read('cats: shadow | bell cow\nfood: TM | CM')
    expect(catLady.rules.scores(cow)).toEqual([-3, 1])
    // Since the first feeds but one cat, Hemingway pays, which leaves two tokens there; so the first may leave one.
    const again = catLady.position.read(
      'cats: florence penny | keaton hemingway shadow\nfood: CM | CMMT\ntoys: mouse:2 tower | ',
    )
    expect(catLady.rules.sheet(again).seats.map(({ lines }) => lines.map(({ item }) => item))).toEqual([
      ['unfed:florence', 'fed:penny', 'noCostume', 'toys'],
      ['fed:shadow', 'unfed:keaton', 'fed:hemingway', 'leftovers', 'noCostume'],
    ])
  })
})
