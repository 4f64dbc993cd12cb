import { type AnyGame, asSeat, type Redacted } from '@sennik/engine'
import { CATHEDRAL, type Event, FROM_DECK } from '@sennik/games/cathedral'
import type { JSX } from 'solid-js'
import type { Beat, EventBeats, Face, Place, Telling } from '../../table/board.ts'
import { BACK, CONFLICT_BACK, faceOfDevelopment, faceOfDream } from './cards/cards.ts'

const travel = (face: Face, from: Place, to: Place): Beat => ({ beat: 'travel', face, from, to })
const glow = (place: Place): Beat => ({ beat: 'glow', place })
const together = (...beats: readonly Beat[]): Beat => ({ beat: 'together', beats })
const banner = (text: string, tone: 'call' | 'quiet' = 'quiet'): Beat => ({ beat: 'banner', text, tone })
const CARD: Beat = { beat: 'sound', sound: 'card' }
const FLIP: Beat = { beat: 'sound', sound: 'flip' }
const CHIME: Beat = { beat: 'sound', sound: 'chime' }

/** Cards of yours come to your hand; those of others to their plate. */
const handOf = (seat: number, { you }: Telling): Place => (seat === you ? 'hand' : `stock-${seat}`)
const dreamsOf = (seat: number, { you }: Telling): Place => (seat === you ? 'dreams' : `stock-${seat}`)

const areaAt = (area: number): Place => (area === CATHEDRAL ? 'cathedral' : `area-${area}`)

const unit = (side: number): Face => `u${side}`

/** From where a side's units come, and where they go when they leave the map. */
const stockOf = (side: number): Place => (side === 4 ? 'cathedral' : `stock-${side}`)

type Revealed = (event: Extract<Event, { readonly type: 'revealed' }>, telling: Telling) => JSX.Element

/** How everything that happens looks. `revealed` is the page on which the cards of a conflict are turned over. */
export function beatsWith(game: AnyGame, revealed: Revealed): EventBeats<Event> {
  /** The sentence of the log, across the table: for what nobody should miss. */
  const said = (event: Event, { you, seats, lang }: Telling, tone: 'call' | 'quiet' = 'quiet'): Beat =>
    banner(
      game.words[lang].event(event as unknown as Redacted<typeof event>, {
        you,
        name: seat => seats[asSeat(seat)]?.name ?? '',
      }),
      tone,
    )
  /** What others decide; of one's own deeds one knows. */
  const saidOfOthers = (event: Event & { readonly seat: number }, telling: Telling): readonly Beat[] =>
    event.seat === telling.you ? [] : [said(event, telling)]
  const leaves = (side: number, area: number, count = 1): Beat =>
    together(...Array.from({ length: Math.max(1, count) }, () => travel(unit(side), areaAt(area), stockOf(side))))

  return {
    gameBegan: (event, telling) => [said(event, telling)],
    upgraded: (event, telling) => [
      CARD,
      ...saidOfOthers(event, telling),
      travel(
        faceOfDevelopment(event.card),
        handOf(event.seat, telling),
        event.seat === telling.you ? 'actions' : `stock-${event.seat}`,
      ),
    ],
    drew: ({ seat, cards }, telling) => [
      CARD,
      together(...cards.map(card => travel(faceOfDevelopment(card), 'cathedral', handOf(seat, telling)))),
    ],
    drewDreams: ({ seat, dreams }, telling) => [
      CARD,
      together(...dreams.map(dream => travel(faceOfDream(dream), 'dreamDeck', dreamsOf(seat, telling)))),
    ],
    reshuffled: () => [FLIP],
    conquered: ({ seat, area }) => [travel(unit(seat), `stock-${seat}`, areaAt(area)), glow(areaAt(area))],
    shadowsCame: (event, telling) => [said(event, telling)],
    dreamerMoved: ({ night }) => [glow(`night-${night}`)],
    nightmaresRevealed: (event, telling) => [FLIP, said(event, telling), glow('cathedral')],
    turnBegan: (event, telling) => [glow('turns'), said(event, telling)],
    dayChosen: ({ seat, action }) => [CARD, together(glow(`day-${action}`), glow(`seat-${seat}`))],
    performed: (event, telling) => [...saidOfOthers(event, telling), glow(`day-${event.action}`)],
    ignored: ({ seat }) => [glow(`seat-${seat}`)],
    returnedDream: ({ seat, dream }, telling) => [
      CARD,
      travel(faceOfDream(dream), dreamsOf(seat, telling), 'dreamDeck'),
    ],
    tookDream: ({ seat, place, dream }, telling) => [
      CARD,
      travel(faceOfDream(dream), place === FROM_DECK ? 'dreamDeck' : `market-${place}`, dreamsOf(seat, telling)),
    ],
    marketFilled: ({ place, dream }) => [travel(faceOfDream(dream), 'dreamDeck', `market-${place}`)],
    discarded: ({ seat, cards }, telling) => [
      CARD,
      together(...cards.map(card => travel(faceOfDevelopment(card), handOf(seat, telling), 'cathedral'))),
    ],
    reacted: (event, telling) => [
      glow(`seat-${event.seat}`),
      ...(event.how === 'pass' ? [] : saidOfOthers(event, telling)),
    ],
    dreamed: (event, telling) => [
      CHIME,
      ...saidOfOthers(event, telling),
      travel(faceOfDream(event.dream), dreamsOf(event.seat, telling), `stock-${event.seat}`),
    ],
    turnEnded: () => [glow('turns')],
    accepted: ({ seat }) => [glow(`seat-${seat}`)],
    declined: ({ seat }) => [glow(`seat-${seat}`)],
    chose: ({ seat }) => [glow(`seat-${seat}`)],
    playedEvent: (event, telling) => [
      CARD,
      travel(faceOfDevelopment(event.card), handOf(event.seat, telling), 'cathedral'),
      ...saidOfOthers(event, telling),
    ],
    kept: ({ seat, card }, telling) => [CARD, travel(faceOfDevelopment(card), 'cathedral', handOf(seat, telling))],
    keptDream: ({ seat, dream }, telling) => [CARD, travel(faceOfDream(dream), 'dreamDeck', dreamsOf(seat, telling))],
    shuffledBack: () => [FLIP],
    putUnder: () => [FLIP],
    stole: ({ seat, from, cards }, telling) => [
      CARD,
      together(...cards.map(card => travel(faceOfDevelopment(card), handOf(from, telling), handOf(seat, telling)))),
    ],
    arrived: ({ side, area }) => [travel(unit(side), stockOf(side), areaAt(area))],
    marched: ({ seat, from, to }) => [travel(unit(seat), areaAt(from), areaAt(to))],
    flew: ({ seat, to }) => [travel(`w${seat}`, `wing-${seat}`, areaAt(to))],
    converted: ({ seat, area, side }) => [
      CHIME,
      together(leaves(side, area), travel(unit(seat), `stock-${seat}`, areaAt(area))),
    ],
    removed: ({ side, area }) => [leaves(side, area)],
    devoured: ({ side, area }) => [travel(unit(side), areaAt(area), 'cathedral'), glow(areaAt(area))],
    restored: ({ seat }) => [travel(unit(seat), 'cathedral', `stock-${seat}`)],
    built: ({ seat, area, level }) => [CHIME, travel(`f${level}`, `stock-${seat}`, areaAt(area)), glow(areaAt(area))],
    razed: ({ owner, area, level }) => [travel(`f${level + 1}`, areaAt(area), `stock-${owner}`)],
    climbed: ({ seat, step }) => [CHIME, together(glow(`step-${step}`), glow(`seat-${seat}`))],
    paidLimbo: ({ seat }) => [glow(`seat-${seat}`)],
    heldReturned: ({ seat }) => [glow(`seat-${seat}`)],
    recalled: ({ seat }) => [glow(`seat-${seat}`)],
    woke: ({ seat }) => [glow(`seat-${seat}`)],
    echoed: ({ seat, action }) => [together(glow(`day-${action}`), glow(`seat-${seat}`))],
    fought: (event, telling) => [{ beat: 'sound', sound: 'call' }, said(event, telling), glow(areaAt(event.area))],
    laid: ({ seat }, telling) => [CARD, travel(BACK, handOf(seat, telling), `lay-${seat}`)],
    revealed: (event, telling) => [FLIP, { beat: 'scene', scene: () => revealed(event, telling) }],
    losses: (event, telling) => {
      const { side, area, units, levels } = event
      if (units === 0 && levels === 0) return [glow(areaAt(area))]
      return [said(event, telling), units > 0 ? leaves(side, area, units) : glow(areaAt(area))]
    },
    wonConflict: (event, telling) => [CHIME, said(event, telling)],
    retreated: ({ side, from, to }) => [travel(unit(side), areaAt(from), areaAt(to))],
    eliminated: ({ side, area, units }) => [leaves(side, area, units)],
    conflictEffect: (event, telling) => [
      travel(CONFLICT_BACK, 'cathedral', handOf(event.seat, telling)),
      said(event, telling),
    ],
    pieceBuilt: (event, telling) => [
      CHIME,
      together(glow('cathedral'), glow(`piece-${event.piece}`)),
      said(event, telling),
    ],
    tokenTaken: ({ seat, token }) => [travel(`T${String(token).padStart(2, '0')}`, 'cathedral', `stock-${seat}`)],
    tokensPlaced: () => [glow('cathedral')],
    stageTwoCards: (event, telling) => [FLIP, said(event, telling)],
    cathedralComplete: (event, telling) => [
      { beat: 'pause', milliseconds: 300 },
      { beat: 'sound', sound: 'call' },
      glow('cathedral'),
      said(event, telling),
    ],
    commanded: (event, telling) => [said(event, telling), glow(`roaming-${event.nightmare}`)],
    prowled: ({ nightmare, to }) => [travel(`N${nightmare}`, `roaming-${nightmare}`, areaAt(to))],
    endTriggered: (event, telling) => [{ beat: 'sound', sound: 'call' }, said(event, telling)],
    gameEnded: (event, telling) => [{ beat: 'sound', sound: 'win' }, said(event, telling)],
  }
}
