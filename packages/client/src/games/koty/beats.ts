import type { Redacted, Seat } from '@sennik/engine'
import { BAT, type Card, DRAGON, type Event, JOKER, koty, MOTH, OWL, RAVEN } from '@sennik/games/koty'
import type { Beat, EventBeats, Face, Place, Telling } from '../../table/board.ts'
import { BACK, faceOf, wordsIn } from './faces.ts'

const HAND = 4

const land = (owner: Seat | number, index: number): Place => `land-${owner}-${index}`
/** Where cards lie that are being played: the one played, and the one against or beside it. */
const PLAYED = 'spot-0'
const BESIDE = 'spot-1'

/** Where a card leaves a hand: yours by its face, a rival's at the name. */
const hand = (seat: Seat, card: Card, { you }: Telling): Place =>
  seat === you ? `hand-${faceOf(card)}` : `seat-${seat}`
/** Where cards come to a hand: behind the others, or, shown to everybody, before them. */
const slot = (seat: Seat, index: number, { you }: Telling): Place => (seat === you ? `slot-${index}` : `seat-${seat}`)

const travel = (face: Face, from: Place, to: Place): Beat => ({ beat: 'travel', face, from, to })
const turn = (place: Place, face: Face): Beat => ({ beat: 'turn', place, face })
const glow = (place: Place): Beat => ({ beat: 'glow', place })
const together = (...beats: readonly Beat[]): Beat => ({ beat: 'together', beats })
const pause = (milliseconds: number): Beat => ({ beat: 'pause', milliseconds })
const quiet = (text: string): Beat => ({ beat: 'banner', text, tone: 'quiet' })
const CARD: Beat = { beat: 'sound', sound: 'card' }
const FLIP: Beat = { beat: 'sound', sound: 'flip' }
const CHIME: Beat = { beat: 'sound', sound: 'chime' }

const discarded = (card: Card, from: Place): Beat => travel(faceOf(card), from, 'discard')

const says = ({ lang }: Telling) => wordsIn(lang).banner

/** A joker that was shown first lies where played cards lie until it is declared. */
const from = (seat: Seat, card: Card, as: Card, telling: Telling): Place =>
  card === JOKER && as !== RAVEN ? PLAYED : hand(seat, card, telling)

/** Cards of one's own hand by their places: of equal cards each has one. */
function places(cards: readonly Card[]): readonly Place[] {
  const seen = new Map<Card, number>()
  return cards.map(card => {
    const count = (seen.get(card) ?? 0) + 1
    seen.set(card, count)
    return count === 1 ? `hand-${faceOf(card)}` : `hand-${faceOf(card)}-${count}`
  })
}

export const beats: EventBeats<Event> = {
  gameBegan: (_event, telling) =>
    Array.from({ length: HAND }, (_, index) => [
      CARD,
      together(...telling.seats.map(({ seat }) => travel(BACK, 'pile', slot(seat, index, telling)))),
    ]).flat(),
  laid: ({ seat, card, land: index }, telling) => [
    CARD,
    travel(faceOf(card), hand(seat, card, telling), land(seat, index)),
  ],
  joined: ({ seat, card, as, land: index }, telling) => [
    CARD,
    travel(faceOf(card), from(seat, card, as, telling), land(seat, index)),
    pause(250),
  ],
  chasedRaven: ({ seat, card, land: index }, telling) => [
    quiet(says(telling).raven),
    CARD,
    together(discarded(RAVEN, land(seat, index)), discarded(card, land(seat, index))),
  ],
  showedJoker: ({ seat, owner, land: index }, telling) => [
    CARD,
    travel(faceOf(JOKER), hand(seat, JOKER, telling), PLAYED),
    glow(land(owner, index)),
  ],
  attacked: ({ seat, owner, land: index, card, as, repeated }, telling) => [
    CARD,
    ...(card === JOKER && !repeated ? [] : [travel(faceOf(card), hand(seat, card, telling), PLAYED)]),
    ...(card === JOKER ? [turn(PLAYED, faceOf(as)), pause(300)] : []),
    CHIME,
    glow(land(owner, index)),
  ],
  defended: ({ seat, card, as }, telling) => [
    CARD,
    travel(faceOf(card), hand(seat, card, telling), BESIDE),
    ...(card === JOKER ? [turn(BESIDE, faceOf(as))] : []),
    pause(500),
  ],
  repelled: ({ attack, defence }, telling) => [
    quiet(says(telling).repelled),
    CARD,
    together(discarded(attack, PLAYED), discarded(defence, BESIDE)),
  ],
  blocked: ({ seat, card }, telling) => [
    CARD,
    travel(faceOf(OWL), hand(seat, OWL, telling), BESIDE),
    quiet(says(telling).owl),
    CARD,
    together(discarded(OWL, BESIDE), travel(faceOf(card), PLAYED, slot(seat, 0, telling))),
  ],
  letGo: ({ seat }) => [glow(`seat-${seat}`)],
  stopped: ({ seat }) => [glow(`seat-${seat}`)],
  covered: ({ seat, owner, land: index, card }, telling) => [
    CARD,
    travel(faceOf(card), hand(seat, card, telling), land(owner, index)),
    glow(land(owner, index)),
  ],
  madeFriends: ({ seat, owner, land: index, cat, card }, telling) => [
    CHIME,
    quiet(says(telling).friends),
    CARD,
    together(discarded(cat, land(owner, index)), discarded(card, seat === owner ? land(owner, index) : PLAYED)),
  ],
  fought: ({ seat, owner, land: index, cat, card }, telling) => [
    quiet(says(telling).fight),
    CARD,
    together(
      travel(faceOf(cat), land(owner, index), BESIDE),
      ...(seat === owner ? [travel(faceOf(card), land(owner, index), PLAYED)] : []),
    ),
  ],
  settled: ({ seat, land: index, cat }) => [
    FLIP,
    turn(PLAYED, BACK),
    CARD,
    travel(BACK, PLAYED, land(seat, index)),
    travel(faceOf(cat), BESIDE, land(seat, index)),
  ],
  addedNine: ({ seat, land: index, from: source }) => {
    if (source === 'pile') return [CARD, travel(BACK, 'pile', land(seat, index)), CHIME]
    return [
      FLIP,
      turn(PLAYED, BACK),
      CARD,
      together(travel(BACK, PLAYED, land(seat, index)), ...(source === 'bat' ? [discarded(BAT, BESIDE)] : [])),
    ]
  },
  lost: ({ from: source, cards }, telling) => {
    const spots = source === 'fight' ? [BESIDE, PLAYED] : [source === 'pile' ? 'pile' : PLAYED]
    return [
      quiet(says(telling).lost),
      CARD,
      together(
        ...cards.map((card, index) => discarded(card, spots[index]!)),
        ...(source === 'bat' ? [discarded(BAT, BESIDE)] : []),
      ),
    ]
  },
  drew: ({ seat, count, cards }, telling) => {
    const to = Array.from({ length: count }, (_, index) => slot(seat, HAND - count + index, telling))
    return [
      CARD,
      together(...to.map(place => travel(BACK, 'pile', place))),
      ...(cards === undefined || seat !== telling.you
        ? []
        : [together(...cards.map((card, index) => turn(to[index]!, faceOf(card))))]),
    ]
  },
  reshuffled: (_event, telling) => [CARD, travel(BACK, 'discard', 'pile'), quiet(says(telling).reshuffled)],
  exchanged: ({ seat, cards }, telling) => {
    const left = places(cards)
    return [
      CARD,
      together(...cards.map((card, index) => discarded(card, seat === telling.you ? left[index]! : `seat-${seat}`))),
    ]
  },
  couldNotDraw: (_event, telling) => [quiet(says(telling).noCards)],
  mothTook: ({ seat, owner, land: index }, telling) => [
    CARD,
    travel(faceOf(MOTH), hand(seat, MOTH, telling), PLAYED),
    quiet(says(telling).moth),
    glow(land(owner, index)),
  ],
  mothCarried: ({ cat, owner, land: index, toOwner, toLand }) => [
    CARD,
    travel(faceOf(cat), land(owner, index), land(toOwner, toLand)),
    discarded(MOTH, PLAYED),
  ],
  batTook: ({ seat, owner, land: index }, telling) => [
    CARD,
    travel(faceOf(BAT), hand(seat, BAT, telling), BESIDE),
    quiet(says(telling).bat),
    CARD,
    travel(faceOf(RAVEN), land(owner, index), PLAYED),
  ],
  dragonCame: ({ seat, ravens }, telling) => [
    CARD,
    travel(faceOf(DRAGON), hand(seat, DRAGON, telling), PLAYED),
    { beat: 'sound', sound: 'call' },
    { beat: 'banner', text: says(telling).dragon, tone: 'call' },
    ...(ravens.length === 0
      ? []
      : [CARD, together(...ravens.map(({ owner, land: index }) => discarded(RAVEN, land(owner, index))))]),
  ],
  gameEnded: (event, { you, seats, lang }) => [
    pause(400),
    { beat: 'sound', sound: 'win' },
    {
      beat: 'banner',
      text: koty.words[lang].event(event as Redacted<typeof event>, { you, name: seat => seats[seat]?.name ?? '' }),
      tone: 'quiet',
    },
    pause(700),
  ],
}
