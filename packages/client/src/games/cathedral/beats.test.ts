import { type AnyGame, asSeat, type GameEvent } from '@sennik/engine'
import { cathedral } from '@sennik/games/cathedral'
import { describe, expect, it } from 'vitest'
import { flat, placesOf, seatFaces } from '../../table/beats-testing.ts'
import type { Beat, Telling } from '../../table/board.ts'
import { playSamples } from '../sample-games.ts'
import { beatsWith } from './beats.ts'

const game = cathedral as unknown as AnyGame
const typed = beatsWith(game, () => null)
const beats = typed as unknown as { readonly [type: string]: (event: GameEvent, telling: Telling) => readonly Beat[] }

const PLACE =
  /^(area-\d+|(seat|stock)-[0-3]|hand|dreams|actions|turns|cathedral|dreamDeck|market-[0-2]|day-[0-4]|night-[0-2]|step-\d+|piece-\d+|lay-[0-3]|wing-[0-3]|roaming-[1-8])$/
const FACE = /^(R\d\d|S\d\d|T\d\d|N[1-8]a?|basic|back(-[SKN])?|[uw][0-4]|f[1-3])$/

const options = [{}, { mode: 'variable', forkedPaths: true, advanced: true }] as const

describe('how what happens looks', () => {
  for (const [seats, given] of [
    [2, options[0]],
    [4, options[1]],
  ] as const) {
    const story = playSamples(cathedral, { games: 3, seats, options: cathedral.options.read(given) })
    const telling: Telling = {
      you: asSeat(0),
      seats: seatFaces(['Ola', 'Jan', 'Ewa', 'Iza'].slice(0, seats)),
      lang: 'pl',
    }

    it(`${seats} players: everything has its beats, at places that the board has, with known faces`, () => {
      const told = new Map<string, number>()
      for (const event of story) {
        // Some things happen a thousand times and look the same.
        const before = told.get(event.type) ?? 0
        if (before > 60) continue
        told.set(event.type, before + 1)
        const heard = cathedral.rules.tell(event, asSeat(0))
        const list = flat(beats[heard.type]!(heard, telling))
        expect(list.length, heard.type).toBeGreaterThan(0)
        for (const beat of list) {
          for (const place of placesOf(beat)) expect(place, heard.type).toMatch(PLACE)
          if ('face' in beat) expect(beat.face, heard.type).toMatch(FACE)
        }
      }
    })

    it(`${seats} players: what others do is said in a sentence, of one's own deeds only what they led to`, () => {
      const isSaid = (event: GameEvent): boolean =>
        flat(beats[event.type]!(event, telling)).some(({ beat }) => beat === 'banner')
      for (const event of story) {
        const heard = cathedral.rules.tell(event, asSeat(0))
        if (heard.type === 'performed' || heard.type === 'dreamed' || heard.type === 'upgraded')
          expect(isSaid(heard), heard.type).toBe(heard.seat !== 0)
        if (heard.type === 'losses') expect(isSaid(heard)).toBe(heard.units + heard.levels > 0)
      }
    })

    it(`${seats} players: what others draw or lay is a back on its way`, () => {
      for (const event of story) {
        if (event.type !== 'drew' && event.type !== 'laid') continue
        if (event.seat === 0) continue
        for (const beat of flat(beats[event.type]!(cathedral.rules.tell(event, asSeat(0)), telling)))
          if ('face' in beat) expect(beat.face).toBe('back')
      }
    })
  }
})
