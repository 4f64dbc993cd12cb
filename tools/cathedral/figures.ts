import { Measured } from '@sennik/bots'
import { firstArgument, firstOf, type Move, MoveList, SeededRng } from '@sennik/engine'
import {
  ACTIONS,
  BOARDS,
  bookOf,
  cathedral,
  type Event,
  greedyWith,
  type SheetItem,
  type StepName,
} from '@sennik/games/cathedral'

/* What games of Nightmare Cathedral come to, in the figures by which its cards were balanced. */

export const FIGURES = [
  'points of the winner',
  'points of a player',
  'of the ritual',
  'of Forts',
  'of the devoured',
  'of Upgrades',
  'of Dreams',
  'Dreams of a player',
  'turns',
  'ends by devouring, %',
  'Stage 2 from turn',
  'conflicts',
  'of them between players',
  'commands',
  'reactions: agree',
  'reactions: oppose',
  'reactions: pass',
  'Develop, %',
  'Fortify, %',
  'Summon, %',
  'Ritual, %',
  'Maneuver, %',
] as const
export type Figure = (typeof FIGURES)[number]
export type Figures = { readonly [F in Figure]: Measured }

const OF_ITEM: { readonly [I in SheetItem]: Figure } = {
  ritual: 'of the ritual',
  fort: 'of Forts',
  devoured: 'of the devoured',
  upgrade: 'of Upgrades',
  dream: 'of Dreams',
}
const OF_REACTION = { agree: 'reactions: agree', oppose: 'reactions: oppose', pass: 'reactions: pass' } as const
const OF_ACTION: { readonly [A in (typeof ACTIONS)[number]]: Figure } = {
  develop: 'Develop, %',
  fortify: 'Fortify, %',
  summon: 'Summon, %',
  ritual: 'Ritual, %',
  maneuver: 'Maneuver, %',
}
const SHADOWS = 4
const WHOLE = 100

export interface Games {
  readonly seats: number
  readonly games: number
  readonly seed: string
}

const { rules, options } = cathedral

/** How far these bots err, in points: much when they choose their Day, a little within an action. */
const OF_A_DAY = 2
const OF_A_CHOICE = 0.02
const NOISE = (step: StepName): number => {
  if (step === 'day') return OF_A_DAY
  return step === 'react' ? 0 : OF_A_CHOICE
}

/** The same games on any machine. */
export function measure({ seats, games, seed }: Games): Figures {
  const figures = Object.fromEntries(FIGURES.map(figure => [figure, new Measured()])) as { [F in Figure]: Measured }
  for (let game = 0; game < games; game++) {
    const counted = countOf(seats, SeededRng.of(`${seed} ${seats} ${game}`))
    for (const figure of FIGURES) figures[figure].add(counted.get(figure) ?? 0)
  }
  return figures
}

type Counts = Map<Figure, number>

/** Plays one game and counts. */
function countOf(seats: number, rng: SeededRng): Counts {
  const state = rules.newState()
  const story: Event[] = []
  const list = new MoveList()
  rules.setup(seats, options.read({}, seats), { rng, story }, state)
  const book = bookOf(rules.view(state, 'spectator'))
  const bot = greedyWith(book, rules, step => NOISE(step) * normal(rng))
  for (let deciders = rules.deciders(state); deciders !== 0; deciders = rules.deciders(state)) {
    const seat = firstOf(deciders)
    list.clear()
    rules.legalMoves(state, seat, list)
    const legal = list.toArray()
    const seen = rules.view(state, seat)
    const isDraft = seen.stack[0]?.step === 'draft'
    rules.apply(
      state,
      seat,
      isDraft ? conquest(seats, seen.strongholds[seat]! - 1, legal, rng) : bot(seen, seat, legal),
      { rng, story },
    )
  }
  const counts: Counts = new Map()
  const add = (figure: Figure, value: number): void => void counts.set(figure, (counts.get(figure) ?? 0) + value)
  countStory(story, seats, add)
  for (const { lines } of rules.sheet(state).seats)
    for (const { item, points } of lines) add(OF_ITEM[item as SheetItem], points / seats)
  return counts
}

/** Corners at random, and then an area beside one's own: the figures we compare with were made so. */
function conquest(seats: number, corner: number, legal: readonly Move[], rng: SeededRng): Move {
  const { corners, adjacent } = BOARDS[seats]!
  const wanted = corner < 0 ? corners : adjacent[corner]!
  const open = legal.filter(move => ((wanted >> firstArgument(move)) & 1) === 1)
  return open[rng.below(open.length)]!
}

function countStory(story: readonly Event[], seats: number, add: (figure: Figure, value: number) => void): void {
  let turn = 0
  const turns = story.findLast(event => event.type === 'turnEnded')!.turn
  for (const event of story) {
    switch (event.type) {
      case 'turnBegan':
        turn = event.turn
        break
      case 'dayChosen':
        add(OF_ACTION[ACTIONS[event.action]!], WHOLE / turns)
        break
      case 'reacted':
        add(OF_REACTION[event.how], 1)
        break
      case 'dreamed':
        add('Dreams of a player', 1 / seats)
        break
      case 'fought':
        add('conflicts', 1)
        if (event.other !== SHADOWS) add('of them between players', 1)
        break
      case 'commanded':
        add('commands', 1)
        break
      case 'cathedralComplete':
        add('Stage 2 from turn', turn)
        break
      case 'gameEnded':
        add('turns', turns)
        add('ends by devouring, %', event.cause === 'devoured' ? WHOLE : 0)
        add('points of the winner', Math.max(...event.scores))
        add('points of a player', event.scores.reduce((sum, score) => sum + score, 0) / seats)
        break
      default:
    }
  }
}

const FINE = 1 << 30

/** Around 0, mostly within 1 (Box and Muller). */
function normal(rng: SeededRng): number {
  const distance = Math.sqrt(-2 * Math.log((rng.below(FINE) + 1) / FINE))
  return distance * Math.cos((2 * Math.PI * rng.below(FINE)) / FINE)
}
