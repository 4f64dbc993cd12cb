import ghostIcon from 'virtual:icon/floating-ghost'
import quill from 'virtual:icon/quill-ink'
import type { Seat } from '@sennik/engine'
import type { Actor, Card } from '@sennik/games/three-chapters'
import { createMemo, For, Index, type JSX, Match, Show, Switch } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { areAlike } from '../../table/alike.ts'
import { SeatName } from '../../table/seat-name.tsx'
import { faceOf } from './cards.ts'
import type { Box } from './layout.ts'
import { Purse } from './purse.tsx'
import { actorName, type Book, faceAt, giftOf, isSame, othersOf, pickOf, wordsFor } from './situation.ts'
import './others.css'

/** Rivals and ghosts, in the order in which they sit to the left of whoever looks. */
export function Others(props: { readonly book: Book; readonly box: Box; open(seat: Seat): void }): JSX.Element {
  const others = createMemo(() => othersOf(props.book), undefined, { equals: areAlike })
  return (
    <ul
      class="others"
      style={{
        left: `${props.box.x}px`,
        top: `${props.box.y}px`,
        width: `${props.box.width}px`,
        height: `${props.box.height}px`,
      }}
    >
      <For each={others()}>
        {actor =>
          'seat' in actor ? (
            <Rival book={props.book} seat={actor.seat} open={() => props.open(actor.seat)} />
          ) : (
            <Ghost book={props.book} actor={actor} feeder={actor.ghostOf} />
          )
        }
      </For>
    </ul>
  )
}

/** What somebody is doing: still choosing, done, on turn, or first in this round. */
export function Doing(props: { readonly book: Book; readonly seat: Seat }): JSX.Element {
  const view = () => props.book.board.view
  const words = () => wordsFor(props.book)
  const isAsked = (): boolean => faceAt(props.book, props.seat)?.isAsked ?? false
  return (
    <Switch>
      <Match when={isAsked()}>
        <span class="doing doing--busy">
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={quill[0]} />
          </svg>
          <span class="unseen">{view().counts.chapter === 1 ? words().chooses : words().decides}</span>
        </span>
      </Match>
      <Match when={view().counts.chapter === 1 && pickOf(view(), props.seat) !== undefined}>
        <span class="doing doing--done">
          <span aria-hidden="true">✓</span>
          <span class="unseen">{words().hasChosen}</span>
        </span>
      </Match>
    </Switch>
  )
}

function Rival(props: { readonly book: Book; readonly seat: Seat; open(): void }): JSX.Element {
  const view = () => props.book.board.view
  const face = () => faceAt(props.book, props.seat)
  const played = (): readonly Card[] => view().played.bySeat[props.seat] ?? []
  const isLeader = (): boolean => {
    const { leader } = view().played
    return leader !== null && isSame(leader, { seat: props.seat })
  }
  return (
    <li
      class={`other seat-colour-${props.seat}`}
      classList={{ 'is-asked': face()?.isAsked ?? false, 'is-leader': isLeader() }}
      data-place={`plate-${props.seat}`}
    >
      <button type="button" class="other__open" onClick={() => props.open()}>
        <span class="other__who">
          <span class="other__avatar">
            <Avatar avatar={face()?.avatar ?? 'bot'} seat={props.seat} />
            <span class="other__anchor" data-place={`seat-${props.seat}`} />
            <Doing book={props.book} seat={props.seat} />
          </span>
          <span class="other__name">
            <SeatName face={face()} />
          </span>
          <Show when={isLeader()}>
            <span class="unseen">{wordsFor(props.book).leads}</span>
          </Show>
        </span>
        <Show
          when={view().counts.chapter > 1}
          fallback={
            <span class="other__left">{wordsFor(props.book).cards(view().picks[props.seat]?.length ?? 0)}</span>
          }
        >
          <Purse book={props.book} seat={props.seat} />
        </Show>
        <span class="other__party" aria-hidden="true">
          <Index each={played()}>
            {card => (
              <span class="other__card">
                <props.book.Card face={faceOf(card())} lang={props.book.board.lang} />
              </span>
            )}
          </Index>
          <Show when={view().counts.chapter === 1}>
            <Index each={view().picks[props.seat] ?? []}>
              {() => (
                <span class="other__card">
                  <props.book.Card face="back" lang={props.book.board.lang} />
                </span>
              )}
            </Index>
          </Show>
          <span class="other__card other__next" data-place={`party-${props.seat}`} />
        </span>
      </button>
    </li>
  )
}

function Ghost(props: { readonly book: Book; readonly actor: Actor; readonly feeder: Seat }): JSX.Element {
  const view = () => props.book.board.view
  const left = (): number =>
    view().counts.chapter === 1 ? (view().gifts[props.feeder]?.length ?? 0) : view().agreed.rounds - ghostPlayed()
  const ghostPlayed = (): number =>
    view().counts.round + view().played.table.filter(({ by }) => isSame(by, props.actor)).length
  const isLeader = (): boolean => {
    const { leader } = view().played
    return leader !== null && isSame(leader, props.actor)
  }
  return (
    <li
      class={`other other--ghost seat-colour-${props.feeder}`}
      classList={{ 'is-leader': isLeader() }}
      title={wordsFor(props.book).ghostAbout}
    >
      <span class="other__who">
        <span class="other__avatar">
          <span class="avatar other__spirit">
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path fill="currentColor" d={ghostIcon[0]} />
            </svg>
          </span>
          <span class="other__anchor" data-place={`ghost-${props.feeder}`} />
          <Show when={view().counts.chapter === 1 && giftOf(view(), props.feeder) !== undefined}>
            <span class="doing doing--done">
              <span aria-hidden="true">✓</span>
            </span>
          </Show>
        </span>
        <span class="other__name">{actorName(props.book, props.actor)}</span>
      </span>
      <span class="other__left">{wordsFor(props.book).cards(Math.max(0, left()))}</span>
    </li>
  )
}
