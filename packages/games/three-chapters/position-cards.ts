import { BadInput, badField, type Field, listOf, readWhole } from '@sennik/engine'
import { CARDS, HAND } from './components.ts'
import { type FieldName, REST, readRows } from './position-rows.ts'
import { COUNT, giftCell, handCell, leftCell, PICK_ROW, pickCell, type State } from './state.ts'

type Rows = readonly (readonly number[])[]

/** Puts every card somewhere: those that are named, then others where cards are needed and not given, the rest in the box. */
export function layOut(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): void {
  const cards = new NamedCards(fields)
  const seats = s.seats()
  const moment = isDraft ? s.moment() : s.rounds()
  const most = isDraft ? moment + 1 : s.rounds()
  const perExchange = s.hasGhosts() ? 2 : 1
  // All that is named comes first, so that what is filled in is never named elsewhere.
  const hands = isDraft ? cards.rows('hands', seats, HAND) : undefined
  const picked = cards.rows('picked', seats, most)
  const gifts = s.hasGhosts() ? cards.rows('ghosts', seats, most) : []
  const played = isDraft ? undefined : cards.rows('played', seats, s.rounds())
  const left = cards.rows('left', s.deals() * seats, HAND)
  const box = cards.box()

  const given = (rows: Rows | undefined, seat: number): readonly number[] => rows?.[seat] ?? []
  const pending = (rows: Rows | undefined, seat: number): number => Math.max(0, given(rows, seat).length - moment)
  for (let seat = 0; seat < seats; seat++) {
    const laid = given(played, seat)
    s.played.set(laid, seat * PICK_ROW)
    const toPlay = s.rounds() - laid.length
    const [fewest, mostPicked] = isDraft ? [moment, most] : [toPlay, toPlay]
    lay(s, cards.filled('picked', given(picked, seat), fewest, mostPicked), index => pickCell(seat, index))
    if (s.hasGhosts()) lay(s, cards.filled('ghosts', given(gifts, seat), moment, most), index => giftCell(seat, index))
  }
  for (let seat = 0; seat < seats && isDraft; seat++) {
    const size = HAND - perExchange * s.exchange() - pending(picked, seat) - pending(gifts, seat)
    s.sizes[seat] = size
    lay(s, inOrder(cards.filled('hands', given(hands, seat), size, size)), slot => handCell(seat, slot))
  }
  for (let number = 0; number < s.deals() * seats; number++) {
    const size = isDraft && Math.floor(number / seats) >= s.deal() ? 0 : HAND - perExchange * s.exchanges()
    lay(s, inOrder(cards.filled('left', given(left, number), size, size)), slot => leftCell(number, slot))
  }
  const rest = box.flatMap(card => (card === REST ? cards.unnamed() : [card]))
  s.box.set(rest.toReversed())
  s.counts[COUNT.box] = rest.length
}

const inOrder = (cards: readonly number[]): number[] => cards.toSorted((one, other) => one - other)

function lay(s: State, cards: readonly number[], cellOf: (index: number) => number): void {
  cards.forEach((card, index) => {
    s.memory[cellOf(index)] = card
  })
}

/** The cards of a position: each can be named once. */
class NamedCards {
  private readonly fields: ReadonlyMap<string, Field>
  private readonly free = new Set(listOf(CARDS, index => index + 1))

  constructor(fields: ReadonlyMap<string, Field>) {
    this.fields = fields
  }

  rows(name: FieldName, rows: number, most: number): Rows | undefined {
    const field = this.fields.get(name)
    const found = field === undefined ? undefined : readRows(field, rows, most)
    for (const card of found?.flat() ?? []) if (card !== 0) this.strike(card)
    return found
  }

  /** A row completed to as many cards as it needs; it may have no more than these. */
  filled(name: FieldName, given: readonly number[], fewest: number, most: number): number[] {
    const cards = given.filter(card => card !== 0).length
    const field = this.fields.get(name)
    const filled = [...given, ...listOf(Math.max(0, fewest - cards), () => this.take())]
    if (field !== undefined && (cards > most || filled.length > PICK_ROW))
      throw badField(field, `${fewest === most ? most : `${fewest}–${most}`} × 1–${CARDS}`, given.join(' '))
    return filled
  }

  box(): (number | typeof REST)[] {
    const field = this.fields.get('box')
    const words = (field?.value ?? REST).split(/\s+/).filter(word => word !== '')
    return words.map(word => {
      if (word === REST) return REST
      const card = readWhole(field!, word, 1, CARDS)
      this.strike(card)
      return card
    })
  }

  unnamed(): number[] {
    return [...this.free]
  }

  private strike(card: number): void {
    if (!this.free.delete(card)) throw new BadInput({ kind: 'tooManyCards', card: String(card), given: 2, box: 1 })
  }

  private take(): number {
    const [card] = this.free
    if (card === undefined) throw new BadInput({ kind: 'contradiction', first: 'picked', second: 'box' })
    this.free.delete(card)
    return card
  }
}
