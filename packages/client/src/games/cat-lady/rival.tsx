import { capital, type Seat } from '@sennik/engine'
import { HAND_KINDS, TOKENS } from '@sennik/games/cat-lady'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { Dialog } from '../../design/dialog.tsx'
import { SeatName } from '../../table/seat-name.tsx'
import { CatLadyCard } from './card.tsx'
import { faceOfCat, handFace } from './faces.ts'
import { GoodSign, TokenDisc } from './goods.tsx'
import { rowOf } from './household.tsx'
import type { Box } from './layout.ts'
import { at } from './market.tsx'
import { fedIfNow, nameOf, type Props, wantedBy, wordsFor } from './situation.ts'
import './rival.css'

interface RivalProps {
  readonly board: Props
  readonly seat: Seat
  readonly box: Box
  /** A remark beside the name, such as how supper goes. */
  readonly remark?: string | undefined
  /** The remark in words. */
  readonly state?: string | undefined
  look(seat: Seat): void
}

const HEAD = 34
const FOOT = 36

/** Another player's household at a glance; touched, it is shown in full. */
export function Rival(props: RivalProps): JSX.Element {
  const words = () => wordsFor(props.board)
  const face = () => props.board.seats[props.seat]
  const view = () => props.board.view
  const cats = () => view().owners[props.seat] ?? []
  const stock = () => view().stock[props.seat] ?? []
  const food = (): number => stock().reduce((sum, count) => sum + count, 0)
  const hand = (): number => view().hands[props.seat]?.size ?? 0
  const tokens = (): number => view().tokens[props.seat] ?? 0
  const wanted = createMemo(() => wantedBy(cats()))
  const isRoomy = (): boolean => props.box.height >= 104 && props.box.width >= 220
  const isLong = (): boolean => props.box.width >= 280
  const row = () => rowOf(cats().length, props.box.width - 20, Math.min(140, props.box.height - HEAD - FOOT - 10))
  const label = (): string =>
    [
      words().look(words().householdOf(nameOf(props.board, props.seat))),
      ...(face()?.level === undefined ? [] : [face()!.level]),
      words().cats(cats().length),
      words().foodCount(food()),
      words().inHand(hand()),
      ...(tokens() > 0 ? [words().tokens(tokens())] : []),
      ...(props.remark === undefined ? [] : [props.remark, props.state ?? '']),
    ].join(', ')
  return (
    <section
      class="cl-rival-place"
      style={at(props.box)}
      aria-label={words().householdOf(nameOf(props.board, props.seat))}
    >
      <button
        type="button"
        class={`cl-rival seat-colour-${props.seat}`}
        classList={{ 'is-asked': face()?.isAsked ?? false, 'is-roomy': isRoomy() }}
        aria-label={label()}
        onClick={() => props.look(props.seat)}
      >
        <span class="cl-rival__head">
          <span class="cl-plate__avatar" data-place={`seat-${props.seat}`}>
            <Avatar avatar={face()?.avatar ?? 'bot'} seat={props.seat} />
          </span>
          <span class="cl-plate__name">
            <SeatName face={face()} />
          </span>
          <Show when={props.remark}>
            <span class="cl-rival__remark cl-print" data-print={props.remark} />
          </Show>
          <span class="cl-vps" data-place={`vp-${props.seat}`}>
            <Show when={tokens() > 0}>
              <span class="cl-chip">
                <span class="cl-chip__sign">
                  <TokenDisc good="vp" text="2" />
                </span>
                <span class="cl-print" data-print={tokens()} />
              </span>
            </Show>
          </span>
        </span>
        <Show when={isRoomy()}>
          <span class="cl-rival__cats" style={{ '--cat': `${row().card}px` }}>
            <For each={cats()}>
              {(cat, index) => (
                <span class="cl-rival__cat" style={{ left: `${index() * row().step}px` }}>
                  <CatLadyCard faces={props.board.faces} face={faceOfCat(cat)} lang={props.board.lang} />
                </span>
              )}
            </For>
          </span>
        </Show>
        <span class="cl-rival__foot">
          <span class="cl-chip" data-place={`cats-${props.seat}`} title={words().cats(cats().length)}>
            <span class="cl-chip__sign">
              <CatSign />
            </span>
            <span class="cl-print" data-print={cats().length} />
          </span>
          <Show
            when={isLong()}
            fallback={
              <span class="cl-chip" data-place={`food-${props.seat}`}>
                <span class="cl-chip__sign">
                  <GoodSign good="tuna" />
                </span>
                <span class="cl-print" data-print={food()} />
              </span>
            }
          >
            <span class="cl-rival__food" data-place={`food-${props.seat}`}>
              <Index each={TOKENS}>
                {(token, kind) => (
                  <span class="cl-chip" classList={{ 'is-none': (stock()[kind] ?? 0) === 0 }}>
                    <span class="cl-chip__sign">
                      <TokenDisc good={token()} />
                    </span>
                    <span class="cl-print" data-print={stock()[kind] ?? 0} />
                    <Show when={wanted()[kind] !== undefined}>
                      <small class="cl-print" data-print={`/${wanted()[kind]}`} />
                    </Show>
                  </span>
                )}
              </Index>
            </span>
          </Show>
          <span class="cl-chip cl-chip--hand" data-place={`hand-${props.seat}`} title={words().inHand(hand())}>
            <span class="cl-chip__sign">
              <HandSign />
            </span>
            <span class="cl-print" data-print={hand()} />
          </span>
        </span>
      </button>
    </section>
  )
}

const CatSign = (): JSX.Element => (
  <svg class="cl-good" viewBox="0 0 100 100" aria-hidden="true">
    <path class="cl-cut" d="M12 90C8 60 10 30 12 8L36 26C45 23 55 23 64 26L88 8C90 30 92 60 88 90C70 98 30 98 12 90Z" />
    <path class="cl-cut-line" d="M34 54V60M66 54V60M50 68L44 74M50 68L56 74" />
  </svg>
)

const HandSign = (): JSX.Element => (
  <svg class="cl-good" viewBox="0 0 100 100" aria-hidden="true">
    <path class="cl-cut" opacity=".55" d="M12 30L46 12L80 76L46 94Z" />
    <path class="cl-cut" d="M40 14H88V86H40Z" />
  </svg>
)

/** A household in full: every cat with its text, the food, and what of the hand is known. */
export function HouseholdPage(props: { readonly board: Props; readonly seat: Seat; close(): void }): JSX.Element {
  const words = () => wordsFor(props.board)
  const view = () => props.board.view
  const cats = () => view().owners[props.seat] ?? []
  const fed = createMemo(() => fedIfNow(view(), props.seat))
  const wanted = createMemo(() => wantedBy(cats()))
  const hand = () => view().hands[props.seat]
  return (
    <Dialog
      title={
        props.seat === props.board.you ? words().yourHousehold : words().householdOf(nameOf(props.board, props.seat))
      }
      onClose={() => props.close()}
    >
      <div class="cl-page">
        <ul class="cl-page__chips">
          <Index each={TOKENS}>
            {(token, kind) => (
              <li class="cl-chip">
                <span class="cl-chip__sign" aria-hidden="true">
                  <TokenDisc good={token()} />
                </span>
                <span>
                  {wanted()[kind] === undefined
                    ? words().handKind(
                        props.board.faces.cards(props.board.lang).token(kind),
                        view().stock[props.seat]?.[kind] ?? 0,
                      )
                    : words().food(
                        props.board.faces.cards(props.board.lang).token(kind),
                        view().stock[props.seat]?.[kind] ?? 0,
                        wanted()[kind]!,
                      )}
                </span>
              </li>
            )}
          </Index>
        </ul>
        <p>
          <b>{words().inHand(hand()?.size ?? 0)}</b>
          <Show when={hand()?.cards === null && (hand()?.size ?? 0) > 0}>: {words().hidden}</Show>
        </p>
        <Show when={hand()?.cards}>
          {counts => (
            <ul class="cl-page__chips">
              <For each={HAND_KINDS.map((_, kind) => kind).filter(kind => counts()[kind]! > 0)}>
                {kind => (
                  <li class={`cl-chip cl-thing-${HAND_KINDS[kind]}`}>
                    <span class="cl-chip__sign" aria-hidden="true">
                      <GoodSign good={HAND_KINDS[kind]!} />
                    </span>
                    <span>
                      {words().handKind(
                        capital(props.board.faces.spoken(handFace(kind), props.board.lang)),
                        counts()[kind]!,
                      )}
                    </span>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
        <h3>{words().cats(cats().length)}</h3>
        <ul class="cl-page__cats">
          <For each={cats()}>
            {cat => (
              <li class="cl-page__cat" classList={{ 'is-fed': fed().has(cat) }}>
                <div class="cl-page__card" aria-hidden="true">
                  <CatLadyCard faces={props.board.faces} face={faceOfCat(cat)} lang={props.board.lang} />
                </div>
                <div>
                  <b>{props.board.faces.spoken(faceOfCat(cat), props.board.lang)}</b>
                  <p>{props.board.faces.printed(faceOfCat(cat), props.board.lang)?.rule}</p>
                </div>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Dialog>
  )
}
