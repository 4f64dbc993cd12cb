import type { Card, KotyMove } from '@sennik/games/koty'
import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import { faceOf } from './faces.ts'
import {
  cardPlayed,
  isMadeOn,
  type LandPlace,
  meantByAnswer,
  meantByBoth,
  meantByButton,
  meantByLand,
  type Picked,
} from './intent.ts'
import { isAsked, type Props, stepOf } from './situation.ts'

/** How a thing stands that may be touched. */
interface Standing {
  /** What touching it means; undefined while it would only be chosen. */
  readonly meant: KotyMove | undefined
  /** Touching it makes a move, or takes the first of two steps towards one. */
  readonly isOffered: boolean
  readonly isPicked: boolean
}

/** One player's dealings with the board: what was touched first, and what a touch means now. */
export interface Play {
  readonly picked: Accessor<Picked | undefined>
  land(place: LandPlace): Standing
  card(card: Card, index: number): Standing
  button(): Standing
  touchLand(place: LandPlace): void
  touchCard(card: Card, index: number): void
  touchButton(): void
}

export function playFor(board: Props): Play {
  const [picked, setPicked] = createSignal<Picked>()
  // Another question: what was begun for the last one is forgotten.
  createEffect(on([() => board.choices.forms, () => board.you], () => setPicked(undefined), { defer: true }))

  const isMyTurn = (): boolean => isAsked(board) && stepOf(board.view) === 'turn'
  const forms = (): readonly KotyMove[] => board.choices.forms as readonly KotyMove[]
  const pickedCard = (): Card | undefined => {
    const first = picked()
    return first?.picked === 'card' ? first.card : undefined
  }
  const pickedLand = (): LandPlace | undefined => {
    const first = picked()
    return first?.picked === 'land' ? first : undefined
  }

  const land = (place: LandPlace): Standing => {
    const meant = meantByLand(board.view, board.you, place, pickedCard())
    const chosen = pickedLand()
    return {
      meant,
      isOffered: meant === undefined ? forms().some(form => isMadeOn(form, place)) : board.choices.has(meant),
      isPicked: chosen?.owner === place.owner && chosen.land === place.land,
    }
  }
  const card = (which: Card, index: number): Standing => {
    const answer = meantByAnswer(board.view, board.you, which)
    const first = picked()
    const isPicked = first?.picked === 'card' && first.index === index
    if (answer !== undefined) return { meant: answer, isOffered: board.choices.has(answer), isPicked }
    const place = pickedLand()
    if (place !== undefined) {
      const meant = meantByBoth(which, place)
      return { meant, isOffered: board.choices.has(meant), isPicked }
    }
    return { meant: undefined, isOffered: forms().some(form => cardPlayed(form) === which), isPicked }
  }
  const button = (): Standing => {
    const meant = meantByButton(board.view)
    return { meant, isOffered: board.choices.has(meant), isPicked: picked()?.picked === 'exchange' }
  }

  return {
    picked,
    land,
    card,
    button,
    touchLand(place) {
      const { meant, isPicked } = land(place)
      if (meant !== undefined) board.choose(meant)
      else setPicked(isPicked ? undefined : { picked: 'land', ...place })
    },
    touchCard(which, index) {
      const { meant, isPicked } = card(which, index)
      if (meant !== undefined) board.choose(meant)
      else if (!isMyTurn()) board.zoom(faceOf(which))
      else setPicked(isPicked ? undefined : { picked: 'card', card: which, index })
    },
    touchButton() {
      const { meant, isOffered, isPicked } = button()
      // A whole hand is not thrown away by one slip of a finger.
      if (meant?.kind === 'exchange' && isOffered && !isPicked) setPicked({ picked: 'exchange' })
      else if (meant !== undefined) board.choose(meant)
    },
  }
}
