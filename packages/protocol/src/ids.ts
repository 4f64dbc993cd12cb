import * as v from 'valibot'

/** 128 random bits. Whoever knows the id of a table may watch it; to play takes a seat. */
export const tableId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22}$/, 'the id of a table: 22 letters, digits, _ or -'),
)

/** Made by the client, new for every command: a command that arrives again is answered again, never played again. */
export const commandId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/, 'an id: 8–40 letters, digits, _ or -'))

const MAX_SEATS = 8
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1))

/** How many entries the log of a table has; the sequence number of what a client has seen. */
export const sequence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** 256 bits a player adds to the shuffle. */
export const entropy = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'))

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

const MAX_NAME = 24

/** No control or direction marks, no halves of characters: a name must not be able to rearrange the page around it. */
export const playerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'a name of 1–24 characters'),
  v.maxLength(MAX_NAME, 'a name of 1–24 characters'),
  v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u, 'a name without control characters'),
)

export const gameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'the id of a game'))

/** The longest text of a card set. */
export const MAX_CARDS = 49_152

/** Other cards than those of the box, as a file: checked by the game itself, which knows how they are written. */
export const cards = v.pipe(v.string(), v.maxLength(MAX_CARDS, `a card set of at most ${MAX_CARDS} characters`))

/** Checked by the game itself, which knows its options. */
export const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.string(), v.number(), v.boolean()]))
