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
  /^(area-\d+|seat-[0-3]|hand|dreams|actions|turns|cathedral|dreamDeck|market-[0-2]|day-[0-4]|night-[0-2]|step-\d+|piece-\d+|lay-[0-3]|(wing|roaming)-[0-3])$/
const FACE = /^(R\d\d|S\d\d|T\d\d|N[1-8]a?|basic|back(-[SKN])?|[uw][0-4]|f[1-3])$/

const options = [{}, { mode: 'variable', forkedPaths: true, advanced: true }] as const

describe('how what happens looks', () => {
  const seen = new Set<string>()
  for (const [seats, given] of [
    [2, options[0]],
    [4, options[1]],
  ] as const) {
    const story = playSamples(cathedral, { games: 6, seats, options: cathedral.options.read(given) })
    const telling: Telling = {
      you: asSeat(0),
      seats: seatFaces(['Ola', 'Jan', 'Ewa', 'Iza'].slice(0, seats)),
      lang: 'pl',
    }

    it(`${seats} players: everything has its beats, at places that the board has, with known faces`, () => {
      for (const event of story) {
        const heard = cathedral.rules.tell(event, asSeat(0))
        const list = flat(beats[heard.type]!(heard, telling))
        seen.add(heard.type)
        expect(list.length, heard.type).toBeGreaterThan(0)
        for (const beat of list) {
          for (const place of placesOf(beat)) expect(place, heard.type).toMatch(PLACE)
          if ('face' in beat) expect(beat.face, heard.type).toMatch(FACE)
        }
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

  it('nearly all kinds of events were seen', () => {
    expect(seen.size).toBeGreaterThan(Object.keys(typed).length - 6)
  })
})
