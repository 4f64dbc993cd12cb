import { asSeat, type GameEvent, type Viewer } from '@sennik/engine'
import { type Event, koty } from '@sennik/games/koty'
import { describe, expect, it } from 'vitest'
import { flat, placesOf, seatFaces } from '../../table/beats-testing.ts'
import type { Beat, Telling } from '../../table/board.ts'
import { beats } from './beats.ts'
import { playSampleGames } from './sample-games.ts'

const KINDS = Object.keys(beats)
const seats = seatFaces(['Ola', 'Jan', 'Ewa', 'Iza'])
const telling: Telling = { you: asSeat(0), seats, lang: 'pl' }
const table = beats as unknown as { readonly [type: string]: (event: GameEvent, telling: Telling) => readonly Beat[] }

/** Both piles are hardly ever empty: that is told here on its own. */
const RARE: Event = { type: 'couldNotDraw', seat: asSeat(1) }
const games: readonly Event[] = [...playSampleGames(12), ...playSampleGames(12, undefined, 2), RARE]

/** Everything one viewer hears of some whole games. */
const story = (viewer: Viewer): readonly GameEvent[] => games.map(event => koty.rules.tell(event, viewer))

const PLACE = /^(land-[0-3]-[0-3]|pile|discard|spot-[01]|slot-[0-3]|seat-[0-3]|hand-[1-8RJMBOD](-[2-4])?)$/

describe('how what happens looks', () => {
  const heard = story(asSeat(0))

  it('every kind of event happens in these games and has its beats', () => {
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(KINDS))
    for (const event of heard) expect(table[event.type]!(event, telling).length).toBeGreaterThan(0)
  })

  it('beats name places that the board has, and known faces', () => {
    const all = heard.flatMap(event => flat(table[event.type]!(event, telling)))
    for (const place of new Set(all.flatMap(placesOf))) expect(place).toMatch(PLACE)
    for (const face of new Set(all.map(beat => ('face' in beat ? beat.face : 'back'))))
      expect(face).toMatch(/^([1-8RJMBOD]|back)$/)
  })

  it('what others draw stays face down, and so does a nine from the pile', () => {
    const drawn = story('spectator').filter(({ type }) => type === 'drew' || type === 'addedNine')
    const fromPile = drawn
      .flatMap(event => flat(table[event.type]!(event, { ...telling, you: undefined })))
      .filter(beat => beat.beat === 'travel' && beat.from === 'pile')
    expect(fromPile.length).toBeGreaterThan(100)
    for (const beat of fromPile) expect(beat).toMatchObject({ face: 'back' })
  })

  it('only your own cards leave from places of your hand', () => {
    for (const event of heard)
      for (const beat of flat(table[event.type]!(event, telling)))
        if (beat.beat === 'travel' && beat.from.startsWith('hand-')) expect(event).toMatchObject({ seat: 0 })
  })

  it('equal cards that are exchanged leave from different places', () => {
    const event = { type: 'exchanged', seat: 0, cards: [5, 5, 9, 5] }
    const places = flat(table.exchanged!(event, telling)).flatMap(beat => (beat.beat === 'travel' ? [beat.from] : []))
    expect(places).toEqual(['hand-5', 'hand-5-2', 'hand-R', 'hand-5-3'])
  })
})
