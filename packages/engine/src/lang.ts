export const LANGS = ['pl', 'en'] as const
export type Lang = (typeof LANGS)[number]

/** Something a person reads, in every language we speak. */
export type Text = { readonly [L in Lang]: string }

/** `1 karta, 2 karty, 5 kart`: the Polish form that goes with a count. */
export function polishPlural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one
  const lastTwo = count % 100
  const last = count % 10
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}

export const englishPlural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** What people may choose, as a sentence of its own: „Zawołaj POBUDKA!” ends already. */
export const fullStop = (said: string): string => (/[.!?…]$/.test(said) ? said : `${said}.`)

/** Points as people read them: with a minus sign, not a hyphen. */
export const withMinus = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** Words as they begin a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
