import { type Accessor, createSignal } from 'solid-js'
import { say } from './say-problem.ts'

/** Something a person asked for that takes a while and may fail. */
export interface Attempt {
  readonly isUnderWay: Accessor<boolean>
  /** What went wrong last, in a sentence. */
  readonly problem: Accessor<string | undefined>
  start(work: () => Promise<void>): void
}

export function createAttempt(): Attempt {
  const [isUnderWay, setUnderWay] = createSignal(false)
  const [failure, setFailure] = createSignal<{ readonly why: unknown }>()
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setUnderWay(true)
    setFailure(undefined)
    try {
      await work()
    } catch (why) {
      setFailure({ why })
    }
    setUnderWay(false)
  }
  const problem = (): string | undefined => {
    const failed = failure()
    return failed && say(failed.why)
  }
  return { isUnderWay, problem, start: work => void attempt(work) }
}
