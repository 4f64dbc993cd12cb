import { capital, type Redacted, type Seat } from '@sennik/engine'
import { type Cat, FOODS, type Gains, HAND_KINDS, TOKENS, type View } from '@sennik/games/cat-lady'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { CatLadyCard } from './card.tsx'
import { faceOfCat, handFace } from './faces.ts'
import { GoodSign, TokenDisc } from './goods.tsx'
import type { Box } from './layout.ts'
import { at } from './market.tsx'
import { fedIfNow, nearSeat, type Props, wantedBy, wordsFor } from './situation.ts'
import './household.css'

const HEAD = 36
const CHIP_ROWS = 66
const CAT_GAP = 4
const RATIO = 7 / 5
const WIDE = 700
/** Below this height cats lie beside the name instead of under it. */
const LOW = 150

/** Of a card that another lies on, so much is in sight unless it would be too small. */
const IN_SIGHT = 0.66
const SMALL = 40

/** How cats lie in a row: as large as there is room; when there are many, smaller, and one over another. */
export function rowOf(count: number, width: number, tallest: number): { readonly card: number; readonly step: number } {
  const largest = Math.max(16, tallest / RATIO)
  if (count < 2) return { card: largest, step: 0 }
  const card = Math.min(largest, Math.max(SMALL, width / (1 + (count - 1) * IN_SIGHT)))
  return { card, step: Math.min(card + CAT_GAP, (width - card) / (count - 1)) }
}

interface HouseholdProps {
  readonly board: Props
  readonly box: Box
  /** What the line that is lit would bring. */
  readonly gains: Gains | undefined
  readonly isArmed: boolean
  arm(on: boolean): void
  look(seat: Seat): void
}

/** Your own household: cats with what they want, food, and the hand. */
export function NearHousehold(props: HouseholdProps): JSX.Element {
  const seat = (): Seat => nearSeat(props.board)
  const view = (): Redacted<View> => props.board.view
  const words = () => wordsFor(props.board)
  const isYou = (): boolean => props.board.you !== undefined
  const cats = (): readonly Cat[] => view().owners[seat()] ?? []
  const coming = (): readonly Cat[] => props.gains?.cats ?? []
  const fed = createMemo(() => fedIfNow(view(), seat()))
  const isWide = (): boolean => props.box.width >= WIDE
  const isLow = (): boolean => props.box.height < LOW
  const catsWidth = (): number => {
    if (isWide()) return props.box.width * 0.56
    return isLow() ? props.box.width * 0.44 : props.box.width - 16
  }
  const catsHeight = (): number => {
    if (isWide()) return props.box.height - HEAD - 18
    return props.box.height - CHIP_ROWS - (isLow() ? 14 : HEAD + 12)
  }
  const row = () => rowOf(cats().length + coming().length, catsWidth(), catsHeight())
  return (
    <section
      class={`cl-near seat-colour-${seat()}`}
      classList={{ 'is-asked': props.board.seats[seat()]?.isAsked ?? false, 'is-wide': isWide(), 'is-low': isLow() }}
      aria-label={isYou() ? words().yourHousehold : words().householdOf(props.board.seats[seat()]?.name ?? '')}
      style={at(props.box)}
    >
      <div class="cl-near__head">
        <button
          type="button"
          class="cl-near__who"
          aria-label={`${isYou() ? words().you : (props.board.seats[seat()]?.name ?? '')}. ${words().look(words().yourHousehold)}`}
          onClick={() => props.look(seat())}
        >
          <span class="cl-plate__avatar" data-place={`seat-${seat()}`} aria-hidden="true">
            <Avatar avatar={props.board.seats[seat()]?.avatar ?? 'bot'} seat={seat()} />
          </span>
          <span class="cl-plate__name" aria-hidden="true">
            {isYou() ? words().you : props.board.seats[seat()]?.name}
          </span>
        </button>
        <VpTokens board={props.board} seat={seat()} />
        <span class="cl-anchor" data-place={`cats-${seat()}`} />
        <Show when={props.isArmed}>
          <span class="cl-near__armed" role="status">
            {words().armed}
          </span>
        </Show>
        <Show when={props.board.choices.has({ kind: 'end' })}>
          <button
            type="button"
            class="button button--candle cl-near__end"
            data-place="end"
            onClick={() => props.board.choose({ kind: 'end' })}
          >
            {words().end}
          </button>
        </Show>
      </div>
      <ul class="cl-near__cats" style={{ '--cat': `${row().card}px` }}>
        <For each={cats()}>
          {(cat, index) => (
            <li class="cl-near__cat" style={{ left: `${index() * row().step}px` }}>
              <button
                type="button"
                class="cl-near__card"
                classList={{ 'is-fed': fed().has(cat) }}
                data-place={`cat-${cat}`}
                aria-label={words().catLabel(
                  props.board.faces.spoken(faceOfCat(cat), props.board.lang),
                  fed().has(cat),
                )}
                onClick={() => props.board.zoom(faceOfCat(cat))}
              >
                <span aria-hidden="true">
                  <CatLadyCard faces={props.board.faces} face={faceOfCat(cat)} lang={props.board.lang} />
                </span>
              </button>
            </li>
          )}
        </For>
        <For each={coming()}>
          {(cat, index) => (
            <li
              class="cl-near__cat is-coming"
              style={{ left: `${(cats().length + index()) * row().step}px` }}
              aria-hidden="true"
            >
              <CatLadyCard faces={props.board.faces} face={faceOfCat(cat)} lang={props.board.lang} />
            </li>
          )}
        </For>
        <Show when={cats().length + coming().length === 0}>
          <li class="cl-near__none">{words().noCats}</li>
        </Show>
      </ul>
      <div class="cl-near__chips">
        <FoodChips board={props.board} seat={seat()} gains={props.gains} />
        <HandChips {...props} seat={seat()} />
      </div>
    </section>
  )
}

function VpTokens(props: { readonly board: Props; readonly seat: Seat }): JSX.Element {
  const count = (): number => props.board.view.tokens[props.seat] ?? 0
  return (
    <span class="cl-vps" data-place={`vp-${props.seat}`}>
      <Show when={count() > 0}>
        <span class="cl-chip" role="img" aria-label={wordsFor(props.board).tokens(count())}>
          <span class="cl-chip__sign">
            <TokenDisc good="vp" text="2" />
          </span>
          <span aria-hidden="true">{count()}</span>
        </span>
      </Show>
    </span>
  )
}

/** Food by kind: how much is there, how much the cats want. */
function FoodChips(props: {
  readonly board: Props
  readonly seat: Seat
  readonly gains?: Gains | undefined
}): JSX.Element {
  const stock = () => props.board.view.stock[props.seat] ?? []
  const wanted = createMemo(() => wantedBy(props.board.view.owners[props.seat] ?? []))
  const more = createMemo(() => wantedBy(props.gains?.cats ?? []))
  return (
    <ul class="cl-chips" data-place={`food-${props.seat}`}>
      <Index each={TOKENS}>
        {(token, food) => {
          const have = (): number => stock()[food] ?? 0
          const need = (): number | undefined => (food < FOODS.length ? wanted()[food]! : undefined)
          const gain = (): number => props.gains?.food[food] ?? 0
          const kind = (): string => capital(props.board.faces.cards(props.board.lang).token(food))
          return (
            <li
              class="cl-chip"
              classList={{ 'is-short': need() !== undefined && have() < need()!, 'is-none': have() === 0 }}
              title={kind()}
            >
              <span class="cl-chip__sign" aria-hidden="true">
                <TokenDisc good={token()} />
              </span>
              <span aria-hidden="true">
                {have()}
                <Show when={need() !== undefined}>
                  <small>/{need()}</small>
                </Show>
              </span>
              <span class="unseen">
                {need() === undefined
                  ? wordsFor(props.board).handKind(kind(), have())
                  : wordsFor(props.board).food(kind(), have(), need()!)}
              </span>
              <Show when={gain() > 0}>
                <b class="cl-chip__gain" aria-hidden="true">
                  +{gain()}
                </b>
              </Show>
              <Show when={(more()[food] ?? 0) > 0}>
                <b class="cl-chip__want" aria-hidden="true">
                  /+{more()[food]}
                </b>
              </Show>
            </li>
          )
        }}
      </Index>
    </ul>
  )
}

/** What is in the hand; a spray bottle is taken up by touching it. */
function HandChips(props: HouseholdProps & { readonly seat: Seat }): JSX.Element {
  const words = () => wordsFor(props.board)
  const counts = () => props.board.view.hands[props.seat]?.cards ?? []
  const gain = (kind: number): number => props.gains?.hand[kind] ?? 0
  const kinds = createMemo(() =>
    HAND_KINDS.map((_, kind) => kind).filter(kind => (counts()[kind] ?? 0) + gain(kind) > 0),
  )
  const mayspray = (): boolean => props.board.choices.forms.some(({ kind }) => kind === 'spray')
  const isSpray = (kind: number): boolean => HAND_KINDS[kind] === 'spray'
  const label = (kind: number): string => {
    const name = capital(props.board.faces.spoken(handFace(kind), props.board.lang))
    const held = words().handKind(name, counts()[kind] ?? 0)
    if (!isSpray(kind) || !mayspray()) return held
    return `${props.isArmed ? words().putDown : words().armSpray}. ${held}`
  }
  const touch = (kind: number): void => {
    if (isSpray(kind) && mayspray()) props.arm(!props.isArmed)
    else props.board.zoom(handFace(kind))
  }
  return (
    <ul class="cl-chips cl-chips--hand" data-place={`hand-${props.seat}`}>
      <For each={kinds()}>
        {kind => (
          <li>
            <button
              type="button"
              class={`cl-chip cl-chip--card cl-thing-${HAND_KINDS[kind]}`}
              classList={{
                'is-offered': isSpray(kind) && mayspray(),
                'is-armed': isSpray(kind) && props.isArmed,
                'is-coming': (counts()[kind] ?? 0) === 0,
              }}
              data-place={`held-${HAND_KINDS[kind]}`}
              aria-label={label(kind)}
              aria-pressed={isSpray(kind) && mayspray() ? props.isArmed : undefined}
              title={props.board.faces.spoken(handFace(kind), props.board.lang)}
              onClick={() => touch(kind)}
            >
              <span class="cl-chip__sign" aria-hidden="true">
                <GoodSign good={HAND_KINDS[kind]!} />
              </span>
              <span class="cl-print" data-print={counts()[kind] ?? 0} aria-hidden="true" />
              <Show when={gain(kind) > 0}>
                <b class="cl-chip__gain cl-print" data-print={`+${gain(kind)}`} aria-hidden="true" />
              </Show>
            </button>
          </li>
        )}
      </For>
      <Show when={kinds().length === 0}>
        <li class="cl-chips__none">{words().emptyHand}</li>
      </Show>
    </ul>
  )
}
