import type { Lang, Redacted } from '@sennik/engine'
import {
  type Actor,
  type Card,
  type Payment,
  type RoundTold,
  rewardText,
  type View,
} from '@sennik/games/three-chapters'
import { For, type JSX, Show } from 'solid-js'
import type { SeatFace } from '../../table/board.ts'
import { type Cards, wordsIn } from './cards.ts'
import { actorsOf, isSame } from './situation.ts'
import { TokenSign } from './traits.tsx'
import './round-table.css'

interface RoundTableProps {
  readonly view: Redacted<View>
  readonly cards: Cards
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

const TOKENS = ['hearts', 'gems', 'stars'] as const

/** Chapter II in one table: who played what in each round, who won it, and what it paid. */
export function RoundTable(props: RoundTableProps): JSX.Element {
  const words = () => wordsIn(props.lang)
  const actors = () => actorsOf(props.view.agreed.seats)
  const name = (actor: Actor): string => {
    if ('ghostOf' in actor) return words().ghostOf(props.seats[actor.ghostOf]?.name ?? '')
    return props.seats[actor.seat]?.isYou ? words().you : (props.seats[actor.seat]?.name ?? '')
  }
  return (
    <Show when={props.view.played.rounds.length > 0} fallback={<p>{words().tableEmpty}</p>}>
      <section class="round-table" tabindex="0" aria-label={words().ledger.rounds}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words().ledger.round}</th>
              <For each={actors()}>{actor => <th scope="col">{name(actor)}</th>}</For>
            </tr>
          </thead>
          <tbody>
            <For each={props.view.played.rounds}>
              {round => (
                <tr>
                  <th scope="row">{round.round}</th>
                  <For each={actors()}>
                    {actor => <Cell round={round} actor={actor} cards={props.cards} lang={props.lang} />}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  )
}

interface CellProps {
  readonly round: RoundTold
  readonly actor: Actor
  readonly cards: Cards
  readonly lang: Lang
}

function Cell(props: CellProps): JSX.Element {
  const words = () => wordsIn(props.lang)
  const card = (): Card => props.round.cards.find(({ by }) => isSame(by, props.actor))!.card
  const isWinner = (): boolean => isSame(props.round.winner, props.actor)
  const payments = (): readonly Payment[] => props.round.payments.filter(({ by }) => isSame(by, props.actor))
  const sum = (token: (typeof TOKENS)[number]): number =>
    payments().reduce((total, { tokens }) => total + (tokens[token] ?? 0), 0)
  const why = (): string =>
    payments()
      .map(({ tokens, because, clause }) => {
        const others = because.filter(other => other !== card()).map(other => props.cards.named(other, props.lang))
        const reason = others.length === 0 ? '' : ` (${words().story.because(others.join(', '))})`
        return `${rewardText(tokens, props.lang)}${reason} ${clause}`
      })
      .join('; ')
  return (
    <td classList={{ 'is-winner': isWinner(), 'is-ghost': 'ghostOf' in props.actor }} title={why()}>
      <b>{card()}</b>
      <span class="unseen"> {props.cards.name(card(), props.lang)}</span>
      <Show when={isWinner()}>
        <span class="round-table__won" aria-hidden="true">
          ▲
        </span>
        <span class="unseen">, {words().won}</span>
      </Show>
      <span class="round-table__paid">
        <For each={TOKENS.filter(token => sum(token) > 0)}>
          {token => (
            <span>
              {sum(token)}
              <TokenSign token={token} />
              <span class="unseen"> {words().tokens[token]}</span>
            </span>
          )}
        </For>
      </span>
    </td>
  )
}
