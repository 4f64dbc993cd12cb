import { ICON_EFFECTS } from '../tracks.ts'
import { Compiler, type Program } from './program.ts'
import { RITUAL_STEPS } from './ritual-track.ts'
import { TOKENS } from './tokens.ts'
import {
  ACTIONS,
  AREA_WORDS,
  type CardFaces,
  type Condition,
  type ConditionKind,
  DREAM_TIMES,
  type Effect,
  ICONS,
  OPPONENTS,
  STEP_KINDS,
  SYMBOLS,
} from './vocabulary.ts'

/** The places of an Action card's sections in the program. */
export interface Sections {
  readonly main: number
  readonly agree: number
  readonly oppose: number
}

/** A condition as the rules ask it. */
export interface Asked {
  readonly is: ConditionKind
  readonly count: number
  /** Level, step, crowd or opponent. */
  readonly extra: number
  /** A selector, where there is one. */
  readonly at: number
}

/** Everything cards say, ready to run. Rows are by printed number; 0 is no card. */
export class Book {
  readonly faces: CardFaces
  /** Tells this set of cards from every other. */
  readonly hash: string
  readonly program: Program

  /** By action: the starting cards. */
  readonly start: readonly Sections[]
  /** Development cards. An event has only `main`. */
  readonly sections: readonly Sections[]
  readonly isUpgrade: Uint8Array
  readonly actionOf: Uint8Array
  readonly limitOf: Uint8Array
  /** KK-3.8: on the starting Fortify card. */
  readonly startLimit: number
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  readonly points: Uint8Array
  readonly stageOf: Uint8Array
  readonly playersOf: Uint8Array

  readonly dreamTime: Uint8Array
  readonly dreamCost: Uint16Array
  readonly dreamReward: Uint16Array
  readonly dreamPoints: Uint8Array
  readonly dreamPieces: Uint8Array
  readonly dreamStage: Uint8Array
  readonly dreamPlayers: Uint8Array
  readonly conditions: readonly (readonly Asked[])[]

  readonly victory: Uint16Array
  readonly defeat: Uint16Array
  /** By 3 × card + Shadows − 1. */
  readonly shadowAttack: Uint8Array
  readonly shadowDefence: Uint8Array
  readonly conflictStage: Uint8Array

  /** By 2 × nightmare + side. */
  readonly command: Uint16Array

  readonly token: Uint16Array
  readonly icon: Uint16Array
  /** By ritual step. */
  readonly vision: Uint16Array
  readonly stepKind: Uint8Array
  readonly stepPoints: Uint8Array
  /** By step × 4 + symbol: how many Followers from such areas. */
  readonly stepCost: Uint8Array

  constructor(faces: CardFaces, hash: string) {
    this.faces = faces
    this.hash = hash
    const compiler = new Compiler()
    const sections = (card: { main: Effect; agree: Effect; oppose: Effect }): Sections => ({
      main: compiler.effect(card.main),
      agree: compiler.effect(card.agree),
      oppose: compiler.effect(card.oppose),
    })
    const alone = (main: Effect): Sections => sections({ main, agree: [], oppose: [] })
    const { development, dreams, conflicts, nightmares } = faces
    const none: Sections = { main: 0, agree: 0, oppose: 0 }

    this.start = faces.start.map(sections)
    this.startLimit = faces.start[ACTIONS.indexOf('fortify')]!.limit
    this.sections = [none, ...development.map(card => (card.kind === 'upgrade' ? sections(card) : alone(card.effect)))]
    this.isUpgrade = numbered(development, card => Number(card.kind === 'upgrade'))
    this.actionOf = numbered(development, card => (card.kind === 'upgrade' ? ACTIONS.indexOf(card.action) : 0))
    this.limitOf = numbered(development, card => (card.kind === 'upgrade' ? card.limit : 0))
    this.attack = numbered(development, ({ attack }) => attack)
    this.defence = numbered(development, ({ defence }) => defence)
    this.points = numbered(development, ({ points }) => points)
    this.stageOf = numbered(development, ({ stage }) => stage)
    this.playersOf = numbered(development, ({ players }) => players)

    this.dreamTime = numbered(dreams, ({ when }) => DREAM_TIMES.indexOf(when))
    this.dreamCost = Uint16Array.from([0, ...dreams.map(({ cost }) => compiler.effect(cost))])
    this.dreamReward = Uint16Array.from([0, ...dreams.map(({ reward }) => compiler.effect(reward))])
    this.dreamPoints = numbered(dreams, ({ points }) => points)
    this.dreamPieces = numbered(dreams, ({ pieces }) => pieces)
    this.dreamStage = numbered(dreams, ({ stage }) => stage)
    this.dreamPlayers = numbered(dreams, ({ players }) => players)
    this.conditions = [[], ...dreams.map(dream => dream.conditions.map(condition => asked(condition, compiler)))]

    this.victory = Uint16Array.from([0, ...conflicts.map(({ victory }) => compiler.effect(victory))])
    this.defeat = Uint16Array.from([0, ...conflicts.map(({ defeat }) => compiler.effect(defeat))])
    this.shadowAttack = Uint8Array.from([0, 0, 0, ...conflicts.flatMap(({ rows }) => rows.map(({ attack }) => attack))])
    this.shadowDefence = Uint8Array.from([
      0,
      0,
      0,
      ...conflicts.flatMap(({ rows }) => rows.map(({ defence }) => defence)),
    ])
    this.conflictStage = numbered(conflicts, ({ stage }) => stage)

    this.command = Uint16Array.from([
      0,
      0,
      ...nightmares.flatMap(({ basic, advanced }) => [
        compiler.effect(basic.command),
        compiler.effect(advanced.command),
      ]),
    ])
    this.token = Uint16Array.from([0, ...TOKENS.map(({ effect }) => compiler.effect(effect))])
    this.icon = Uint16Array.from(ICONS.map(icon => compiler.effect(ICON_EFFECTS[icon])))
    this.vision = Uint16Array.from([0, ...RITUAL_STEPS.map(({ effect }) => compiler.effect(effect))])
    this.stepKind = numbered(RITUAL_STEPS, ({ kind }) => STEP_KINDS.indexOf(kind))
    this.stepPoints = numbered(RITUAL_STEPS, ({ points }) => points)
    this.stepCost = Uint8Array.from([
      ...SYMBOLS.map(() => 0),
      ...RITUAL_STEPS.flatMap(({ symbols }) =>
        SYMBOLS.map(symbol => symbols.filter(required => required === symbol).length),
      ),
    ])
    this.program = compiler.program()
  }
}

const numbered = <T>(cards: readonly T[], number: (card: T) => number): Uint8Array =>
  Uint8Array.from([0, ...cards.map(number)])

function asked(condition: Condition, compiler: Compiler): Asked {
  const none = { count: 0, extra: 0, at: compiler.selector(AREA_WORDS[0]) }
  const { is } = condition
  switch (condition.is) {
    case 'mostAreas':
      return { ...none, is }
    case 'controls':
    case 'presence':
    case 'followers':
    case 'nightmaresAt':
      return { ...none, is, count: condition.count, at: compiler.selector(condition.at) }
    case 'crowds':
      return { is, count: condition.count, extra: condition.followers, at: compiler.selector(condition.at) }
    case 'forts':
      return { ...none, is, count: condition.count, extra: condition.level }
    case 'climbedTo':
      return { ...none, is, count: condition.markers, extra: condition.step }
    case 'wingedAt':
      return { ...none, is, count: 1, at: compiler.selector(condition.at) }
    case 'won':
      return { ...none, is, count: condition.count, extra: OPPONENTS.indexOf(condition.against) }
    default:
      return { ...none, is, count: condition.count }
  }
}
