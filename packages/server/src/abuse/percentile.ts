/** What so great a share of these times does not exceed; of none, all one can fear. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY
}
