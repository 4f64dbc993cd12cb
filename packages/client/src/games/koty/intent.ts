import type { Redacted, Seat } from '@sennik/engine'
import { BAT, type Card, DRAGON, isCat, JOKER, type KotyMove, MOTH, OWL, RAVEN, type View } from '@sennik/games/koty'

/*
 * What somebody means who touches a thing. The table then says whether it may be done: a meaning that is not among the choices is
 * answered with the rule that forbids it. In one's turn two touches are one move: a card and a land, whichever comes first.
 */

const MAX_NINES = 3

/** A land by its owner and its number. */
export interface LandPlace {
  readonly owner: Seat
  readonly land: number
}

/** What was touched first and waits for the second touch. */
export type Picked =
  | { readonly picked: 'card'; readonly card: Card; readonly index: number }
  | ({ readonly picked: 'land' } & LandPlace)
  | { readonly picked: 'exchange' }

/** To play this card on this land. An owl is not played on lands, and says so. */
export function meantByBoth(card: Card, { owner, land }: LandPlace): KotyMove {
  if (isCat(card)) return { kind: 'cat', value: card, owner, land }
  switch (card) {
    case RAVEN:
      return { kind: 'raven', owner, land }
    case JOKER:
      return { kind: 'joker', owner, land }
    case MOTH:
      return { kind: 'moth', owner, land }
    case BAT:
      return { kind: 'bat', owner, land }
    case DRAGON:
      return { kind: 'dragon' }
    default:
      return { kind: 'owl' }
  }
}

/** Something that may only be done in one's turn: forbidden now, and the rule about turns says so. */
const outOfTurn = ({ owner, land }: LandPlace): KotyMove => ({ kind: 'cat', value: 1, owner, land })

/** What a land means now; undefined where it is chosen first and a card follows. */
export function meantByLand(
  view: Redacted<View>,
  you: Seat | undefined,
  place: LandPlace,
  card: Card | undefined,
): KotyMove | undefined {
  const { stack } = view
  if (stack === null || you === undefined || !stack.deciders.includes(you)) return outOfTurn(place)
  switch (stack.step) {
    case 'turn':
      return card === undefined ? undefined : meantByBoth(card, place)
    case 'nine':
    case 'settle':
      return place.owner === you ? { kind: 'put', land: place.land } : notMine(view, you, place)
    case 'carry':
      return { kind: 'carry', ...place }
    case 'declare':
      return { kind: 'declare', value: 0 }
    default:
      return outOfTurn(place)
  }
}

/** Nines go to one's own dream: somebody else's land is as forbidden as a land of one's own that has no room, if there is one. */
function notMine(view: Redacted<View>, you: Seat, place: LandPlace): KotyMove {
  const land = view.dreams[you]?.lands.findIndex(({ top, nines }) => top !== null || nines.length === MAX_NINES) ?? -1
  return land < 0 ? outOfTurn(place) : { kind: 'put', land }
}

/** What a card in the hand means as an answer in a duel; undefined where no answer is asked for. */
export function meantByAnswer(view: Redacted<View>, you: Seat | undefined, card: Card): KotyMove | undefined {
  const { stack, duel } = view
  if (stack === null || duel === null || you === undefined || !stack.deciders.includes(you)) return undefined
  const hand = view.hands[you] ?? []
  if (stack.step === 'repeat') {
    if (card === duel.as) return { kind: 'repeat' }
    if (card === JOKER) return { kind: 'repeatJoker' }
    if (!hand.includes(duel.as)) return { kind: 'repeat' }
    return hand.includes(JOKER) ? outOfTurn({ owner: duel.attacked, land: duel.land }) : { kind: 'repeatJoker' }
  }
  if (card === duel.as) return { kind: 'defend' }
  if (card === JOKER) return { kind: 'defendJoker' }
  if (card === OWL) return { kind: 'owl' }
  if (!hand.includes(duel.as)) return { kind: 'defend' }
  return hand.includes(JOKER) ? outOfTurn({ owner: duel.attacked, land: duel.land }) : { kind: 'defendJoker' }
}

const CARDS: { readonly [K in KotyMove['kind']]?: Card } = {
  raven: RAVEN,
  joker: JOKER,
  moth: MOTH,
  bat: BAT,
  dragon: DRAGON,
}

/** The card that a move of one's turn plays. */
export const cardPlayed = (form: KotyMove): Card | undefined =>
  form.kind === 'cat' ? (form.value as Card) : CARDS[form.kind]

/** Whether a move of one's turn is made on this land. */
export const isMadeOn = (form: KotyMove, { owner, land }: LandPlace): boolean =>
  cardPlayed(form) !== undefined && 'owner' in form && form.owner === owner && form.land === land

/** The only answer that needs no card, and the exchange: what the button beside one's name does. */
export function meantByButton(view: Redacted<View>): KotyMove {
  const step = view.stack?.step
  if (step === 'reply' || step === 'partner') return { kind: 'letGo' }
  return step === 'repeat' ? { kind: 'stop' } : { kind: 'exchange' }
}
