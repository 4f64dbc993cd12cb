import { type AnyGame, withMinus } from '@sennik/engine'
import type { Result, TableInfo } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { createMemo, createSignal, For, lazy, onMount, Show, Suspense } from 'solid-js'
import { Avatar } from '../art/signs.tsx'
import type { Standing } from '../link/session-state.ts'
import { go, pathOf } from '../router.ts'
import { lang } from '../settings/language.ts'
import type { AnyGameBoard } from './board.ts'
import type { Desk } from './desk.ts'
import './end-page.css'
import { headlineOf } from './headline.ts'
import { tableWords } from './words.ts'

const Fairness = lazy(async () => ({ default: (await import('./fairness.tsx')).Fairness }))

/** The last page of the book: who won, and how every point was made. */
export function EndPage(props: {
  readonly desk: Desk
  readonly game: AnyGame
  readonly board: AnyGameBoard
  readonly table: TableInfo
  readonly standing: Standing
  readonly result: Result
  readonly home: 'house' | 'device'
  say(notice: string): void
  lookBack(): void
}) {
  const { session } = props.desk
  const [isChecking, setChecking] = createSignal(false)
  const [isOpening, setOpening] = createSignal(false)
  let heading!: HTMLHeadingElement
  onMount(() => heading.focus())

  const words = () => props.game.words[lang()]
  const headline = createMemo(() => {
    const { winners } = props.result
    const { view } = props.standing
    const teams = view === null ? [] : (props.game.teams?.(view) ?? [])
    const names = winners.map(seat => props.desk.faces()[seat]?.name ?? '')
    return headlineOf({
      winners,
      teams,
      names,
      yours: session.you()?.seats ?? [],
      lang: lang(),
      words: tableWords().end,
    })
  })
  /** Winners first, then as the scores stand. */
  const ranked = createMemo(() => {
    const { winners, scores } = props.result
    const upward = winners.length > 0 && scores[winners[0]!] === Math.min(...scores) ? 1 : -1
    return [...props.desk.faces()].sort(
      (a, b) =>
        Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
        upward * (scores[a.seat]! - scores[b.seat]!),
    )
  })

  const nextPath = () => {
    const { next } = props.table
    return next === null ? undefined : pathOf({ page: props.home === 'house' ? 'table' : 'local', id: next })
  }
  const againLabel = (): string => {
    const { end } = tableWords()
    if (isOpening()) return end.waitingAgain
    return nextPath() === undefined ? end.again : end.toNext
  }
  /** Whoever asks first opens the next game; the others take their seats there. */
  async function again(): Promise<void> {
    setOpening(true)
    const answer = await session.again()
    setOpening(false)
    const path = nextPath()
    if (!answer.ok) props.say(explainRefusal(answer.refusal, lang()))
    if (path !== undefined) go(path)
  }

  return (
    <div class="end-page">
      <article class="end-page__page">
        <p class="end-page__game">{words().title}</p>
        <h1 ref={heading} tabindex="-1">
          {headline()}
        </h1>
        <ol class="end-page__ranks">
          <For each={ranked()}>
            {face => (
              <li class="end-page__rank" classList={{ 'is-winner': props.result.winners.includes(face.seat) }}>
                <span class="end-page__avatar">
                  <Avatar avatar={face.avatar} seat={face.seat} />
                </span>
                <span class="end-page__name">
                  {face.name}
                  <Show when={face.isYou}> ({tableWords().you})</Show>
                </span>
                <span class="end-page__score">
                  <span aria-hidden="true">{props.result.scores[face.seat]}</span>
                  <span class="unseen">{tableWords().seats.score(props.result.scores[face.seat]!)}</span>
                </span>
              </li>
            )}
          </For>
        </ol>
        <div class="end-page__buttons">
          <Show
            when={props.desk.you() !== undefined}
            fallback={
              <Show when={nextPath()}>
                {path => (
                  <a class="button button--candle button--large" href={path()}>
                    {tableWords().end.toNext}
                  </a>
                )}
              </Show>
            }
          >
            <button
              type="button"
              class="button button--candle button--large"
              disabled={isOpening()}
              onClick={() => void again()}
            >
              {againLabel()}
            </button>
          </Show>
          <a class="button" href="/">
            {tableWords().end.home}
          </a>
          <button type="button" class="button" onClick={() => props.lookBack()}>
            {tableWords().end.lookBack}
          </button>
          <button type="button" class="button" onClick={() => setChecking(true)}>
            {tableWords().fair.open}
          </button>
        </div>
        <Show when={props.board.Ledger} keyed>
          {Ledger => <Ledger view={props.standing.view!} seats={props.desk.faces()} lang={lang()} />}
        </Show>
        <section>
          <h2>{tableWords().end.sheet}</h2>
          <div class="end-page__sheets">
            <For each={ranked()}>
              {face => (
                <table class="end-page__sheet">
                  <caption>{face.name}</caption>
                  <tbody>
                    <For each={props.result.sheet.seats[face.seat]?.lines ?? []}>
                      {line => (
                        <tr>
                          <th scope="row">
                            {words().sheetItem(line.item)}
                            <Show when={line.cards}>
                              {cards => <span class="end-page__cards"> {words().sheetCards(line.item, cards())}</span>}
                            </Show>
                            <a
                              class="end-page__clause"
                              href={pathOf({ page: 'rules', game: props.game.rules.id }, line.clause)}
                              target="_blank"
                              rel="noopener"
                            >
                              {line.clause}
                            </a>
                          </th>
                          <td>{withMinus(line.points)}</td>
                        </tr>
                      )}
                    </For>
                  </tbody>
                  <tfoot>
                    <tr>
                      <th scope="row">{tableWords().end.total}</th>
                      <td>{withMinus(props.result.sheet.seats[face.seat]?.total ?? 0)}</td>
                    </tr>
                  </tfoot>
                </table>
              )}
            </For>
          </div>
        </section>
      </article>
      <Show when={isChecking()}>
        <Suspense>
          <Fairness
            game={props.game}
            table={props.table}
            own={session.you()?.seats ?? []}
            seen={{ viewer: props.desk.you() ?? 'spectator', view: props.standing.view }}
            home={props.home}
            close={() => setChecking(false)}
          />
        </Suspense>
      </Show>
    </div>
  )
}
