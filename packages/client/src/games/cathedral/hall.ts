import {
  type AnyGame,
  type AnyMoveForm,
  type Audience,
  asSeat,
  type Lang,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import {
  ACTIONS,
  BOARDS,
  CARD_WORDS,
  type CathedralMove,
  type StepName,
  SYMBOLS,
  type View,
} from '@sennik/games/cathedral'
import type { Component } from 'solid-js'
import type { BoardProps, Face } from '../../table/board.ts'
import { type Cards, faceOfDevelopment, SHADOWS } from './cards/cards.ts'
import { isAnswer } from './intent.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

/** What one reads, and what it would be used for. */
export interface Looked {
  readonly face: Face
  readonly form?: CathedralMove | undefined
}

/** What every part of the board needs: what is seen, which cards are played with, what one reads. */
export interface Hall {
  readonly board: BoardProps<View>
  readonly game: AnyGame
  readonly cards: Cards
  readonly Card: Component<{ readonly face: Face; readonly lang: Lang }>
  looked(): Looked | undefined
  look(what: Looked | undefined): void
}

export const wordsFor = ({ board }: Hall): Words => WORDS[board.lang]

/** The spectator looks from the first seat. */
export const nearSeat = ({ board }: Hall): Seat => board.you ?? asSeat(0)

const audienceFor = ({ board }: Hall): Audience => ({ you: board.you, name: seat => board.seats[seat]?.name ?? '' })

/** A choice in words, as the game itself says it. */
export const moveWords = (hall: Hall, form: CathedralMove): string =>
  hall.game.words[hall.board.lang].move(
    form as unknown as AnyMoveForm,
    hall.board.view as Redacted<unknown>,
    audienceFor(hall),
  )

export const sideName = (hall: Hall, side: number): string => {
  if (side === SHADOWS) return wordsFor(hall).shadows
  return side === hall.board.you ? wordsFor(hall).you : (hall.board.seats[asSeat(side)]?.name ?? '')
}

// --- Names ---

const named = ({ board }: Hall) => CARD_WORDS[board.lang]

export const actionName = (hall: Hall, action: number): string => named(hall).actions[ACTIONS[action]!]
export const symbolName = (hall: Hall, symbol: number): string => named(hall).symbols[SYMBOLS[symbol]!]
export const areasOf = ({ board }: Hall) => BOARDS[board.view.agreed.seats]!.areas
export const areaName = (hall: Hall, area: number): string => areasOf(hall)[area]?.[hall.board.lang] ?? ''

// --- What is asked ---

export const formsOf = ({ board }: Hall): readonly CathedralMove[] =>
  board.choices.forms as unknown as readonly CathedralMove[]

export const formFor = (hall: Hall, fits: (form: CathedralMove) => boolean): CathedralMove | undefined =>
  formsOf(hall).find(fits)

export const stepOf = ({ board }: Hall): StepName | undefined => board.view.stack[0]?.step

export const choose = ({ board }: Hall, form: CathedralMove): void => board.choose(form as unknown as AnyMoveForm)

/** Whether it is for the one who looks to decide something now. */
export const isAsked = (hall: Hall): boolean => formsOf(hall).some(isAnswer)

// --- Faces ---

export const nightmareFace = (number: number, isAdvanced: boolean): Face => `N${number}${isAdvanced ? 'a' : ''}`
export const tokenFace = (token: number): Face => `T${String(token).padStart(2, '0')}`

/** The card somebody follows for an action. */
export function actionFace(view: Redacted<View>, seat: number, action: number): Face {
  const top = view.tops[seat * ACTIONS.length + action]!
  return top === 0 ? `A${action}` : faceOfDevelopment(top)
}

// --- Touch ---

interface Touched {
  readonly face: Face
  /** What touching does, if that may be done now. */
  readonly form: CathedralMove | undefined
  /** What it would mean if it might not: the table then says why. */
  readonly meant: CathedralMove
}

/** What a mouse points at and a key comes to is read at once. */
export const readers = (hall: Hall, looked: () => Looked) => ({
  onPointerEnter(event: PointerEvent): void {
    if (event.pointerType === 'mouse') hall.look(looked())
  },
  onFocus(event: FocusEvent): void {
    if ((event.currentTarget as Element).matches(':focus-visible')) hall.look(looked())
  },
})

/** A finger first reads, then does; a mouse and a key do at once what they point at. */
export function touch(hall: Hall, event: MouseEvent, { face, form, meant }: Touched): void {
  const isFinger = (event as PointerEvent).pointerType === 'touch'
  const wasRead = hall.looked()?.face === face
  hall.look({ face, form })
  if (isFinger && !wasRead) {
    // What is read takes room: what was touched stays in sight beside it.
    const { currentTarget } = event
    if (currentTarget instanceof Element)
      requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    return
  }
  if (form !== undefined) choose(hall, form)
  else if (isAsked(hall)) choose(hall, meant)
}
