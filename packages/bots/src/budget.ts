import { BadInput } from '@sennik/engine'

/** How long a bot may think about one decision: until it has tried so many worlds, or so long, whichever comes first. */
export interface Budget {
  readonly iterations: number
  readonly milliseconds: number
}

const MOST_MILLISECONDS = 60_000
const MOST_ITERATIONS = 10_000_000

/** Reads `300ms` (time) or `5000` (worlds). Throws `BadInput`. */
export function readBudget(given: string): Budget {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(given) ?? []
  const size = Number(digits)
  const most = unit === 'ms' ? MOST_MILLISECONDS : MOST_ITERATIONS
  if (digits === undefined || size === 0 || size > most)
    throw new BadInput({
      kind: 'badBudget',
      given,
      mostMilliseconds: MOST_MILLISECONDS,
      mostIterations: MOST_ITERATIONS,
    })
  return unit === 'ms'
    ? { iterations: MOST_ITERATIONS, milliseconds: size }
    : { iterations: size, milliseconds: MOST_MILLISECONDS }
}
