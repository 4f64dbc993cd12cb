/** A number from 0 up to 1, the next one at every call. */
type Chance = () => number

/** The same key always paints the same picture: stars, hills and grass never jump. */
export function seeded(key: string): Chance {
  let state = 0x811c9dc5
  for (let at = 0; at < key.length; at++) state = Math.imul(state ^ key.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
