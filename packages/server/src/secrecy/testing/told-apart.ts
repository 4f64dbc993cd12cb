import { SeededRng } from '@sennik/engine'
import { Conversation } from './conversation.ts'
import { Door } from './door.ts'
import type { Twins } from './twin-worlds.ts'

/** What was compared. */
interface Compared {
  messages: number
  bytes: number
  steps: number
}

/** How two houses told one viewer which of two worlds it is in. */
interface ToldApart {
  readonly seed: string
  readonly here: string
  readonly there: string
}

/** Two houses that hold the same tables, but for what one viewer of each table must not know. */
export class TwinHouses {
  readonly compared: Compared = { messages: 0, bytes: 0, steps: 0 }
  private readonly doors: readonly [Door, Door]

  private constructor(doors: readonly [Door, Door]) {
    this.doors = doors
  }

  static async open(tables: readonly Twins[]): Promise<TwinHouses> {
    const furnished = (world: 0 | 1) => tables.map(({ table, snapshots }) => ({ table, snapshot: snapshots[world] }))
    return new TwinHouses(await Promise.all([Door.open(furnished(0)), Door.open(furnished(1))]))
  }

  /** The first difference in anything that the viewers of these tables hear, or that is logged meanwhile. */
  async firstDifference(tables: readonly Twins[], questions: number): Promise<ToldApart | undefined> {
    const logged = this.doors[0].logged().length
    for (const twins of tables) {
      const { seed } = twins.table
      const newRng = () => SeededRng.of(`manner ${seed}`)
      const [here, there] = (await Promise.all(
        this.doors.map(door => new Conversation(door, twins, { questions, newRng }).run()),
      )) as [readonly string[], readonly string[]]
      this.compared.messages += here.length
      this.compared.bytes += here.reduce((sum, text) => sum + text.length, 0)
      this.compared.steps += twins.script.length
      const difference = differenceOf(here, there)
      if (difference !== undefined) return { seed, ...difference }
    }
    // Answers to requests made at once are logged in any order.
    const [here, there] = this.doors.map(door => door.logged().slice(logged).toSorted()) as [string[], string[]]
    const difference = differenceOf(here, there)
    return difference && { seed: 'the log', ...difference }
  }

  async close(): Promise<void> {
    await Promise.all(this.doors.map(door => door.close()))
  }
}

function differenceOf(
  here: readonly string[],
  there: readonly string[],
): { readonly here: string; readonly there: string } | undefined {
  const length = Math.max(here.length, there.length)
  for (let index = 0; index < length; index++) {
    const [one, other] = [here[index] ?? 'nothing', there[index] ?? 'nothing']
    if (one !== other) return { here: fromDifference(one, other), there: fromDifference(other, one) }
  }
  return undefined
}

const SHOWN = 80

/** A text around the place where it differs from another one. */
function fromDifference(text: string, other: string): string {
  let at = 0
  while (at < text.length && text[at] === other[at]) at++
  return `${text.slice(0, 30)} … ${text.slice(Math.max(0, at - SHOWN), at + SHOWN)}`
}
