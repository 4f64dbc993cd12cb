/** `[make(0), …, make(length − 1)]`. Several times faster than `Array.from`, and views are made of such lists. */
export function listOf<T>(length: number, make: (index: number) => T): T[] {
  const list = new Array<T>(length)
  for (let index = 0; index < length; index++) list[index] = make(index)
  return list
}
