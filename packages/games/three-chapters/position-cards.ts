import {
  BadInput,
  badField,
  cannotBe,
  checkRest,
  englishPlural,
  type Field,
  listOf,
  polishPlural,
  readWhole,
} from '@sennik/engine'
import { CARDS, HAND } from './components.ts'
import { type FieldName, NOTHING, REST, readRows, wordsIn } from './position-rows.ts'
import { COUNT, giftCell, handCell, leftCell, PICK_ROW, pickCell, type State } from './state.ts'

type Rows = readonly (readonly number[])[]

/**
 * Puts every card somewhere: those that are named, then others where cards are needed and not given, the rest in the box. Returns how
 * many cards of each ghost were named.
 */
export function layOut(fields: ReadonlyMap<string, Field>, isDraft: boolean, s: State): readonly number[] {
  const cards = new NamedCards(fields)
  const seats = s.seats()
  const moment = isDraft ? s.moment() : s.rounds()
  const most = isDraft ? moment + 1 : s.rounds()
  const perExchange = s.hasGhosts() ? 2 : 1
  // All that is named comes first, so that what is filled in is never named elsewhere.
  const hands = cards.rows('hands', seats, HAND)
  const picked = cards.rows('picked', seats, most, !isDraft)
  const gifts = cards.rows('ghosts', seats, most)
  const played = cards.rows('played', seats, isDraft ? 0 : s.rounds())
  const left = cards.rows('left', s.deals() * seats, HAND)
  const box = cards.box()

  const given = (rows: Rows | undefined, seat: number): readonly number[] => rows?.[seat] ?? []
  const pending = (rows: Rows | undefined, seat: number): number => Math.max(0, given(rows, seat).length - moment)
  for (let seat = 0; seat < seats; seat++) {
    const laid = given(played, seat)
    s.played.set(laid, seat * PICK_ROW)
    const toPlay = s.rounds() - laid.length
    const [fewest, mostPicked] = isDraft ? [moment, most] : [toPlay, toPlay]
    lay(s, cards.filled('picked', given(picked, seat), fewest, mostPicked, most), index => pickCell(seat, index))
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
  const rest = cards.inBox(box)
  s.box.set(rest.toReversed())
  s.counts[COUNT.box] = rest.length
  return listOf(seats, seat => given(gifts, seat).length)
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

  rows(name: FieldName, rows: number, most: number, mayBeEmpty = false): Rows | undefined {
    const field = this.fields.get(name)
    const found = field === undefined ? undefined : readRows(field, rows, most, CARDS, mayBeEmpty)
    for (const card of found?.flat() ?? []) if (card !== 0) this.strike(card)
    return found
  }

  /** A row completed to as many cards as it needs; it may have no more than these, nor more cells than `cells`. */
  filled(name: FieldName, given: readonly number[], fewest: number, most: number, cells = most): number[] {
    const cards = given.filter(card => card !== 0).length
    const field = this.fields.get(name)
    if (field !== undefined && (cards > most || given.length + Math.max(0, fewest - cards) > cells)) {
      const written = given.map(card => (card === 0 ? NOTHING : card)).join(' ')
      throw badField(field, countOf(fewest, most), written)
    }
    return [...given, ...listOf(Math.max(0, fewest - cards), () => this.take())]
  }

  box(): readonly (number | typeof REST)[] {
    const field = this.fields.get('box')
    const words = wordsIn(field?.value ?? REST)
    return words.map((word, index) => {
      if (word === REST) {
        if (field !== undefined) checkRest(field, words, index)
        return REST
      }
      const card = readWhole(field!, word, 1, CARDS)
      this.strike(card)
      return card
    })
  }

  /** What lies in the box from the top down, once every other place has its cards. */
  inBox(box: readonly (number | typeof REST)[]): number[] {
    if (!box.includes(REST) && this.free.size > 0)
      throw cannotBe(this.fields, ['box'], {
        pl: `karty, których nigdzie nie wymieniono (${[...this.free].join(', ')}), też gdzieś leżą; w pudełku oznacza je słowo ${REST}`,
        en: `cards that are named nowhere (${[...this.free].join(', ')}) lie somewhere, too; in the box the word ${REST} stands for them`,
      })
    return box.flatMap(card => (card === REST ? [...this.free] : [card]))
  }

  private strike(card: number): void {
    if (!this.free.delete(card)) throw new BadInput({ kind: 'tooManyCards', card: String(card), given: 2, box: 1 })
  }

  private take(): number {
    const [card] = this.free
    if (card === undefined)
      throw cannotBe(this.fields, ['hands', 'picked', 'ghosts', 'played', 'left', 'box'], {
        pl: 'na niepełne rzędy nie starcza kart',
        en: 'there are too few cards left for rows that are not full',
      })
    this.free.delete(card)
    return card
  }
}

function countOf(fewest: number, most: number) {
  if (most === 0) return { pl: 'pusty rząd', en: 'an empty row' }
  const count = fewest === most ? String(most) : `${fewest}–${most}`
  return {
    pl: `${count} ${polishPlural(most, 'karta', 'karty', 'kart')} w tym rzędzie`,
    en: `${count} ${englishPlural(most, 'card', 'cards')} in this row`,
  }
}
