import { polishPlural, type Text } from '@sennik/engine'
import {
  ALL_CATS,
  CARD_SYMBOLS,
  type Card,
  type CardWords,
  type Cat,
  type CatCard,
  cardWordsOf,
  catCard,
  type catLady,
  FOODS,
  HAND_KINDS,
  isCat,
  TOKENS,
} from '@sennik/games/cat-lady'
import { cutTo, padTo, widthOf, wrap } from '../layout.ts'
import type { Style } from '../paint.ts'
import { type Board, type Drawing, seated } from './board.ts'

type View = ReturnType<typeof catLady.rules.view>
type Event = Parameters<typeof catLady.rules.tell>[0]

const WORDS = {
  deck: { pl: 'talia', en: 'deck' },
  strays: { pl: 'przybłędy', en: 'strays' },
  food: { pl: 'przysmaki', en: 'food' },
  hand: { pl: 'ręka', en: 'hand' },
  tokens: { pl: 'żetony 2 pkt', en: '2-point tokens' },
  nothing: { pl: '–', en: '–' },
  marker: { pl: 'znacznik kota', en: 'cat marker' },
} satisfies { readonly [name: string]: Text }

const wordsIn = ({ game, lang }: Drawing): CardWords => cardWordsOf(game)[lang]

/** The letter of each token: what it is called begins with it. */
const letters = (drawing: Drawing): readonly string[] =>
  TOKENS.map((_, token) => wordsIn(drawing).token(token)[0]!.toUpperCase())
const ROW_LABEL = 5
const WIDEST_CELL = 26
const INDENT = '    '

/** What a cat eats and is worth, in a few signs: `TT 3`, `CM 2×`. */
function short(drawing: Drawing, { eats, worth }: CatCard): string {
  const food =
    'exactly' in eats
      ? FOODS.map((kind, food) => letters(drawing)[food]!.repeat(eats.exactly[kind] ?? 0)).join('')
      : 'oneKind' in eats
        ? `1–${eats.oneKind.most}`.replace('1–1', '1')
        : '1+'
  if ('mostFed' in worth) return `${food} ${worth.mostFed}/${worth.otherwise}`
  return `${food} ${worth.points}${'each' in worth ? '×' : ''}`
}

const styleOf = (card: Card): Style => (isCat(card) ? 'yellow' : 'green')

/** A card of the grid; a long name of somebody's own set gives way to what the cat eats. */
function cell(drawing: Drawing, card: Card | null, room: number): string {
  if (card === null) return drawing.paint('dim', '·')
  const what = isCat(card) ? ` ${drawing.paint('dim', short(drawing, ALL_CATS[card]!))}` : ''
  const name = cutTo(wordsIn(drawing).card(card), room - widthOf(what))
  return drawing.paint(styleOf(card), name) + what
}

/** The grid with the numbers of its lines; the marked one bears the marker. */
function drawGrid(drawing: Drawing, view: View): string[] {
  const { paint, lang } = drawing
  const room = Math.floor((drawing.width - ROW_LABEL) / 3) - 1
  const cells = view.grid.map(card => cell(drawing, card, room))
  const wide = Math.min(room, Math.max(WIDEST_CELL, ...cells.map(text => widthOf(text) + 1)))
  const label = (line: number): string =>
    view.counts.marker === line ? paint(['bold', 'red'], `${line + 1}■`) : paint('cyan', `${line + 1} `)
  const header = ' '.repeat(ROW_LABEL) + [3, 4, 5].map(line => padTo(label(line), wide)).join(' ')
  const rows = [0, 1, 2].map(row => {
    const names = cells.slice(row * 3, row * 3 + 3).map(text => padTo(text, wide))
    return `${padTo(`  ${label(row)}`, ROW_LABEL)}${names.join(' ')}`.trimEnd()
  })
  const marker = view.counts.marker === null ? '' : paint('dim', `  ■ ${WORDS.marker[lang]}`)
  return [`${header.trimEnd()}${marker}`, ...rows]
}

const tokens = (drawing: Drawing, counts: readonly number[]): string =>
  counts.map((count, token) => letters(drawing)[token]!.repeat(count)).join('')

/** A cat with what it wants and what is in its bowl. */
function catText(drawing: Drawing, cat: Cat, bowl: readonly number[] = []): string {
  const { paint } = drawing
  const eaten = tokens(drawing, bowl)
  const wants = paint('dim', `(${short(drawing, catCard(cat))})`)
  return `${paint('yellow', wordsIn(drawing).cat(cat))} ${wants}${eaten === '' ? '' : paint('green', ` ← ${eaten}`)}`
}

function handText(drawing: Drawing, { size, cards, own }: View['hands'][number], isOpen: boolean): string {
  const { lang, memory } = drawing
  if (cards === null || (!own && !isOpen && memory === 'own'))
    return lang === 'pl'
      ? `${size} ${polishPlural(size, 'karta', 'karty', 'kart')}`
      : `${size} ${size === 1 ? 'card' : 'cards'}`
  const held = cards.flatMap((count, kind) => {
    const name = wordsIn(drawing).card(CARD_SYMBOLS.indexOf(HAND_KINDS[kind]!) as Card)
    return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`]
  })
  return held.length === 0 ? WORDS.nothing[lang] : held.join(', ')
}

function drawHousehold(drawing: Drawing, view: View, seat: number): string[] {
  const { audience, lang, paint, width } = drawing
  const asked = view.stack?.deciders.some(each => each === seat) === true
  const isOpen = view.stack === null || view.stack.step === 'feeding'
  const name = seated(drawing, seat, audience.you === seat ? ['bold', 'cyan'] : 'bold')
  const facts = [
    `${WORDS.food[lang]}: ${tokens(drawing, view.stock[seat]!) || WORDS.nothing[lang]}`,
    `${WORDS.hand[lang]}: ${handText(drawing, view.hands[seat]!, isOpen)}`,
    ...(view.tokens[seat] === 0 ? [] : [`${WORDS.tokens[lang]}: ${view.tokens[seat]}`]),
  ]
  const cats = view.owners[seat]!.map((cat, index) => {
    // The number that one types to feed it.
    const number = view.stack?.step === 'feeding' ? `${paint('dim', String(cat + 1))} ` : ''
    return number + catText(drawing, cat, view.bowls[seat]![index]!)
  })
  return [
    ...wrap(`${name} · ${facts.join(' · ')}`, width, asked ? `${paint('cyan', '▸')} ` : '  ', INDENT),
    ...(cats.length === 0 ? [] : wrap(cats.join(', '), width, INDENT, INDENT)),
  ]
}

/** CAT-11: the number that one types for each kind of food, with the letter it has on the table. */
const foodNumbers = (drawing: Drawing): string =>
  letters(drawing)
    .map(
      (letter, food) =>
        `${drawing.paint('dim', String(food + 1))} ${wordsIn(drawing).token(food)} ${drawing.paint('dim', `(${letter})`)}`,
    )
    .join(', ')

export const catLadyBoard: Board<View, Event> = {
  draw(view, drawing) {
    const { lang, paint, width } = drawing
    const strays = view.strays.map(
      (cat, index) =>
        `${paint('dim', String(index + 1))} ${cat === null ? WORDS.nothing[lang] : catText(drawing, cat)}`,
    )
    const header = `${paint('bold', WORDS.deck[lang])} ${view.counts.deck} · ${WORDS.strays[lang]}: ${strays.join(', ')}`
    const isFeeding = view.stack?.step === 'feeding'
    const isLaidOut = view.grid.some(card => card !== null) && view.stack !== null && !isFeeding
    return [
      ...wrap(header, width, '', INDENT),
      ...(isLaidOut ? drawGrid(drawing, view) : []),
      ...(isFeeding ? wrap(`${WORDS.food[lang]}: ${foodNumbers(drawing)}`, width, '', INDENT) : []),
      ...view.owners.flatMap((_, seat) => drawHousehold(drawing, view, seat)),
    ]
  },
  keepsMemory: view => view.agreed.options.openMemory,
  // Everything is taken in the open.
  glimpse: () => undefined,
  picture: () => undefined,
}
