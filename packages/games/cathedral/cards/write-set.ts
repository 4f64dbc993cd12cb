import { type CardSet, cardSetOf } from '@sennik/engine'
import type {
  ActionFace,
  CardFaces,
  ConflictCard,
  DevelopmentCard,
  DreamCard,
  Effect,
  NightmareCard,
  NightmareSide,
  ShadowRow,
} from './vocabulary.ts'
import { writeConditions, writeEffect } from './write-effect.ts'

/*
 * A card set in its normal form: everything said, in this order. What the file leaves out is what is most often so.
 */

export const GAME = 'cathedral'

export interface ReadCards {
  readonly set: CardSet
  readonly faces: CardFaces
}

export function setOf(name: string, faces: CardFaces): ReadCards {
  const { basicCombat } = faces
  const formWith = (written: object | string) => ({
    game: GAME,
    name,
    start: Object.fromEntries(
      faces.start.map(card => [card.action, { ...writeSections(card), ...writeLimit(card), from: card.from }]),
    ),
    basicCombat: written,
    development: faces.development.map(writeDevelopment),
    dreams: faces.dreams.map(writeDream),
    conflicts: faces.conflicts.map(writeConflict),
    nightmares: faces.nightmares.map(writeNightmare),
  })
  const whole = { fight: writeRow(basicCombat), from: basicCombat.from }
  // What is ours is hashed without saying so: by that hash records know the cards of the box.
  const { hash } = cardSetOf(formWith(basicCombat.from === 'ours' ? whole.fight : whole))
  return { faces, set: { ...cardSetOf(formWith(whole)), hash } }
}

/** A field for an effect, unless it is empty. */
const written = <const F extends string>(field: F, effect: Effect): { readonly [K in F]?: string } =>
  (effect.length === 0 ? {} : { [field]: writeEffect(effect) }) as { readonly [K in F]?: string }

const writeRow = ({ attack, defence }: ShadowRow): string => `${attack}/${defence}`

const writeSections = ({ main, agree, oppose }: ActionFace): object => ({
  ...written('main', main),
  ...written('agree', agree),
  ...written('oppose', oppose),
})

const writeLimit = ({ action, limit }: ActionFace): object => (action === 'fortify' ? { limit } : {})

const writePlayers = (players: number): object => (players === 2 ? {} : { players })

const writeDevelopment = (card: DevelopmentCard): object => ({
  id: card.id,
  pl: card.pl,
  en: card.en,
  fight: writeRow(card),
  ...writePlayers(card.players),
  ...(card.kind === 'upgrade'
    ? { points: card.points, action: card.action, ...writeSections(card), ...writeLimit(card) }
    : { effect: writeEffect(card.effect) }),
  from: card.from,
})

const writeDream = (card: DreamCard): object => ({
  id: card.id,
  pl: card.pl,
  en: card.en,
  when: card.when,
  ...writePlayers(card.players),
  ...(card.conditions.length > 0 ? { condition: writeConditions(card.conditions) } : {}),
  ...written('cost', card.cost),
  ...written('reward', card.reward),
  points: card.points,
  pieces: card.pieces,
  from: card.from,
})

const writeConflict = (card: ConflictCard): object => ({
  id: card.id,
  rows: card.rows.map(writeRow),
  ...written('victory', card.victory),
  ...written('defeat', card.defeat),
  from: card.from,
})

const writeNightmare = (card: NightmareCard): object => ({
  number: card.number,
  pl: card.pl,
  en: card.en,
  basic: writeSide(card.basic),
  advanced: writeSide(card.advanced),
  from: card.from,
})

const writeSide = ({ command, limit }: NightmareSide): object => ({
  command: writeEffect(command),
  ...(limit === undefined ? {} : { limit }),
})
