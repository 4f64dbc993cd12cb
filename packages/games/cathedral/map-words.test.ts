import { readFileSync } from 'node:fs'
import { LANGS } from '@sennik/engine'
import { problemFrom } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { readCards } from './cards/read.ts'
import { clauses } from './clauses.ts'
import { cathedral } from './game.ts'
import { LARGE_SIDE, SMALL_SIDE } from './map.ts'

describe.each(LANGS)('the map in words, in %s', lang => {
  test('KK-D39 KK-D40: the rules tell of every area what it is adjacent to', () => {
    for (const [id, side] of [
      ['KK-D39', SMALL_SIDE],
      ['KK-D40', LARGE_SIDE],
    ] as const)
      for (const area of side) {
        const beside = area.adjacent.map(next => side.find(other => other.id === next)![lang]).join(', ')
        expect(clauses.text[id][lang]).toContain(`${area[lang]} – ${beside}`)
      }
  })

  test('KK-D39 KK-D40: among the cards lies a page for every area, with the number that moves call it by', () => {
    const pages = cathedral.cards!.pages(lang).slice(-LARGE_SIDE.length)
    LARGE_SIDE.forEach((area, index) => {
      expect(pages[index]!.name).toMatch(new RegExp(`^(Obszar|Area) ${index + 1}: ${area[lang]}$`))
      const beside = area.adjacent.map(next => LARGE_SIDE.find(other => other.id === next)![lang]).join(', ')
      expect(pages[index]!.lines.join(' ')).toContain(beside)
    })
  })
})

describe('docs/card-sets.md, Katedra Koszmarów', () => {
  const page = readFileSync(new URL('../../../docs/card-sets.md', import.meta.url), 'utf8')
  const chapter = page.split(/^## /m).find(text => text.startsWith('A card of Katedra Koszmarów'))!

  test('its example is read', () => {
    const [, example] = /```json\n([\s\S]*?)```/.exec(chapter)!
    expect(problemFrom(() => readCards(example!))).toBe('accepted')
  })

  test('several conditions must hold together', () => {
    const dream = { id: 'S12', pl: 'Sen', en: 'Dream', when: 'end', points: 1, pieces: 0 }
    const set = { game: 'cathedral', name: 'home', dreams: [{ ...dream, condition: 'won 1 shadow; controls 2 @any' }] }
    expect(readCards(JSON.stringify(set)).faces.dreams[11]!.conditions).toHaveLength(2)
  })
})
