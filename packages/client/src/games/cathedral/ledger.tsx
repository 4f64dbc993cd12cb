import type { AnyGame, Lang, Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/cathedral'
import { createMemo, For, type JSX } from 'solid-js'
import type { SeatFace } from '../../table/board.ts'
import { tableWords } from '../../table/words.ts'
import type { Cards } from './cards/cards.ts'
import { CATEGORIES, categoriesOf, scoresOf } from './scores.ts'
import { SideSign } from './side-sign.tsx'
import { english } from './words.en.ts'
import { polish } from './words.pl.ts'
import './ledger.css'

interface LedgerProps {
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

/** The last page: what everybody's points are made of, side by side (KK-11.2). */
export const ledgerWith = (game: AnyGame, { book }: Cards) =>
  function Ledger(props: LedgerProps): JSX.Element {
    const words = () => (props.lang === 'pl' ? polish : english)
    const scores = createMemo(() => categoriesOf(props.view, book))
    return (
      <section class="kk-ledger">
        <h2>{words().ledger}</h2>
        <table>
          <thead>
            <tr>
              <td />
              <For each={props.seats}>
                {face => (
                  <th scope="col">
                    <span class="kk-ledger__sign" aria-hidden="true" style={{ color: `var(--player-${face.seat})` }}>
                      <SideSign side={face.seat} />
                    </span>
                    <span class="kk-ledger__name">{face.isYou ? words().you : face.name}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={CATEGORIES}>
              {category => (
                <tr>
                  <th scope="row">{game.words[props.lang].topics[category]}</th>
                  <For each={scores()}>{each => <td>{each[category]}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tableWords().end.total}</th>
              <For each={scoresOf(props.view, book)}>{total => <td>{total}</td>}</For>
            </tr>
          </tfoot>
        </table>
      </section>
    )
  }
