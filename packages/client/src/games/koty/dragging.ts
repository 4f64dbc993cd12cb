import { asSeat, type Redacted, type Seat } from '@sennik/engine'
import type { KotyMove, View } from '@sennik/games/koty'
import type { Dragging, Face, Place } from '../../table/board.ts'
import { BACK, cardOf, faceOf } from './faces.ts'
import { type LandPlace, meantByAnswer, meantByBoth } from './intent.ts'
import { landInQuestion, stepOf } from './situation.ts'

const landAt = (place: Place): LandPlace | undefined => {
  const [, owner, land] = /^land-(\d)-(\d)$/.exec(place) ?? []
  return owner === undefined ? undefined : { owner: asSeat(Number(owner)), land: Number(land) }
}

const inHand = (place: Place): Face | undefined => /^hand-(\w)/.exec(place)?.[1]

const isSpot = (place: Place): boolean => place === 'spot-0' || place === 'spot-1'

const isSamePlace = (one: LandPlace | undefined, other: LandPlace | undefined): boolean =>
  one !== undefined && one.owner === other?.owner && one.land === other.land

const isAnswer = (view: Redacted<View>): boolean => view.duel !== null

/** In a duel a card is dropped against the attacking one, or on the land it is about; else on the land it is played on. */
function fromHand(face: Face, to: Place, view: Redacted<View>, you: Seat): readonly KotyMove[] {
  const card = cardOf(face)
  const land = landAt(to)
  if (card === undefined) return []
  if (isAnswer(view)) {
    const answer = isSpot(to) || isSamePlace(land, landInQuestion(view)) ? meantByAnswer(view, you, card) : undefined
    return answer === undefined ? [] : [answer]
  }
  return land === undefined ? [] : [meantByBoth(card, land)]
}

export const dragging: Dragging<View> = {
  lift(from, view, you): Face | undefined {
    const face = inHand(from)
    if (face !== undefined) return face
    if (view.stack?.deciders.includes(you) !== true) return undefined
    const step = stepOf(view)
    if (step === 'nine') return from === 'pile' || from === 'spot-0' ? BACK : undefined
    if (step === 'settle') return isSpot(from) ? faceOf(view.onTable[from === 'spot-0' ? 0 : 1]) : undefined
    if (step === 'carry') {
      const land = landAt(from)
      return isSamePlace(land, landInQuestion(view))
        ? faceOf(view.dreams[land!.owner]?.lands[land!.land]?.top)
        : undefined
    }
    return undefined
  },
  drop(from, to, view, you): readonly KotyMove[] {
    const face = inHand(from)
    if (face !== undefined) return fromHand(face, to, view, you)
    const land = landAt(to)
    if (land === undefined) return []
    if (stepOf(view) === 'carry') return [{ kind: 'carry', ...land }]
    return land.owner === you ? [{ kind: 'put', land: land.land }] : []
  },
}
