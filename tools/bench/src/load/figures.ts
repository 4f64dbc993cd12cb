/** The smallest number that at least the share `p` of all does not exceed. */
export function percentile(numbers: readonly number[], p: number): number {
  if (numbers.length === 0) return Number.NaN
  const sorted = Float64Array.from(numbers).sort()
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)]!
}

export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort()
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
