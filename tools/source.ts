// Reading our own sources as syntax trees, for the checks.
import { parseSync, visitorKeys } from 'oxc-parser'

export interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

export interface Place {
  readonly parent: Node | undefined
  /** Types, and names of properties, do not run. */
  readonly runs: boolean
}

export type Visit = (node: Node, place: Place) => void

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** TypeScript's nodes that hold a running expression. */
const RUNNING_WRAPPERS: readonly string[] = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]

const isType = (node: Node): boolean => node.type.startsWith('TS') && !RUNNING_WRAPPERS.includes(node.type)

function isOnlyName(parent: Node, key: string): boolean {
  if (key === 'label' || key === 'imported' || key === 'exported') return true
  return (key === 'key' || key === 'property') && parent.computed !== true
}

function walk(node: Node, { parent, runs }: Place, visit: Visit): void {
  const runsHere = runs && !isType(node)
  visit(node, { parent, runs: runsHere })
  for (const key of visitorKeys[node.type] ?? []) {
    const below = { parent: node, runs: runsHere && !isOnlyName(node, key) }
    for (const child of [node[key]].flat()) if (isNode(child)) walk(child, below, visit)
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

export class Source {
  readonly file: string
  private readonly text: string

  /** `file` is relative to the root of the repository, with forward slashes. */
  constructor(file: string, text: string) {
    this.file = file
    this.text = text
  }

  /** Visits every node, parents first; throws on a file that does not parse. */
  visit(visit: Visit): void {
    const { program, errors } = parseSync(this.file, this.text, { sourceType: 'module' })
    if (errors[0]) throw new Error(`${this.file} does not parse: ${errors[0].message}`)
    walk(program as unknown as Node, { parent: undefined, runs: true }, visit)
  }

  at(node: Node, sentence: string): string {
    return `${this.file}:${lineAt(this.text, node.start)}: ${sentence}`
  }
}
