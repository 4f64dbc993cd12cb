import { type AnyGame, asSeat, type Redacted, type Seat } from '@sennik/engine'
import type { Actor, Card, Event, Payment, Token } from '@sennik/games/three-chapters'
import type { JSX } from 'solid-js'
import type { Beat, EventBeats, Face, Place, Telling } from '../../table/board.ts'
import { BACK, type Cards, faceOf, wordsIn } from './cards.ts'
import { placeOf } from './situation.ts'

const travel = (face: Face, from: Place, to: Place): Beat => ({ beat: 'travel', face, from, to })
const glow = (place: Place): Beat => ({ beat: 'glow', place })
const together = (...beats: readonly Beat[]): Beat => ({ beat: 'together', beats })
const pause = (milliseconds: number): Beat => ({ beat: 'pause', milliseconds })
const banner = (text: string, tone: 'call' | 'quiet' = 'quiet'): Beat => ({ beat: 'banner', text, tone })
const CARD: Beat = { beat: 'sound', sound: 'card' }
const FLIP: Beat = { beat: 'sound', sound: 'flip' }
const CHIME: Beat = { beat: 'sound', sound: 'chime' }

const TOKENS: readonly Token[] = ['hearts', 'gems', 'stars']

/** Where a hand is held: before you, or at a rival's seat. */
const handAt = (seat: Seat | number, { you }: Telling): Place => (seat === you ? 'hand' : `seat-${seat}`)

/** From where somebody plays a card. */
const sourceOf = (by: Actor, card: Card, { you }: Telling): Place => {
  if ('ghostOf' in by) return `ghost-${by.ghostOf}`
  return by.seat === you ? `card-${card}` : `seat-${by.seat}`
}

/** As many rounds as everybody has cards (CH-8). */
const roundsOf = (seats: number): number => (seats <= 3 ? 8 : 7)

const tokensOf = ({ tokens }: Payment): readonly Token[] => TOKENS.filter(token => (tokens[token] ?? 0) > 0)

/** How everything that happens looks. `chapterThree` is the page on which every card tells its tale. */
export const beatsWith = (
  game: AnyGame,
  cards: Cards,
  chapterThree: (telling: Telling) => JSX.Element,
): EventBeats<Event> => ({
  dealt: ({ deal }, telling) => [
    ...(deal === 1 ? [banner(`${wordsIn(telling.lang).chapter('I')}: ${wordsIn(telling.lang).chapterNames[1]}`)] : []),
    CARD,
    together(...telling.seats.map(({ seat }) => travel(BACK, 'box', handAt(seat, telling)))),
  ],
  picked: ({ seat, card }, { you }) =>
    seat === you && card !== null
      ? [CARD, travel(faceOf(card), `card-${card}`, 'pick')]
      : [CARD, travel(BACK, `seat-${seat}`, `party-${seat}`)],
  gave: ({ seat, card }, { you }) =>
    seat === you && card !== null
      ? [CARD, travel(faceOf(card), `card-${card}`, 'gift')]
      : [CARD, travel(BACK, `seat-${seat}`, `ghost-${seat}`)],
  changed: ({ seat, what, card }, { you }) => {
    if (seat !== you || card === null) return [glow(`plate-${seat}`)]
    if (what === 'both') return [CARD, together(travel(faceOf(card), 'gift', 'pick'), glow('gift'))]
    return [CARD, travel(faceOf(card), `card-${card}`, what === 'pick' ? 'pick' : 'gift')]
  },
  passed: (_event, telling) => [
    pause(200),
    CARD,
    together(
      ...telling.seats.map(({ seat }) =>
        travel(BACK, handAt(seat, telling), handAt((seat + 1) % telling.seats.length, telling)),
      ),
    ),
  ],
  putAway: (_event, telling) => [
    CARD,
    together(...telling.seats.map(({ seat }) => travel(BACK, handAt(seat, telling), 'box'))),
  ],
  tookUp: (_event, { lang }) => [
    pause(250),
    FLIP,
    banner(`${wordsIn(lang).chapter('II')}: ${wordsIn(lang).chapterNames[2]}`),
  ],
  played: ({ by, card }, telling) => [
    CARD,
    travel(faceOf(card), sourceOf(by, card, telling), `trick-${placeOf(by, telling.seats.length)}`),
  ],
  roundEnded: ({ round, cards: played, winner, blockedBy, payments }, telling) => {
    const seats = telling.seats.length
    const words = wordsIn(telling.lang)
    const trick = (actor: Actor): Place => `trick-${placeOf(actor, seats)}`
    const trickOf = (card: Card): Place[] => played.filter(each => each.card === card).map(({ by }) => trick(by))
    const flights = (paid: readonly Payment[]): Beat[] =>
      paid.flatMap(payment =>
        'seat' in payment.by
          ? tokensOf(payment).map(token =>
              travel(
                token,
                `pay-${placeOf(payment.by, seats)}`,
                `purse-${(payment.by as { readonly seat: Seat }).seat}-${token}`,
              ),
            )
          : [],
      )
    const lit = (paid: readonly Payment[]): Place[] => [
      ...new Set(paid.flatMap(({ by, because }) => [trick(by), ...because.flatMap(trickOf)])),
    ]
    const stages = [
      payments.filter(({ clause }) => clause === 'CH-6'),
      payments.filter(({ clause }) => clause === 'CH-7'),
      payments.filter(({ clause }) => clause === 'CH-14'),
    ].filter(paid => paid.length > 0)
    return [
      pause(300),
      glow(trick(winner)),
      ...(blockedBy === null
        ? []
        : [glow(trickOf(blockedBy)[0]!), banner(words.blocked(cards.name(blockedBy, telling.lang)))]),
      ...stages.flatMap(paid => [CHIME, together(...lit(paid).map(glow)), together(...flights(paid))]),
      CARD,
      together(
        ...played.flatMap(({ by, card }) =>
          'seat' in by ? [travel(faceOf(card), trick(by), `party-${by.seat}`)] : [],
        ),
      ),
      ...(round === roundsOf(seats) ? [FLIP, banner(`${words.chapter('III')}: ${words.chapterNames[3]}`)] : []),
    ]
  },
  // All of them are told on the page that follows; at the table only tokens fly.
  resolved: ({ seat, payments }) =>
    payments.length === 0
      ? [CARD]
      : [
          CHIME,
          together(
            glow(`plate-${seat}`),
            ...payments.flatMap(payment =>
              tokensOf(payment).map(token => travel(token, `party-${seat}`, `purse-${seat}-${token}`)),
            ),
          ),
        ],
  mostGems: ({ seats }) => [CHIME, together(...seats.map(seat => travel('gems', 'box', `purse-${seat}-gems`)))],
  gameEnded: (event, telling) => [
    { beat: 'scene', scene: () => chapterThree(telling) },
    { beat: 'sound', sound: 'win' },
    banner(
      game.words[telling.lang].event(event as unknown as Redacted<typeof event>, {
        you: telling.you,
        name: seat => telling.seats[asSeat(seat)]?.name ?? '',
      }),
    ),
  ],
})
