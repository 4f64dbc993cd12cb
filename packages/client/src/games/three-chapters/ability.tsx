import type { Ability, Condition, Counter, Trait } from '@sennik/games/three-chapters'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { TokenSign, TraitSign } from './traits.tsx'
import './ability.css'

const TOKENS = ['hearts', 'gems', 'stars'] as const

/** An ability in signs, for cards that are too small for its sentence: `37 ▸ ♦♦♦♦`. */
export function AbilitySigns(props: { readonly ability: Ability }): JSX.Element {
  const seal = (): string | undefined => {
    const [only, other] = props.ability.chapters
    if (other !== undefined) return undefined
    return only === 2 ? 'II' : 'III'
  }
  return (
    <span class="ability">
      <Show when={seal()}>{numeral => <span class="ability__seal" data-print={numeral()} />}</Show>
      <Show when={props.ability.when}>{when => <When when={when()} />}</Show>
      <Show when={props.ability.special} fallback={<Rewards ability={props.ability} />}>
        <span class="ability__never">
          <TokenSign token="hearts" />
          <TokenSign token="gems" />
        </span>
      </Show>
      <Show when={props.ability.per}>{per => <Per per={per()} />}</Show>
    </span>
  )
}

function Rewards(props: { readonly ability: Ability }): JSX.Element {
  return (
    <For each={TOKENS.filter(token => (props.ability.reward[token] ?? 0) > 0)}>
      {token => (
        <span class="ability__reward">
          <Show when={props.ability.reward[token]! > 1}>
            <span data-print={props.ability.reward[token]} />
          </Show>
          <TokenSign token={token} />
        </span>
      )}
    </For>
  )
}

/** Signs for what needs neither a card nor a trait. */
const PLAIN: { readonly [K in Condition['kind']]?: string } = {
  winsRound: '▲',
  losesRound: '▼',
  lowestInRound: '↧',
  playedLast: '…▮',
  wonNoRound: '0▲',
}

function When(props: { readonly when: Condition }): JSX.Element {
  return (
    <span class="ability__when">
      <Switch fallback={<span data-print={PLAIN[props.when.kind] ?? ''} />}>
        <Match when={props.when.kind === 'withCard' && props.when}>
          {when => <span class="ability__card" data-print={when().value} />}
        </Match>
        <Match when={props.when.kind === 'withTrait' && props.when}>
          {when => <TraitSign trait={(when() as { readonly trait: Trait }).trait} />}
        </Match>
        <Match when={props.when.kind === 'withoutTrait' && props.when}>
          {when => (
            <span class="ability__never">
              <TraitSign trait={(when() as { readonly trait: Trait }).trait} />
            </span>
          )}
        </Match>
        <Match when={props.when.kind === 'atLeastHearts' && props.when}>
          {when => (
            <>
              <span data-print={`≥${(when() as { readonly count: number }).count}`} />
              <TokenSign token="hearts" />
            </>
          )}
        </Match>
        <Match when={props.when.kind === 'mostGems'}>
          <span data-print="▲" />
          <TokenSign token="gems" />
        </Match>
      </Switch>
      <span class="ability__then" data-print="▸" />
    </span>
  )
}

function Per(props: { readonly per: Counter }): JSX.Element {
  return (
    <span class="ability__per">
      <span data-print="×" />
      <Switch>
        <Match when={props.per.kind === 'cardsWithTrait' && props.per}>
          {per => <TraitSign trait={(per() as { readonly trait: Trait }).trait} />}
        </Match>
        <Match when={props.per.kind === 'cardsInRange' && props.per}>
          {per => <span class="ability__card" data-print={`${per().min}–${per().max}`} />}
        </Match>
        <Match when={props.per.kind === 'heartsOthersGainThisRound'}>
          <span data-print="↺" />
          <TokenSign token="hearts" />
        </Match>
        <Match when={props.per.kind === 'gemsOthersGainThisRound'}>
          <span data-print="↺" />
          <TokenSign token="gems" />
        </Match>
        <Match when={props.per.kind === 'ownStarsAtStartOfIII'}>
          <TokenSign token="stars" />
        </Match>
      </Switch>
    </span>
  )
}
