import {
  AREA_WORDS,
  BUILD_COSTS,
  type Effect,
  type Item,
  type Op,
  type Selector,
  STEP_KINDS,
  WHOSE,
} from './vocabulary.ts'

/*
 * Effects as the rules run them: nested sentences become one flat program, made once when cards are loaded. An instruction is a row of numbers; a frame
 * that resolves an effect remembers where it stands.
 */

/** Every word of the vocabulary, and what holds them together. A word's place is its number. */
export const OPS = [
  'end',
  'jump',
  'draw',
  'scry',
  'play',
  'discard',
  'steal',
  'produce',
  'place',
  'areas',
  'move',
  'wing',
  'convert',
  'fly',
  'shift',
  'build',
  'raze',
  'climb',
  'rite',
  'fight',
  'shadow',
  'banish',
  'spend',
  'recall',
  'command',
  'prowl',
  'devour',
  'restore',
  'wake',
  'echo',
  'dream',
  'may',
  'choose',
  'pay',
] as const satisfies readonly ('end' | 'jump' | Op)[]
export type Code = (typeof OPS)[number]

export const codeOf = (op: Code): number => OPS.indexOf(op)

/** Any number. */
export const ALL = 255
/** As many as the Fort has levels. */
export const BY_LEVEL = 255

/** Words that are carried out without a question, or whose question cannot be left: before all others `may` says nothing new. */
const BINDING: ReadonlySet<Op> = new Set<Op>([
  ...(['draw', 'scry', 'dream', 'wake'] as const),
  ...(['discard', 'areas', 'fight', 'shadow', 'spend', 'devour', 'choose'] as const),
])

/** Selectors: a node is a word, or joins others. */
const JOINTS = ['word', 'near', 'not', 'both', 'either'] as const
export interface SelectorNode {
  readonly joint: number
  /** The number of the word, or of the first part. */
  readonly first: number
  readonly second: number
}

interface Row {
  op: number
  count: number
  at: number
  to: number
  flag: number
  /** A place in the program, or a second number. */
  extra: number
}

export class Program {
  readonly op: Uint8Array
  readonly count: Uint8Array
  readonly at: Uint8Array
  readonly to: Uint8Array
  readonly flag: Uint8Array
  readonly extra: Uint16Array
  readonly selectors: readonly SelectorNode[]
  /** What each instruction was written from, for those who tell people what they are asked. */
  readonly items: ReadonlyMap<number, Item>

  constructor(rows: readonly Row[], selectors: readonly SelectorNode[], items: ReadonlyMap<number, Item>) {
    this.op = Uint8Array.from(rows, row => row.op)
    this.count = Uint8Array.from(rows, row => row.count)
    this.at = Uint8Array.from(rows, row => row.at)
    this.to = Uint8Array.from(rows, row => row.to)
    this.flag = Uint8Array.from(rows, row => row.flag)
    this.extra = Uint16Array.from(rows, row => row.extra)
    this.selectors = selectors
    this.items = items
  }
}

/** Writes programs one after another. */
export class Compiler {
  private readonly rows: Row[] = []
  private readonly selectors: SelectorNode[] = []
  private readonly knownSelectors = new Map<string, number>()
  private readonly items = new Map<number, Item>()
  /** What happens in every area a nightmare enters: written behind the effect it belongs to. */
  private readonly prowls: { readonly row: Row; readonly each: Effect }[] = []

  constructor() {
    // An effect of nothing stands at 0.
    this.add('end')
  }

  /** Where the program of an effect begins. */
  effect(effect: Effect): number {
    if (effect.length === 0) return 0
    const start = this.rows.length
    for (const item of effect) this.item(item)
    this.add('end')
    for (const { row, each } of this.prowls.splice(0)) row.extra = this.effect(each)
    return start
  }

  program(): Program {
    return new Program(this.rows, this.selectors, this.items)
  }

  private add(op: Code, row: Partial<Row> = {}): Row {
    const made = { op: codeOf(op), count: 0, at: 0, to: 0, flag: 0, extra: 0, ...row }
    this.rows.push(made)
    return made
  }

  selector(selector: Selector): number {
    const key = JSON.stringify(selector)
    const known = this.knownSelectors.get(key)
    if (known !== undefined) return known
    const node = this.node(selector)
    this.selectors.push(node)
    this.knownSelectors.set(key, this.selectors.length - 1)
    return this.selectors.length - 1
  }

  private node(selector: Selector): SelectorNode {
    if (typeof selector === 'string') return { joint: 0, first: AREA_WORDS.indexOf(selector), second: 0 }
    const joint = JOINTS.indexOf(selector.is)
    if (selector.is === 'near' || selector.is === 'not') return { joint, first: this.selector(selector.of), second: 0 }
    return { joint, first: this.selector(selector.of[0]), second: this.selector(selector.of[1]) }
  }

  private item(item: Item): void {
    this.items.set(this.rows.length, item)
    switch (item.op) {
      case 'may':
        this.may(item.effect)
        return
      case 'choose':
        this.choose(item.branches)
        return
      case 'pay':
        this.pay(item.cost, item.effect)
        return
      default: {
        const row = this.add(item.op, this.row(item))
        if (item.op === 'prowl') this.prowls.push({ row, each: item.each })
      }
    }
  }

  private row(item: Exclude<Item, { readonly op: 'may' | 'choose' | 'pay' }>): Partial<Row> {
    switch (item.op) {
      case 'draw':
      case 'discard':
      case 'steal':
      case 'command':
      case 'restore':
        return { count: item.count }
      case 'scry':
      case 'dream':
        return { count: item.count, flag: Number(item.stage2), extra: item.keep }
      case 'play':
        return { count: item.count === 'all' ? ALL : item.count, flag: Number(item.upgrades) }
      case 'produce':
      case 'shadow':
        return { count: item.count, at: this.selector(item.at), flag: Number(item.same) }
      case 'place':
      case 'convert':
      case 'raze':
      case 'spend':
      case 'recall':
        return { count: item.count, at: this.selector(item.at) }
      case 'areas':
        return { count: item.count === 'level' ? BY_LEVEL : item.count, at: this.selector(item.at) }
      case 'move':
        return { count: item.points, extra: item.conversions }
      case 'wing':
        return { count: item.points }
      case 'fly':
        return { count: 1, at: this.selector(item.to) }
      case 'shift':
        return { count: item.count, at: this.selector(item.from), to: this.selector(item.to) }
      case 'build':
        return {
          count: item.count,
          at: this.selector(item.at),
          flag: BUILD_COSTS.indexOf(item.cost),
          extra: Number(item.anywhere),
        }
      case 'climb':
        return { count: item.count, flag: STEP_KINDS.indexOf(item.upTo) }
      case 'rite':
        return {
          count: item.count === 'all' ? ALL : item.count,
          flag: STEP_KINDS.indexOf(item.upTo),
          extra: item.limbo,
        }
      case 'fight':
        return { count: item.count, at: this.selector(item.at), flag: Number(item.must), extra: Number(item.devours) }
      case 'banish':
      case 'devour':
        return { count: item.count, at: this.selector(item.at), flag: WHOSE.indexOf(item.whose) }
      case 'prowl':
        return { count: item.steps }
      case 'wake':
      case 'echo':
        return { count: 1 }
    }
  }

  /** A single word that can be left needs no second question. */
  private may(effect: Effect): void {
    const [only] = effect
    if (effect.length === 1 && only !== undefined && !BINDING.has(only.op)) {
      this.item(only)
      return
    }
    const question = this.add('may')
    for (const item of effect) this.item(item)
    question.extra = this.rows.length
  }

  /** Each branch begins after a jump that leads there: the choice adds its number to its own place. */
  private choose(branches: readonly Effect[]): void {
    this.add('choose', { count: branches.length })
    const starts = branches.map(() => this.add('jump'))
    const ends = branches.map((branch, index) => {
      starts[index]!.extra = this.rows.length
      for (const item of branch) this.item(item)
      return this.add('jump')
    })
    for (const end of ends) end.extra = this.rows.length
  }

  /** The cost stands right behind the question: `count` instructions. */
  private pay(cost: Effect, effect: Effect): void {
    const question = this.add('pay')
    const first = this.rows.length
    for (const item of cost) this.item(item)
    question.count = this.rows.length - first
    for (const item of effect) this.item(item)
    question.extra = this.rows.length
  }
}
