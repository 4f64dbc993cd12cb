import { englishPlural, type Source } from '@sennik/engine'

const sources: { readonly [S in Source]: { readonly mark: string; readonly meaning: string } } = {
  book: { mark: 'book', meaning: 'the rulebook says so' },
  fact: { mark: 'fact', meaning: 'a public fact about the box' },
  ruling: { mark: 'our ruling', meaning: 'the rulebook leaves it open, so we settled it' },
}

export const english = {
  title: (game: string) => `${game}: the rules`,
  none: 'We have no rules for this game.',
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
  minutes: (count: number) => `about ${count} ${englishPlural(count, 'minute', 'minutes')}`,
  age: (years: number) => `age ${years} and up`,
  cards: (count: number) => `${count} ${englishPlural(count, 'card', 'cards')}`,
  copies: (count: number) => `${count} ${englishPlural(count, 'card', 'cards')}`,
  learn: 'Learn by playing',
  play: 'Play',
  print: 'Print',
  contents: 'Contents',
  search: 'Search the rules',
  hint: 'a word, or the number of a rule',
  clear: 'Clear',
  found: (count: number) =>
    count === 0 ? 'There is no such rule.' : `${count} ${englishPlural(count, 'rule', 'rules')}`,
  components: 'The cards',
  options: 'What can be agreed',
  variants: 'Variants',
  table: 'At the table',
  usual: (value: string) => `usually ${value}`,
  allowed: (values: string) => `possible: ${values}`,
  off: 'off unless you choose it',
  sources,
  legend: 'Where the rules come from',
  ownWords: 'Everything here is said in our own words. Each rule says where it comes from:',
  linkTo: (clause: string) => `Link to rule ${clause}`,
}

export type Words = typeof english
