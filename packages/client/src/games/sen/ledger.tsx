import type { Lang, Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/sen'
import { For, type JSX, Show } from 'solid-js'
import type { SeatFace } from '../../table/board.ts'
import { DreamCount } from './count.tsx'
import { wordsIn } from './faces.ts'
import './ledger.css'

interface LedgerProps {
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

/** The last page: the dreams of the last round, and what all rounds came to. */
export function Ledger(props: LedgerProps): JSX.Element {
  const words = () => wordsIn(props.lang).scene
  const totals = () => props.view.totals
  const any = (part: 'spared' | 'penalty' | 'flat'): boolean => totals().some(score => score[part] > 0)
  const byTotal = () => [...props.seats].sort((one, other) => totals()[one.seat]!.total - totals()[other.seat]!.total)
  const lowest = (): number => Math.min(...props.view.lastScore.map(({ total }) => total))
  return (
    <div class="ledger">
      <table class="ledger__sums">
        <caption>{words().sum}</caption>
        <thead>
          <tr>
            <th scope="col">{words().player}</th>
            <th scope="col">{words().lands}</th>
            <Show when={any('spared')}>
              <th scope="col">{words().nines}</th>
            </Show>
            <Show when={any('penalty')}>
              <th scope="col">{words().penalties}</th>
            </Show>
            <Show when={any('flat')}>
              <th scope="col">{words().goneForBroke}</th>
            </Show>
            <th scope="col">{words().inAll}</th>
          </tr>
        </thead>
        <tbody>
          <For each={byTotal()}>
            {({ seat, name, isYou }) => (
              <tr>
                <th scope="row">{isYou ? wordsIn(props.lang).you : name}</th>
                <td>{totals()[seat]!.lands}</td>
                <Show when={any('spared')}>
                  <td>{totals()[seat]!.spared > 0 ? `−${totals()[seat]!.spared}` : '–'}</td>
                </Show>
                <Show when={any('penalty')}>
                  <td>{totals()[seat]!.penalty > 0 ? `+${totals()[seat]!.penalty}` : '–'}</td>
                </Show>
                <Show when={any('flat')}>
                  <td>{totals()[seat]!.flat > 0 ? `+${totals()[seat]!.flat}` : '–'}</td>
                </Show>
                <td class="ledger__total">{totals()[seat]!.total}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <Show when={props.view.counts.lastRound !== null}>
        <h3>{words().lastRound}</h3>
        <ol class="ledger__dreams">
          <For each={byTotal()}>
            {face => (
              <DreamCount
                seat={face.seat}
                face={face}
                cards={props.view.lastCards[face.seat] ?? []}
                score={props.view.lastScore[face.seat]!}
                total={totals()[face.seat]!.total}
                isLowest={props.view.lastScore[face.seat]!.total === lowest()}
                lang={props.lang}
              />
            )}
          </For>
        </ol>
      </Show>
    </div>
  )
}
