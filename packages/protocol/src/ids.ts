import * as v from 'valibot'
import { EXPECTED } from './expected.ts'
import { MAX_CARDS } from './limits.ts'
import { NAME_FLAWS, type NameFlaw, readName } from './name.ts'

/** 128 random bits. Whoever knows the id of a table may watch it; to play takes a seat. */
export const tableId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/, EXPECTED.tableId.en))

/** Made by the client, new for every command: a command that arrives again is answered again, never played again. */
export const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/, EXPECTED.commandId.en))

const MAX_SEATS = 8
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))

/** How many entries the log of a table has; the sequence number of what a client has seen. */
export const sequence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** 256 bits a player adds to the shuffle. */
export const entropy = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, EXPECTED.entropy.en))

/** This device adds its part of the shuffle by `shuffle`, once it has seen what the house committed to: the cards wait for it. */
export const shuffles = v.literal(true)

/** Signs a player chooses from; the picture is the client's. */
const AVATARS = [
  'moon',
  'star',
  'candle',
  'key',
  'feather',
  'rose',
  'cat',
  'raven',
  'owl',
  'fox',
  'hare',
  'hedgehog',
] as const
export const avatar = v.picklist(AVATARS)
export type Avatar = v.InferOutput<typeof avatar>

const FLAW_MARK = 'a name: '

/** A name must not be able to rearrange the page around it, nor to be one that nobody can see. */
export const playerName = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readName(dataset.value)
    if ('name' in read) return read.name
    addIssue({ message: FLAW_MARK + read.flaw })
    return NEVER
  }),
)

/** The flaw of a name that `playerName` refused with this message. */
export const nameFlawIn = (message: string): NameFlaw | undefined =>
  NAME_FLAWS.find(flaw => message === FLAW_MARK + flaw)

export const gameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, EXPECTED.gameId.en))

/** Other cards than those of the box, as a file: checked by the game itself, which knows how they are written. */
export const cards = v.pipe(v.string(), v.maxLength(MAX_CARDS, EXPECTED.cards.en))

/** Tells one card set from every other. */
export const cardsHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, EXPECTED.cardsHash.en))

/** Checked by the game itself, which knows its options. */
export const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]))
