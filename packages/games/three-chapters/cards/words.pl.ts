import { polishPlural } from '@sennik/engine'
import type { CardWords } from './text.ts'

const traits: CardWords['traits'] = {
  monster: 'potwór',
  magical: 'magiczna',
  villain: 'czarny charakter',
  animal: 'zwierzę',
  child: 'dziecko',
  dwarf: 'krasnoludek',
  wonderland: 'z Krainy Czarów',
  royal: 'królewska',
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`

export const cardsPolish: CardWords = {
  traits,
  tokens: {
    hearts: count => `${count} ${polishPlural(count, 'serce', 'serca', 'serc')}`,
    gems: count => `${count} ${polishPlural(count, 'klejnot', 'klejnoty', 'klejnotów')}`,
    stars: count => `${count} ${polishPlural(count, 'gwiazda', 'gwiazdy', 'gwiazd')}`,
  },
  when: {
    withCard: ({ value }, named) => `Z kartą ${named(value)}`,
    withTrait: ({ trait }) => `Z inną kartą o cesze „${traits[trait]}”`,
    withoutTrait: ({ trait }) => `Bez innej karty o cesze „${traits[trait]}”`,
    winsRound: () => 'Jeśli ta karta wygrywa rundę',
    losesRound: () => 'Jeśli ta karta nie wygrywa rundy',
    lowestInRound: () => 'Jeśli to najniższa karta rundy',
    playedLast: () => 'Jeśli to ostatnia karta zagrana w rundzie',
    wonNoRound: () => 'Bez żadnej wygranej rundy',
    atLeastHearts: ({ count }) =>
      `Na koniec, jeśli masz co najmniej ${count} ${polishPlural(count, 'serce', 'serca', 'serc')}`,
    mostGems: () => 'Na koniec, jeśli masz najwięcej klejnotów, także przy remisie',
  },
  per: {
    cardsWithTrait: ({ trait, includeSelf }) =>
      `za każdą ${includeSelf ? '' : 'inną '}kartę o cesze „${traits[trait]}”`,
    cardsInRange: ({ min, max }) => `za każdą kartę o wartości ${min}–${max}`,
    heartsOthersGainThisRound: () => 'za każde serce, które w tej rundzie dają inne karty; liczone na końcu rundy',
    gemsOthersGainThisRound: () => 'za każdy klejnot, który w tej rundzie dają inne karty; liczone na końcu rundy',
    ownStarsAtStartOfIII: () => 'za każdą twoją gwiazdę z rozdziału II',
  },
  special: { blockHeartsAndGems: 'w tej rundzie nikt nie dostaje serc ani klejnotów' },
  sealed: chapter => `Rozdział ${chapter === 2 ? 'II' : 'III'}: `,
  parts: { name: 'nazwa', value: 'wartość', traits: 'cechy', abilities: 'zdolności' },
  sources: {
    book: 'z instrukcji',
    public: 'z publicznych relacji',
    partly: 'częściowo ze źródeł, uzupełnione przez nas',
    ours: 'od nas',
    printed: 'z karty',
  },
  status: { known: 'karta znana', partly: 'karta znana częściowo', ours: 'karta wymyślona przez nas' },
  list,
  quoted: name => `„${name}”`,
}
