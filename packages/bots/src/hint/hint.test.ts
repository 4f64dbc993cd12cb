import { type AnyGame, type Audience, asSeat, firstOf, LANGS, MoveList, type Seat, SeededRng } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { gameNamed, games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { type Hint, HintSearch, type Question, sayHint } from '../index.ts'

const audienceOf = (you: Seat): Audience => ({ you, name: seat => `Player ${seat + 1}` })

function hintsFor(question: Question): readonly Hint[] {
  const search = new HintSearch(question, SeededRng.of('hint'))
  while (search.goOn());
  return search.hints()
}

/** The decision of a seat in a position. */
function questionIn(id: string, position: string, seat: Seat): Question {
  const game = gameNamed(id)
  const state = game.position.read(position)
  return { game, seen: game.rules.view(state, seat), seat, legal: legalIn(game, state, seat) }
}

function legalIn({ rules }: AnyGame, state: ReturnType<AnyGame['rules']['newState']>, seat: Seat) {
  const list = new MoveList()
  rules.legalMoves(state, seat, list)
  return list.toArray()
}

describe('in Sen, with a nine in sight and a 0 in hand', () => {
  const question = questionIn('sen', 'dreams: 9:1 3:1 3:1 0:1 | T 6:2 5 0:2\nheld: 0\nasked: 1 drawn', asSeat(0))
  const hints = hintsFor(question)
  const [best, second] = hints

  test('the best move is to put the 0 in the place of the nine', () => {
    expect(question.game.moves.write(best!.move)).toBe('place 1')
    expect(best!.value).toBeGreaterThan(second!.value)
  })

  test('it says how many ravens that saves compared with the next best, the others how many they cost', () => {
    const lands = (hint: Hint): number => hint.changes.find(({ topic }) => topic === 'lands')!.points
    expect(best!.instead).toBe(second!.move)
    // Only what is sure is told.
    expect(lands(best!)).toBeLessThan(0)
    expect(second!.instead).toBe(best!.move)
    expect(lands(second!)).toBe(-lands(best!))
  })

  test('in words, in both languages', () => {
    expect(sayHint(best!, question, 'en', audienceOf(asSeat(0)))).toMatch(
      /^Unlike “Put it in the place of your land \d”: .*ravens in your dream −\d.*; (in \d of 10 tries|hardly ever) .*\.$/,
    )
    expect(sayHint(best!, question, 'pl', audienceOf(asSeat(0)))).toMatch(
      /^Inaczej niż „Połóż ją w miejsce swojej krainy \d”: .*kruki w twoim śnie −\d.*; (w \d na 10 prób|prawie nigdy) .*\.$/,
    )
  })
})

describe.each(games.map(game => [game.rules.id, game] as const))('hints of %s', (_id, game) => {
  const { rules } = game

  test('up to three legal moves, the best first, with a sentence in each language, all through a game', () => {
    const rng = SeededRng.of('hints')
    const state = rules.newState()
    rules.setup(rules.seats.min, game.options.read({}), { rng }, state)
    const sentences = new Set<string>()
    for (let n = 0; rules.deciders(state) !== 0; n++) {
      const seat = firstOf(rules.deciders(state))
      const legal = legalIn(game, state, seat)
      const question = { game, seen: rules.view(state, seat), seat, legal }
      if (n % 8 === 0) {
        const hints = hintsFor(question)
        expect(hints.length).toBe(Math.min(3, legal.length))
        expect(new Set(hints.map(({ move }) => move)).size).toBe(hints.length)
        for (const hint of hints) {
          expect(legal).toContain(hint.move)
          expect(hint.value).toBeGreaterThanOrEqual(0)
          expect(hint.value).toBeLessThanOrEqual(1)
          for (const lang of LANGS) {
            const sentence = sayHint(hint, question, lang, audienceOf(seat))
            expect(sentence).toMatch(/^[\p{Lu}].*\.$/u)
            expect(notForPeople([sentence], lang)).toEqual([])
            sentences.add(sentence)
          }
        }
      }
      rules.apply(state, seat, game.greedy(question.seen, seat, legal), { rng })
    }
    expect(sentences.size).toBeGreaterThan(4)
  })

  test('every heading under which points are added up has a name in both languages', () => {
    const rng = SeededRng.of('topics')
    const list = new MoveList()
    const state = rules.newState()
    for (let seats = rules.seats.min; seats <= rules.seats.max; seats++) {
      rules.setup(seats, game.options.read({}), { rng }, state)
      while (rules.deciders(state) !== 0) {
        const seat = firstOf(rules.deciders(state))
        list.clear()
        rules.legalMoves(state, seat, list)
        rules.apply(state, seat, list.at(rng.below(list.size)), { rng })
      }
      for (const { item } of rules.sheet(state).seats.flatMap(({ lines }) => lines))
        for (const lang of LANGS) expect(game.words[lang].topics[game.topicOf(item)]).toMatch(/^\p{Ll}/u)
    }
  })
})

test('a seat that has only one move is told so', () => {
  const game = gameNamed('sen')
  const question = questionIn('sen', 'dreams: 9:1 3:1 3:1 0:1 | T 6:2 5 0:2\nheld: 0\nasked: 1 drawn', asSeat(0))
  const only = { ...question, legal: question.legal.slice(0, 1) }
  const [hint] = hintsFor(only)
  expect(game.moves.write(hint!.move)).toBe(game.moves.write(only.legal[0]!))
  expect(sayHint(hint!, only, 'pl', audienceOf(asSeat(0)))).toBe('Innego ruchu nie ma.')
  expect(sayHint(hint!, only, 'en', audienceOf(asSeat(0)))).toBe('There is no other move.')
})
