import type { AnyGame, CardSet, Text } from '@sennik/engine'

/** What is said of a game where a table is opened; with a set that somebody brought, whether its cards are ours is up to that. */
export function aboutWith(
  facts: { readonly about: Text },
  game: () => AnyGame | undefined,
  set: CardSet | undefined,
): Text {
  // The page does not wait for the game before there is a set.
  const words = set && game()?.cards?.with(set).words
  return words === undefined ? facts.about : { pl: words.pl.about, en: words.en.about }
}
