import { type CatCard, FOODS, type Token } from '@sennik/games/cat-lady'
import { For, type JSX } from 'solid-js'
import { AnyFoodDisc, TokenDisc } from './goods.tsx'

/** What a card asks for, one place after another: a kind of food, or some of any kind. */
export type Need = { readonly token: Token } | { readonly any: string }

export function needsOf({ eats }: CatCard): readonly Need[] {
  if ('anything' in eats) return [{ any: '1+' }]
  if ('oneKind' in eats) return [{ any: eats.oneKind.most === 1 ? '1' : `1–${eats.oneKind.most}` }]
  return FOODS.flatMap(food => Array.from({ length: eats.exactly[food] ?? 0 }, () => ({ token: food })))
}

export function NeedDisc(props: { readonly need: Need }): JSX.Element {
  return 'any' in props.need ? <AnyFoodDisc text={props.need.any} /> : <TokenDisc good={props.need.token} />
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
