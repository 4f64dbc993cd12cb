import { LAPS, SYMBOLS, TURN_TRACK } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { SymbolSign } from './cards/signs.tsx'
import { type Hall, symbolName, wordsFor } from './hall.ts'
import './ribbon.css'

const TIMES = ['I', 'II', 'III'] as const
const TURNS = TURN_TRACK.length * LAPS

/** Turns and time: which symbol is marked now, how far the game is, how much was devoured. */
export function Ribbon(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const counts = () => hall.board.view.counts
  const words = () => wordsFor(hall)
  const turn = () => Math.min(counts().turn, TURNS - 1)
  const lap = () => Math.floor(turn() / TURN_TRACK.length)
  /** KK-2.7: the game may begin anywhere on the circle. */
  const symbolAt = (turn: number): number => SYMBOLS.indexOf(TURN_TRACK[(counts().start + turn) % TURN_TRACK.length]!)
  const eaten = () => hall.board.view.devoured.reduce((sum, units) => sum + units, 0)
  return (
    <section class="turn-ribbon" aria-label={words().ribbon} data-place="turns">
      <p class="unseen">
        {words().turn(turn() + 1, TURNS)}. {words().lap(TIMES[lap()]!)}.{' '}
        {words().symbolNow(symbolName(hall, counts().symbol))}.
      </p>
      <span class="turn-ribbon__time" aria-hidden="true">
        <For each={TIMES}>{(time, index) => <span classList={{ 'is-now': index() === lap() }}>{time}</span>}</For>
      </span>
      <span class="turn-ribbon__turns" aria-hidden="true">
        <For each={TURN_TRACK}>
          {(_, at) => (
            <span
              class="turn-ribbon__space"
              classList={{
                'is-now': at() === turn() % TURN_TRACK.length,
                'is-past': at() < turn() % TURN_TRACK.length,
              }}
            >
              <SymbolSign symbol={symbolAt(at())} />
            </span>
          )}
        </For>
      </span>
      <Show when={counts().isStageTwo}>
        <span class="turn-ribbon__devoured" title={words().devouredOf(eaten(), counts().limit)}>
          <span class="unseen">{words().devouredOf(eaten(), counts().limit)}</span>
          <span aria-hidden="true">
            ☠ {eaten()}/{counts().limit}
          </span>
        </span>
      </Show>
    </section>
  )
}
