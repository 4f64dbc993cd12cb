import { asSeat, englishPlural, type Lang, listOf, polishPlural, type Text } from '@sennik/engine'
import { type Actor, type Card, cardText, deckOf, threeChapters } from '@sennik/games/three-chapters'
import { columns, padTo, wrap } from '../layout.ts'
import { type Board, type Drawing, seated } from './board.ts'

type View = ReturnType<typeof threeChapters.rules.view>
type Event = Parameters<typeof threeChapters.rules.tell>[0]
type Deck = ReturnType<typeof deckOf>

const WORDS = {
  chapter: { pl: 'Rozdział', en: 'Chapter' },
  choice: { pl: 'wybór', en: 'choice' },
  of: { pl: 'z', en: 'of' },
  round: { pl: 'runda', en: 'round' },
  hand: { pl: 'Ręka:', en: 'Hand:' },
  picked: { pl: 'Wybrane:', en: 'Chosen:' },
  gifts: { pl: 'Dla ducha:', en: 'For the ghost:' },
  table: { pl: 'Na stole:', en: 'On the table:' },
  played: { pl: 'zagrane', en: 'played' },
  laidAside: { pl: 'gotowe', en: 'ready' },
  choosing: { pl: 'wybór trwa', en: 'choosing' },
  ghost: { pl: 'duch', en: 'ghost' },
} satisfies { readonly [name: string]: Text }

const cardsIn: { readonly [L in Lang]: (count: number) => string } = {
  pl: count => `${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`,
  en: count => `${count} ${englishPlural(count, 'card', 'cards')}`,
}

const NAME_WIDTH = 26
const INDENT = 2

const named = (deck: Deck, card: Card, lang: Lang): string => `${deck.face(card)[lang]} (${card})`

/** A card with everything it says, as far as it fits. */
function drawCard({ lang, paint, width }: Drawing, deck: Deck, card: Card, place: string): string[] {
  const { traits, abilities } = cardText(deck, deck.face(card), lang)
  const head = `${' '.repeat(INDENT)}${paint('dim', place.padStart(2))} ${padTo(paint('bold', named(deck, card, lang)), NAME_WIDTH)} `
  const text = [traits.join(', '), ...abilities].filter(part => part !== '').join(' · ')
  return text === '' ? [head.trimEnd()] : wrap(text, width, head)
}

/** What one types for a card: its value; nothing for one that lies aside. */
type Typed = (card: Card) => string

const byValue: Typed = String
const aside: Typed = () => ''

/** One's own cards, a line or two each, in the order of values. */
function drawOwn(drawing: Drawing, deck: Deck, title: string, cards: readonly (Card | null)[], typed: Typed): string[] {
  const own = cards.filter((card): card is Card => card !== null && card !== 0)
  const sorted = own.toSorted((one, other) => one - other)
  if (sorted.length === 0) return []
  return [drawing.paint('bold', title), ...sorted.flatMap(card => drawCard(drawing, deck, card, typed(card)))]
}

const CHAPTERS = ['', 'I', 'II', 'III']

function header({ lang, paint }: Drawing, { counts, agreed }: View): string {
  const chapter = `${WORDS.chapter[lang]} ${CHAPTERS[counts.chapter]}`
  if (counts.chapter === 3) return paint('bold', chapter)
  const [what, at, all] =
    counts.chapter === 1
      ? [WORDS.choice[lang], counts.deal * agreed.exchanges + counts.exchange + 1, agreed.rounds]
      : [WORDS.round[lang], Math.min(counts.round + 1, agreed.rounds), agreed.rounds]
  return paint('bold', `${chapter} · ${what} ${at} ${WORDS.of[lang]} ${all}`)
}

function drawSeats(drawing: Drawing, deck: Deck, view: View): string[] {
  const { audience, lang, paint } = drawing
  const isDraft = view.counts.chapter === 1
  const rows = listOf(view.agreed.seats, index => {
    const seat = asSeat(index)
    const asked = view.stack?.deciders.includes(seat) === true
    const { hearts, gems, stars } = view.purses[seat]!
    const played = view.played.bySeat[seat]!
    return [
      `${asked ? paint('cyan', '▸') : ' '} ${seated(drawing, seat, seat === audience.you ? ['bold', 'cyan'] : 'bold')}`,
      isDraft
        ? paint('dim', asked ? WORDS.choosing[lang] : WORDS.laidAside[lang])
        : `${paint('red', `♥${hearts}`)} ${paint('cyan', `♦${gems}`)} ${paint('yellow', `★${stars}`)}`,
      isDraft
        ? cardsIn[lang](view.picks[seat]!.length)
        : played.length === 0
          ? ''
          : `${WORDS.played[lang]}: ${played.map(card => deck.face(card)[lang]).join(', ')}`,
    ]
  })
  return columns(rows, ['left', 'left', 'left'])
}

const nameOf = ({ audience, lang }: Drawing, actor: Actor): string =>
  'seat' in actor ? audience.name(actor.seat) : `${WORDS.ghost[lang]} (${audience.name(actor.ghostOf)})`

function drawTable(drawing: Drawing, deck: Deck, view: View): string[] {
  const { lang, paint } = drawing
  if (view.played.table.length === 0) return []
  const cards = view.played.table.map(
    ({ by, card }) => `${nameOf(drawing, by)}: ${paint('bold', named(deck, card, lang))}`,
  )
  return wrap(cards.join(' · '), drawing.width, `${WORDS.table[lang]} `)
}

export const threeChaptersBoard: Board<View, Event> = {
  draw(view, drawing) {
    const deck = deckOf(view)
    const { you } = drawing.audience
    const own = you === undefined ? undefined : asSeat(you)
    const isDraft = view.counts.chapter === 1
    const inSight = threeChapters.forget?.(view) ?? view
    return [
      header(drawing, view),
      ...drawSeats(drawing, deck, view),
      ...drawTable(drawing, deck, view),
      ...(own === undefined ? [] : drawOwn(drawing, deck, WORDS.hand[drawing.lang], view.hands[own]!, byValue)),
      ...(own === undefined
        ? []
        : drawOwn(
            drawing,
            deck,
            WORDS[isDraft ? 'picked' : 'hand'][drawing.lang],
            view.picks[own]!,
            isDraft ? aside : byValue,
          )),
      ...(own === undefined || view.agreed.seats > 2 || !isDraft
        ? []
        : drawOwn(drawing, deck, WORDS.gifts[drawing.lang], inSight.gifts[own]!, aside)),
    ]
  },
  // CH-21: what was laid for a ghost is not looked at again. Otherwise no card is shown only for a moment.
  keepsMemory: view => view.agreed.seats > 2,
  glimpse: () => undefined,
  // The sentence of a round names cards by their set, which an event does not know.
  picture: () => undefined,
  // CH-1: a card bears its value, also while its place in the hand changes from one choice to the next.
  printed({ kind, slot }, { hands }, { audience: { you } }) {
    const card = you === undefined || slot === undefined ? undefined : hands[you]?.[Number(slot)]
    return card == null ? undefined : `${kind} ${card}`
  },
}
