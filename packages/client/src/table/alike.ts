/** Whether two records say the same, field by field, whatever the order of their fields. */
export function isAlike<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[]
  return keys.length === Object.keys(other).length && keys.every(key => one[key] === other[key])
}

/** A list in which everything that was there before is still the same thing: what shows it stays where it is. */
export const keptFrom = <T extends object>(before: readonly T[], now: readonly T[]): readonly T[] =>
  now.map(each => before.find(old => isAlike(old, each)) ?? each)

/** Whether two lists say the same: then nothing that shows them needs to be drawn anew. */
export const areAlike = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && one.every((each, index) => isAlike(each, other[index]!))
