import { describe, expect, test } from 'vitest'
import { ALL_CATS, type Cat, catSymbol, FIRST_STRAY } from './components.ts'
import { cardsEnglish, cardsPolish, catLady } from './index.ts'

/** What the first player gets for cats, line by line, when the second has fed nobody and has nothing left. */
function catLines(cats: string, food: string, more = ''): { [cat: string]: number } {
  const state = catLady.position.read(`cats: ${cats} |  |  | \nfood: ${food} |  |  | \n${more}`)
  const lines = catLady.rules.sheet(state).seats[0]!.lines.filter(({ item }) => item.includes(':'))
  return Object.fromEntries(
    lines.map(({ item, points }) => [item.replace(/^unfed:/, '-').replace(/^fed:/, ''), points]),
  )
}

/** The cards as they are listed in the specification, typed once more. */
const PLAIN: readonly (readonly [string, string, string, string, number, number])[] = [
  ['shadow', 'Cień', 'B', 'T', 1, 2],
  ['jazz', 'Jazz', 'B', 'T', 1, 2],
  ['lily', 'Konwalia', 'B', 'M', 2, 3],
  ['blackberry', 'Jeżyna', 'B', 'CC', 3, 2],
  ['keaton', 'Buster', 'B', 'MM', 4, 2],
  ['pablo-picatso', 'Pablo Pikotso', 'B', 'TTT', 6, 2],
  ['chester', 'Czesio', 'O', 'T', 1, 3],
  ['bell', 'Dzwonek', 'O', 'C', 1, 2],
  ['bronte', 'Kikimora', 'O', 'TT', 3, 2],
  ['zeus', 'Zeus', 'O', 'CC', 3, 2],
  ['pumpkin', 'Dynia', 'O', 'CCM', 6, 2],
  ['chairman-meow', 'Przewodniczący Miau', 'O', 'CCC', 6, 2],
  ['cooper', 'Kuper', 'W', 'C', 1, 3],
  ['gershon', 'Gerszon', 'W', 'C', 1, 2],
  ['snowflake', 'Śnieżynka', 'W', 'M', 2, 2],
  ['sparkle', 'Iskierka', 'W', 'TT', 3, 2],
  ['sir-cuddleface', 'Kotangens', 'W', 'MM', 4, 2],
  ['sox', 'Skarpetka', 'W', 'TTM', 6, 2],
  ['henriette', 'Mruczeł', 'BOW', 'CTM', 5, 4],
  ['sweetheart', 'Luśka', 'BOW', 'CT', 5, 2],
  ['moonbeam', 'Misza', 'W', 'CT', 3, 2],
  ['macak', 'Kocilla', 'O', 'M', 2, 2],
]

const letters = (words: readonly string[]): string => words.map(word => word[0]!.toUpperCase()).join('')

describe('Cats worth a number of points', () => {
  test.each(PLAIN)('CAT-11: %s (%s), %s, eats %s for %i points', (id, name, colours, food, points, mark) => {
    const card = ALL_CATS.find(each => each.id === id)!
    expect([card.name.pl, letters(card.colours), card.mark]).toEqual([name, colours, mark])
    const read = (bowl: string): number => {
      const state = catLady.position.read(`cats: ${id}${bowl} |  |  | \nfeeding: done`)
      return catLady.rules.sheet(state).seats[0]!.lines[0]!.points
    }
    expect(read(`=${food}`)).toBe(points)
    // Any of its food may be a wild treat.
    expect(read(`=${food.replace(/.$/, 'W')}`)).toBe(points)
    expect(read('')).toBe(-2)
  })
})

/** Those that score for something else, and eat exactly what is on their card. */
const SCORING: readonly (readonly [string, string, string, string, number])[] = [
  ['alvin', 'Alwin', 'BO', 'TM', 3],
  ['dinah', 'Dina', 'OW', 'CM', 3],
  ['luna', 'Luna', 'BW', 'CT', 3],
  ['florence', 'Wypłosz', 'O', 'CM', 2],
  ['antoinette', 'Lili', 'W', 'TM', 2],
  ['eliot', 'Monter', 'B', 'CT', 2],
  ['levar', 'Wątek', 'W', 'CT', 2],
  ['zoroaster', 'Kreska', 'B', 'CC', 2],
  ['hemingway', 'Wataha', 'B', 'M', 2],
  ['penny', 'Pensik', 'O', 'M', 2],
]

describe('Cats that score for something else', () => {
  test.each(SCORING)('CAT-11: %s (%s), %s, eats %s and nothing less', (id, name, colours, food, mark) => {
    const card = ALL_CATS.find(each => each.id === id)!
    expect([card.name.pl, letters(card.colours), card.mark]).toEqual([name, colours, mark])
    expect(Object.keys(catLines(id, food))).toEqual([id])
    for (let at = 0; at < food.length; at++)
      expect(catLines(id, food.slice(0, at) + food.slice(at + 1))).toEqual({ [`-${id}`]: -2 })
  })
})

describe('Why a cat scores', () => {
  test.each([
    ['CAT-11', 'shadow bell penny moonbeam macak sweetheart'],
    ['CAT-21', 'alvin dinah luna florence antoinette eliot levar'],
    ['CAT-22', 'zoroaster hemingway waffle cow truffle'],
  ])('%s: %s', (clause, ids) => {
    const food = (id: string): string => [...PLAIN, ...SCORING].find(([each]) => each === id)?.[3] ?? 'T'
    for (const id of ids.split(' ')) {
      const sheet = catLady.rules.sheet(catLady.position.read(`cats: ${id} | | | \nfood: ${food(id)} | | | `))
      expect(sheet.seats[0]!.lines[0]).toMatchObject({ item: `fed:${id}`, clause })
    }
  })
})

describe('Cats that score for colours', () => {
  test('CAT-21: alvin scores 1 for each fed orange cat, itself included', () => {
    expect(catLines('alvin bell zeus shadow', 'TMCCCT').alvin).toBe(3)
    expect(catLines('alvin', 'TM')).toEqual({ alvin: 1 })
  })

  test('CAT-21: dinah scores 1 for each fed white cat, itself included', () => {
    expect(catLines('dinah gershon snowflake luna', 'CMCMCT').dinah).toBe(4)
  })

  test('CAT-21: luna scores 1 for each fed black cat, itself included; a hungry one does not count', () => {
    expect(catLines('luna shadow keaton', 'CTT')).toEqual({ luna: 2, shadow: 1, '-keaton': -2 })
  })

  test('CAT-21: florence (Wypłosz) scores 2 for each fed orange cat, itself included', () => {
    expect(catLines('florence bell alvin', 'CMCTM').florence).toBe(6)
  })

  test('CAT-21: antoinette (Lili) scores 2 for each fed white cat, itself included', () => {
    expect(catLines('antoinette gershon shadow', 'TMCT').antoinette).toBe(4)
  })

  test('CAT-21: eliot (Monter) scores 2 for each fed black cat, itself included', () => {
    expect(catLines('eliot shadow jazz bell', 'CTTTC').eliot).toBe(6)
  })

  test('CAT-21: levar (Wątek) scores 4 for each set of the three colours; cats of several colours count for each', () => {
    expect(catLines('levar shadow bell', 'CTTC').levar).toBe(4)
    expect(catLines('levar', 'CT').levar).toBe(0)
    // One black, one orange and one white each: alvin is black and orange, levar is white.
    expect(catLines('alvin levar', 'TMCT').levar).toBe(4)
  })

  test('CAT-21: sweetheart (Luśka) and henriette (Mruczeł) are a set each', () => {
    expect(catLines('levar sweetheart', 'CTCT').levar).toBe(4)
    expect(catLines('henriette levar sweetheart', 'CTMCTCT').levar).toBe(8)
  })
})

describe('Strays that score for other things', () => {
  test('CAT-22: zoroaster (Kreska) scores 2 for each costume, and costumes also count as usual', () => {
    expect(catLines('zoroaster', 'CC', 'costumes: 3 | 1 | 0 | 0').zoroaster).toBe(6)
    const state = catLady.position.read('cats: zoroaster | \nfood: CC | \ncostumes: 3 | 1')
    expect(catLady.rules.scores(state)).toEqual([12, 0])
  })

  test('CAT-11: penny (Pensik) scores 1 for each toy', () => {
    expect(catLines('penny', 'M', 'toys: mouse:2 yarn | | | ').penny).toBe(3)
  })

  test('CAT-22: waffle (Pan Kot) eats 1 to 4 of one kind, for 3 points each; a wild treat is of that kind', () => {
    expect(catLines('waffle', 'TTTCC')).toEqual({ waffle: 9 })
    expect(catLines('waffle', 'TTTTT')).toEqual({ waffle: 12 })
    expect(catLines('waffle', 'TTCCW')).toEqual({ waffle: 9 })
    expect(catLines('waffle', '')).toEqual({ '-waffle': -2 })
  })

  test('CAT-22: cow (Kropka) eats as much of anything as one likes, for 2 points each, but at least one', () => {
    expect(catLines('cow', 'TTCMW')).toEqual({ cow: 10 })
    expect(catLines('cow', '')).toEqual({ '-cow': -2 })
  })

  test('CAT-22: truffle (Brandonek) eats one food and scores 2 for each other fed cat that eats the same', () => {
    expect(catLines('shadow jazz bell truffle', 'TTTC')).toEqual({ shadow: 1, jazz: 1, bell: 1, truffle: 4 })
    expect(catLines('truffle', 'T')).toEqual({ truffle: 0 })
  })

  test('CAT-22: truffle fed with a wild treat scores for the kind that is best', () => {
    expect(catLines('bell gershon snowflake truffle', 'CCMW').truffle).toBe(4)
  })

  test('CAT-22: truffle goes by what is printed on a card, and by what cow and waffle were given', () => {
    expect(catLines('bronte truffle', 'WWT')).toEqual({ bronte: 3, truffle: 2 })
    expect(catLines('cow truffle', 'TT')).toEqual({ cow: 2, truffle: 2 })
    expect(catLines('waffle truffle', 'MMM')).toEqual({ waffle: 6, truffle: 2 })
  })

  test('CAT-22: hemingway (Wataha) is worth 7 to whoever alone fed the most cats, 3 on a tie or behind', () => {
    expect(catLines('hemingway', 'M')).toEqual({ hemingway: 7 })
    const scores = (text: string): readonly number[] =>
      catLady.rules.scores(catLady.position.read(`${text}\ncostumes: 0 | 0`))
    expect(scores('cats: hemingway | shadow\nfood: M | T')).toEqual([1, -1])
    expect(scores('cats: hemingway | shadow bell\nfood: M | TC')).toEqual([1, 0])
    expect(scores('cats: hemingway bell | shadow\nfood: MC | T')).toEqual([6, -1])
  })

  test('CAT-22: macak (Kocilla) may count as one more catnip, if that pays', () => {
    const catnip = (held: number, cats = 'macak bell'): number =>
      catLady.rules
        .sheet(catLady.position.read(`cats: ${cats} | \nfood: MC | \ncatnip: ${held} | 0`))
        .seats[0]!.lines.filter(({ clause }) => clause === 'CAT-15')
        .reduce((sum, { points }) => sum + points, 0)
    expect([0, 1, 2, 3, 4].map(held => catnip(held))).toEqual([0, 2, 2, 4, 4])
    // Hungry, it is no catnip.
    expect(catnip(1, 'bell pumpkin')).toBe(-2)
  })

  test('CAT-22: moonbeam (Misza), once fed, lets two other tokens pass for wild, but none in its own bowl', () => {
    expect(catLines('keaton moonbeam', 'CTCC')).toEqual({ keaton: 4, moonbeam: 3 })
    expect(catLines('keaton moonbeam', 'CTC')).toEqual({ '-keaton': -2, moonbeam: 3 })
    // Three that pass for wild are too many.
    expect(catLines('pablo-picatso moonbeam', 'CTCCC')).toEqual({ '-pablo-picatso': -2, moonbeam: 3 })
    // A wild treat may feed it; a token that passes for wild may not.
    expect(catLines('moonbeam', 'CW')).toEqual({ moonbeam: 3 })
    expect(catLines('moonbeam', 'CC')).toEqual({ '-moonbeam': -2 })
    // cow and truffle may eat what passes for another kind.
    expect(catLines('moonbeam truffle snowflake', 'CTCM').truffle).toBe(2)
  })
})

describe('What is printed', () => {
  test.each(ALL_CATS.map(({ id }, cat) => [id, cat] as const))(
    'CAT-11: %s has a text in both languages with its numbers',
    (id, cat) => {
      const card = ALL_CATS[cat]!
      const numbers = [...('mostFed' in card.worth ? [card.worth.mostFed, card.worth.otherwise] : [card.worth.points])]
      for (const words of [cardsPolish, cardsEnglish]) {
        const text = words.catText(cat as Cat)
        for (const number of numbers) expect(text).toContain(String(number))
        expect(text).toMatch(/^\p{Lu}.*\.$/u)
        expect(words.provenance(card.id)).toMatch(/\(.*program/)
      }
      expect(catSymbol(cat as Cat)).toBe(id)
    },
  )

  test('no two cats are alike but shadow and jazz', () => {
    const texts = ALL_CATS.map((_, cat) => cardsEnglish.catText(cat as Cat))
    expect(texts.length - new Set(texts).size).toBe(1)
    expect(ALL_CATS).toHaveLength(FIRST_STRAY + 13)
  })

  test('texts as people read them', () => {
    const cat = (id: string): Cat => ALL_CATS.findIndex(card => card.id === id) as Cat
    expect(cardsPolish.catText(cat('florence'))).toBe(
      'Kolor: rudy. Je: kurczak, mleko. 2 punkty za każdego nakarmionego rudego kota, także za siebie.',
    )
    expect(cardsPolish.catText(cat('pumpkin'))).toBe('Kolor: rudy. Je: 2× kurczak, mleko. 6 punktów.')
    expect(cardsPolish.catText(cat('moonbeam'))).toBe(
      'Kolor: biały. Je: kurczak, tuńczyk. 3 punkty. Po nakarmieniu 2 inne twoje żetony mogą uchodzić za rarytasy.',
    )
    expect(cardsEnglish.catText(cat('waffle'))).toBe(
      'Orange. Eats 1 to 4 of one kind of food. Worth 3 points for each food it eats.',
    )
    expect(cardsEnglish.catText(cat('alvin'))).toBe(
      'Black and orange. Eats tuna, milk. Worth 1 point for each orange cat you feed, itself included. From 3 players on.',
    )
    expect(cardsEnglish.provenance('bronte')).toBe(
      'Facts: known (AEG rulebook, program of epaul23, program of davidmun910, Polish rulebook); Polish name: from the rulebook.',
    )
  })
})
