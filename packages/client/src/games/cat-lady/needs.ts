import { type CatCard, FOODS, type Token } from '@sennik/games/cat-lady'

/** What a card asks for, one place after another: a kind of food, or some of any kind. */
export type Need = { readonly token: Token } | { readonly any: string }

export function needsOf({ eats }: CatCard): readonly Need[] {
  if ('anything' in eats) return [{ any: '1+' }]
  if ('oneKind' in eats) return [{ any: eats.oneKind.most === 1 ? '1' : `1–${eats.oneKind.most}` }]
  return FOODS.flatMap(food => Array.from({ length: eats.exactly[food] ?? 0 }, () => ({ token: food })))
}
