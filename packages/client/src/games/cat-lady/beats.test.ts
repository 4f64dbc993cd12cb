import { asSeat, type GameEvent } from '@sennik/engine'
import { catLady } from '@sennik/games/cat-lady'
import { describe, expect, it } from 'vitest'
import { flat, placesOf, seatFaces } from '../../table/beats-testing.ts'
import type { Beat, Telling } from '../../table/board.ts'
import { beats } from './beats.ts'
import { FACES, MARKER, VP } from './faces.ts'
import { playSampleGames } from './sample-games.ts'

const seats = seatFaces(['Ola', 'Jan', 'Ewa'])
const table = beats as unknown as { readonly [type: string]: (event: GameEvent, telling: Telling) => readonly Beat[] }
const heard = playSampleGames(12, 3).map(event => catLady.rules.tell(event, asSeat(0)) as GameEvent)

/** Places that are on the board while cards are taken, and at supper. */
const PLACE =
  /^(deck|marker|vp|cell-[0-8]|stray-[0-2]|line-[0-5]|(seat|cats|food|hand|vp)-[0-2]|stock-[0-3]|bowl-\d+|slot-\d+-[0-3])$/
const KNOWN = new Set([...FACES.map(({ face }) => face), MARKER, VP, ...catTokens()])

function catTokens(): readonly string[] {
  return ['chicken', 'tuna', 'milk', 'wild'].map(token => `token-${token}`)
}

describe('how what happens looks', () => {
  for (const you of [asSeat(0), undefined])
    it(`every kind of event happens in these games and has its beats, seen by ${you === undefined ? 'a spectator' : 'a seat'}`, () => {
      const telling: Telling = { you, seats, lang: 'pl' }
      expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(Object.keys(beats)))
      for (const event of heard) expect(table[event.type]!(event, telling).length).toBeGreaterThan(0)
      const all = heard.flatMap(event => flat(table[event.type]!(event, telling)))
      for (const place of new Set(all.flatMap(placesOf))) expect(place).toMatch(PLACE)
      for (const beat of all) if ('face' in beat) expect(KNOWN).toContain(beat.face)
    })

  it('cards go where they are kept: cats before the player, food to the food, the rest into the hand', () => {
    const event = { type: 'took', seat: 1, line: 3, cards: [8, 24, 29] }
    const to = flat(table.took!(event, { you: asSeat(0), seats, lang: 'en' })).flatMap(beat =>
      beat.beat === 'travel' && beat.face !== MARKER ? [`${beat.face} ${beat.from} ${beat.to}`] : [],
    )
    const [cat, food, thing] = to
    expect(cat).toBe('bronte cell-0 cats-1')
    expect(food).toBe('tuna cell-3 food-1')
    expect(thing).toBe('mouse cell-6 hand-1')
  })

  it('at the end the banner says who won, not the sums', () => {
    for (const lang of ['pl', 'en'] as const) {
      const event = { type: 'gameEnded', totals: [30, 12, -4], winners: [1] }
      const banner = flat(table.gameEnded!(event, { you: asSeat(0), seats, lang })).find(beat => beat.beat === 'banner')
      expect(banner).toMatchObject({ text: lang === 'pl' ? 'Jan wygrywa!' : 'Jan wins!' })
    }
  })
})
