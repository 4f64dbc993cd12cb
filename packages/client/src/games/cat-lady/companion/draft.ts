import { BadInput, explainProblem, type Lang, type Problem } from '@sennik/engine'
import {
  ALL_CATS,
  CARD_SYMBOLS,
  CAT_SYMBOLS,
  type Card,
  type Cat,
  copiesFor,
  type RealTable,
  scoreTable,
  type TableScore,
  type TableSeat,
  TOKENS,
  TOYS,
} from '@sennik/games/cat-lady'
import { BOX_FACES, wordsIn } from '../faces.ts'
import type { Good } from '../goods.tsx'

/*
 * What has been tapped in of a real table. Everything may be entered that can be held in a hand; whether such a table can be is judged by
 * the game itself, which names what is wrong.
 */

/** What is counted of each player, in the order in which it is asked for. */
export const COUNTED = [
  ...TOKENS,
  ...TOYS,
  'costume',
  'catnip',
  'lost',
  'spray',
  'vp',
] as const satisfies readonly Good[]
export type Counted = (typeof COUNTED)[number]

interface SeatDraft {
  readonly name: string
  readonly counts: { readonly [C in Counted]?: number }
}

export interface Draft {
  readonly seats: readonly SeatDraft[]
  /** Who has each cat; every cat exists once. */
  readonly owners: { readonly [cat: string]: number }
}

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 4

export const EMPTY: Draft = {
  seats: [
    { name: '', counts: {} },
    { name: '', counts: {} },
  ],
  owners: {},
}

/** The most of each that the whole box could give one player. */
const IN_THE_BOX: { readonly [C in Counted]: number } = Object.fromEntries(
  COUNTED.map(what => {
    const cards = copiesFor(MAX_PLAYERS)
    const count = (symbol: string): number => cards[CARD_SYMBOLS.indexOf(symbol)] ?? 0
    if (what === 'vp') return [what, count('lost') / 2]
    return [what, count(what) + 2 * count(`${what}2`)]
  }),
) as { [C in Counted]: number }

export const mostOf = (what: Counted): number => IN_THE_BOX[what]

// --- What can be done ---

export function withPlayers(draft: Draft, count: number): Draft {
  const seats = Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? { name: '', counts: {} })
  const owners = Object.fromEntries(Object.entries(draft.owners).filter(([, owner]) => owner < count))
  return { seats, owners }
}

export const withName = (draft: Draft, seat: number, name: string): Draft =>
  changed(draft, seat, was => ({ ...was, name }))

export const withCount = (draft: Draft, seat: number, what: Counted, count: number): Draft =>
  changed(draft, seat, was => ({ ...was, counts: { ...was.counts, [what]: count } }))

/** Gives a cat to a player, from whoever has it; or takes it away again. */
export function withCat(draft: Draft, seat: number, cat: string): Draft {
  const { [cat]: owner, ...others } = draft.owners
  return { ...draft, owners: owner === seat ? others : { ...others, [cat]: seat } }
}

const changed = (draft: Draft, seat: number, change: (was: SeatDraft) => SeatDraft): Draft => ({
  ...draft,
  seats: draft.seats.map((each, index) => (index === seat ? change(each) : each)),
})

// --- What it comes to ---

const countsOf = <K extends Counted>(kinds: readonly K[], { counts }: SeatDraft): { readonly [T in K]?: number } =>
  Object.fromEntries(kinds.map(kind => [kind, counts[kind] ?? 0])) as { [T in K]?: number }

const seatOf = (draft: Draft, seat: number): TableSeat => {
  const laid = draft.seats[seat]!
  const { costume = 0, catnip = 0, lost = 0, spray = 0, vp = 0 } = laid.counts
  return {
    cats: CAT_SYMBOLS.flatMap((id, cat) => (draft.owners[id] === seat ? [cat as Cat] : [])),
    food: countsOf(TOKENS, laid),
    toys: countsOf(TOYS, laid),
    costumes: costume,
    catnip,
    lost,
    sprays: spray,
    tokens: vp,
  }
}

const tableOf = (draft: Draft): RealTable => ({ seats: draft.seats.map((_, seat) => seatOf(draft, seat)) })

/** The full score; or, for a table that cannot be, what is wrong with it. */
export function scoreOf(draft: Draft): { readonly score: TableScore } | { readonly problem: Problem } {
  try {
    return { score: scoreTable(tableOf(draft)) }
  } catch (error) {
    if (error instanceof BadInput) return { problem: error.problem }
    throw error
  }
}

/** What is wrong, with cards called by their names. */
export const explain = (problem: Problem, lang: Lang): string =>
  explainProblem(
    problem.kind === 'tooManyCards' && typeof problem.card === 'string'
      ? { ...problem, card: nameOf(problem.card, lang) }
      : problem,
    lang,
  )

export function nameOf(symbol: string, lang: Lang): string {
  const { companion } = wordsIn(lang)
  if (symbol === 'stray') return companion.stray
  if (symbol === 'lost') return companion.lostInAll
  const cards = BOX_FACES.cards(lang)
  const token = (TOKENS as readonly string[]).indexOf(symbol)
  if (token >= 0) return cards.token(token)
  const cat = CAT_SYMBOLS.indexOf(symbol)
  return cat >= 0 ? cards.cat(cat as Cat) : cards.card(CARD_SYMBOLS.indexOf(symbol) as Card)
}

// --- Kept on this device ---

export const write = (draft: Draft): string => JSON.stringify(draft)

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

/** What was kept, or an empty table if it cannot be read. */
export function read(text: string | undefined): Draft {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Draft>
    const seats = (kept.seats ?? []).map(({ name, counts }) => ({
      name: String(name ?? ''),
      counts: Object.fromEntries(
        COUNTED.flatMap(what => (isCount(counts?.[what]) ? [[what, Math.min(mostOf(what), counts[what])]] : [])),
      ),
    }))
    if (seats.length < MIN_PLAYERS || seats.length > MAX_PLAYERS) return EMPTY
    const owners = Object.fromEntries(
      ALL_CATS.flatMap(({ id }) => {
        const owner = kept.owners?.[id]
        return isCount(owner) && owner < seats.length ? [[id, owner]] : []
      }),
    )
    return { seats, owners }
  } catch {
    return EMPTY
  }
}
