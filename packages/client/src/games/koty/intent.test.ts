import { asSeat } from '@sennik/engine'
import { type KotyMove, koty, type View } from '@sennik/games/koty'
import { describe, expect, it } from 'vitest'
import { dragging } from './dragging.ts'
import { faceOf } from './faces.ts'
import { cardPlayed, meantByAnswer, meantByBoth, meantByButton, meantByLand } from './intent.ts'
import { playSampleGames } from './sample-games.ts'

const LANDS = [0, 1, 2, 3]

const placesIn = (view: View) => view.dreams.flatMap((_, owner) => LANDS.map(land => ({ owner: asSeat(owner), land })))

/** Every move that one or two touches can mean to the seat that is asked. */
function meantSomewhere(view: View, you: number): readonly (KotyMove | undefined)[] {
  const seat = asSeat(you)
  const hand = (view.hands[you] ?? []).filter(card => card !== null)
  return [
    ...placesIn(view).flatMap(place => [undefined, ...hand].map(card => meantByLand(view, seat, place, card))),
    ...placesIn(view).flatMap(place => hand.map(card => meantByBoth(card, place))),
    ...hand.map(card => meantByAnswer(view, seat, card)),
    meantByButton(view),
    ...LANDS.flatMap((_, value) => [value + 1, 8 - value]).map((value): KotyMove => ({ kind: 'declare', value })),
  ]
}

const key = (form: unknown): string => JSON.stringify(form)

describe('what touching means', () => {
  it('every legal move of whole games has something to touch', () => {
    const steps = new Set<string>()
    playSampleGames(8, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      steps.add(view.stack!.step)
      const meant = new Set(meantSomewhere(view, seat).map(key))
      expect(legal.filter(move => !meant.has(key(koty.moves.decode(move)))).map(koty.moves.write)).toEqual([])
    })
    expect(steps).toEqual(new Set(['turn', 'declare', 'nine', 'settle', 'carry', 'reply', 'partner', 'repeat']))
  })

  it('a touch of a card that does not fit never plays another one', () => {
    playSampleGames(8, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      if (view.duel === null) return
      const may = new Set(legal.map(move => key(koty.moves.decode(move))))
      for (const card of view.hands[seat]!) {
        const fits =
          card === view.duel.as || faceOf(card) === 'J' || (faceOf(card) === 'O' && view.stack!.step !== 'repeat')
        expect(may.has(key(meantByAnswer(view, seat, card!)))).toBe(fits)
      }
    })
  })

  it('whoever is not asked means something that the rules explain', () => {
    playSampleGames(2, ({ state, seat }) => {
      const other = asSeat((seat + 1) % 4)
      const view = koty.rules.view(state, other)
      for (const place of placesIn(view)) {
        const meant = meantByLand(view, other, place, undefined)!
        expect(koty.rules.why(state, other, koty.moves.encode(meant))).toMatch(/^KOT-/)
      }
    })
  })

  it('nobody’s land but one’s own takes a nine', () => {
    let asked = 0
    playSampleGames(8, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      if (view.stack!.step !== 'nine' && view.stack!.step !== 'settle') return
      asked++
      const may = new Set(legal)
      for (const place of placesIn(view).filter(({ owner }) => owner !== seat))
        expect(may.has(koty.moves.encode(meantByLand(view, seat, place, undefined)!))).toBe(false)
    })
    expect(asked).toBeGreaterThan(20)
  })

  it('touching what is not to be touched in a question is always explained', () => {
    playSampleGames(3, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      const may = new Set(legal)
      for (const place of placesIn(view)) {
        const meant = meantByLand(view, seat, place, undefined)
        if (meant === undefined || view.stack!.step === 'turn') continue
        const move = koty.moves.encode(meant)
        if (!may.has(move)) expect(koty.rules.why(state, seat, move)).toMatch(/^KOT-/)
      }
    })
  })
})

describe('dragging', () => {
  it('every move that plays a card on a land can be dragged', () => {
    playSampleGames(3, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      for (const move of legal) {
        const form = koty.moves.decode(move)
        const card = cardPlayed(form)
        if (card === undefined || !('owner' in form)) continue
        const from = `hand-${faceOf(card)}`
        expect(dragging.lift(from, view, seat)).toBe(faceOf(card))
        expect(dragging.drop(from, `land-${form.owner}-${form.land}`, view, seat)).toEqual([form])
      }
    })
  })

  it('nines, cats after a fight and the cat of a moth are dragged to their lands', () => {
    const dragged = new Set<string>()
    playSampleGames(8, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      const { step, registers } = view.stack!
      if (step !== 'nine' && step !== 'settle' && step !== 'carry') return
      const from = step === 'carry' ? `land-${registers[0]}-${registers[1]}` : 'spot-0'
      expect(dragging.lift(from, view, seat)).toBeDefined()
      for (const move of legal) {
        const form = koty.moves.decode(move)
        const owner = 'owner' in form ? form.owner : seat
        const land = 'land' in form ? form.land : -1
        expect(dragging.drop(from, `land-${owner}-${land}`, view, seat)).toEqual([form])
        dragged.add(form.kind)
      }
    })
    expect(dragged).toEqual(new Set(['put', 'carry']))
  })

  it('in a duel a card is dropped against the attacking one', () => {
    const answers = new Set<string>()
    playSampleGames(8, ({ state, seat, legal }) => {
      const view = koty.rules.view(state, seat)
      if (view.duel === null) return
      for (const card of view.hands[seat]!) {
        const [form] = dragging.drop(`hand-${faceOf(card)}`, 'spot-1', view, seat)
        if (legal.some(move => key(koty.moves.decode(move)) === key(form))) answers.add(form!.kind)
        expect(dragging.drop(`hand-${faceOf(card)}`, 'pile', view, seat)).toEqual([])
      }
    })
    expect(answers).toEqual(new Set(['defend', 'defendJoker', 'owl', 'repeat', 'repeatJoker']))
  })

  it('what lies still is not lifted', () => {
    playSampleGames(1, ({ state, seat }) => {
      const view = koty.rules.view(state, seat)
      if (view.stack!.step === 'turn') expect(dragging.lift('land-0-0', view, seat)).toBeUndefined()
      expect(dragging.lift('discard', view, seat)).toBeUndefined()
    })
  })
})
