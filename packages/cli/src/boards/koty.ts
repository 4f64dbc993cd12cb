import { asSeat, listOf, type Text } from '@sennik/engine'
import { type Card, type Colour, colourOf, isCat, koty, RAVEN, symbolOf } from '@sennik/games/koty'
import { padTo } from '../layout.ts'
import type { Style } from '../paint.ts'
import { type Board, type Drawing, seated } from './board.ts'

type View = ReturnType<typeof koty.rules.view>
type Event = Parameters<typeof koty.rules.tell>[0]
type Land = View['dreams'][number]['lands'][number]

const WORDS = {
  pile: { pl: 'stos dobierania', en: 'draw pile' },
  discard: { pl: 'odrzucone', en: 'discarded' },
  hand: { pl: 'ręka', en: 'hand' },
  partner: { pl: 'z tobą w drużynie', en: 'your partner' },
  with: { pl: 'w drużynie:', en: 'with' },
  together: { pl: 'razem', en: 'together' },
  attack: { pl: 'atak', en: 'attack' },
  as: { pl: 'jako', en: 'as' },
  against: { pl: 'na', en: 'on' },
  land: { pl: 'kraina', en: 'land' },
} satisfies { readonly [name: string]: Text }

/** Colours of the cats, as near as a terminal comes. */
const STYLES: { readonly [C in Colour]: Style } = { blue: 'cyan', yellow: 'yellow', green: 'green', pink: 'magenta' }

const LAND_WIDTH = 14
const NAME_WIDTH = 22
const BACK = '░'

function face({ paint }: Drawing, card: Card | null): string {
  if (card === null) return paint('dim', BACK)
  if (isCat(card)) return paint(['bold', STYLES[colourOf(card)]], symbolOf(card))
  return paint(card === RAVEN ? 'red' : 'bold', symbolOf(card))
}

/** `1 9 9 5=20`: the number of the land, its nines, what lies on them, and what it is worth. */
function drawLand(drawing: Drawing, { nines, top, points }: Land, index: number): string {
  const { paint } = drawing
  const cards = [...nines.map(() => paint('bold', '9')), ...(top === null ? [] : [face(drawing, top)])]
  const worth = cards.length === 0 ? paint('dim', '·') : `${cards.join(' ')}${paint('dim', `=${points}`)}`
  return padTo(`${paint('dim', `${index + 1}[`)}${worth}${paint('dim', ']')}`, LAND_WIDTH)
}

const hand = (drawing: Drawing, cards: readonly (Card | null)[]): string =>
  cards.map(card => face(drawing, card)).join(' ')

/** With whom a seat plays, and what they have together; nothing where everybody plays alone. */
function drawTeam({ audience, lang, paint }: Drawing, view: View, seat: number): string {
  const partner = koty
    .teams?.(view)
    .find(team => team.includes(asSeat(seat)))
    ?.find(each => each !== seat)
  if (partner === undefined) return ''
  const who = partner === audience.you ? WORDS.partner[lang] : `${WORDS.with[lang]} ${audience.name(partner)}`
  const together = view.dreams[seat]!.points + view.dreams[partner]!.points
  return paint('dim', ` (${who}, ${WORDS.together[lang]} ${together})`)
}

function drawSeat(drawing: Drawing, view: View, seat: number): string[] {
  const { audience, lang, paint } = drawing
  const { lands, points } = view.dreams[seat]!
  const asked = view.stack?.deciders.some(decider => decider === seat) === true
  const name = seated(drawing, seat, audience.you === seat ? ['bold', 'cyan'] : 'bold')
  const title = `${asked ? paint('cyan', '▸') : ' '} ${name} ${paint('dim', `· ${points}`)}${drawTeam(drawing, view, seat)}`
  return [
    `${padTo(title, NAME_WIDTH)} ${WORDS.hand[lang]}: ${hand(drawing, view.hands[seat]!)}`,
    `    ${lands.map((land, index) => drawLand(drawing, land, index)).join('')}`.trimEnd(),
  ]
}

function drawPiles(drawing: Drawing, view: View): string {
  const { lang, paint } = drawing
  const { discards } = view
  const top = discards.length === 0 ? '' : ` ${face(drawing, discards.at(-1)!)}`
  const piles = `${paint('dim', `${WORDS.pile[lang]}:`)} ${view.counts.pile}   ${paint('dim', `${WORDS.discard[lang]}:`)} ${discards.length}${top}`
  const lying = view.onTable.length === 0 || view.duel !== null ? '' : `   → ${hand(drawing, view.onTable)}`
  return `  ${piles}${lying}`
}

/** The attack under way, and the cards that were played in it before. */
function drawDuel(drawing: Drawing, view: View): string[] {
  if (view.duel === null) return []
  const { audience, lang } = drawing
  const { attacker, attacked, land, as, card, series } = view.duel
  const attacking = card === null ? '' : ` ${face(drawing, card)}`
  const identity = card === as || card === null ? '' : ` (${WORDS.as[lang]} ${face(drawing, as)})`
  const target = `${face(drawing, view.dreams[attacked]!.lands[land]!.top)} (${audience.name(attacked)}, ${WORDS.land[lang]} ${land + 1})`
  const before =
    series.length === 0
      ? ''
      : `  ${listOf(series.length / 2, pair => `${face(drawing, series[2 * pair]!)}×${face(drawing, series[2 * pair + 1]!)}`).join(' ')}`
  return [
    `  ${audience.name(attacker)}: ${WORDS.attack[lang]}${attacking}${identity} ${WORDS.against[lang]} ${target}${before}`,
  ]
}

export const kotyBoard: Board<View, Event> = {
  draw: (view, drawing) => [
    drawPiles(drawing, view),
    ...listOf(view.agreed.seats, seat => drawSeat(drawing, view, seat)).flat(),
    ...drawDuel(drawing, view),
  ],
  // Nothing is shown only for a moment: what one may know lies on the table or in one's hand.
  keepsMemory: () => true,
  glimpse: () => undefined,
  picture: () => undefined,
}
