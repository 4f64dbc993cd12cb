import type { Card, Cat, Line } from './components.ts'
import type { Tokens } from './events.ts'

/** Cards in one language: everything is made from the data that runs. */
export interface CardWords {
  /** The name of a card of the main deck. */
  card(card: Card): string
  cat(cat: Cat): string
  /** What a cat is: its colours, what it eats, what it is worth, what it gives; for how many players. */
  catText(cat: Cat): string
  /** What a card that is no cat does. */
  thingText(card: Card): string
  /** The id of a card, for those who write cards down. */
  writtenAs(id: string): string
  /** How sure the card with this id is, and its Polish name. */
  provenance(id: string): string
  /** `2× tuna, wild treat`. */
  tokens(tokens: Tokens): string
  token(food: number): string
  /** What a line of the score sheet counts, as the notation has it (`CM 2×3`, `mouse:2 tower`), in words. */
  counted(notation: string): string
  /** A row or column by its place. */
  line(line: Line): string
}
