import { asSeat, type GameEvent, type Viewer } from '@sennik/engine'
import { sen } from '@sennik/games/sen'
import { describe, expect, it } from 'vitest'
import { flat, placesOf, seatFaces } from '../../table/beats-testing.ts'
import type { Beat, Telling } from '../../table/board.ts'
import { beatsWith } from './beats.ts'
import { playSampleGames } from './sample-games.ts'

const KINDS = [
  'roundBegan',
  'looked',
  'took',
  'drew',
  'drewTwo',
  'kept',
  'exchanged',
  'discarded',
  'used',
  'picked',
  'swapped',
  'beganClaim',
  'pointed',
  'claimed',
  'called',
  'ranOut',
  'roundScored',
  'gameEnded',
]
const seats = seatFaces(['Ola', 'Jan', 'Ewa'])
const telling: Telling = { you: asSeat(0), seats, lang: 'pl' }
const scenes: GameEvent[] = []
const beats = beatsWith(event => {
  scenes.push(event)
  return null
}) as { readonly [type: string]: (event: GameEvent, telling: Telling) => readonly Beat[] }

const games = playSampleGames(12)

/** Everything one viewer hears of some whole games. */
const story = (viewer: Viewer): readonly GameEvent[] => games.map(event => sen.rules.tell(event, viewer))

const PLACE = /^(land-[0-2]-\d+|pile|discard|bell|held-[01]|seat-[0-2])$/

describe('how what happens looks', () => {
  const heard = story(asSeat(0))

  it('every kind of event happens in these games and has its beats', () => {
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(KINDS))
    for (const event of heard) expect(beats[event.type]!(event, telling).length).toBeGreaterThan(0)
  })

  it('beats name places that the board has, and known faces', () => {
    for (const event of heard)
      for (const beat of flat(beats[event.type]!(event, telling))) {
        for (const place of placesOf(beat)) expect(place).toMatch(PLACE)
        if ('face' in beat) expect(beat.face).toMatch(/^([0-9TPS]|back)$/)
      }
  })

  it('only the one who looks gets a glimpse', () => {
    const glimpses = (viewer: Viewer): number =>
      story(viewer)
        .flatMap(event => flat(beats[event.type]!(event, telling)))
        .filter(beat => beat.beat === 'glimpse').length
    expect(glimpses(asSeat(0))).toBeGreaterThan(0)
    expect(glimpses('spectator')).toBe(0)
  })

  it('a counted round is a page of its own', () => {
    const scored = heard.find(({ type }) => type === 'roundScored')!
    const scene = beats.roundScored!(scored, telling).find(beat => beat.beat === 'scene')!
    scene.scene()
    expect(scenes).toEqual([scored])
  })
})
