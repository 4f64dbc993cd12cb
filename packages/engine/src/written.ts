import { type Allowed, BadInput } from './problems/problem.ts'
import { UNSEEN } from './unseen.ts'

/*
 * Files that people write by hand – card sets – are JSON. A problem with one names the line and the field, so the text is read with
 * its lines, and a value is asked for what it must be: what may stand there is said where it is read.
 */

type Scalar = string | number | boolean | null

type Node =
  | { readonly kind: 'object'; readonly line: number; readonly fields: ReadonlyMap<string, Node> }
  | { readonly kind: 'list'; readonly line: number; readonly items: readonly Node[] }
  | { readonly kind: 'scalar'; readonly line: number; readonly value: Scalar }

/** Deep enough for anything that is meant to be read. */
const DEEPEST = 12

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What can be seen by itself: a mark alone, over nothing, cannot. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Reads JSON and keeps the line of every value. */
class LineReader {
  private readonly text: string
  private at = 0
  private line = 1

  constructor(text: string) {
    this.text = text
  }

  whole(): Node {
    const node = this.value('', 0)
    this.skipSpace()
    if (this.at < this.text.length) throw this.wrong()
    return node
  }

  private value(path: string, depth: number): Node {
    this.skipSpace()
    if (depth > DEEPEST) throw this.wrong()
    const { line } = this
    if (this.takes('{')) return { kind: 'object', line, fields: this.fields(path, depth + 1) }
    if (this.takes('[')) return { kind: 'list', line, items: this.items(path, depth + 1) }
    const word = this.match(STRING) ?? this.match(OTHER)
    if (word === undefined) throw this.wrong()
    return { kind: 'scalar', line, value: JSON.parse(word) as Scalar }
  }

  private fields(path: string, depth: number): Map<string, Node> {
    const fields = new Map<string, Node>()
    if (this.takesAfterSpace('}')) return fields
    do {
      this.skipSpace()
      const { line } = this
      const word = this.match(STRING)
      if (word === undefined) throw this.wrong()
      const name = JSON.parse(word) as string
      if (fields.has(name)) throw new BadInput({ kind: 'repeatedField', line, field: join(path, name) })
      if (!this.takesAfterSpace(':')) throw this.wrong()
      fields.set(name, this.value(join(path, name), depth))
    } while (this.takesAfterSpace(','))
    if (!this.takesAfterSpace('}')) throw this.wrong()
    return fields
  }

  private items(path: string, depth: number): Node[] {
    const items: Node[] = []
    if (this.takesAfterSpace(']')) return items
    do items.push(this.value(`${path}[${items.length + 1}]`, depth))
    while (this.takesAfterSpace(','))
    if (!this.takesAfterSpace(']')) throw this.wrong()
    return items
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const word = pattern.exec(this.text)?.[0]
    if (word !== undefined) this.at += word.length
    return word
  }

  private skipSpace(): void {
    for (const sign of this.match(SPACE) ?? '') if (sign === '\n') this.line++
  }

  private takes(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  private takesAfterSpace(sign: string): boolean {
    this.skipSpace()
    return this.takes(sign)
  }

  private wrong(): BadInput {
    const row = this.text.slice(this.at).split('\n', 1)[0] ?? ''
    return new BadInput({ kind: 'jsonSyntax', line: this.line, given: row })
  }
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** One value of such a file: where it stands and, once asked, what it is. Every question throws `BadInput` if it is not that. */
export class Written {
  readonly line: number
  private readonly node: Node | undefined
  private readonly field: string

  /** Without a node the value is missing, and this is the line of what it is missing from. */
  private constructor(node: Node | undefined, field: string, line: number) {
    this.node = node
    this.field = field
    this.line = line
  }

  static read(text: string): Written {
    const node = new LineReader(text).whole()
    return new Written(node, '', node.line)
  }

  /** An object with no other fields than these. */
  object(allowed: readonly string[]): this {
    if (this.node?.kind !== 'object')
      throw this.bad({
        pl: `obiekt { … } z polami: ${allowed.join(', ')}`,
        en: `an object { … } with the fields: ${allowed.join(', ')}`,
      })
    for (const [name, { line }] of this.node.fields)
      if (!allowed.includes(name))
        throw new BadInput({ kind: 'unknownField', line, given: join(this.field, name), allowed })
    return this
  }

  /** A field of an object; that it is missing is said when it is asked for something. */
  at(name: string): Written {
    if (this.node !== undefined && this.node.kind !== 'object')
      throw this.bad({ pl: 'obiekt { … }', en: 'an object { … }' })
    const node = this.node?.fields.get(name)
    return new Written(node, join(this.field, name), node?.line ?? this.line)
  }

  get isGiven(): boolean {
    return this.node !== undefined
  }

  get isObject(): boolean {
    return this.node?.kind === 'object'
  }

  /** A list; more than it should have may be read, so that what is wrong with it can be said better. */
  items(min: number, max: number, count = min === max ? `${min}` : `${min}–${max}`): Written[] {
    const node = this.node
    const allowed = { pl: `lista [ … ], liczba pozycji: ${count}`, en: `a list [ … ] of ${count} entries` }
    if (node?.kind !== 'list') throw this.bad(allowed)
    if (node.items.length < min || node.items.length > max) throw this.bad(allowed, `[ ${node.items.length} × … ]`)
    return node.items.map((item, index) => new Written(item, `${this.field}[${index + 1}]`, item.line))
  }

  whole(min: number, max: number): number {
    const value = this.scalar(`${min}–${max}`)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      throw this.bad(`${min}–${max}`)
    return value
  }

  /** A line of text that is not empty and hides nothing. */
  text(longest: number): string {
    const allowed: Allowed = {
      pl: `tekst w cudzysłowie, w jednym wierszu, 1–${longest} znaków, z których każdy widać`,
      en: `a text in quotation marks, of one line, 1–${longest} characters that can all be seen`,
    }
    const value = this.scalar(allowed)
    // Telephones add to an emoji that it is one.
    const isSeen = typeof value === 'string' && SEEN.test(value) && !UNSEEN.test(value.replace(/[\uFE0E\uFE0F]/g, ''))
    if (!isSeen || value.length > longest) throw this.bad(allowed)
    return value.trim()
  }

  /** A text of a certain form. */
  like(form: RegExp, said: Allowed): string {
    const value = this.scalar(said)
    if (typeof value !== 'string' || !form.test(value.trim())) throw this.bad(said)
    return value.trim()
  }

  oneOf<const V extends Scalar>(allowed: readonly V[], said: Allowed = allowed.join(' | ')): V {
    const found = this.node?.kind === 'scalar' ? allowed.indexOf(this.node.value as V) : -1
    if (found < 0) throw this.bad(said)
    return allowed[found]!
  }

  /** Says that this cannot stand here, and what may. */
  bad(allowed: Allowed, given = this.written()): BadInput {
    const { line, field } = this
    if (!this.isGiven) return new BadInput({ kind: 'missingValue', line, field, allowed })
    return new BadInput({ kind: 'fieldValue', line, field, given, allowed })
  }

  private scalar(allowed: Allowed): Scalar {
    if (this.node?.kind !== 'scalar') throw this.bad(allowed)
    return this.node.value
  }

  private written(): string {
    if (this.node?.kind === 'object') return '{ … }'
    return this.node?.kind === 'scalar' ? JSON.stringify(this.node.value) : '[ … ]'
  }
}
