import { NIGHTMARES_IN_PLAY } from '../components.ts'
import type { CardFaces, ConflictCard, DevelopmentCard, Effect, Item } from './vocabulary.ts'

/*
 * How many Events one Event leads to, on the average of the set. One that draws where any number may be played, fights for a card that plays, echoes or
 * commands leads to others, and those to others again: while each leads to less than one more, every turn comes to an end.
 */

/** What others of its kind lead to. */
interface Others {
  /** A card that is drawn: where any number may be played, those that are Events are played too. */
  readonly drawn: number
  /** An Agree section. */
  readonly section: number
  readonly conflict: number
  readonly nightmare: number
}

/** A section that plays all plays a hand: as many cards as one keeps. */
const HAND = 8
/** So often are the kinds of cards asked about each other; what grows meanwhile has no end. */
const ROUNDS = 12

function eventsAfter(effect: Effect, others: Others): number {
  return effect.reduce((sum, item) => sum + eventsOf(item, others), 0)
}

function eventsOf(item: Item, others: Others): number {
  switch (item.op) {
    case 'play':
      if (item.upgrades) return 0
      return item.count === 'all' ? HAND : item.count
    case 'draw':
    case 'steal':
      return item.count * others.drawn
    case 'scry':
      return item.keep * others.drawn
    case 'echo':
      return others.section
    case 'fight':
      return item.count * others.conflict
    case 'command':
      return item.count * others.nightmare
    case 'may':
    case 'pay':
      return eventsAfter(item.effect, others)
    case 'choose':
      return Math.max(...item.branches.map(branch => eventsAfter(branch, others)))
    case 'prowl':
      return item.steps * eventsAfter(item.each, others)
    default:
      return 0
  }
}

const sizeOf = ({ section, conflict, nightmare }: Others): number => section + conflict + nightmare

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

/** Whether such a word is anywhere in an effect. */
export function holds(effect: Effect, isMeant: (item: Item) => boolean): boolean {
  return effect.some(item => {
    if (isMeant(item)) return true
    switch (item.op) {
      case 'may':
      case 'pay':
        return holds(item.effect, isMeant)
      case 'choose':
        return item.branches.some(branch => holds(branch, isMeant))
      case 'prowl':
        return holds(item.each, isMeant)
      default:
        return false
    }
  })
}

/** As many cards as one holds: then whatever is drawn meanwhile is played too. */
const isPlayingAll = (item: Item): boolean => item.op === 'play' && item.count === 'all' && !item.upgrades

const effectsOf = (faces: CardFaces, { development, conflicts }: InPlay): readonly Effect[] => [
  ...[...faces.start, ...development].flatMap(card =>
    'effect' in card ? [card.effect] : [card.main, card.agree, card.oppose],
  ),
  ...faces.dreams.map(({ reward }) => reward),
  ...conflicts.flatMap(({ victory, defeat }) => [victory, defeat]),
  ...faces.nightmares.flatMap(({ basic, advanced }) => [basic.command, advanced.command]),
]

/** What of a set is in play. */
interface InPlay {
  readonly development: readonly DevelopmentCard[]
  readonly conflicts: readonly ConflictCard[]
}

/** By number: how many others each Event leads to, and all of them on the average. */
export interface Chain {
  readonly mean: number
  readonly by: ReadonlyMap<string, number>
}

export function chainOf(faces: CardFaces, inPlay: InPlay): Chain {
  const { development, conflicts } = inPlay
  const events = development.filter(card => card.kind === 'event')
  const sections = [...faces.start, ...development.filter(card => card.kind === 'upgrade')]
  const isAllPlayed = effectsOf(faces, inPlay).some(effect => holds(effect, isPlayingAll))
  const drawn = isAllPlayed ? events.length / development.length : 0
  let others: Others = { drawn, section: 0, conflict: 0, nightmare: 0 }
  for (let round = 0, before = -1; round < ROUNDS && sizeOf(others) !== before; round++) {
    before = sizeOf(others)
    const after = (effect: Effect): number => eventsAfter(effect, others)
    others = {
      drawn,
      // Whoever echoes chooses the section; which Conflict card comes is chance; two Nightmares are in play, and may have been chosen.
      section: Math.max(...sections.map(({ agree }) => after(agree))),
      conflict: meanOf(conflicts.map(({ victory, defeat }) => Math.max(after(victory), after(defeat)))),
      nightmare: meanOf(
        faces.nightmares
          .map(({ basic, advanced }) => Math.max(after(basic.command), after(advanced.command)))
          .sort((one, other) => other - one)
          .slice(0, NIGHTMARES_IN_PLAY),
      ),
    }
  }
  const by = new Map(events.map(({ id, effect }) => [id, eventsAfter(effect, others)]))
  return { mean: meanOf([...by.values()]), by }
}
