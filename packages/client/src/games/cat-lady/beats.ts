import type { Redacted, Seat } from '@sennik/engine'
import { type Card, catLady, type Event, isCat, type Line, thingCard } from '@sennik/games/cat-lady'
import type { Beat, EventBeats, Face, Place } from '../../table/board.ts'
import { faceOf, faceOfCat, MARKER, tokenFace, VP, wordsIn } from './faces.ts'

const SIDE = 3

const travel = (face: Face, from: Place, to: Place): Beat => ({ beat: 'travel', face, from, to })
const glow = (place: Place): Beat => ({ beat: 'glow', place })
const together = (...beats: readonly Beat[]): Beat => ({ beat: 'together', beats })
const CARD: Beat = { beat: 'sound', sound: 'card' }
const FLIP: Beat = { beat: 'sound', sound: 'flip' }
const CHIME: Beat = { beat: 'sound', sound: 'chime' }

const seatPlace = (seat: Seat | number): Place => `seat-${seat}`
const linePlace = (line: Line): Place => `line-${line}`

/** Where the cards of a line lie. */
const cellsOf = (line: Line): readonly number[] =>
  [0, 1, 2].map(at => (line < SIDE ? line * SIDE + at : at * SIDE + line - SIDE))

/** Where a card goes that somebody takes: among the cats, to the food, into the hand. */
function keptAt(seat: Seat, card: Card): Place {
  if (isCat(card)) return `cats-${seat}`
  return 'token' in thingCard(card).is ? `food-${seat}` : `hand-${seat}`
}

const markerTo = (line: Line): Beat => travel(MARKER, 'marker', linePlace(line))

/** How everything that happens looks. */
export const beats: EventBeats<Event> = {
  began: ({ grid, strays }) => [
    ...[0, 1, 2].flatMap(row => [
      CARD,
      together(
        ...grid
          .slice(row * SIDE, row * SIDE + SIDE)
          .map((card, at) => travel(faceOf(card), 'deck', `cell-${row * SIDE + at}`)),
        travel(faceOfCat(strays[row]!), 'deck', `stray-${row}`),
      ),
    ]),
  ],
  marked: ({ line }) => [CARD, markerTo(line), glow(linePlace(line))],
  took: ({ seat, line, cards }) => [
    CARD,
    together(
      glow(linePlace(line)),
      ...cards.map((card, at) => travel(faceOf(card), `cell-${cellsOf(line)[at]}`, keptAt(seat, card))),
    ),
    markerTo(line),
  ],
  refilled: ({ line, cards }) => [
    CARD,
    together(...cards.map((card, at) => travel(faceOf(card), 'deck', `cell-${cellsOf(line)[at]}`))),
  ],
  ranOut: (event, { you, seats, lang }) => [
    CHIME,
    {
      beat: 'banner',
      text: catLady.words[lang].event(event as Redacted<typeof event>, { you, name: seat => seats[seat]?.name ?? '' }),
      tone: 'quiet',
    },
  ],
  sprayed: ({ seat, line }) => [FLIP, travel('spray', `hand-${seat}`, 'marker'), markerTo(line), glow(linePlace(line))],
  rescued: ({ seat, place, cat }) => [
    CARD,
    travel('lost', `hand-${seat}`, `stray-${place}`),
    CHIME,
    travel(faceOfCat(cat), `stray-${place}`, `cats-${seat}`),
  ],
  traded: ({ seat }) => [CARD, travel('lost', `hand-${seat}`, 'vp'), CHIME, travel(VP, 'vp', `vp-${seat}`)],
  turnEnded: ({ seat }, { seats }) => [glow(seatPlace((seat + 1) % Math.max(1, seats.length)))],
  feedingBegan: (_event, { lang }) => [
    { beat: 'sound', sound: 'call' },
    { beat: 'banner', text: wordsIn(lang).feeding.call, tone: 'call' },
  ],
  gave: ({ seat, cat, food }, { you }) =>
    seat === you ? [CARD, travel(tokenFace(food), `stock-${food}`, `bowl-${cat}`)] : [glow(seatPlace(seat))],
  tookBack: ({ seat, cat, food }, { you }) =>
    seat === you ? [CARD, travel(tokenFace(food), `slot-${cat}-${food}`, `stock-${food}`)] : [glow(seatPlace(seat))],
  laidBest: ({ seat, served }, { you }) =>
    seat === you
      ? [
          FLIP,
          together(
            ...served.flatMap(({ cat, bowl }) =>
              bowl.flatMap((count, food) =>
                count > 0 ? [travel(tokenFace(food), `stock-${food}`, `bowl-${cat}`)] : [],
              ),
            ),
          ),
        ]
      : [glow(seatPlace(seat))],
  fed: ({ seat, served }, { you }) => [
    CHIME,
    ...(seat === you ? [together(...served.map(({ cat }) => glow(`bowl-${cat}`)))] : []),
    glow(seatPlace(seat)),
  ],
  gameEnded: (event, { you, seats, lang }) => [
    { beat: 'sound', sound: 'win' },
    {
      beat: 'banner',
      text: winnersIn(
        catLady.words[lang].event(event as Redacted<typeof event>, { you, name: seat => seats[seat]?.name ?? '' }),
      ),
      tone: 'call',
    },
  ],
}

/** The last sentence says who won; the sums stand on the last page. */
const winnersIn = (text: string): string => /[^.!]+[.!]$/.exec(text)?.[0].trim() ?? text
