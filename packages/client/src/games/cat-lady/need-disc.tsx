import type { CatCard } from '@sennik/games/cat-lady'
import { For, type JSX } from 'solid-js'
import { AnyFoodDisc, TokenDisc } from './goods.tsx'
import { type Need, needsOf } from './needs.ts'

export function NeedDisc(props: { readonly need: Need }): JSX.Element {
  return <>{'any' in props.need ? <AnyFoodDisc text={props.need.any} /> : <TokenDisc good={props.need.token} />}</>
}

/** What a cat wants, as it is printed on its card. */
export function Needs(props: { readonly card: CatCard }): JSX.Element {
  return (
    <span class="cl-card__needs">
      <For each={needsOf(props.card)}>
        {need => (
          <span>
            <NeedDisc need={need} />
          </span>
        )}
      </For>
    </span>
  )
}
