import {
  firstArgument,
  firstOf,
  kindOf,
  type Move,
  MoveList,
  type Rng,
  type Seat,
  SeededRng,
  secondArgument,
} from '@sennik/engine'
import { TOKENS } from './cards/tokens.ts'
import { ACTIONS, SYMBOLS } from './cards/vocabulary.ts'
import {
  AREAS,
  CONFLICT_CARDS,
  DEVELOPMENT_CARDS,
  DREAM_CARDS,
  hasArea,
  LAST_STEP,
  MARKERS,
  NIGHTMARES,
  PIECES,
  SIDES,
} from './components.ts'
import type { Event } from './events.ts'
import { bookOf, cathedral } from './game.ts'
import { FROM_DECK, moves } from './moves.ts'
import { controller } from './rules/areas.ts'
import type { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/*
 * What a number of games has gone through: every card in every use, every nightmare side, token, step of the ritual, piece, decision, kind of move and event.
 */

const { rules, options } = cathedral
const book = bookOf({ book: '' })

/** Frames that nobody is ever asked in. */
const SILENT: readonly StepName[] = ['none', 'turn', 'effect', 'afterEvent', 'conflict', 'icons', 'release']

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

const { code, make } = moves
const SHY: readonly number[] = [code.done, code.pass, code.draw, code.oppose]

const cardOf = (use: string, action: number, card: number): string =>
  card === 0 ? `${use} ${ACTIONS[action]}` : `${use} R${card}`

/** What a move would use, as far as it shows. */
function promisedBy(move: Move, s: State, seat: Seat): readonly string[] {
  const argument = firstArgument(move)
  switch (kindOf(move)) {
    case code.day:
      return [cardOf('main', argument, s.top(seat, argument))]
    case code.perform:
      return [cardOf('main', s.day(), s.top(seat, s.day()))]
    case code.agree:
      return [cardOf('agree', s.day(), s.top(seat, s.day()))]
    case code.oppose:
      return [cardOf('oppose', s.day(), s.top(seat, s.day()))]
    case code.play:
      return ['event', 'main', 'agree', 'oppose'].map(use => `${use} R${s.hands.card(seat, argument)}`)
    case code.dream:
      return [`dream S${s.dreams.card(seat, argument)}`]
    case code.takeDream:
      return argument === FROM_DECK ? [] : [`dream S${s.market[argument]}`]
    case code.echo:
      return [`echo ${ACTIONS[argument]}`]
    default:
      return []
  }
}

/** What a game's players care for besides what is new: nothing else, one marker or both, or the areas around the Cathedral. */
const TEMPERS = ['devout', 'curious', 'twice devout', 'settling'] as const
type Temper = (typeof TEMPERS)[number]

/** In turn; once only the far end of the ritual is missing, the devout alone. */
const temperFor = (missing: ReadonlySet<string>, game: number): Temper =>
  [...missing].every(thing => thing.startsWith('ritual')) ? 'devout' : TEMPERS[game % TEMPERS.length]!

/** With two players everybody has most turns: time to climb. Some cards are for four alone. */
const SEATS: { readonly [T in Temper]?: number } = { devout: 2, 'twice devout': 2, settling: 4 }

const DAYS = ACTIONS.map((_action, index) => make.day(index))
const [DEVELOP, , SUMMON, RITUAL, MANEUVER] = DAYS
/** Who loves the ritual needs Followers for it, and a way back to it. */
const PIOUS: readonly (Move | undefined)[] = [DEVELOP, MANEUVER, SUMMON, RITUAL]

/** How much a move is liked; 0 is not at all. */
const LIKED: { readonly [T in Temper]: (move: Move, s: State, seat: Seat) => number } = {
  curious: () => 0,
  devout: (move, s, seat) => devotion(move, s, seat, 0),
  'twice devout': (move, s, seat) =>
    devotion(move, s, seat, s.ritual[seat * MARKERS]! <= s.ritual[seat * MARKERS + 1]! ? 0 : 1),
  settling(move, s, seat) {
    const isCloister = (area: number): boolean => hasArea(s.board().cloisters, area)
    const isWanted = (area: number): boolean => isCloister(area) && controller(s, area) !== seat
    switch (kindOf(move)) {
      case code.march:
        return Number(isWanted(secondArgument(move)) && !isCloister(firstArgument(move)))
      case code.area:
      case code.unit:
        return isWanted(firstArgument(move)) ? 2 : 1
      default:
        return Number(move === SUMMON || move === make.perform)
    }
  },
}

/** Whether a Follower there would help to pay for the next step: its symbol is asked for, and none of one's own stands on it. */
function helps(s: State, seat: Seat, area: number, marker: number): boolean {
  const step = Math.min(s.ritual[seat * MARKERS + marker]! + 1, LAST_STEP)
  const symbol = s.board().symbolOf[area]!
  if (book.stepCost[step * SYMBOLS.length + symbol] === 0) return false
  const same = s.board().ofSymbol[symbol]!
  for (let other = 0; other < AREAS; other++)
    if (hasArea(same, other) && s.units[other * SIDES + seat]! > 0) return false
  return true
}

function devotion(move: Move, s: State, seat: Seat, marker: number): number {
  switch (kindOf(move)) {
    case code.day:
      return 1 + PIOUS.indexOf(move)
    case code.climb:
      return move === make.climb(marker) ? 1 : 0
    case code.march:
      return Number(helps(s, seat, secondArgument(move), marker))
    case code.area:
      return helps(s, seat, firstArgument(move), marker) ? 2 : 1
    case code.play:
      return RITUAL === DAYS[book.actionOf[s.hands.card(seat, firstArgument(move))]!] ? 1 : 0
    default:
      return Number(move === make.perform || move === make.limbo)
  }
}

/** A Dream that was seen fulfilled makes room for another one. */
const isKnownDream = (move: Move, s: State, seat: Seat, missing: ReadonlySet<string>): boolean =>
  kindOf(move) === code.returnDream && !missing.has(`dream S${s.dreams.card(seat, firstArgument(move))}`)

/** Something new, else what is liked best; otherwise mostly that something is done. */
function pick(list: MoveList, s: State, seat: Seat, rng: Rng, missing: ReadonlySet<string>, temper: Temper): Move {
  let best = list.at(rng.below(list.size))
  let liking = 0
  for (let index = 0; index < list.size; index++) {
    const move = list.at(index)
    if (promisedBy(move, s, seat).some(thing => missing.has(thing)) && rng.below(4) > 0) return move
    if (isKnownDream(move, s, seat, missing) && rng.below(4) > 0) return move
    const liked = LIKED[temper](move, s, seat)
    // One of those that are liked as much.
    if (liked > 0 && (liked > liking || (liked === liking && rng.below(3) === 0)) && rng.below(8) > 0) {
      liking = liked
      best = move
    }
  }
  if (liking > 0) return best
  const isWaste = kindOf(best) === code.returnDream && missing.has(`dream S${s.dreams.card(seat, firstArgument(best))}`)
  return isWaste || (SHY.includes(kindOf(best)) && rng.below(3) > 0) ? list.at(rng.below(list.size)) : best
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
    const temper = temperFor(missing, games)
    const kind = Math.floor(games / TEMPERS.length)
    const chosen = options.read({
      mode: kind % 4 === 3 ? 'variable' : 'standard',
      forkedPaths: kind % 2 === 1,
      advanced: temper.endsWith('devout') || kind % 3 === 1,
      buildFromFirstTurn: temper !== 'devout',
      // A Nightmare without a limit leaves more time to climb.
      nightmares: temper.endsWith('devout') ? '4+6' : 'random',
    })
    const story: Event[] = []
    rules.setup(SEATS[temper] ?? 2 + (kind % 3), chosen, { rng, story }, s)
    while (rules.deciders(s) !== 0) {
      const seat = firstOf(rules.deciders(s))
      list.clear()
      rules.legalMoves(s, seat, list)
      const move = pick(list, s, seat, rng, missing, temper)
      missing.delete(`step ${STEP_NAMES[s.stack.step]}`)
      missing.delete(`move ${moves.decode(move).kind}`)
      rules.apply(s, seat, move, { rng, story })
      if (s.limbo[seat]! > 3 && rng.below(9) === 0) {
        rules.apply(s, seat, make.recall, { rng, story })
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
