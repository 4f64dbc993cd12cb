// Sen as a game of boardgame.io: moves are plain functions that change G through its Immer plugin, cards are shuffled by
// its random plugin, and rounds and turns are its phases and turns. The base game to 100 ravens, without the variants.
//
// Where there was a choice, it was made in its favour. Turns and phases end by `endIf` and the step of a turn is a field
// of G, because events and stages are slower (each event captures a stack trace). Undo is off. Moves trust their
// arguments, as the engine's `apply` does. Who knows which land is not kept, although the engine keeps it.
import type { AiEnumerate, Ctx, FnContext, Game, MoveFn } from 'boardgame.io'

/** A land by kind: 0–9 are the plain lands with that many ravens; then the three special ones. */
const TAKE_2 = 10
const PEEK_1 = 11
const SWAP_2 = 12
const RAVENS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 6, 7]
const IN_THE_BOX = [4, 4, 4, 4, 4, 4, 4, 4, 4, 9, 3, 3, 3]
export const DECK: readonly number[] = IN_THE_BOX.flatMap((count, kind) => Array<number>(count).fill(kind))
const LIMIT = 100
const PENALTY = 5

/** What the player whose turn it is decides; `over` when the turn has ended. */
type Step = 'turn' | 'exchange' | 'drawn' | 'keep' | 'peek' | 'swap' | 'swapWith' | 'over'

export interface Round {
  readonly dreams: readonly (readonly number[])[]
  readonly scores: readonly number[]
  readonly ender: number
  readonly called: boolean
}

/** G: everything but the turn order. Only what JSON can say. */
export interface Table {
  totals: number[]
  starter: number
  pile: number[]
  discards: number[]
  dreams: number[][]
  /** SEN-5: the own lands each player has looked at before the first turn. */
  looked: number[][]
  step: Step
  held: number[]
  /** SEN-13: the first land of a swap. */
  picked: { owner: number; slot: number } | null
  /** How the round has ended, as long as it is not counted. */
  ended: { by: number; called: boolean } | null
  /** The last round that was counted. */
  lastRound: Round | null
}

type Context = FnContext<Table>

const ravensIn = (dream: readonly number[]): number => dream.reduce((sum, card) => sum + RAVENS[card]!, 0)

// --- Rounds ---

/** SEN-3, SEN-4 */
function deal({ G, ctx, random }: Context): void {
  const pile = random.Shuffle([...DECK])
  const dreams: number[][] = Array.from({ length: ctx.numPlayers }, () => [])
  for (let land = 0; land < 4; land++) for (const dream of dreams) dream.push(pile.pop()!)
  G.discards = [pile.pop()!]
  G.pile = pile
  G.dreams = dreams
  G.ended = null
}

/** SEN-16 to SEN-18. Also clears what the next phase looks at before it begins. */
function count({ G, ctx }: Context): void {
  const { by, called } = G.ended!
  const scores = G.dreams.map(ravensIn)
  if (called && scores[by]! > Math.min(...scores)) scores[by]! += PENALTY
  G.totals = G.totals.map((total, seat) => total + scores[seat]!)
  G.lastRound = { dreams: G.dreams, scores, ender: by, called }
  G.starter = (by + 1) % ctx.numPlayers
  G.looked = G.dreams.map(() => [])
}

/** SEN-15: when the draw pile has run out, the end of the turn ends the round. */
function finishTurn(G: Table, playerID: string): void {
  G.step = 'over'
  if (G.pile.length === 0) G.ended = { by: Number(playerID), called: false }
}

// --- Moves ---

const peek: MoveFn<Table> = ({ G, playerID }, slot: number) => {
  G.looked[Number(playerID)]!.push(slot)
}

const take: MoveFn<Table> = ({ G }) => {
  G.step = 'exchange'
}

const draw: MoveFn<Table> = ({ G }) => {
  G.held = [G.pile.pop()!]
  G.step = 'drawn'
}

const call: MoveFn<Table> = ({ G, playerID }) => {
  G.step = 'over'
  G.ended = { by: Number(playerID), called: true }
}

const place: MoveFn<Table> = ({ G, playerID }, slot: number) => {
  const card = G.step === 'exchange' ? G.discards.pop()! : G.held.pop()!
  const dream = G.dreams[Number(playerID)]!
  G.discards.push(dream[slot]!)
  dream[slot] = card
  finishTurn(G, playerID)
}

const discard: MoveFn<Table> = ({ G, playerID }) => {
  G.discards.push(G.held.pop()!)
  finishTurn(G, playerID)
}

const use: MoveFn<Table> = ({ G }) => {
  const card = G.held.pop()!
  G.discards.push(card)
  if (card === PEEK_1) G.step = 'peek'
  else if (card === SWAP_2) G.step = 'swap'
  else {
    // SEN-11: with one card left there is nothing to choose from.
    const first = G.pile.pop()!
    const second = G.pile.pop()
    G.held = second === undefined ? [first] : [first, second]
    G.step = second === undefined ? 'drawn' : 'keep'
  }
}

const keep: MoveFn<Table> = ({ G }, index: number) => {
  const [first, second] = G.held as [number, number]
  G.discards.push(index === 0 ? second : first)
  G.held = [index === 0 ? first : second]
  G.step = 'drawn'
}

const look: MoveFn<Table> = ({ G, playerID }, _owner: number, _slot: number) => finishTurn(G, playerID)

const pick: MoveFn<Table> = ({ G, playerID }, owner: number, slot: number) => {
  if (G.picked === null) {
    G.picked = { owner, slot }
    G.step = 'swapWith'
    return
  }
  const one = G.dreams[G.picked.owner]!
  const other = G.dreams[owner]!
  const card = one[G.picked.slot]!
  one[G.picked.slot] = other[slot]!
  other[slot] = card
  G.picked = null
  finishTurn(G, playerID)
}

// --- What may be done ---

const move = (name: string, ...args: number[]): AiEnumerate[number] => ({ move: name, args })

const places = (G: Table, seat: number): AiEnumerate => G.dreams[seat]!.map((_, slot) => move('place', slot))

const landsExcept = (G: Table, name: string, without?: number): AiEnumerate =>
  G.dreams.flatMap((dream, owner) => (owner === without ? [] : dream.map((_, slot) => move(name, owner, slot))))

function mayUse(G: Table): boolean {
  const card = G.held[0]!
  return card === PEEK_1 || card === SWAP_2 || (card === TAKE_2 && G.pile.length > 0)
}

function enumerate(G: Table, ctx: Ctx, playerID: string): AiEnumerate {
  const seat = Number(playerID)
  if (ctx.phase === 'opening')
    return G.dreams[seat]!.flatMap((_, slot) => (G.looked[seat]!.includes(slot) ? [] : [move('peek', slot)]))
  switch (G.step) {
    case 'turn':
      return G.pile.length > 0 ? [move('take'), move('draw'), move('call')] : [move('take'), move('call')]
    case 'exchange':
      return places(G, seat)
    case 'drawn':
      return [...places(G, seat), move('discard'), ...(mayUse(G) ? [move('use')] : [])]
    case 'keep':
      return [move('keep', 0), move('keep', 1)]
    case 'peek':
      return landsExcept(G, 'look')
    case 'swap':
      return landsExcept(G, 'pick')
    case 'swapWith':
      return landsExcept(G, 'pick', G.picked!.owner)
    case 'over':
      return []
  }
}

export const game: Game<Table> = {
  name: 'sen',
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,

  // SEN-6: chance says who starts.
  setup: ({ ctx, random }) => ({
    totals: Array<number>(ctx.numPlayers).fill(0),
    starter: random.Die(ctx.numPlayers) - 1,
    pile: [],
    discards: [],
    dreams: [],
    looked: Array.from({ length: ctx.numPlayers }, () => []),
    step: 'over',
    held: [],
    picked: null,
    ended: null,
    lastRound: null,
  }),

  phases: {
    // SEN-5: everyone looks at two lands of their own, all at the same time.
    opening: {
      start: true,
      next: 'turns',
      onBegin: deal,
      turn: {
        activePlayers: { all: 'looking', minMoves: 2, maxMoves: 2 },
        stages: { looking: { moves: { peek } } },
      },
      endIf: ({ G }) => G.looked.every(slots => slots.length === 2),
    },
    turns: {
      next: 'opening',
      moves: { take, draw, call, place, discard, use, keep, look, pick },
      turn: {
        order: {
          first: ({ G }) => G.starter,
          next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
        },
        onBegin: ({ G }) => {
          G.step = 'turn'
        },
        endIf: ({ G }) => G.step === 'over',
      },
      endIf: ({ G }) => G.ended !== null,
      onEnd: count,
    },
  },

  // SEN-19, SEN-20
  endIf: ({ G }) => {
    if (Math.max(...G.totals) < LIMIT) return undefined
    const lowest = Math.min(...G.totals)
    const winners = G.totals.flatMap((total, seat) => (total === lowest ? [seat] : []))
    // Its bot asks for the one who won, or whether nobody did alone.
    return { winners, ...(winners.length === 1 ? { winner: String(winners[0]) } : { draw: true }) }
  },

  ai: { enumerate },
}
