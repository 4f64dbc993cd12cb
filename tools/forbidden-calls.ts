// What rules may not use. The same moves must lead to the same state on every machine and for ever: records, fair
// shuffles, search and replays rest on it. So chance enters only through `Rng`, and nothing else enters at all.
import { isNode, type Node, type Place } from './source.ts'

/** Names that may not be used as values, and what to do instead. */
const FORBIDDEN = new Map([
  ...because('draw from the Rng you are given', 'crypto'),
  ...because('rules know no time, clocks belong to the server', 'Date', 'performance'),
  ...because('rules never wait', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'),
  ...because('tell an event or throw an error', 'console'),
  ...because('take what you need as a parameter', 'process', 'globalThis', 'fetch'),
  ...because('rules never wait: return the value itself', 'Promise'),
  ...because('write the code itself', 'eval', 'Function'),
  ...because('import at the top of the file', 'require'),
])

const NO_CHANCE = 'Math.random is forbidden here: draw from the Rng you are given.'

function because(advice: string, ...names: readonly string[]): [string, string][] {
  return names.map(name => [name, advice])
}

/** The x of `object.x` and `object['x']`. */
function propertyName(member: Node): unknown {
  const { property } = member
  if (!isNode(property)) return undefined
  return member.computed === true ? property.value : property.name
}

/** `Math.random`, or `Math` passed on where it could hide it. */
function couldBeRandom(math: Node, { parent }: Place): boolean {
  if (parent?.type !== 'MemberExpression' || parent.object !== math) return true
  const name = propertyName(parent)
  return typeof name !== 'string' || name === 'random'
}

function forbiddenName(node: Node, place: Place): string | undefined {
  const name = String(node.name)
  if (name === 'Math') return couldBeRandom(node, place) ? NO_CHANCE : undefined
  const advice = FORBIDDEN.get(name)
  return advice && `${name} is forbidden here, even as a name of your own: ${advice}.`
}

/** What is wrong with this node inside `engine` or `games`, if anything. */
export function forbidden(node: Node, place: Place): string | undefined {
  if (!place.runs) return undefined
  if (node.type === 'Identifier') return forbiddenName(node, place)
  if (node.type === 'ImportExpression') return 'Dynamic import is forbidden here: import at the top of the file.'
  if (node.async === true) return 'async is forbidden here: rules never wait, return the value itself.'
  if (node.type === 'AwaitExpression' || node.await === true) return 'await is forbidden here: rules never wait.'
  return undefined
}
