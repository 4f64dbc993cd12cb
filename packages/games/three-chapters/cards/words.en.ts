import { englishPlural } from '@sennik/engine'
import type { CardWords } from './text.ts'

const traits: CardWords['traits'] = {
  monster: 'monster',
  magical: 'magical',
  villain: 'villain',
  animal: 'animal',
  child: 'child',
  dwarf: 'dwarf',
  wonderland: 'from Wonderland',
  royal: 'royal',
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const cardsEnglish: CardWords = {
  traits,
  tokens: {
    hearts: count => `${count} ${englishPlural(count, 'heart', 'hearts')}`,
    gems: count => `${count} ${englishPlural(count, 'gem', 'gems')}`,
    stars: count => `${count} ${englishPlural(count, 'star', 'stars')}`,
  },
  when: {
    withCard: ({ value }, named) => `With ${named(value)}`,
    withTrait: ({ trait }) => `With another card that has the trait “${traits[trait]}”`,
    withoutTrait: ({ trait }) => `Without another card that has the trait “${traits[trait]}”`,
    winsRound: () => 'If this card wins the round',
    losesRound: () => 'If this card does not win the round',
    lowestInRound: () => 'If this is the lowest card of the round',
    playedLast: () => 'If this is the last card played in the round',
    wonNoRound: () => 'If you won no round',
    atLeastHearts: ({ count }) =>
      `At the end, if you have at least ${count} ${englishPlural(count, 'heart', 'hearts')}`,
    mostGems: () => 'At the end, if you have the most gems, ties included',
  },
  per: {
    cardsWithTrait: ({ trait, includeSelf }) =>
      `for each ${includeSelf ? '' : 'other '}card that has the trait “${traits[trait]}”`,
    cardsInRange: ({ min, max }) => `for each card of value ${min}–${max}`,
    heartsOthersGainThisRound: () => 'for each heart that other cards pay in this round; resolved last',
    gemsOthersGainThisRound: () => 'for each gem that other cards pay in this round; resolved last',
    ownStarsAtStartOfIII: () => 'for each star you have from chapter II',
  },
  special: { blockHeartsAndGems: 'nobody gets hearts or gems in this round' },
  sealed: chapter => `Chapter ${chapter === 2 ? 'II' : 'III'}: `,
  parts: { name: 'name', value: 'value', traits: 'traits', abilities: 'abilities' },
  sources: {
    book: 'from the rulebook',
    public: 'from public reports',
    partly: 'sourced in part, completed by us',
    ours: 'ours',
    printed: 'from the printed card',
  },
  status: { known: 'a known card', partly: 'a card known in part', ours: 'a card made up by us' },
  list,
  quoted: name => `“${name}”`,
}
