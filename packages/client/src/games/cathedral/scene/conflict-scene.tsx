import type { Lang } from '@sennik/engine'
import { BOARDS, type View } from '@sennik/games/cathedral'
import { type Component, For, type JSX, Show } from 'solid-js'
import type { BoardProps, Face } from '../../../table/board.ts'
import { BACK, type Cards, CONFLICT_BACK, faceOfConflict, faceOfDevelopment, wordsIn } from '../cards/cards.ts'
import { AttackSign, DefenceSign } from '../cards/signs.tsx'
import { SideSign } from '../side-sign.tsx'
import '../cards/token.css'
import { type ConflictSide, conflictOf, SHADOWS } from './conflict.ts'
import './conflict-scene.css'

type CardComponent = Component<{ readonly face: Face; readonly lang: Lang }>
type Board = BoardProps<View>

/** The place of Basic Combat among what is laid. */
const BASIC_SLOT = 96
const BASIC = 97

/** A conflict while it goes on, as large as its box: who fights, what lies face down, what was revealed, who has to leave. */
export const conflictSceneWith = (cards: Cards, Card: CardComponent): Component<{ readonly board: Board }> =>
  function ConflictScene(props) {
    const words = () => wordsIn(props.board.lang).scene
    const conflict = () => conflictOf(props.board.view)
    const areaName = (area: number): string =>
      BOARDS[props.board.view.agreed.seats]!.areas[area]?.[props.board.lang] ?? ''
    return (
      <Show when={conflict()}>
        {now => (
          <section class="kk-conflict" aria-label={words().title(areaName(now().area))} data-place="conflict">
            <header class="kk-conflict__head">
              <h2 class="kk-conflict__title">{words().title(areaName(now().area))}</h2>
              <p class="kk-conflict__phase">{words().phases[now().phase]}</p>
            </header>
            <div class="kk-conflict__sides">
              <For each={now().sides}>
                {side => (
                  <Side side={side} board={props.board} cards={cards} Card={Card} isRevealed={now().isRevealed} />
                )}
              </For>
            </div>
          </section>
        )}
      </Show>
    )
  }

interface SideProps {
  readonly side: ConflictSide
  readonly board: Board
  readonly cards: Cards
  readonly Card: CardComponent
  readonly isRevealed: boolean
}

function Side(props: SideProps): JSX.Element {
  const words = () => wordsIn(props.board.lang).scene
  const isShadow = (): boolean => props.side.side === SHADOWS
  const name = (): string => {
    if (isShadow()) return words().shadows
    const seat = props.board.seats.find(({ seat: index }) => index === props.side.side)
    return seat?.isYou ? words().you : (seat?.name ?? '')
  }
  const fate = (): string => {
    if (props.side.won) return words().wins
    return props.side.units > 0 ? words().retreats : words().beaten
  }
  const strength = () => strengthOf(props.cards, props.side)
  const about = (): string => {
    if (props.side.open.length > 0) return ''
    if (isShadow()) return props.isRevealed ? words().noCard : words().shadowsDraw
    return props.side.laid === 0 ? words().nothingLaid : words().laid(props.side.laid)
  }
  return (
    <div
      class={`kk-conflict__side kk-side-${props.side.side}`}
      classList={{ 'is-winner': props.side.won === true, 'is-loser': props.side.won === false }}
    >
      <h3 class="kk-conflict__who">
        <SideMark side={props.side.side} />
        {name()}
        <Show when={props.side.won !== undefined}>
          <span class="kk-conflict__fate">{fate()}</span>
        </Show>
      </h3>
      <p class="kk-conflict__force">
        {words().units(props.side.units)}
        <Show when={props.side.fort > 0}> · {words().fort(props.side.fort)}</Show>
        <Show when={!isShadow() && !props.isRevealed}> · {words().most(props.side.mostCards)}</Show>
      </p>
      <div class="kk-conflict__cards" data-place={`lay-${props.side.side}`}>
        <For each={facesOf(props.side, props.board)}>
          {({ face, isHidden }) => (
            <button
              type="button"
              class="kk-conflict__card"
              classList={{ 'is-hidden': isHidden, 'is-turned': !isHidden }}
              aria-label={words().zoom(props.cards.describe(face, props.board.lang).title)}
              onClick={() => props.board.zoom(face)}
            >
              <props.Card face={face} lang={props.board.lang} />
            </button>
          )}
        </For>
        <Show when={about()}>
          <span class="kk-conflict__about">{about()}</span>
        </Show>
      </div>
      <Show when={strength()}>
        {sum => (
          <p class="kk-conflict__sum">
            <AttackSign />
            <span class="unseen">{words().attack} </span>
            {sum().attack}
            <DefenceSign />
            <span class="unseen">{words().defence} </span>
            {sum().defence}
          </p>
        )}
      </Show>
    </div>
  )
}

/** The sign of a side in its colour. */
export const SideMark = (props: { readonly side: number }): JSX.Element => (
  <span class={`kk-mark kk-side-${props.side}`} aria-hidden="true">
    <SideSign side={props.side} />
  </span>
)

/** One's own cards are seen while they lie face down; of the others only their backs. */
function facesOf(
  side: ConflictSide,
  { view, you }: Board,
): readonly { readonly face: Face; readonly isHidden: boolean }[] {
  if (side.side === SHADOWS) return side.open.map(card => ({ face: faceOfConflict(card), isHidden: false }))
  if (side.open.length > 0) return side.open.map(card => ({ face: faceOfDevelopment(card), isHidden: false }))
  const slots = side.side === you ? view.laid[side.side]?.slots : null
  if (slots == null) return Array.from({ length: side.laid }, () => ({ face: BACK, isHidden: true }))
  return slots.map(slot => ({
    face: faceOfDevelopment(slot === BASIC_SLOT ? BASIC : view.hands[side.side]?.[slot]?.card),
    isHidden: true,
  }))
}

/** What a player's open cards come to. How strong Shadows were depends on how many there were, which the page of the reveal tells. */
function strengthOf({ book }: Cards, { side, open }: ConflictSide) {
  if (side === SHADOWS || open.length === 0) return undefined
  const { basicCombat } = book.faces
  return open.reduce(
    (sum, card) => ({
      attack: sum.attack + (card === BASIC ? basicCombat.attack : book.attack[card]!),
      defence: sum.defence + (card === BASIC ? basicCombat.defence : book.defence[card]!),
    }),
    { attack: 0, defence: 0 },
  )
}

export const backOf = (side: number): Face => (side === SHADOWS ? CONFLICT_BACK : BACK)
