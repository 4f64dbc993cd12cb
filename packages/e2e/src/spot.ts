export interface Spot {
  readonly x: number
  readonly y: number
}

/** Runs in the page: where a finger meets a thing that rests; nowhere if it is gone, or lies under something else. */
export async function spotOf([css, index]: readonly [string, number]): Promise<Spot | undefined> {
  const thing = document.querySelectorAll(css)[index]
  if (thing === undefined) return undefined
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const place = () => thing.getBoundingClientRect()
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  // What opened a moment ago still makes room for itself.
  for (let before = { left: -1, top: -1 }; before.left !== place().left || before.top !== place().top; ) {
    before = place()
    await frame()
    await frame()
  }
  const { left, top, width, height } = place()
  // From the middle outwards: of a card in a fan only an edge may be seen.
  const parts = [0.5, 0.25, 0.75, 0.12, 0.88, 0.06, 0.94]
  for (const across of parts)
    for (const down of parts) {
      const spot = { x: left + width * across, y: top + height * down }
      const met = document.elementFromPoint(spot.x, spot.y)
      if (met !== null && thing.contains(met)) return spot
    }
  return undefined
}
