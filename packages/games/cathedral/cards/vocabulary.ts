import type { Text } from '@sennik/engine'

/*
 * The words every card, nightmare, token and step of a track is written in. Their meanings are a table in the rules that has an entry for
 * each word, their sentences are tables in `words.pl.ts` and `words.en.ts`.
 */

export const ACTIONS = ['develop', 'fortify', 'summon', 'ritual', 'maneuver'] as const
export type Action = (typeof ACTIONS)[number]

/** KK-3.7: the symbols of areas, ritual steps and turns. */
export const SYMBOLS = ['eye', 'hand', 'flame', 'root'] as const
export type AreaSymbol = (typeof SYMBOLS)[number]

/** KK-7.4b: the kinds of steps, each harder to enter than the one before. */
export const STEP_KINDS = ['path', 'vision', 'seal'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** Areas by one property, as the resolving player ("you") sees them. Never the Cathedral (KK-D2). */
export const AREA_WORDS = [
  /** All areas in play. */
  'any',
  /** You control it. */
  'mine',
  /** You are present. */
  'present',
  /** Your Fort is there. */
  'fort',
  /** Your Stronghold. */
  'stronghold',
  'corner',
  /** Adjacent to the Cathedral. */
  'cathedral',
  /** Marked this turn. */
  'marked',
  ...SYMBOLS,
  /** Your Winged is there. */
  'winged',
  /** A Nightmare is there. */
  'nightmare',
  /** The area of the conflict, of the nightmare that was commanded, or the one just chosen with `shadow … same`. */
  'here',
  /** You won a conflict there this turn. */
  'won',
  /** Shadows control it. */
  'shadows',
  /** No units and no Fort. */
  'empty',
  /** Another player is present. */
  'foe',
  /** Another player controls it. */
  'foeHeld',
  /** Another player's Fort is there. */
  'foeFort',
] as const
export type AreaWord = (typeof AREA_WORDS)[number]

/** Which areas. Looked at when the item starts; `build` looks at control then too (KK-7.2). */
export type Selector =
  | AreaWord
  | { readonly is: 'near'; readonly of: Selector }
  | { readonly is: 'not'; readonly of: Selector }
  | { readonly is: 'both'; readonly of: readonly [Selector, Selector] }
  | { readonly is: 'either'; readonly of: readonly [Selector, Selector] }

/** Whose units: your own Followers, those of other players, Shadows, either of the last two and your own. */
export const WHOSE = ['own', 'foe', 'shadow', 'unit'] as const
export type Whose = (typeof WHOSE)[number]

/** `banish` never takes your own. */
export type Banished = Exclude<Whose, 'own'>

/** The price of the level with number k in Followers: k, k − 1, none. */
export const BUILD_COSTS = ['full', 'less', 'free'] as const
export type BuildCost = (typeof BUILD_COSTS)[number]

/** What is done: each word is "up to", forced where the comment says so. Within the cost of `pay` all of it must be done. */
export type Primitive =
  /** Draw Development cards. */
  | { readonly op: 'draw'; readonly count: number }
  /** Draw, keep some, discard the rest. `stage2`: from the cards of Stage 2, the rest is shuffled back (KK-12.6, KK-D21). */
  | { readonly op: 'scry'; readonly count: number; readonly keep: number; readonly stage2: boolean }
  /** Play Development cards from hand. */
  | { readonly op: 'play'; readonly count: number | 'all'; readonly upgrades: boolean }
  /** Forced. Discard Development cards of your choice. */
  | { readonly op: 'discard'; readonly count: number }
  /** Take Development cards at random from one other player's hand. */
  | { readonly op: 'steal'; readonly count: number }
  /** Followers from the supply to areas of `at` that you control. `same`: all to one area. */
  | { readonly op: 'produce'; readonly count: number; readonly at: Selector; readonly same: boolean }
  /** As `produce`, but control is not needed. */
  | { readonly op: 'place'; readonly count: number; readonly at: Selector }
  /** Forced. Each area of `at` produces for whoever controls it; `level`: as many as your Fort there has levels. */
  | { readonly op: 'areas'; readonly count: number | 'level'; readonly at: Selector }
  /** Movement points for Followers and the Winged, and conversions where the Winged is, in any order. */
  | { readonly op: 'move'; readonly points: number; readonly conversions: number }
  /** Movement points for the Winged alone. */
  | { readonly op: 'wing'; readonly points: number }
  | { readonly op: 'convert'; readonly count: number; readonly at: Selector }
  /** Put the Winged in any area of `to`. */
  | { readonly op: 'fly'; readonly to: Selector }
  /** Move own Followers regardless of distance and of enemies. */
  | { readonly op: 'shift'; readonly count: number; readonly from: Selector; readonly to: Selector }
  /** Add levels in areas of `at` that you control; `anywhere`: control is not needed. */
  | {
      readonly op: 'build'
      readonly count: number
      readonly at: Selector
      readonly cost: BuildCost
      readonly anywhere: boolean
    }
  /** Remove levels of other players' Forts, never the last of a Stronghold. */
  | { readonly op: 'raze'; readonly count: number; readonly at: Selector }
  /** Climb for nothing, to steps up to this kind. */
  | { readonly op: 'climb'; readonly count: number; readonly upTo: 'path' | 'vision' }
  /** Climb and pay, to steps up to this kind; `limbo`: how many Followers in Limbo pay for one step. */
  | { readonly op: 'rite'; readonly count: number | 'all'; readonly upTo: StepKind; readonly limbo: 2 | 3 }
  /** Conflicts; `must`: forced. `devours`: what is eliminated in them is devoured instead. */
  | {
      readonly op: 'fight'
      readonly count: number
      readonly at: Selector
      readonly must: boolean
      readonly devours: boolean
    }
  /** Forced. Add Shadows; `same`: all to one area, which is then `here`. */
  | { readonly op: 'shadow'; readonly count: number; readonly at: Selector; readonly same: boolean }
  /** Units back to their supply. */
  | { readonly op: 'banish'; readonly count: number; readonly whose: Banished; readonly at: Selector }
  /** Forced. Own Followers back to the supply. */
  | { readonly op: 'spend'; readonly count: number; readonly at: Selector }
  /** Own Followers from Limbo to areas of `at` that you control. */
  | { readonly op: 'recall'; readonly count: number; readonly at: Selector }
  /** Command different Nightmares. Nothing before Stage 2 (KK-D19). */
  | { readonly op: 'command'; readonly count: number }
  /** On nightmares alone: it moves area by area, `each` after every area it enters; then `here` is where it stands. */
  | { readonly op: 'prowl'; readonly steps: number; readonly each: Effect }
  /** Forced. */
  | { readonly op: 'devour'; readonly count: number; readonly whose: Whose; readonly at: Selector }
  /** Own devoured Followers back to the supply. */
  | { readonly op: 'restore'; readonly count: number }
  /** At the end of this turn your Dreamer goes to any Night space. */
  | { readonly op: 'wake' }
  /** Perform the Agree section of any of your Action cards. */
  | { readonly op: 'echo' }
  /** Draw Dreams, keep some over the limit, the rest to the bottom. `stage2`: as with `scry`. */
  | { readonly op: 'dream'; readonly count: number; readonly keep: number; readonly stage2: boolean }

export type Item =
  | Primitive
  /** The player may leave it. */
  | { readonly op: 'may'; readonly effect: Effect }
  /** One of these. */
  | { readonly op: 'choose'; readonly branches: readonly Effect[] }
  /** The player may pay the cost in full; only then the rest. */
  | { readonly op: 'pay'; readonly cost: Effect; readonly effect: Effect }

/** Items in order, each as far as possible. */
export type Effect = readonly Item[]

export type Op = Item['op']
export type ItemOf<O extends Op> = Extract<Item, { readonly op: O }>

/** Against whom a conflict was won. */
export const OPPONENTS = ['any', 'shadow', 'player'] as const
type Opponent = (typeof OPPONENTS)[number]

/** What must be so for the player of a Dream: every number is "at least". */
export type Condition =
  /** Areas you control, areas you are present in, areas of `at` alone. */
  | { readonly is: 'controls' | 'presence'; readonly count: number; readonly at: Selector }
  /** Own Followers in all areas of `at` together. */
  | { readonly is: 'followers'; readonly count: number; readonly at: Selector }
  /** This many areas with this many own Followers each. */
  | { readonly is: 'crowds'; readonly followers: number; readonly count: number; readonly at: Selector }
  /** Own Forts of this level or higher. */
  | { readonly is: 'forts'; readonly count: number; readonly level: number }
  /** Own levels on the map; own Forts on different symbols; controlled areas of different symbols; a connected group you control. */
  | { readonly is: 'levels' | 'fortSymbols' | 'symbols' | 'chain'; readonly count: number }
  /** Own Ritual markers on this step or further. */
  | { readonly is: 'climbedTo'; readonly step: number; readonly markers: number }
  /** Own Followers in Limbo; cards in hand without Dreams; Upgrades in your stacks, covered ones too; own devoured Followers. */
  | { readonly is: 'limbo' | 'hand' | 'upgrades' | 'devoured'; readonly count: number }
  | { readonly is: 'wingedAt'; readonly at: Selector }
  | { readonly is: 'nightmaresAt'; readonly count: number; readonly at: Selector }
  /** More areas than every other player. */
  | { readonly is: 'mostAreas' }
  /** This turn. */
  | { readonly is: 'won'; readonly count: number; readonly against: Opponent }
  /** This turn: conversions, Followers produced or placed, levels added, steps climbed, Nightmares commanded. */
  | { readonly is: 'converted' | 'produced' | 'built' | 'climbed' | 'commanded'; readonly count: number }

export type ConditionKind = Condition['is']

/** KK-2.9a: a card is used with at least this many players. */
export type Players = 2 | 3 | 4

export type Stage = 1 | 2

/** Where a card is from: the rulebook, public reports completed by us, us alone, or a printed card somebody wrote down. */
export const SOURCES = ['book', 'partly', 'ours', 'printed'] as const
export type CardSource = (typeof SOURCES)[number]

/** The parts of an Action card: for the Active player, for who agrees, for who opposes. */
export const SECTIONS = ['main', 'agree', 'oppose'] as const
export type Section = (typeof SECTIONS)[number]

/** One Action card, of the start or an Upgrade. */
export interface ActionFace {
  readonly action: Action
  readonly main: Effect
  readonly agree: Effect
  readonly oppose: Effect
  /** KK-3.8: on Fortify cards; 3 on all others. */
  readonly limit: 3 | 4 | 5
}

export interface StartCard extends ActionFace {
  readonly from: CardSource
}

interface DevelopmentBase extends Text {
  readonly id: string
  readonly stage: Stage
  readonly players: Players
  readonly attack: number
  readonly defence: number
  readonly points: number
  readonly from: CardSource
}

/** Put on an Action card and replaces it. */
interface Upgrade extends DevelopmentBase, ActionFace {
  readonly kind: 'upgrade'
}

/** Resolved once and discarded. */
interface Happening extends DevelopmentBase {
  readonly kind: 'event'
  readonly effect: Effect
}

export type DevelopmentCard = Upgrade | Happening

/** KK-D25: in any window of any turn; at the end of any turn; at the end of one's own turn. */
export const DREAM_TIMES = ['any', 'end', 'myEnd'] as const
export type DreamTime = (typeof DREAM_TIMES)[number]

export interface DreamCard extends Text {
  readonly id: string
  readonly stage: Stage
  readonly players: Players
  readonly when: DreamTime
  readonly conditions: readonly Condition[]
  readonly cost: Effect
  readonly reward: Effect
  readonly points: number
  /** KK-9.3: pieces of the Cathedral it adds in the Variable-length game. */
  readonly pieces: number
  readonly from: CardSource
}

/** Attack and Defence of 1, 2, 3 Shadows. */
type ShadowRows = readonly [ShadowRow, ShadowRow, ShadowRow]
export interface ShadowRow {
  readonly attack: number
  readonly defence: number
}

export interface BasicCombat extends ShadowRow {
  readonly from: CardSource
}

export interface ConflictCard {
  readonly id: string
  readonly stage: Stage
  readonly rows: ShadowRows
  readonly victory: Effect
  readonly defeat: Effect
  readonly from: CardSource
}

/** Devoured units that end the game, with 2, 3, 4 players; none on some (KK-10.4). */
type DevourLimit = readonly [number, number, number] | undefined

export interface NightmareSide {
  readonly command: Effect
  readonly limit: DevourLimit
}

export interface NightmareCard extends Text {
  readonly number: number
  readonly basic: NightmareSide
  readonly advanced: NightmareSide
  readonly from: CardSource
}

/** Everything an owner of the box can write down: the cards, by kind and in the order of their numbers. */
export interface CardFaces {
  /** In the order of `ACTIONS`. */
  readonly start: readonly StartCard[]
  readonly basicCombat: BasicCombat
  readonly development: readonly DevelopmentCard[]
  readonly dreams: readonly DreamCard[]
  readonly conflicts: readonly ConflictCard[]
  readonly nightmares: readonly NightmareCard[]
}

export interface RitualStep {
  readonly kind: StepKind
  /** One Follower from an area of each. */
  readonly symbols: readonly AreaSymbol[]
  /** Of a Vision step; empty elsewhere. */
  readonly effect: Effect
  /** Of a Seal; 0 elsewhere. */
  readonly points: number
}

/** KK-9.4: what is on a space of the Cathedral track. */
export const ICONS = ['before23', 'before2', 'produce', 'winged', 'climb', 'shadow', 'stage2'] as const
export type Icon = (typeof ICONS)[number]

export const TOKEN_COLOURS = ['grey', 'yellow', 'red'] as const
export type TokenColour = (typeof TOKEN_COLOURS)[number]

/** KK-12.6: a reward of the Forked Paths. */
export interface RewardToken {
  readonly id: string
  readonly colour: TokenColour
  readonly effect: Effect
}
