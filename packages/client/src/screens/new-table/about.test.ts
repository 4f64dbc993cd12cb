import { cathedral } from '@sennik/games/cathedral'
import { expect, it } from 'vitest'
import { facts } from '../../games/cathedral/facts.ts'
import { aboutWith } from './about.ts'

it('KK-D32: who brings all cards of the box reads of a reconstruction no more; who brings a few, as before', () => {
  const { cards } = cathedral
  const printed = JSON.stringify({ ...JSON.parse(cards!.builtIn.text), basicCombat: '1/0' }, (key, value) =>
    key === 'from' ? undefined : value,
  )
  const few = JSON.stringify({ game: 'cathedral', name: 'few', basicCombat: '1/0' })
  const about = (text: string) => aboutWith(facts, () => cathedral, cards!.read(text))
  expect(about(printed).pl).toContain('Mapa i tory są nasze')
  expect(about(printed).pl).not.toContain('odtworzone')
  expect(about(printed).en).not.toContain('reconstruction')
  expect(about(few)).toEqual(facts.about)
  expect(aboutWith(facts, () => cathedral, undefined)).toBe(facts.about)
  expect(aboutWith(facts, () => undefined, undefined)).toBe(facts.about)
})
