import type { AnyGame, AnyMoveForm, Audience, Redacted, Seat } from '@sennik/engine'
import {
  bestFeeding,
  type Cat,
  type CatLadyMove,
  catCard,
  FOODS,
  HAND_KINDS,
  type Household,
  type StepName,
  TOYS,
  type View,
} from '@sennik/games/cat-lady'
import type { BoardProps } from '../../table/board.ts'
import { type Faces, wordsIn } from './faces.ts'
import type { Words } from './words.en.ts'

/** What every part of the board needs: what is seen, and what cards are called in this game. */
export interface Props extends BoardProps<View> {
  readonly game: AnyGame
  readonly faces: Faces
}

/** The spectator looks from the first seat. */
export const nearSeat = (props: Props): Seat => props.you ?? (0 as Seat)

export const stepOf = (view: Redacted<View>): StepName | undefined => view.stack?.step

/** Cards have run out: what is left is supper, or the end of it. */
export const isSupper = (view: Redacted<View>): boolean => view.stack === null || view.stack.step === 'feeding'

export const wordsFor = (props: Props): Words => wordsIn(props.lang)

export const nameOf = (props: Props, seat: Seat): string => props.seats[seat]?.name ?? ''

const audienceFor = (props: Props): Audience => ({ you: props.you, name: seat => nameOf(props, seat) })

/** A choice in words, as the game itself says it. */
export const moveWords = (props: Props, form: CatLadyMove): string =>
  props.game.words[props.lang].move(form as AnyMoveForm, props.view as Redacted<unknown>, audienceFor(props))

/** Seats in the order in which they sit to the left of the near one. */
export const rivalsOf = (props: Props): readonly Seat[] => {
  const count = props.view.agreed.seats
  return Array.from({ length: count - 1 }, (_, index) => ((nearSeat(props) + 1 + index) % count) as Seat)
}

export const held = (view: Redacted<View>, seat: Seat, kind: (typeof HAND_KINDS)[number]): number =>
  view.hands[seat]?.cards?.[HAND_KINDS.indexOf(kind)] ?? 0

/** How much of each kind of food all cats of a seat ask for by their cards. */
export const wantedBy = (cats: readonly Cat[]): readonly number[] =>
  FOODS.map(food =>
    cats.reduce((sum, cat) => {
      const { eats } = catCard(cat)
      return sum + ('exactly' in eats ? (eats.exactly[food] ?? 0) : 0)
    }, 0),
  )

function householdOf(view: Redacted<View>, seat: Seat): Household {
  return {
    cats: view.owners[seat] ?? [],
    food: view.stock[seat] ?? [],
    costumes: held(view, seat, 'costume'),
    toys: TOYS.reduce((sum, toy) => sum + held(view, seat, toy), 0),
    catnip: held(view, seat, 'catnip'),
  }
}

/** The cats of a seat that could be fed if supper were now and everything went for the best. */
export function fedIfNow(view: Redacted<View>, seat: Seat): ReadonlySet<Cat> {
  const household = householdOf(view, seat)
  const { bowls } = bestFeeding(household)
  return new Set(household.cats.filter((_, index) => bowls[index]!.some(count => count > 0)))
}
