import ghostIcon from 'virtual:icon/floating-ghost'
import { type Actor, type Card, linksAmong, type Payment, type Reward, rewardText } from '@sennik/games/three-chapters'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { Emblem } from '../../art/signs.tsx'
import { areAlike } from '../../table/alike.ts'
import { faceOf } from './cards.ts'
import { type Box, type Point, ring } from './layout.ts'
import { Links } from './links.tsx'
import {
  actorName,
  actorsOf,
  type Book,
  cardOf,
  faceAt,
  isSame,
  nearSeat,
  placeOf,
  roundShown,
  wordsFor,
} from './situation.ts'
import { TokenSign } from './traits.tsx'
import './trick.css'

const TOKENS = ['hearts', 'gems', 'stars'] as const
const LARGEST = 156

/** Chapter II: the cards of the round around the middle, what they have to do with each other, and what they paid. */
export function Trick(props: { readonly book: Book; readonly box: Box; read(card: Card): void }): JSX.Element {
  const view = () => props.book.board.view
  const seats = () => view().agreed.seats
  const words = () => wordsFor(props.book)
  const actors = createMemo(() => actorsOf(seats()), undefined, { equals: areAlike })
  const shown = createMemo(() => roundShown(view()))
  const headHeight = (): number => (props.box.height < 190 ? 0 : 24)
  const room = () => ({ width: props.box.width, height: props.box.height - headHeight() })
  const spots = createMemo(() => ring(actors().length, room(), LARGEST))
  const centre = (actor: Actor): Point => {
    const near = placeOf({ seat: nearSeat(props.book) }, seats())
    const offset = (placeOf(actor, seats()) - near + actors().length) % actors().length
    const { x, y } = spots().centres[offset]!
    return { x, y: y + headHeight() }
  }
  const where = (card: Card): Point | undefined => {
    const actor = shown().cards.find(played => played.card === card)?.by
    return actor && centre(actor)
  }
  const payments = (): readonly Payment[] => [...(shown().told?.payments ?? []), ...(shown().told?.unpaid ?? [])]
  const bonds = createMemo(() => {
    const { cards, told } = shown()
    const links =
      told === undefined
        ? linksAmong(
            props.book.cards.deck,
            cards.map(({ card }) => card),
            2,
          )
        : payments()
    return links.flatMap(({ card, because }) =>
      because.filter(other => other !== card).map(other => ({ from: other, to: card })),
    )
  })
  const title = (): string => {
    const { told } = shown()
    if (told === undefined) return ''
    const isYours = 'seat' in told.winner && told.winner.seat === props.book.board.you
    return `${words().lastRound(told.round)}: ${isYours ? words().youWon : words().wonBy(actorName(props.book, told.winner))}`
  }
  return (
    <div
      class="trick"
      classList={{ 'is-over': shown().told !== undefined }}
      style={{ '--card': `${spots().cardWidth}px` }}
    >
      <Show when={headHeight() > 0}>
        <p class="trick__title" aria-hidden="true">
          {title()}
          <Show when={shown().told?.blockedBy}>
            {card => (
              <span class="trick__blocked">
                {' '}
                · {words().blocked(props.book.cards.name(card(), props.book.board.lang))}
              </span>
            )}
          </Show>
        </p>
      </Show>
      <For each={actors()}>
        {actor => (
          <Slot
            book={props.book}
            actor={actor}
            at={centre(actor)}
            card={cardOf(shown().cards, actor)}
            isWinner={shown().told !== undefined && isSame(shown().told!.winner, actor)}
            isLit={bonds().some(({ from, to }) => [from, to].includes(cardOf(shown().cards, actor) ?? (0 as Card)))}
            payments={payments().filter(({ by }) => isSame(by, actor))}
            read={card => props.read(card)}
          />
        )}
      </For>
      <Links width={props.box.width} height={props.box.height} bonds={bonds()} where={where} />
    </div>
  )
}

interface SlotProps {
  readonly book: Book
  readonly actor: Actor
  readonly at: Point
  readonly card: Card | undefined
  readonly isWinner: boolean
  readonly isLit: boolean
  readonly payments: readonly Payment[]
  read(card: Card): void
}

function Slot(props: SlotProps): JSX.Element {
  const words = () => wordsFor(props.book)
  const lang = () => props.book.board.lang
  const place = (): number => placeOf(props.actor, props.book.board.view.agreed.seats)
  const owner = () => ('seat' in props.actor ? props.actor.seat : props.actor.ghostOf)
  const isAsked = (): boolean => 'seat' in props.actor && (faceAt(props.book, props.actor.seat)?.isAsked ?? false)
  const paid = (): Reward => {
    const sum = (token: (typeof TOKENS)[number]): number =>
      props.payments.reduce((total, { tokens }) => total + (tokens[token] ?? 0), 0)
    return { hearts: sum('hearts'), gems: sum('gems'), stars: sum('stars') }
  }
  const label = (): string => {
    const name = actorName(props.book, props.actor)
    if (props.card === undefined) return words().waitsFor(name)
    const reward = rewardText(paid(), lang())
    return [
      words().playedBy(name, props.book.cards.spoken(props.card, lang())),
      ...(props.isWinner ? [words().won] : []),
      ...(reward === '' ? [] : [words().pays(reward)]),
    ].join(' ')
  }
  return (
    <button
      type="button"
      class={`slot seat-colour-${owner()}`}
      classList={{
        'is-asked': isAsked(),
        'is-winner': props.isWinner,
        'is-lit': props.isLit,
        'is-ghost': 'ghostOf' in props.actor,
      }}
      style={{ left: `${props.at.x}px`, top: `${props.at.y}px` }}
      data-place={`trick-${place()}`}
      aria-label={label()}
      onClick={() => props.card !== undefined && props.read(props.card)}
      onPointerEnter={event => event.pointerType === 'mouse' && props.card !== undefined && props.read(props.card)}
    >
      <Show when={props.card !== undefined} fallback={<span class="slot__empty" />}>
        <span class="slot__card" aria-hidden="true">
          <props.book.Card face={faceOf(props.card)} lang={lang()} />
        </span>
      </Show>
      <span class="slot__owner" aria-hidden="true">
        <Show when={'seat' in props.actor} fallback={<GhostSign />}>
          <Emblem seat={owner()} />
        </Show>
      </span>
      <span class="slot__pay" data-place={`pay-${place()}`} aria-hidden="true">
        <For each={TOKENS.filter(token => (paid()[token] ?? 0) > 0)}>
          {token => (
            <span class="slot__token">
              {paid()[token]}
              <TokenSign token={token} />
            </span>
          )}
        </For>
      </span>
    </button>
  )
}

function GhostSign(): JSX.Element {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={ghostIcon[0]} />
    </svg>
  )
}
