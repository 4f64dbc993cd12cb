import { cathedral } from '@sennik/games/cathedral'
import { expect, it } from 'vitest'
import { playSamples } from '../sample-games.ts'
import { presentIn } from './presence.ts'

it('every unit, Fort level, Stronghold and Winged on the map is in a row of its side', () => {
  let moment = 0
  playSamples(cathedral, { games: 2, seats: 3, options: cathedral.options.read({}) }, ({ state }) => {
    if (moment++ % 11 !== 0) return
    const view = cathedral.rules.view(state, 'spectator')
    const rows = view.units.flatMap((_, area) => presentIn(view, area))
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
    expect(sum(rows.map(({ units }) => units))).toBe(sum(view.units.flatMap(({ units }) => units)))
    expect(sum(rows.map(({ fort }) => fort))).toBe(sum(view.units.map(({ fort }) => fort)))
    expect(rows.filter(({ hasWinged }) => hasWinged).length).toBe(view.wings.filter(area => area > 0).length)
    expect(rows.filter(({ hasStronghold }) => hasStronghold).length).toBe(
      view.strongholds.filter(area => area > 0).length,
    )
  })
})
