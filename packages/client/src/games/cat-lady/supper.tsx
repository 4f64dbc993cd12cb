import { capital, type Seat, withMinus } from '@sennik/engine'
import { catCard, type FeedingCat, type FeedingSeat, feedingTable, TOKENS } from '@sennik/games/cat-lady'
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js'
import { BestFeeding, SupperSheet } from './best-feeding.tsx'
import { CatLadyCard } from './card.tsx'
import { faceOfCat } from './faces.ts'
import { TokenDisc } from './goods.tsx'
import { meantByCat } from './intent.ts'
import type { SupperArrangement } from './layout.ts'
import { at } from './market.tsx'
import { NeedDisc } from './need-disc.tsx'
import { needsOf } from './needs.ts'
import { Rival } from './rival.tsx'
import { moveWords, nearSeat, type Props, rivalsOf, wordsFor } from './situation.ts'
import './supper.css'

/** From this width on a card bears its name. */
const NAMED = 110

interface SupperProps {
  readonly board: Props
  readonly spot: SupperArrangement
  look(seat: Seat): void
}

/** Supper: food is put into the bowls of cats, by dragging it there, or by touching one after the other. */
export function Supper(props: SupperProps): JSX.Element {
  const [chosen, setChosen] = createSignal<number>()
  const words = () => wordsFor(props.board)
  const seat = (): Seat => nearSeat(props.board)
  const table = createMemo((): readonly FeedingSeat[] => feedingTable(props.board.view))
  const own = (): FeedingSeat => table()[seat()]!
  const stock = () => own().stock
  /** What was chosen and is used up is not chosen any more. */
  const hand = (): number | undefined => {
    const food = chosen()
    return food !== undefined && (stock()[food] ?? 0) > 0 ? food : undefined
  }
  const isDone = (rival: Seat): boolean => props.board.view.stack?.deciders.includes(rival) !== true
  return (
    <>
      <For each={rivalsOf(props.board)}>
        {(rival, index) => (
          <Rival
            board={props.board}
            seat={rival}
            box={props.spot.rivals[index()]!}
            remark={`${withMinus(table()[rival]!.total)}${isDone(rival) ? ' ✓' : ''}`}
            state={isDone(rival) ? words().feeding.done : words().feeding.feeds}
            look={props.look}
          />
        )}
      </For>
      <section class="cl-supper" aria-label={words().feeding.table} style={at(props.spot.cats)}>
        <ul
          class="cl-supper__cats"
          style={{
            '--card': `${props.spot.card}px`,
            'grid-template-columns': `repeat(${props.spot.columns}, ${props.spot.card}px)`,
          }}
        >
          <Index each={own().cats}>
            {cat => <Guest board={props.board} cat={cat()} chosen={hand()} hasName={props.spot.card >= NAMED} />}
          </Index>
          <Show when={own().cats.length === 0}>
            <li class="cl-supper__none">{words().feeding.noCats}</li>
          </Show>
        </ul>
      </section>
      <section
        class="cl-side"
        classList={{ 'is-tall': props.spot.mode === 'tall' }}
        aria-label={words().feeding.stock}
        style={at(props.spot.side)}
      >
        <span class="cl-side__anchor" data-place={`seat-${seat()}`} />
        <ul class="cl-stock" data-place={`food-${seat()}`}>
          <Index each={TOKENS}>
            {(token, food) => {
              const count = (): number => stock()[food] ?? 0
              const kind = (): string => capital(props.board.faces.cards(props.board.lang).token(food))
              return (
                <li>
                  <button
                    type="button"
                    class="cl-pile"
                    classList={{ 'is-chosen': hand() === food, 'is-none': count() === 0 }}
                    data-place={`stock-${food}`}
                    aria-label={`${words().feeding.stockKind(kind(), count())}${hand() === food ? `, ${words().feeding.chosen}` : ''}`}
                    aria-pressed={hand() === food}
                    disabled={count() === 0}
                    onClick={() => setChosen(was => (was === food ? undefined : food))}
                  >
                    <span class="cl-pile__disc" aria-hidden="true">
                      <TokenDisc good={token()} />
                    </span>
                    <b class="cl-pile__count cl-print" data-print={count()} aria-hidden="true" />
                  </button>
                </li>
              )
            }}
          </Index>
        </ul>
        <BestFeeding board={props.board} own={own()} />
        <Show when={props.spot.mode !== 'tall'}>
          <SupperSheet board={props.board} own={own()} />
        </Show>
      </section>
    </>
  )
}

/** One cat at its bowl. The card takes food; what stands in the bowl can be taken back. */
function Guest(props: {
  readonly board: Props
  readonly cat: FeedingCat
  readonly chosen: number | undefined
  /** The card is large enough to bear its name, under the bowl. */
  readonly hasName: boolean
}): JSX.Element {
  const words = () => wordsFor(props.board)
  const cards = () => props.board.faces.cards(props.board.lang)
  const name = (): string => props.board.faces.spoken(faceOfCat(props.cat.cat), props.board.lang)
  const give = (food: number) => ({ kind: 'give', food, cat: props.cat.cat }) as const
  const back = (food: number) => ({ kind: 'back', food, cat: props.cat.cat }) as const
  const mayGive = (food: number): boolean => props.board.choices.has(give(food))
  const isOffered = (): boolean =>
    props.chosen === undefined ? TOKENS.some((_, food) => mayGive(food)) : mayGive(props.chosen)
  const tokens = (): readonly number[] => props.cat.bowl.flatMap((count, food) => Array<number>(count).fill(food))
  const missing = () => {
    const card = catCard(props.cat.cat)
    if (!('exactly' in card.eats)) return tokens().length === 0 ? needsOf(card) : []
    return props.cat.missing.flatMap((count, food) => Array.from({ length: count }, () => ({ token: TOKENS[food]! })))
  }
  const label = (): string => {
    const { feeding, points } = words()
    const bowl = tokens().length === 0 ? feeding.emptyBowl : cards().tokens(props.cat.bowl)
    const wants = cards().tokens(props.cat.missing)
    return [
      feeding.bowl(name(), points(props.cat.points), bowl),
      ...(wants === '' || props.cat.fed ? [] : [feeding.wants(wants)]),
      props.cat.fed ? feeding.fed : feeding.hungry,
    ].join(', ')
  }
  /** Many tokens share the room of four. */
  const slot = (): number => Math.max(3.4, tokens().length + missing().length)
  return (
    <li
      class="cl-guest"
      classList={{ 'is-fed': props.cat.fed, 'has-name': props.hasName }}
      data-place={`bowl-${props.cat.cat}`}
      style={{ '--slots': slot() }}
    >
      <button
        type="button"
        class="cl-guest__card"
        classList={{ 'is-offered': isOffered() }}
        aria-label={label()}
        onClick={() =>
          props.board.choose(meantByCat(props.board.view, nearSeat(props.board), props.cat.cat, props.chosen, mayGive))
        }
        onContextMenu={event => {
          event.preventDefault()
          props.board.zoom(faceOfCat(props.cat.cat))
        }}
      >
        <span aria-hidden="true">
          <CatLadyCard faces={props.board.faces} face={faceOfCat(props.cat.cat)} lang={props.board.lang} bare />
        </span>
        <b
          class="cl-guest__points cl-print"
          data-print={props.cat.points < 0 ? withMinus(props.cat.points) : `+${props.cat.points}`}
          aria-hidden="true"
        />
      </button>
      <ul class="cl-bowl" aria-label={words().feeding.bowl(name(), words().points(props.cat.points), '')}>
        <Index each={tokens()}>
          {food => (
            <li>
              <button
                type="button"
                class="cl-bowl__token"
                data-place={`slot-${props.cat.cat}-${food()}`}
                aria-label={
                  props.board.choices.has(back(food()))
                    ? moveWords(props.board, back(food()))
                    : words().feeding.back(cards().token(food()), name())
                }
                onClick={() => props.board.choose(back(food()))}
              >
                <TokenDisc good={TOKENS[food()]!} />
              </button>
            </li>
          )}
        </Index>
        <Index each={missing()}>
          {need => (
            <li class="cl-bowl__missing" aria-hidden="true">
              <NeedDisc need={need()} />
            </li>
          )}
        </Index>
      </ul>
    </li>
  )
}
