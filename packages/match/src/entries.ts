import type { Avatar } from '@sennik/protocol'

/** Somebody with a seat. `guest` is who may play it; it is told to nobody. */
interface Sitter {
  readonly guest: string
  readonly name: string
  readonly avatar: Avatar
  /** What they added to the shuffle. */
  readonly entropy?: string
  /** They said that they will: the cards wait for it. */
  readonly shuffles?: true
}

/** For whom the seat of a rematch is kept: whoever sat there, by the name and sign they had. */
export type Kept = Pick<Sitter, 'guest' | 'name' | 'avatar'>

export type Chair =
  | { readonly who: 'free'; readonly kept?: Kept }
  | { readonly who: 'bot'; readonly bot: string }
  | ({ readonly who: 'person'; readonly standIn: boolean } & Sitter)

/** The first entry of every log. Times are milliseconds since 1970. */
export interface Opened {
  readonly kind: 'opened'
  readonly at: number
  readonly game: string
  readonly rulesVersion: number
  readonly options: { readonly [name: string]: string | number | boolean }
  /** The card set, if it is not the one of the box, in its normal form. */
  readonly cards?: string
  readonly access: 'open' | 'private'
  /** Whether people who play against each other may ask for hints: absent if they may. */
  readonly hints?: false
  readonly host: string
  readonly chairs: readonly Chair[]
  /** The house's part of the seed and its SHA-256: fixed before anybody adds to it, shown when the game is over. */
  readonly commitment: string
  readonly house: string
}

/** Who asked for an entry: the id of the command, so that a repeated one is recognized. */
interface Asked {
  readonly id?: string
}

/** Everything that can happen to a table. The log of these is the only truth; all else is computed from it. */
export type Entry =
  | Opened
  | ({ readonly kind: 'sat'; readonly seat: number; readonly sitter: Sitter } & Asked)
  /** What somebody adds to the shuffle, after the house's part was fixed. */
  | ({ readonly kind: 'shuffled'; readonly seat: number; readonly entropy: string } & Asked)
  | ({ readonly kind: 'left'; readonly seats: readonly number[] } & Asked)
  /** Cards are dealt; bots take the free seats. */
  | ({ readonly kind: 'began'; readonly at: number; readonly bot: string } & Asked)
  | ({ readonly kind: 'moved'; readonly seat: number; readonly move: string; readonly by: 'person' | 'bot' } & Asked)
  | ({ readonly kind: 'undone'; readonly seat: number } & Asked)
  /** A bot plays for someone who is away, and gives the seat back. */
  | { readonly kind: 'stoodIn'; readonly seat: number }
  | { readonly kind: 'returned'; readonly seats: readonly number[] }
  /** The same people play again elsewhere. */
  | ({ readonly kind: 'again'; readonly table: string } & Asked)

export const commandOf = (entry: Entry): string | undefined => ('id' in entry ? entry.id : undefined)

export const writeEntry = (entry: Entry): string => JSON.stringify(entry)

/** Reads what `writeEntry` wrote; logs are ours, so their shape is not checked again. */
export const readEntry = (text: string): Entry => JSON.parse(text) as Entry
