import { BadInput, Written } from '@sennik/engine'
import { BUILT_IN } from './built-in.ts'
import { checkSet } from './check-set.ts'
import { readConditions, readEffect, Unreadable } from './read-effect.ts'
import { type Place, type Senseless, senseless, senselessCondition } from './sense.ts'
import {
  ACTIONS,
  type Action,
  type BasicCombat,
  type CardFaces,
  type CardSource,
  type Condition,
  type ConflictCard,
  type DevelopmentCard,
  DREAM_TIMES,
  type DreamCard,
  type Effect,
  type NightmareCard,
  type NightmareSide,
  type Players,
  type ShadowRow,
  SOURCES,
  type StartCard,
} from './vocabulary.ts'
import { GAME, type ReadCards, setOf } from './write-set.ts'

/*
 * A card set as a file: `{ "game", "name", "start", "basicCombat", "development", "dreams", "conflicts", "nightmares" }`. Cards are found by their
 * numbers; those it leaves out stay our reconstructions, and say so. Everything is checked before anything is used. docs/card-sets.md
 * explains it to owners of the box.
 */

const LONGEST_NAME = 60
const LONGEST_EFFECT = 300
const MOST_POINTS = 20
const MOST_PIECES = 2
const MOST_DEVOURED = 99

/** Throws `BadInput` that names line and field. */
export function readCards(text: string): ReadCards {
  const file = Written.read(text).object([
    'game',
    'name',
    'start',
    'basicCombat',
    'development',
    'dreams',
    'conflicts',
    'nightmares',
  ])
  file.at('game').oneOf([GAME])
  const name = file.at('name').text(LONGEST_NAME)
  const basicCombat = file.at('basicCombat')
  const faces: CardFaces = {
    start: readStart(file.at('start')),
    basicCombat: basicCombat.isGiven ? readBasicCombat(basicCombat) : BUILT_IN.basicCombat,
    development: replaced(file.at('development'), BUILT_IN.development, readDevelopment),
    dreams: replaced(file.at('dreams'), BUILT_IN.dreams, readDream),
    conflicts: replaced(file.at('conflicts'), BUILT_IN.conflicts, readConflict),
    nightmares: readNightmares(file.at('nightmares')),
  }
  checkSet(faces, file)
  return setOf(name, faces)
}

/** The cards of the box, with those the file gives in their places. */
function replaced<Card extends { readonly id: string }>(
  cards: Written,
  box: readonly Card[],
  read: (written: Written, card: Card) => Card,
): readonly Card[] {
  if (!cards.isGiven) return box
  const given = new Map<string, Card>()
  const lines = new Map<string, number>()
  const ids = box.map(card => card.id)
  for (const written of cards.items(0, 2 * box.length, `0–${box.length}`)) {
    const id = written.at('id').oneOf(ids, `${ids[0]}–${ids.at(-1)}`)
    once(lines, id, written)
    given.set(id, read(written, box[ids.indexOf(id)]!))
  }
  return box.map(card => given.get(card.id) ?? card)
}

function once(lines: Map<string, number>, card: string, written: Written): void {
  const first = lines.get(card)
  if (first !== undefined) throw new BadInput({ kind: 'repeatedCard', line: written.line, card, first })
  lines.set(card, written.line)
}

function readStart(start: Written): readonly StartCard[] {
  if (!start.isGiven) return BUILT_IN.start
  start.object(ACTIONS)
  return BUILT_IN.start.map(card => {
    const written = start.at(card.action)
    if (!written.isGiven) return card
    written.object(['main', 'agree', 'oppose', 'from', ...limitField(card.action)])
    return { action: card.action, ...readSections(written, card.action), from: readSource(written) }
  })
}

/** KK-3.8: only Fortify cards have a limit. */
const limitField = (action: Action): readonly string[] => (action === 'fortify' ? ['limit'] : [])

const readSections = (written: Written, action: Action): Pick<StartCard, 'main' | 'agree' | 'oppose' | 'limit'> => ({
  main: effectAt(written.at('main'), { is: 'section', section: 'main', action }),
  agree: maybeEffectAt(written.at('agree'), { is: 'section', section: 'agree', action }),
  oppose: maybeEffectAt(written.at('oppose'), { is: 'section', section: 'oppose', action }),
  limit: action === 'fortify' ? written.at('limit').oneOf([3, 4, 5]) : 3,
})

/** A card with an action is an Upgrade, one without is an Event. */
function readDevelopment(written: Written, { id, stage }: DevelopmentCard): DevelopmentCard {
  const always = ['id', 'pl', 'en', 'fight', 'players', 'from']
  const isUpgrade = !written.at('effect').isGiven
  const base = { id, stage, ...readNames(written), players: readPlayers(written), ...readRow(written.at('fight')) }
  if (!isUpgrade) {
    written.object([...always, 'effect'])
    const effect = effectAt(written.at('effect'), { is: 'event' })
    return { kind: 'event', ...base, points: 0, effect, from: readSource(written) }
  }
  const action = written.at('action').oneOf(ACTIONS)
  written.object([...always, 'points', 'action', 'main', 'agree', 'oppose', ...limitField(action)])
  const points = written.at('points').whole(0, MOST_POINTS)
  return { kind: 'upgrade', ...base, points, action, ...readSections(written, action), from: readSource(written) }
}

function readDream(written: Written, { id, stage }: DreamCard): DreamCard {
  written.object(['id', 'pl', 'en', 'when', 'players', 'condition', 'cost', 'reward', 'points', 'pieces', 'from'])
  return {
    id,
    stage,
    ...readNames(written),
    players: readPlayers(written),
    when: written.at('when').oneOf(DREAM_TIMES),
    conditions: conditionsAt(written.at('condition')),
    cost: maybeEffectAt(written.at('cost'), { is: 'cost' }),
    reward: maybeEffectAt(written.at('reward'), { is: 'reward' }),
    points: written.at('points').whole(0, MOST_POINTS),
    pieces: written.at('pieces').whole(0, MOST_PIECES),
    from: readSource(written),
  }
}

function readConflict(written: Written, { id, stage }: ConflictCard): ConflictCard {
  written.object(['id', 'rows', 'victory', 'defeat', 'from'])
  const [one, two, three] = written.at('rows').items(3, 3).map(readRow)
  return {
    id,
    stage,
    rows: [one!, two!, three!],
    victory: maybeEffectAt(written.at('victory'), { is: 'conflict' }),
    defeat: maybeEffectAt(written.at('defeat'), { is: 'conflict' }),
    from: readSource(written),
  }
}

function readNightmares(cards: Written): readonly NightmareCard[] {
  const box = BUILT_IN.nightmares
  if (!cards.isGiven) return box
  const given = new Map<number, NightmareCard>()
  const lines = new Map<string, number>()
  for (const written of cards.items(0, 2 * box.length, `0–${box.length}`)) {
    written.object(['number', 'pl', 'en', 'basic', 'advanced', 'from'])
    const number = written.at('number').whole(1, box.length)
    once(lines, String(number), written)
    given.set(number, {
      number,
      ...readNames(written),
      basic: readSide(written.at('basic')),
      advanced: readSide(written.at('advanced')),
      from: readSource(written),
    })
  }
  return box.map(card => given.get(card.number) ?? card)
}

function readSide(side: Written): NightmareSide {
  side.object(['command', 'limit'])
  const limit = side.at('limit')
  const command = effectAt(side.at('command'), { is: 'nightmare' })
  if (!limit.isGiven) return { command, limit: undefined }
  const [two, three, four] = limit.items(3, 3).map(number => number.whole(1, MOST_DEVOURED))
  return { command, limit: [two!, three!, four!] }
}

const readNames = (written: Written): { readonly pl: string; readonly en: string } => ({
  pl: written.at('pl').text(LONGEST_NAME),
  en: written.at('en').text(LONGEST_NAME),
})

function readPlayers(written: Written): Players {
  const players = written.at('players')
  return players.isGiven ? players.oneOf([2, 3, 4]) : 2
}

/** A card somebody wrote down is a printed one unless they say otherwise. */
function readSource(written: Written): CardSource {
  const from = written.at('from')
  return from.isGiven ? from.oneOf(SOURCES) : 'printed'
}

/** Attack and Defence: `2/1`. */
function readRow(written: Written): ShadowRow {
  const [attack, defence] = written
    .like(/^\d\/\d$/u, '0/0–9/9')
    .split('/')
    .map(Number)
  return { attack: attack!, defence: defence! }
}

/** `2/1`, or as an object that also says where it is from. */
function readBasicCombat(written: Written): BasicCombat {
  if (!written.isObject) return { ...readRow(written), from: 'printed' }
  written.object(['fight', 'from'])
  return { ...readRow(written.at('fight')), from: readSource(written) }
}

const maybeEffectAt = (written: Written, place: Place): Effect => (written.isGiven ? effectAt(written, place) : [])

const effectAt = (written: Written, place: Place): Effect =>
  sentenceAt(written, readEffect, effect => senseless(effect, place))

const conditionsAt = (written: Written): readonly Condition[] =>
  written.isGiven ? sentenceAt(written, readConditions, senselessCondition) : []

/** How much of a sentence is told before the mark: as much as leaves room for what follows. */
const MOST_BEFORE = 37

/** Reads a sentence; a mark shows where it cannot be read on. */
function sentenceAt<Sentence>(
  written: Written,
  read: (text: string) => Sentence,
  wrongIn: (sentence: Sentence) => Senseless | undefined,
): Sentence {
  const text = written.text(LONGEST_EFFECT)
  let sentence: Sentence
  try {
    sentence = read(text)
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem
    const from = problem.at > MOST_BEFORE ? problem.at - MOST_BEFORE : 0
    const before = `${from > 0 ? '…' : ''}${text.slice(from, problem.at)}`
    throw written.bad(problem.allowed, `${before}▸${text.slice(problem.at)}`)
  }
  const wrong = wrongIn(sentence)
  if (wrong !== undefined) throw written.bad(wrong.allowed, wrong.given)
  return sentence
}
