import type { Redacted, Seat } from '@sennik/engine'
import { type Card, type Event, sen } from '@sennik/games/sen'
import type { JSX } from 'solid-js'
import type { Beat, EventBeats, Face, Place, Telling } from '../../table/board.ts'
import { BACK, faceOf, printOf, wordsIn } from './faces.ts'

type RoundScored = Extract<Event, { readonly type: 'roundScored' }>

const DREAM = 4

const land = (seat: Seat | number, slot: number): Place => `land-${seat}-${slot}`
/** Where a card goes that someone takes: into your hand, or to a rival's seat. */
const hand = (seat: Seat, { you }: Telling, index = 0): Place => (seat === you ? `held-${index}` : `seat-${seat}`)

const travel = (face: Face, from: Place, to: Place): Beat => ({ beat: 'travel', face, from, to })
const turn = (place: Place, face: Face): Beat => ({ beat: 'turn', place, face })
const glow = (place: Place): Beat => ({ beat: 'glow', place })
const together = (...beats: readonly Beat[]): Beat => ({ beat: 'together', beats })
const pause = (milliseconds: number): Beat => ({ beat: 'pause', milliseconds })
const CARD: Beat = { beat: 'sound', sound: 'card' }
const FLIP: Beat = { beat: 'sound', sound: 'flip' }

/** The card comes face down and is turned up in the hand of whoever may see it. */
const drawn = (card: Card | undefined, to: Place): readonly Beat[] =>
  card === undefined ? [travel(BACK, 'pile', to)] : [travel(BACK, 'pile', to), turn(to, faceOf(card))]

const slots = Array.from({ length: DREAM }, (_, slot) => slot)

/** How everything that happens looks. `countRound` is the page on which a round is counted. */
export const beatsWith = (countRound: (event: RoundScored, telling: Telling) => JSX.Element): EventBeats<Event> => ({
  roundBegan: ({ open }, { seats }) => [
    ...slots.flatMap(slot => [CARD, together(...seats.map(({ seat }) => travel(BACK, 'pile', land(seat, slot))))]),
    FLIP,
    travel(faceOf(open), 'pile', 'discard'),
  ],
  looked: ({ owner, slot, card }) =>
    card === undefined
      ? [glow(land(owner, slot))]
      : [FLIP, { beat: 'glimpse', place: land(owner, slot), face: faceOf(card) }],
  took: ({ seat, card }, telling) => [CARD, travel(faceOf(card), 'discard', hand(seat, telling))],
  drew: ({ seat, card }, telling) => [CARD, ...drawn(card, hand(seat, telling))],
  drewTwo: ({ seat, cards }, telling) => [
    CARD,
    ...drawn(cards?.[0], hand(seat, telling, 0)),
    CARD,
    ...drawn(cards?.[1], hand(seat, telling, 1)),
  ],
  kept: ({ seat, index, rejected }, telling) => [
    CARD,
    travel(faceOf(rejected), hand(seat, telling, 1 - index), 'discard'),
  ],
  exchanged: ({ seat, slot, card, out }, telling) => [
    FLIP,
    turn(land(seat, slot), faceOf(out)),
    CARD,
    together(
      travel(faceOf(out), land(seat, slot), 'discard'),
      travel(faceOf(card), hand(seat, telling), land(seat, slot)),
    ),
  ],
  discarded: ({ seat, card }, telling) => [CARD, travel(faceOf(card), hand(seat, telling), 'discard')],
  used: ({ seat, card }, telling) => [
    CARD,
    travel(faceOf(card), hand(seat, telling), 'discard'),
    ...(seat === telling.you
      ? []
      : [{ beat: 'banner', text: printOf(faceOf(card), telling.lang)?.action ?? '', tone: 'quiet' } as const]),
  ],
  picked: ({ owner, slot }) => [glow(land(owner, slot))],
  swapped: ({ owner, slot, otherOwner, otherSlot }) => [
    CARD,
    together(
      travel(BACK, land(owner, slot), land(otherOwner, otherSlot)),
      travel(BACK, land(otherOwner, otherSlot), land(owner, slot)),
    ),
  ],
  beganClaim: (_event, { lang }) => [{ beat: 'banner', text: `„${wordsIn(lang).claim}”`, tone: 'quiet' }],
  pointed: ({ seat, slot }) => [glow(land(seat, slot))],
  claimed: ({ seat, slots: [first, second], ravens, cards, right }, { lang }) => [
    { beat: 'banner', text: wordsIn(lang).ravens(ravens), tone: 'quiet' },
    FLIP,
    together(turn(land(seat, first), faceOf(cards[0])), turn(land(seat, second), faceOf(cards[1]))),
    pause(1400),
    CARD,
    ...(right
      ? [
          together(
            travel(faceOf(cards[0]), land(seat, first), 'discard'),
            travel(faceOf(cards[1]), land(seat, second), 'discard'),
          ),
        ]
      : []),
    travel(BACK, 'pile', `seat-${seat}`),
  ],
  called: (_event, { lang }) => [
    pause(350),
    glow('bell'),
    { beat: 'sound', sound: 'call' },
    { beat: 'banner', text: wordsIn(lang).call, tone: 'call' },
  ],
  ranOut: (_event, { lang }) => [{ beat: 'banner', text: wordsIn(lang).scene.ranOut, tone: 'quiet' }],
  roundScored: (event, telling) => [
    FLIP,
    together(...event.dreams.flatMap((dream, seat) => dream.map((card, slot) => turn(land(seat, slot), faceOf(card))))),
    pause(900),
    { beat: 'scene', scene: () => countRound(event, telling) },
  ],
  gameEnded: (event, { you, seats, lang }) => [
    { beat: 'sound', sound: 'win' },
    {
      beat: 'banner',
      text: sen.words[lang].event(event as Redacted<typeof event>, { you, name: seat => seats[seat]?.name ?? '' }),
      tone: 'call',
    },
  ],
})
