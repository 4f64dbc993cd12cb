import { asSeat, gameWithCards, listOf, Referee, ScriptedRng } from '@sennik/engine'
import { BUILT_IN } from './cards/built-in.ts'
import { type Reward, TOKENS } from './cards/vocabulary.ts'
import { CARDS } from './components.ts'
import type { Event, Payment, RoundTold } from './events.ts'
import { threeChapters } from './game.ts'
import { moves } from './moves.ts'

/* What tests of this game say: rounds and stories by their cards alone; whatever else is on the table does not matter to them. */

const { play } = moves.make

/** The cards of the box, one of them changed. */
export const changed = (value: number, change: object): readonly object[] =>
  BUILT_IN.map(face => (face.value === value ? { ...face, ...change } : face))

/** The game with these cards. */
export const gameOf = (cards: readonly object[]): typeof threeChapters =>
  gameWithCards(
    threeChapters,
    JSON.stringify({ game: threeChapters.rules.id, name: 'a test', cards }),
  ) as typeof threeChapters

/** The round in which these cards are played in this order, by as many players. */
export function roundOf(cards: readonly number[], game = threeChapters): RoundTold {
  const referee = Referee.resume(
    game.rules,
    game.position.read(`picked: ${cards.join(' | ')}\nasked: 1 play`),
    new ScriptedRng([]),
  )
  const story: Event[] = cards.flatMap((card, seat) => {
    const verdict = referee.play(asSeat(seat), play(card))
    if (!verdict.ok) throw new Error(`${card} is refused by ${verdict.clause}`)
    return verdict.story
  })
  const ended = story.find(event => event.type === 'roundEnded')
  if (ended?.type !== 'roundEnded') throw new Error('the round goes on')
  return ended
}

/** What the abilities of a card are paid among these payments. */
export function paidFor(card: number, payments: readonly Payment[]): Reward {
  const own = payments.filter(payment => payment.card === card && payment.ability !== undefined)
  const sums = TOKENS.map(token => [token, own.reduce((sum, { tokens }) => sum + (tokens[token] ?? 0), 0)] as const)
  return Object.fromEntries(sums.filter(([, sum]) => sum > 0))
}

/** Cards that go with few others, to complete a team of seven. */
const QUIET = [47, 50, 43, 46, 26, 18, 45]

/** Played cards of four players, those of one, the first if no other is named, a team completed with quiet cards. */
export function playedBy(team: readonly number[], seat = 0): string {
  const own = [...team, ...QUIET.filter(card => !team.includes(card))].slice(0, 7)
  const others = listOf(CARDS, index => index + 1).filter(card => !own.includes(card))
  const rows = [others.slice(0, 7), others.slice(7, 14), others.slice(14, 21)]
  return `played: ${rows
    .toSpliced(seat, 0, own)
    .map(row => row.join(' '))
    .join(' | ')}`
}

/** What a card of a team is paid in chapter III. */
export function paidInStory(card: number, team: readonly number[], { rules, position } = threeChapters): Reward {
  const view = rules.view(position.read(playedBy(team)), asSeat(0))
  return paidFor(
    card,
    view.played.story!.cards.filter(({ seat }) => seat === 0).flatMap(({ payments }) => payments),
  )
}
