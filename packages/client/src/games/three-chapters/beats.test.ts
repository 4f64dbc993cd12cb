import { type AnyGame, asSeat, type GameEvent, type Viewer } from '@sennik/engine'
import { threeChapters } from '@sennik/games/three-chapters'
import { describe, expect, it } from 'vitest'
import { flat, placesOf, seatFaces } from '../../table/beats-testing.ts'
import type { Beat, Telling } from '../../table/board.ts'
import { beatsWith } from './beats.ts'
import { Cards } from './cards.ts'
import { playSampleGames } from './sample-games.ts'

const NAMES = ['Ola', 'Jan', 'Ewa', 'Iza', 'Ala', 'Ada']

const told: Telling[] = []
const game = threeChapters as unknown as AnyGame
const typed = beatsWith(game, Cards.of(game), telling => {
  told.push(telling)
  return null
})
const beats = typed as unknown as { readonly [type: string]: (event: GameEvent, telling: Telling) => readonly Beat[] }

const PLACE =
  /^(card-\d+|pick|gift|hand|box|(seat|plate|party)-[0-5]|ghost-[01]|(trick|pay)-[0-5]|purse-[0-5]-(hearts|gems|stars))$/

describe('how what happens looks', () => {
  for (const count of [2, 3, 6]) {
    const games = playSampleGames(4, count)
    const telling: Telling = { you: asSeat(0), seats: seatFaces(NAMES.slice(0, count)), lang: 'pl' }
    const heard = (viewer: Viewer): readonly GameEvent[] => games.map(event => threeChapters.rules.tell(event, viewer))
    const looks = (event: GameEvent, from = telling): readonly Beat[] => flat(beats[event.type]!(event, from))

    it(`${count} players: everything that happens has its beats, at places that the board has, with known faces`, () => {
      for (const event of heard(asSeat(0))) {
        const list = looks(event)
        expect(list.length, event.type).toBeGreaterThan(0)
        for (const beat of list) {
          for (const place of placesOf(beat)) expect(place).toMatch(PLACE)
          if ('face' in beat) expect(beat.face).toMatch(/^([1-9]|[1-4]\d|50|back|hearts|gems|stars)$/)
        }
      }
    })

    it(`${count} players: what others choose is a back on its way`, () => {
      const choices = heard(asSeat(0)).filter(({ type }) => type === 'picked' || type === 'gave' || type === 'changed')
      for (const event of choices) {
        const faces = looks(event).flatMap(beat => ('face' in beat ? [beat.face] : []))
        if ((event as unknown as { readonly seat: number }).seat !== 0)
          for (const face of faces) expect(face).toBe('back')
      }
      for (const event of heard('spectator').filter(({ type }) => type === 'picked'))
        for (const beat of looks(event, { ...telling, you: undefined }))
          if ('face' in beat) expect(beat.face).toBe('back')
    })

    it(`${count} players: every token paid in a round flies to whoever takes it`, () => {
      for (const event of games.filter(({ type }) => type === 'roundEnded')) {
        if (event.type !== 'roundEnded') continue
        const flights = looks(event).filter(beat => beat.beat === 'travel' && beat.to.startsWith('purse-'))
        const paid = event.payments.flatMap(({ tokens }) => Object.keys(tokens))
        expect(flights).toHaveLength(paid.length)
      }
    })
  }

  it('all kinds of events were seen', () => {
    const kinds = new Set([...playSampleGames(4, 2), ...playSampleGames(2, 3)].map(({ type }) => type))
    expect(kinds).toEqual(new Set(Object.keys(typed)))
  })

  it('chapter III is a page of its own', () => {
    const telling: Telling = { you: asSeat(0), seats: seatFaces(NAMES.slice(0, 3)), lang: 'en' }
    const end = playSampleGames(1, 3).find(({ type }) => type === 'gameEnded')!
    const scene = flat(beats.gameEnded!(end, telling)).find(beat => beat.beat === 'scene')!
    scene.scene()
    expect(told).toEqual([telling])
  })
})
