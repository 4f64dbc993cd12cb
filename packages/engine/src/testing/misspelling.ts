import type { Rng } from '../rng.ts'

/** Values of earlier positions that are kept for each field. */
const KEPT = 12
/** At most so many mistakes in one text. */
const MOST_MISTAKES = 3
/** Of so many texts one has a part of the fields only, as people write who count a table. */
const SHORT_EVERY = 4

/** Numbers at the edges of what fields hold. */
const NUMBERS = ['0', '1', '2', '4', '5', '9', '13', '99', '255', '256', '999999'] as const

interface Line {
  readonly name: string
  readonly words: string[]
}

type Mistake = (line: Line, lines: Line[]) => void

/** Writes positions down wrongly, as a person or an attacker might. */
export class Misspelling {
  private readonly rng: Rng
  /** By field: values that stood there in earlier positions. */
  private readonly values = new Map<string, string[]>()
  private readonly mistakes: readonly Mistake[]

  constructor(rng: Rng) {
    this.rng = rng
    this.mistakes = [
      (line, lines) => void lines.splice(lines.indexOf(line), 1),
      line => void line.words.splice(this.at(line.words), 1),
      line => void line.words.splice(this.at(line.words), 0, this.any(line.words) ?? ''),
      line => this.exchange(line, line),
      (line, lines) => this.exchange(line, this.any(lines)!),
      (line, lines) => this.replace(line, this.any(this.any(lines)!.words) ?? '-'),
      line => this.replace(line, this.withOtherNumber(this.any(line.words) ?? '1')),
      line => this.replace(line, this.withOtherSign(this.any(line.words) ?? '1', this.any(line.words) ?? '-')),
      line => void line.words.splice(0),
      line =>
        void line.words.splice(0, line.words.length, ...(this.any(this.values.get(line.name) ?? []) ?? '').split(' ')),
      (line, lines) => void lines.push({ name: this.any([...this.values.keys()])!, words: [...line.words] }),
      line => void line.words.reverse(),
    ]
  }

  of(text: string): string {
    const lines = text
      .split('\n')
      .filter(row => row !== '')
      .map(row => {
        const colon = row.indexOf(':')
        return { name: row.slice(0, colon), words: row.slice(colon + 2).split(' ') }
      })
    this.keep(lines)
    if (this.rng.below(SHORT_EVERY) === 0)
      for (let left = this.rng.below(lines.length); left > 0; left--) lines.splice(this.rng.below(lines.length), 1)
    for (let left = 1 + this.rng.below(MOST_MISTAKES); left > 0 && lines.length > 0; left--)
      this.any(this.mistakes)!(this.any(lines)!, lines)
    return lines.map(({ name, words }) => `${name}: ${words.join(' ')}\n`).join('')
  }

  private keep(lines: readonly Line[]): void {
    for (const { name, words } of lines) {
      const known = this.values.get(name) ?? []
      this.values.set(name, known)
      const value = words.join(' ')
      if (known.includes(value)) continue
      if (known.length < KEPT) known.push(value)
      else known[this.rng.below(KEPT)] = value
    }
  }

  private any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.rng.below(list.length)]
  }

  private at(words: readonly string[]): number {
    return this.rng.below(Math.max(words.length, 1))
  }

  private replace(line: Line, word: string): void {
    line.words[this.at(line.words)] = word
  }

  private exchange(one: Line, other: Line): void {
    const [here, there] = [this.at(one.words), this.at(other.words)]
    const word = one.words[here] ?? ''
    one.words[here] = other.words[there] ?? ''
    other.words[there] = word
  }

  private withOtherNumber(word: string): string {
    const numbers = word.match(/\d+/g)
    const chosen = numbers === null ? undefined : this.any(numbers)
    if (chosen === undefined) return word
    const near = Number(chosen) + (this.rng.below(2) === 0 ? 1 : -1)
    return word.replace(chosen, this.rng.below(2) === 0 ? String(near) : this.any(NUMBERS)!)
  }

  private withOtherSign(word: string, source: string): string {
    const at = this.rng.below(Math.max(word.length, 1))
    return word.slice(0, at) + (source[this.rng.below(Math.max(source.length, 1))] ?? '') + word.slice(at + 1)
  }
}
