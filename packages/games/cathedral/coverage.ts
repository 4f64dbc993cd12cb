import { firstOf, type Move, MoveList, type Rng, SeededRng } from '@sennik/engine'
import { TOKENS } from './cards/tokens.ts'
import { ACTIONS } from './cards/vocabulary.ts'
import { CONFLICT_CARDS, DEVELOPMENT_CARDS, DREAM_CARDS, LAST_STEP, MARKERS, NIGHTMARES, PIECES } from './components.ts'
import type { Event } from './events.ts'
import { bookOf, cathedral } from './game.ts'
import { moves } from './moves.ts'
import type { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/*
 * What a number of games has gone through: every card in every use, every nightmare side, token, step of the ritual, piece, decision, kind of move and event.
 */

const { rules, options } = cathedral
const book = bookOf({ book: '' })

/** Frames that nobody is ever asked in. */
const SILENT: readonly StepName[] = ['none', 'turn', 'effect', 'afterEvent', 'conflict', 'icons', 'release']

const SUMMON = ACTIONS.indexOf('summon')
const RITUAL = ACTIONS.indexOf('ritual')

const numbers = (to: number): number[] => Array.from({ length: to }, (_, index) => index + 1)

/** Everything there is to go through, by name. */
function everything(): Set<string> {
  const all = new Set<string>()
  for (const card of numbers(DEVELOPMENT_CARDS))
    for (const use of book.isUpgrade[card] === 1 ? ['main', 'agree', 'oppose'] : ['event']) all.add(`${use} R${card}`)
  for (const action of ACTIONS) for (const use of ['main', 'agree', 'oppose', 'echo']) all.add(`${use} ${action}`)
  for (const dream of numbers(DREAM_CARDS)) all.add(`dream S${dream}`)
  for (const card of numbers(2 * CONFLICT_CARDS)) for (const how of ['victory', 'defeat']) all.add(`${how} K${card}`)
  for (const card of numbers(NIGHTMARES)) for (const side of ['basic', 'advanced']) all.add(`${side} nightmare ${card}`)
  for (const [index] of TOKENS.entries()) all.add(`token T${index + 1}`)
  for (const step of numbers(LAST_STEP)) all.add(`ritual ${step}`)
  for (const piece of numbers(PIECES)) all.add(`piece ${piece}`)
  for (const step of STEP_NAMES) if (!SILENT.includes(step)) all.add(`step ${step}`)
  for (const kind of Object.keys(moves.kinds)) all.add(`move ${kind}`)
  return all
}

/** The names of what an event shows to have been used. */
function usedBy(event: Event, s: State): string[] {
  switch (event.type) {
    case 'performed':
      return [event.card === 0 ? `main ${ACTIONS[event.action]}` : `main R${event.card}`]
    case 'reacted':
      return [event.card === 0 ? `${event.how} ${ACTIONS[s.day()]}` : `${event.how} R${event.card}`]
    case 'echoed':
      return [`echo ${ACTIONS[event.action]}`]
    case 'playedEvent':
      return [`event R${event.card}`]
    case 'dreamed':
      return [`dream S${event.dream}`]
    case 'conflictEffect':
      return [`${event.how} K${event.card}`]
    case 'commanded':
      return [`${s.agreed[3] === 1 ? 'advanced' : 'basic'} nightmare ${event.nightmare}`]
    case 'tokenTaken':
      return [`token T${event.token}`]
    case 'climbed':
      return [`ritual ${event.step}`]
    case 'pieceBuilt':
      return [`piece ${event.piece + 1}`]
    default:
      return []
  }
}

/** Prefers what makes things happen: Dreams, cards, climbs and commands before passing. */
const EAGER: { readonly [kind: string]: number } = {
  dream: 60,
  climb: 60,
  command: 12,
  play: 10,
  accept: 8,
  agree: 6,
  perform: 8,
  area: 8,
  limbo: 20,
  echo: 6,
  unit: 4,
  fight: 4,
  returnDream: 0.4,
}

/** Every game has a favourite action and a favourite marker, so that far ends of tracks are reached. */
interface Taste {
  readonly action: number
  readonly marker: number
}

function weightOf(move: Move, favourite: Taste): number {
  const form = moves.decode(move)
  const weight = EAGER[form.kind] ?? 1
  // Who loves the ritual needs Followers for it.
  if (form.kind === 'day' && form.action === SUMMON && favourite.action === RITUAL) return 8
  if (form.kind === 'day') return form.action === favourite.action ? 16 : 1
  return form.kind === 'climb' && form.marker !== favourite.marker ? 0.5 : weight
}

function pick(list: MoveList, favourite: Taste, rng: Rng): Move {
  const weights = list.toArray().map(move => weightOf(move, favourite))
  let ticket = (rng.below(10_000) / 10_000) * weights.reduce((sum, weight) => sum + weight, 0)
  let index = 0
  while (index < weights.length - 1 && ticket >= weights[index]!) ticket -= weights[index++]!
  return list.at(index)
}

export interface Coverage {
  readonly games: number
  readonly missing: readonly string[]
  readonly events: ReadonlySet<string>
}

/** Plays until everything has come up, or so many games are over. */
export function cover(mostGames: number): Coverage {
  const missing = everything()
  const events = new Set<string>()
  const list = new MoveList()
  const s = rules.newState()
  let games = 0
  for (; games < mostGames && missing.size > 0; games++) {
    const rng = SeededRng.of(`coverage ${games}`)
    const chosen = options.read({
      mode: games % 4 === 3 ? 'variable' : 'standard',
      forkedPaths: games % 2 === 1,
      advanced: games % 3 === 1,
    })
    const story: Event[] = []
    // With two players everybody has most turns: time to climb.
    const favourite = games % ACTIONS.length
    rules.setup(favourite === RITUAL ? 2 : 2 + (games % 3), chosen, { rng, story }, s)
    while (rules.deciders(s) !== 0) {
      const seat = firstOf(rules.deciders(s))
      list.clear()
      rules.legalMoves(s, seat, list)
      const [one, other] = [s.ritual[seat * MARKERS]!, s.ritual[seat * MARKERS + 1]!]
      // In every other game the marker that is behind, else the first.
      const marker = games % 2 === 0 && one > other ? 1 : 0
      const move = pick(list, { action: favourite, marker }, rng)
      missing.delete(`step ${STEP_NAMES[s.stack.step]}`)
      missing.delete(`move ${moves.decode(move).kind}`)
      rules.apply(s, seat, move, { rng, story })
      if (s.limbo[seat]! > 3 && rng.below(9) === 0) {
        rules.apply(s, seat, moves.make.recall, { rng, story })
        missing.delete('move recall')
      }
      for (const event of story.splice(0)) {
        events.add(event.type)
        for (const name of usedBy(event, s)) missing.delete(name)
      }
    }
  }
  return { games, missing: [...missing], events }
}

