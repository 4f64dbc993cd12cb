import type { Lang } from '@sennik/engine'
import { BASIC_SLOT, BOARDS, type View } from '@sennik/games/cathedral'
import { type Component, For, type JSX, Show } from 'solid-js'
import type { BoardProps, Face } from '../../../table/board.ts'
import {
  BACK,
  BASIC,
  type Cards,
  CONFLICT_BACK,
  faceOfConflict,
  faceOfDevelopment,
  SHADOWS,
  wordsIn,
} from '../cards/cards.ts'
import { AttackSign, DefenceSign } from '../cards/signs.tsx'
import { SideRow } from '../side-row.tsx'
import { SideSign } from '../side-sign.tsx'
import '../cards/token.css'
import { type ConflictSide, conflictOf } from './conflict.ts'
import './conflict-scene.css'

type CardComponent = Component<{ readonly face: Face; readonly lang: Lang }>
type Board = BoardProps<View>

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
              <p class="kk-conflict__phase">
                {words().phases[now().phase]}
                <Show when={now().devours}> {words().devours}</Show>
              </p>
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

/** The conflict in one line, where cards for it are chosen and the scene is covered. */
export function ConflictLine(props: { readonly board: Board }): JSX.Element {
  return (
    <Show when={conflictOf(props.board.view)}>
      {now => (
        <p class="kk-conflict-line" aria-hidden="true">
          <For each={now().sides}>{side => <SideRow here={{ ...side, hasStronghold: false, hasWinged: false }} />}</For>
        </p>
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
  const faces = () => facesOf(props.side, props.board)
  const strength = () => strengthOf(props.cards, playedBy(props.side, props.board))
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
        <span class="kk-conflict__row" aria-hidden="true">
          <SideRow here={{ ...props.side, hasStronghold: false, hasWinged: false }} />
        </span>
        <span class="unseen">
          {words().units(props.side.units)}
          <Show when={props.side.fort > 0}>, {words().fort(props.side.fort)}</Show>
          {'. '}
        </span>
        <Show when={!isShadow() && !props.isRevealed}>{words().most(props.side.mostCards)}</Show>
      </p>
      <div class="kk-conflict__cards" style={{ '--abreast': Math.min(3, Math.max(1, faces().length)) }}>
        <span class="kk-conflict__anchor" data-place={`lay-${props.side.side}`} aria-hidden="true" />
        <For each={faces()}>
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
function facesOf(side: ConflictSide, board: Board): readonly { readonly face: Face; readonly isHidden: boolean }[] {
  const isHidden = side.open.length === 0
  if (side.side === SHADOWS) return side.open.map(card => ({ face: faceOfConflict(card), isHidden }))
  const played = playedBy(side, board)
  if (played.length === 0) return Array.from({ length: side.laid }, () => ({ face: BACK, isHidden }))
  return played.map(card => ({ face: faceOfDevelopment(card), isHidden }))
}

/** What a player fights with, as far as the one who looks may know. */
function playedBy({ side, open }: ConflictSide, { view, you }: Board): readonly number[] {
  if (side === SHADOWS) return []
  const slots = side === you ? view.laid[side]?.slots : null
  if (open.length > 0 || slots == null) return open
  return slots.flatMap(slot => (slot === BASIC_SLOT ? [BASIC] : (view.hands[side]?.[slot]?.card ?? [])))
}

/** What a player's cards come to. How strong Shadows are depends on how many there were, which the page of the reveal tells. */
function strengthOf({ book }: Cards, played: readonly number[]) {
  if (played.length === 0) return undefined
  const { basicCombat } = book.faces
  return played.reduce(
    (sum, card) => ({
      attack: sum.attack + (card === BASIC ? basicCombat.attack : book.attack[card]!),
      defence: sum.defence + (card === BASIC ? basicCombat.defence : book.defence[card]!),
    }),
    { attack: 0, defence: 0 },
  )
}

export const backOf = (side: number): Face => (side === SHADOWS ? CONFLICT_BACK : BACK)
