import { asSeat, listOf, type Text } from '@sennik/engine'
import { isSpecial, ravensOn, type sen, symbolOf } from '@sennik/games/sen'
import { columns, padTo, widthOf } from '../layout.ts'
import type { Style } from '../paint.ts'
import { type Board, type Drawing, seated } from './board.ts'

type View = ReturnType<typeof sen.rules.view>
type Event = Parameters<typeof sen.rules.tell>[0]
type Scored = Extract<Event, { readonly type: 'roundScored' }>
type Card = View['discards'][number]

const WORDS = {
  round: { pl: 'Runda', en: 'Round' },
  of: { pl: 'z', en: 'of' },
  limit: { pl: 'gra do', en: 'playing to' },
  pile: { pl: 'zakryty', en: 'draw' },
  discard: { pl: 'odkryty', en: 'discard' },
  inHand: { pl: 'w ręce', en: 'in hand' },
  name: { pl: '', en: '' },
  dream: { pl: 'sen', en: 'dream' },
  lands: { pl: 'krainy', en: 'lands' },
  spared: { pl: 'nieliczone', en: 'not counted' },
  penalty: { pl: 'kara', en: 'penalty' },
  flat: { pl: 'na całość', en: 'for broke' },
  thisRound: { pl: 'runda', en: 'round' },
  total: { pl: 'razem', en: 'total' },
  called: { pl: 'pobudka', en: 'called' },
} satisfies { readonly [name: string]: Text }

interface Face {
  readonly text: string
  readonly style: Style
}

const BACK: Face = { text: '░░░', style: 'dim' }

/** A card as it lies on the table: its ravens, and on a special one the letter of the notation. */
function faceOf(card: Card | null): Face {
  if (card === null) return BACK
  const ravens = ravensOn(card)
  if (isSpecial(card)) return { text: `${ravens} ${symbolOf(card)}`, style: 'magenta' }
  return { text: ` ${ravens} `, style: ravens <= 3 ? 'green' : ravens <= 6 ? 'yellow' : 'red' }
}

const CARD_WIDTH = 5
const INDENT = 2
const TITLE_WIDTH = 22
/** Where the piles begin, when they lie beside one's own dream. */
const PILES_AT = TITLE_WIDTH + 1 + 4 * CARD_WIDTH + INDENT
/** With more at the table, dreams of others are drawn in one line each, so that everything fits a small screen. */
const DRAWN_IN_FULL = 2

/** Three lines; the number of the place stands in the border. */
function drawCard({ paint }: Drawing, face: Face, place: string): [string, string, string] {
  return [
    paint('dim', `╭─${place.padEnd(2, '─')}╮`),
    paint('dim', '│') + paint(face.style, face.text) + paint('dim', '│'),
    paint('dim', '╰───╯'),
  ]
}

/** Cards side by side, in as many rows as they need. */
function drawRow(drawing: Drawing, faces: readonly Face[]): string[] {
  const perRow = Math.max(1, Math.floor((drawing.width - INDENT) / CARD_WIDTH))
  const lines: string[] = []
  for (let from = 0; from < faces.length; from += perRow) {
    const drawn = faces
      .slice(from, from + perRow)
      .map((face, index) => drawCard(drawing, face, String(from + index + 1)))
    for (const line of [0, 1, 2] as const) lines.push(' '.repeat(INDENT) + drawn.map(card => card[line]).join(''))
  }
  return lines
}

function drawShort({ paint }: Drawing, faces: readonly Face[]): string {
  return faces.map(face => paint('dim', '[') + paint(face.style, face.text) + paint('dim', ']')).join('')
}

const NUMBERED_WIDTH = 7

/** Lands with their numbers, in as many lines as they need. */
function drawNumbered(drawing: Drawing, faces: readonly Face[], room: number): string[] {
  const drawn = faces.map(
    (face, slot) => drawing.paint('dim', String(slot + 1).padStart(2)) + drawShort(drawing, [face]),
  )
  const perLine = Math.max(1, Math.floor(room / NUMBERED_WIDTH))
  return listOf(Math.ceil(drawn.length / perLine), line => drawn.slice(line * perLine, (line + 1) * perLine).join(''))
}

function drawDream(drawing: Drawing, view: View, owner: number): string[] {
  const { audience, paint } = drawing
  const over = view.stack === null
  const faces = view.dreams[owner]!.map(card => faceOf(drawing.memory === 'kept' || over ? card : null))
  const mine = audience.you === owner
  const asked = view.stack?.deciders.some(seat => seat === owner) === true
  const name = seated(drawing, owner, mine ? ['bold', 'cyan'] : 'bold')
  const title = `${asked ? paint('cyan', '▸') : ' '} ${name} ${paint('dim', `· ${view.totals[owner]!.total}`)}`
  if (mine) return beside([title, ...drawRow(drawing, faces)], drawPiles(drawing, view), drawing.width)
  if (view.agreed.seats <= DRAWN_IN_FULL) return [title, ...drawRow(drawing, faces)]
  const lines = drawNumbered(drawing, faces, drawing.width - TITLE_WIDTH)
  return lines.map((line, index) => `${padTo(index === 0 ? title : '', TITLE_WIDTH)}${line}`)
}

/** Two blocks side by side where that fits, otherwise one below the other. */
function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const leftWidth = Math.max(PILES_AT, ...left.map(line => widthOf(line) + INDENT))
  if (leftWidth + Math.max(...right.map(widthOf)) > width) return [...left, ...right]
  return left.map((line, index) => (padTo(line, leftWidth) + (right[index] ?? '')).trimEnd())
}

/** A card, what it is called, and its number where there is another one of that name. */
type Pile = readonly [Face, string, string]

/** The draw pile, the discard pile and what the viewer holds, side by side. */
function drawPiles(drawing: Drawing, view: View): string[] {
  const { lang, paint } = drawing
  // SEN-11: of two cards one says which one keeps.
  const held = view.held.map(
    (card, index): Pile => [faceOf(card), WORDS.inHand[lang], view.held.length > 1 ? String(index + 1) : ''],
  )
  const piles: readonly Pile[] = [
    [{ text: String(view.counts.pile).padStart(2).padEnd(3), style: 'bold' }, WORDS.pile[lang], ''],
    [faceOf(view.discards.at(-1) ?? null), WORDS.discard[lang], ''],
    ...held,
  ]
  const drawn = piles.map(([face, label, place]) => ({ card: drawCard(drawing, face, place), label }))
  const wide = Math.max(...drawn.map(({ label }) => widthOf(label)), CARD_WIDTH) + INDENT
  const line = (cells: readonly string[]): string => ' '.repeat(INDENT) + cells.map(cell => padTo(cell, wide)).join('')
  return [
    line(drawn.map(({ label }) => paint('dim', label))),
    ...([0, 1, 2] as const).map(index => line(drawn.map(({ card }) => card[index]))),
  ]
}

function header({ lang, paint }: Drawing, view: View): string {
  const { rounds, limit } = view.agreed.options
  const round = `${WORDS.round[lang]} ${view.counts.round}`
  return paint(
    'bold',
    rounds === undefined ? `${round} · ${WORDS.limit[lang]} ${limit}` : `${round} ${WORDS.of[lang]} ${rounds}`,
  )
}

/** The dreams of a finished round with their counts; columns that are all empty are left out. */
function scoreTable(drawing: Drawing, { round, dreams, scores, totals, ending, ender }: Scored): string[] {
  const { lang, paint, audience } = drawing
  const has = {
    spared: scores.some(score => score.spared > 0),
    penalty: scores.some(score => score.penalty > 0),
    flat: scores.some(score => score.flat > 0),
  }
  const shown = (['name', 'dream', 'lands', 'spared', 'penalty', 'flat', 'thisRound', 'total'] as const).filter(
    column => !(column in has) || has[column as keyof typeof has],
  )
  const rows = scores.map((score, seat) => {
    const cells = {
      name: audience.name(asSeat(seat)) + (ending === 'called' && ender === seat ? ` (${WORDS.called[lang]})` : ''),
      dream: drawShort(drawing, dreams[seat]!.map(faceOf)),
      lands: String(score.lands),
      spared: score.spared > 0 ? `−${score.spared}` : '',
      penalty: score.penalty > 0 ? `+${score.penalty}` : '',
      flat: score.flat > 0 ? `+${score.flat}` : '',
      thisRound: String(score.total),
      total: paint('bold', String(totals[seat])),
    }
    return shown.map(column => cells[column])
  })
  return [
    paint('bold', `${WORDS.round[lang]} ${round}`),
    ...columns(
      [shown.map(column => paint('dim', WORDS[column][lang])), ...rows],
      shown.map((_, column) => (column < 2 ? 'left' : 'right')),
    ).map(line => `  ${line}`),
  ]
}

export const senBoard: Board<View, Event> = {
  draw: (view, drawing) => [
    header(drawing, view),
    // One's own dream has them at its side.
    ...(drawing.audience.you === undefined ? drawPiles(drawing, view) : []),
    ...view.dreams.flatMap((_, owner) => drawDream(drawing, view, owner)),
  ],
  keepsMemory: view => view.agreed.options.memoryAid,
  // A drawn card is in hand while one decides; of those looked at one sees only a glimpse.
  glimpse: (event, drawing) =>
    event.type === 'looked' && event.card !== undefined
      ? drawCard(drawing, faceOf(event.card), String(event.slot + 1))
      : undefined,
  picture: (event, drawing) => (event.type === 'roundScored' ? scoreTable(drawing, event) : undefined),
}
