import {
  type AnyMoveForm,
  asSeat,
  type CardPage,
  englishPlural,
  type Lang,
  listOf,
  polishPlural,
  type Seat,
  type Text,
} from '@sennik/engine'
import {
  ACTIONS,
  BOARDS,
  bookOf,
  CARD_WORDS,
  type cathedral,
  DAY_SPACES,
  developmentPage,
  dreamPage,
  NIGHTS,
  nightmareInPlay,
  PIECES,
  reconstructionText,
  SYMBOLS,
} from '@sennik/games/cathedral'
import { columns, padTo, wrap } from '../layout.ts'
import { type Board, type Drawing, seated } from './board.ts'

type View = ReturnType<typeof cathedral.rules.view>
type Event = Parameters<typeof cathedral.rules.tell>[0]
type Book = ReturnType<typeof bookOf>

const WORDS = {
  turn: { pl: 'Tura', en: 'Turn' },
  of: { pl: 'z', en: 'of' },
  pieces: { pl: 'Katedra', en: 'Cathedral' },
  marked: { pl: 'oznaczone', en: 'marked' },
  stageTwo: { pl: 'etap 2', en: 'Stage 2' },
  devoured: { pl: 'pożarte jednostki', en: 'devoured units' },
  devouredOwn: { pl: 'pożarci', en: 'devoured' },
  ritual: { pl: 'rytuał', en: 'ritual' },
  hand: { pl: 'Ręka:', en: 'Hand:' },
  dreams: { pl: 'Sny:', en: 'Dreams:' },
  market: { pl: 'Rynek snów:', en: 'Dream market:' },
  nightmares: { pl: 'Koszmary:', en: 'Nightmares:' },
  limbo: { pl: 'Limbo', en: 'Limbo' },
  night: { pl: 'noc', en: 'night' },
  upgrades: { pl: 'Ulepszenia', en: 'Upgrades' },
  inSupply: { pl: 'w zasobach', en: 'in supply' },
} satisfies { readonly [name: string]: Text }

const cardsIn: { readonly [L in Lang]: (count: number) => string } = {
  pl: count => `${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`,
  en: count => `${count} ${englishPlural(count, 'card', 'cards')}`,
}

const SYMBOL_NAMES: readonly Text[] = SYMBOLS.map(
  symbol =>
    ({
      eye: { pl: 'Oko', en: 'Eye' },
      hand: { pl: 'Dłoń', en: 'Hand' },
      flame: { pl: 'Płomień', en: 'Flame' },
      root: { pl: 'Korzeń', en: 'Root' },
    })[symbol],
)
const COLOURS = ['cyan', 'magenta', 'green', 'yellow'] as const
const SHADOWS = 4
/** What stands in an area, in one or two signs. */
const WINGED: { readonly [L in Lang]: string } = { pl: 'S', en: 'W' }
const NIGHTMARE: { readonly [L in Lang]: string } = { pl: 'K', en: 'N' }
const LEGEND: { readonly [L in Lang]: string } = {
  pl: '↔ sąsiednie obszary · 1● wyznawca gracza 1 · ▪ cień (5) · 1▲ poziom fortecy · 1S skrzydlak · K1 pierwszy koszmar',
  en: '↔ adjacent areas · 1● follower of player 1 · ▪ shadow (5) · 1▲ fort level · 1W Winged · N1 the first Nightmare',
}
const TURNS = 36
const NAME_WIDTH = 30

function header({ lang, paint }: Drawing, { counts, devoured }: View): string {
  const eaten = devoured.reduce((sum, units) => sum + units, 0)
  const parts = [
    `${WORDS.turn[lang]} ${Math.min(counts.turn + 1, TURNS)} ${WORDS.of[lang]} ${TURNS}`,
    `${WORDS.marked[lang]}: ${SYMBOL_NAMES[counts.symbol]![lang]}`,
    `${WORDS.pieces[lang]} ${counts.pieces}/${PIECES.length}`,
    ...(counts.isStageTwo ? [`${WORDS.stageTwo[lang]}, ${WORDS.devoured[lang]} ${eaten}/${counts.limit}`] : []),
  ]
  return paint('bold', parts.join(' · '))
}

/** Where a Dreamer is: on a Night, or on the Day of an action. */
function dreamerAt(lang: Lang, at: number): string {
  if (at === 0) return ''
  return at < DAY_SPACES
    ? `${WORDS.night[lang]} ${NIGHTS[at - 1]}`
    : CARD_WORDS[lang].actions[ACTIONS[at - DAY_SPACES]!]
}

function drawSeats(drawing: Drawing, view: View): string[] {
  const { audience, lang, paint } = drawing
  const asked = view.stack[0]?.deciders ?? []
  const rows = listOf(view.agreed.seats, index => {
    const seat = asSeat(index)
    const isYou = seat === audience.you
    return [
      `${asked.includes(seat) ? paint('cyan', '▸') : ' '} ${seated(drawing, seat, isYou ? ['bold', COLOURS[index]!] : COLOURS[index]!)}`,
      dreamerAt(lang, view.dreamers[seat]!),
      `${WORDS.ritual[lang]} ${view.ritual[seat]!.join('/')}`,
      `${view.supply[seat]} ${WORDS.inSupply[lang]}, ${WORDS.limbo[lang]} ${view.limbo[seat]}, ${WORDS.devouredOwn[lang]} ${view.devoured[seat]}`,
      cardsIn[lang](view.hands[seat]!.length + 1),
    ]
  })
  return columns(rows, ['left', 'left', 'left', 'left', 'left'])
}

/** Every area in play: its symbol, and who stands there. */
function drawAreas({ lang, paint, width }: Drawing, view: View): string[] {
  const { areas } = BOARDS[view.agreed.seats]!
  const cathedral = WORDS.pieces[lang]
  const beside = (area: NonNullable<(typeof areas)[number]>): string => {
    const next = area.adjacent.map(id => areas.findIndex(other => other?.id === id) + 1).filter(number => number > 0)
    return `↔ ${next.toSorted((one, other) => one - other).join(' ')}${area.cathedral ? ` ${cathedral}` : ''}`
  }
  const rows = areas.flatMap((area, index) => {
    if (area === undefined) return []
    const { units, fort, owner } = view.units[index]!
    const there = units.flatMap((count, side) =>
      count === 0
        ? []
        : [
            side === SHADOWS
              ? paint('dim', '▪'.repeat(count))
              : paint(COLOURS[side]!, `${side + 1}${'●'.repeat(count)}`),
          ],
    )
    if (fort > 0) there.push(paint(COLOURS[owner]!, `${owner + 1}${'▲'.repeat(fort)}`))
    view.wings.forEach((at, seat) => {
      if (at === index + 1) there.push(paint(COLOURS[seat]!, `${seat + 1}${WINGED[lang]}`))
    })
    view.nightmares.at.forEach((at, nightmare) => {
      if (at === index + 1) there.push(paint('red', `${NIGHTMARE[lang]}${nightmare + 1}`))
    })
    const symbol = SYMBOL_NAMES[SYMBOLS.indexOf(area.symbol)]![lang]
    const isMarked = SYMBOLS.indexOf(area.symbol) === view.counts.symbol
    return [
      [
        paint('dim', String(index + 1)),
        area[lang],
        isMarked ? paint('bold', symbol) : paint('dim', symbol),
        paint('dim', beside(area)),
        there.join(' '),
      ],
    ]
  })
  return [
    ...wrap(LEGEND[lang], width).map(line => paint('dim', line)),
    ...columns(rows, ['right', 'left', 'left', 'left', 'left']),
  ]
}

const drawPage = ({ paint, width }: Drawing, { name, lines }: CardPage, place: string): string[] =>
  wrap(lines.join(' · '), width, `  ${paint('dim', place.padStart(2))} ${padTo(paint('bold', name), NAME_WIDTH)} `)

/** One's own cards and Dreams, by their places. */
function drawOwn(drawing: Drawing, book: Book, view: View, seat: Seat): string[] {
  const { lang, paint } = drawing
  const { development, dreams } = book.faces
  const pages = (held: View['hands'][number], page: (card: number) => CardPage): string[] =>
    held.flatMap(({ card }, slot) => (card === null ? [] : drawPage(drawing, page(card), String(slot + 1))))
  return [
    paint('bold', WORDS.hand[lang]),
    ...pages(view.hands[seat]!, card => developmentPage(development[card - 1]!, lang)),
    paint('bold', WORDS.dreams[lang]),
    ...pages(view.dreams[seat]!, card => dreamPage(dreams[card - 1]!, lang)),
  ]
}

/** The cards on top of the action cards of each seat: what its actions and reactions do. */
function drawUpgrades(drawing: Drawing, book: Book, view: View): string[] {
  const { audience, lang, paint } = drawing
  return listOf(view.agreed.seats, seat => {
    const tops = view.tops.slice(seat * ACTIONS.length, (seat + 1) * ACTIONS.length).filter(card => card !== 0)
    return tops.flatMap((card, index) => {
      const place = index === 0 ? [paint('bold', `${WORDS.upgrades[lang]} – ${audience.name(asSeat(seat))}:`)] : []
      return [...place, ...drawPage(drawing, developmentPage(book.faces.development[card - 1]!, lang), '')]
    })
  }).flat()
}

function drawOpen(drawing: Drawing, book: Book, view: View): string[] {
  const { lang, paint } = drawing
  const { dreams, nightmares } = book.faces
  const cards = view.nightmares.cards.filter(card => card !== 0)
  return [
    paint('bold', WORDS.market[lang]),
    ...view.market.flatMap((dream, place) =>
      dream === 0 ? [] : drawPage(drawing, dreamPage(dreams[dream - 1]!, lang), String(place + 1)),
    ),
    ...(cards.length === 0 ? [] : [paint('bold', WORDS.nightmares[lang])]),
    ...cards.flatMap((card, index) =>
      drawPage(drawing, nightmareInPlay(nightmares[card - 1]!, view.agreed.isAdvanced, lang), String(index + 1)),
    ),
  ]
}

export const cathedralBoard: Board<View, Event> = {
  draw(view, drawing) {
    const book = bookOf(view)
    const { you } = drawing.audience
    return [
      header(drawing, view),
      ...drawSeats(drawing, view),
      ...drawAreas(drawing, view),
      ...drawOpen(drawing, book, view),
      ...drawUpgrades(drawing, book, view),
      ...(you === undefined ? [] : drawOwn(drawing, book, view, asSeat(you))),
      drawing.paint('dim', reconstructionText(book.faces, drawing.lang)),
    ]
  },
  keepsMemory: () => true,
  glimpse: () => undefined,
  picture: () => undefined,
  // KK-9.5: a piece bears its name.
  printed: ({ kind, piece }: AnyMoveForm) => (kind === 'piece' ? `${kind} ${PIECES[Number(piece)]!.id}` : undefined),
}
