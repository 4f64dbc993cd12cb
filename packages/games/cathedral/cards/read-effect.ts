import type { Allowed } from '@sennik/engine'
import { type Argument, CONDITIONS, PRIMITIVES } from './grammar.ts'
import { AREA_WORDS, type Condition, type Effect, type Item, type Selector } from './vocabulary.ts'

/*
 * Reads what a card-set file writes: `draw 2; pay(spend 1 @any -> climb 1 path)`. What cannot be read is said with the place and what may
 * stand there.
 */

/** Where reading stopped, and what may stand there. */
export class Unreadable extends Error {
  readonly at: number
  readonly allowed: Allowed

  constructor(at: number, allowed: Allowed) {
    super(typeof allowed === 'string' ? allowed : allowed.en)
    this.at = at
    this.allowed = allowed
  }
}

interface Token {
  readonly text: string
  readonly at: number
}

const TOKEN = /->|[@;|()]|[\p{L}\p{N}]+|\S/gu

/** Words within words: deeper than any card needs. */
const DEEPEST = 4
const MOST_ITEMS = 8
const MOST_BRANCHES = 4
const TOO_MANY_ITEMS: Allowed = {
  pl: `najwyżej ${MOST_ITEMS} słów z „;” między nimi`,
  en: `at most ${MOST_ITEMS} words with “;” between them`,
}

const OPS = [...Object.keys(PRIMITIVES), 'may', 'choose', 'pay']

/** Throws `Unreadable`. */
export function readEffect(text: string): Effect {
  const reader = new Reader(text)
  const effect = reader.effect(0)
  reader.end()
  return effect
}

/** Throws `Unreadable`. */
export function readConditions(text: string): readonly Condition[] {
  const reader = new Reader(text)
  const conditions = [reader.condition()]
  while (reader.takes(';')) conditions.push(reader.condition())
  reader.end()
  return conditions
}

class Reader {
  private readonly tokens: readonly Token[]
  private readonly length: number
  private next = 0

  constructor(text: string) {
    this.tokens = Array.from(text.matchAll(TOKEN), match => ({ text: match[0], at: match.index }))
    this.length = text.length
  }

  effect(depth: number): Effect {
    const items = [this.item(depth)]
    while (items.length < MOST_ITEMS && this.takes(';')) items.push(this.item(depth))
    if (this.tokens[this.next]?.text === ';') throw this.wrong(TOO_MANY_ITEMS)
    return items
  }

  condition(): Condition {
    const kind = this.oneOf(Object.keys(CONDITIONS)) as Condition['is']
    return { is: kind, ...this.arguments(CONDITIONS[kind], 0) } as unknown as Condition
  }

  takes(sign: string): boolean {
    if (this.tokens[this.next]?.text !== sign) return false
    this.next++
    return true
  }

  end(): void {
    if (this.next < this.tokens.length)
      throw this.wrong({ pl: '„;” i następne słowo albo nic', en: '“;” and another word, or nothing' })
  }

  private item(depth: number): Item {
    if (depth > DEEPEST) throw this.wrong(Object.keys(PRIMITIVES).join(' | '))
    const op = this.oneOf(OPS)
    switch (op) {
      case 'may':
        return { op, effect: this.inBrackets(() => this.effect(depth + 1)) }
      case 'choose':
        return { op, branches: this.inBrackets(() => this.branches(depth + 1)) }
      case 'pay':
        return this.inBrackets(() => {
          const cost = this.effect(depth + 1)
          this.must('->')
          return { op: 'pay', cost, effect: this.effect(depth + 1) }
        })
      default: {
        const args = PRIMITIVES[op as keyof typeof PRIMITIVES]
        return { op, ...this.arguments(args, depth) } as unknown as Item
      }
    }
  }

  private branches(depth: number): Effect[] {
    const branches = [this.effect(depth)]
    do {
      this.must('|')
      branches.push(this.effect(depth))
    } while (branches.length < MOST_BRANCHES && this.tokens[this.next]?.text === '|')
    return branches
  }

  private arguments(args: readonly Argument[], depth: number): { readonly [field: string]: unknown } {
    return Object.fromEntries(args.map(argument => [argument.field, this.argument(argument, depth)]))
  }

  private argument(argument: Argument, depth: number): unknown {
    switch (argument.is) {
      case 'number':
        if (argument.word !== undefined && this.takes(argument.word)) return argument.word
        return this.number(argument.most, argument.word)
      case 'extra':
        return /^\d+$/u.test(this.tokens[this.next]?.text ?? '') ? this.number(argument.most) : 0
      case 'areas':
        this.must('@')
        return this.either(depth)
      case 'word':
        return argument.values[this.oneOf(Object.keys(argument.values))]
      case 'option':
        return this.takes(argument.word) ? argument.given : argument.absent
      case 'each':
        return this.takes('each') ? this.inBrackets(() => this.effect(depth + 1)) : []
    }
  }

  private number(most: number, word?: string): number {
    const text = this.tokens[this.next]?.text ?? ''
    const value = Number(text)
    if (!/^\d+$/u.test(text) || value < 1 || value > most)
      throw this.wrong(`1–${most}${word === undefined ? '' : ` | ${word}`}`)
    this.next++
    return value
  }

  private either(depth: number): Selector {
    let selector = this.both(depth)
    while (this.takes('or')) selector = { is: 'either', of: [selector, this.both(depth)] }
    return selector
  }

  private both(depth: number): Selector {
    let selector = this.areas(depth)
    while (this.takes('and')) selector = { is: 'both', of: [selector, this.areas(depth)] }
    return selector
  }

  private areas(depth: number): Selector {
    if (depth > DEEPEST) throw this.wrong(AREA_WORDS.join(' | '))
    if (this.takes('not')) return { is: 'not', of: this.areas(depth + 1) }
    if (this.takes('near')) return { is: 'near', of: this.inBrackets(() => this.either(depth + 1)) }
    if (this.tokens[this.next]?.text === '(') return this.inBrackets(() => this.either(depth + 1))
    return this.oneOf(AREA_WORDS, ['not', 'near(', '(']) as Selector
  }

  private inBrackets<T>(read: () => T): T {
    this.must('(')
    const inside = read()
    this.must(')')
    return inside
  }

  private must(sign: string): void {
    if (!this.takes(sign)) throw this.wrong({ pl: `„${sign}”`, en: `“${sign}”` })
  }

  private oneOf(words: readonly string[], signs: readonly string[] = []): string {
    const word = this.tokens[this.next]?.text
    if (word === undefined || !words.includes(word)) throw this.wrong([...words, ...signs].join(' | '))
    this.next++
    return word
  }

  private wrong(allowed: Allowed): Unreadable {
    return new Unreadable(this.tokens[this.next]?.at ?? this.length, allowed)
  }
}
