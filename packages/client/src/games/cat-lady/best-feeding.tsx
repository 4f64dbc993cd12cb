import { withMinus } from '@sennik/engine'
import {
  type Cat,
  type FeedingCat,
  type FeedingSeat,
  feedingTableAfter,
  TOKENS,
  type Tokens,
} from '@sennik/games/cat-lady'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { Dialog } from '../../design/dialog.tsx'
import { BOX_FACES, faceOfCat } from './faces.ts'
import { TokenDisc } from './goods.tsx'
import { moveWords, nearSeat, type Props, wordsFor } from './situation.ts'
import './best-feeding.css'

/** The changes of mind that are left are spoken of when they are few. */
const FEW_CHANGES = 8

/** What it comes to now, what would be best, and why. */
export function BestFeeding(props: { readonly board: Props; readonly own: FeedingSeat }): JSX.Element {
  const [isAsking, setAsking] = createSignal(false)
  const words = () => wordsFor(props.board).feeding
  const mayLay = (): boolean => props.board.choices.has({ kind: 'best' })
  const best = createMemo(() =>
    mayLay()
      ? feedingTableAfter(props.board.view, nearSeat(props.board), { kind: 'best' })[nearSeat(props.board)]
      : undefined,
  )
  const isBest = (): boolean => best() !== undefined && best()!.total <= props.own.total
  return (
    <div class="cl-best">
      <Show when={best()}>
        {found => (
          <div class="cl-best__ways">
            <button
              type="button"
              class="button cl-best__lay"
              classList={{ 'button--candle': !isBest() }}
              data-place="best"
              onClick={() => props.board.choose({ kind: 'best' })}
            >
              {words().bestIs(found().total)}
            </button>
            <button type="button" class="button cl-best__why" onClick={() => setAsking(true)}>
              {words().why}
            </button>
          </div>
        )}
      </Show>
      <div class="cl-best__ways">
        <p class="cl-best__now">
          <span>{words().score}</span> <b class="cl-best__total">{withMinus(props.own.total)}</b>
        </p>
        <Show when={props.board.choices.has({ kind: 'done' })}>
          <button
            type="button"
            class="button cl-best__done"
            classList={{ 'button--candle': isBest() || !mayLay() }}
            data-place="done"
            onClick={() => props.board.choose({ kind: 'done' })}
          >
            {moveWords(props.board, { kind: 'done' })}
          </button>
        </Show>
      </div>
      <Show when={mayLay() && props.own.changesLeft <= FEW_CHANGES}>
        <p class="cl-best__changes">{words().changes(props.own.changesLeft)}</p>
      </Show>
      <Show when={isAsking() && best()}>
        {found => (
          <Dialog title={words().whyTitle} onClose={() => setAsking(false)}>
            <p class="cl-best__reason">{isBest() ? words().isBest : words().reason}</p>
            <Comparison board={props.board} now={props.own} best={found()} />
          </Dialog>
        )}
      </Show>
    </div>
  )
}

/** Lines that are no cats', by what they are about. */
const topicOf = (item: string): string => (item === 'loneCatnip' ? 'catnip' : item === 'noCostume' ? 'costumes' : item)

const othersIn = ({ lines }: FeedingSeat) => lines.filter(({ item }) => !item.includes(':'))

/** Every line of the sheet, as things stand and at their best. */
function Comparison(props: {
  readonly board: Props
  readonly now: FeedingSeat
  readonly best: FeedingSeat
}): JSX.Element {
  const words = () => wordsFor(props.board).feeding
  const game = () => props.board.game.words[props.board.lang]
  const topics = (): readonly string[] => [
    ...new Set([...othersIn(props.best), ...othersIn(props.now)].map(({ item }) => topicOf(item))),
  ]
  const lineOf = (seat: FeedingSeat, topic: string) => othersIn(seat).find(({ item }) => topicOf(item) === topic)
  const catIn = (seat: FeedingSeat, cat: Cat): FeedingCat => seat.cats.find(each => each.cat === cat)!
  return (
    <table class="cl-sheet cl-sheet--compared">
      <thead>
        <tr>
          <th scope="col">{words().line}</th>
          <th scope="col">{words().now}</th>
          <th scope="col">{words().atBest}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.best.cats}>
          {then => {
            const now = () => catIn(props.now, then.cat)
            return (
              <tr classList={{ 'is-changed': now().points !== then.points }}>
                <th scope="row">
                  {props.board.faces.spoken(faceOfCat(then.cat), props.board.lang)}{' '}
                  <Bowl board={props.board} bowl={then.bowl} />
                </th>
                <td>{withMinus(now().points)}</td>
                <td>{withMinus(then.points)}</td>
              </tr>
            )
          }}
        </For>
        <For each={topics()}>
          {topic => {
            const then = () => lineOf(props.best, topic)
            const now = () => lineOf(props.now, topic)
            return (
              <tr classList={{ 'is-changed': (now()?.points ?? 0) !== (then()?.points ?? 0) }}>
                <th scope="row">{game().sheetItem((then() ?? now())!.item)}</th>
                <td>{withMinus(now()?.points ?? 0)}</td>
                <td>{withMinus(then()?.points ?? 0)}</td>
              </tr>
            )
          }}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words().total}</th>
          <td>{withMinus(props.now.total)}</td>
          <td>{withMinus(props.best.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A bowl in small. */
export function Bowl(props: { readonly board: { readonly lang: Props['lang'] }; readonly bowl: Tokens }): JSX.Element {
  const tokens = (): readonly number[] => props.bowl.flatMap((count, food) => Array<number>(count).fill(food))
  return (
    <Show when={tokens().length > 0}>
      <span class="cl-little-bowl" role="img" aria-label={BOX_FACES.cards(props.board.lang).tokens(props.bowl)}>
        <For each={tokens()}>
          {food => (
            <span>
              <TokenDisc good={TOKENS[food]!} />
            </span>
          )}
        </For>
      </span>
    </Show>
  )
}

/** The sheet as things stand, where there is room for it. */
export function SupperSheet(props: { readonly board: Props; readonly own: FeedingSeat }): JSX.Element {
  const words = () => wordsFor(props.board).feeding
  return (
    <div class="cl-sheet-place">
      <table class="cl-sheet">
        <caption class="unseen">{words().score}</caption>
        <tbody>
          <For each={props.own.lines}>
            {line => (
              <tr>
                <th scope="row">{props.board.game.words[props.board.lang].sheetItem(line.item)}</th>
                <td>{withMinus(line.points)}</td>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words().total}</th>
            <td>{withMinus(props.own.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
