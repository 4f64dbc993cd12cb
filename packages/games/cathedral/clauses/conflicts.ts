import { chapter } from '@sennik/engine'

export const CONFLICTS = chapter(
  { pl: 'Konflikty', en: 'Conflicts' },
  {
    'KK-8.0': {
      source: ['book'],
      pl: 'Do konfliktu dochodzi tylko wtedy, gdy każe go rozstrzygnąć efekt. Wybierasz obszar z jednostkami lub fortecami kilku stron, rozstrzygasz tam konflikt i wybierasz znowu, aż będzie ich tyle, ile trzeba, albo nie ma już takiego obszaru.',
      en: 'There is a conflict only when an effect says so. You choose an area with units or forts of several sides, resolve a conflict there and choose again, until there have been as many as required or no such area is left.',
    },
    'KK-8.1': {
      source: ['book'],
      pl: 'Wybierasz dwie strony obecne w obszarze: graczy albo cienie. Pozostałe stoją z boku.',
      en: 'You choose two sides in the area: players or shadows. The others stay out.',
    },
    'KK-8.2': {
      source: ['book'],
      pl: 'Karty kładzie się zakryte: do 1 za każdego wyznawcę w konflikcie i 1 za fortecę, co najmniej 1; może to być Karta Walki Podstawowej. Przeciw cieniom najpierw kładzie gracz, potem dobiera się jedną kartę konfliktu. Między graczami ten, kto kontroluje obszar, kładzie drugi; jeśli żaden z nich, kolejność wybiera Aktywny Gracz.',
      en: 'Cards are laid face down: up to 1 for each follower in the conflict and 1 for a fort, at least 1; the Basic Combat card may be one. Against shadows the player lays first, then one conflict card is drawn. Between players the one who controls the area lays second; if neither does, the active player chooses the order.',
    },
    'KK-8.3': {
      source: ['book'],
      pl: 'Karty odkrywa się razem.',
      en: 'The cards are revealed together.',
    },
    'KK-8.4': {
      source: ['book'],
      pl: 'Liczy się Atak i Obronę; każda Obrona znosi 1 Atak. Ile mają cienie, mówi wiersz karty konfliktu dla ich liczby.',
      en: 'Attack and Defence are counted; each Defence cancels 1 Attack. What shadows have is on the row of the conflict card for their number.',
    },
    'KK-8.5': {
      source: ['book'],
      pl: 'Za każde pozostałe obrażenie strona traci jednostkę, a bez jednostek poziom fortecy. Nadmiar przepada.',
      en: 'For each damage left a side loses a unit and, without units, a fort level. Any excess is lost.',
    },
    'KK-8.6': {
      source: ['book'],
      pl: 'Wygrywa strona, której został poziom fortecy.',
      en: 'The side that has a fort level left wins.',
    },
    'KK-8.7': {
      source: ['book'],
      pl: 'Bez fortecy wygrywa strona, która ma więcej jednostek.',
      en: 'Without a fort the side with more units wins.',
    },
    'KK-8.8': {
      source: ['book'],
      pl: 'Przy remisie zwycięzcę wybiera Aktywny Gracz.',
      en: 'On a tie the active player chooses the winner.',
    },
    'KK-8.9': {
      source: ['book'],
      pl: 'Przegrany przenosi stamtąd wszystkie swoje jednostki do sąsiednich obszarów, które kontroluje, w których jest obecny albo które są puste. Limit Jednostek obowiązuje.',
      en: 'The loser moves all its units from there to adjacent areas that it controls, where it is present, or that are empty. The Unit Limit applies.',
    },
    'KK-8.10': {
      source: ['book'],
      pl: 'Jednostki, które nie mają dokąd pójść, są wyeliminowane.',
      en: 'Units that have nowhere to go are eliminated.',
    },
    'KK-8.11': {
      source: ['book'],
      pl: 'Po walce z cieniami działa Zwycięstwo albo Porażka z karty konfliktu, która potem trafia na spód swojej talii. Zamiast Zwycięstwa można dobrać 1 kartę rozwoju. Efekty rozstrzyga się, na ile się da.',
      en: 'After a fight with shadows the Victory or Defeat of the conflict card applies; then the card goes to the bottom of its deck. Instead of a Victory you may draw 1 development card. Effects are resolved as far as possible.',
    },
    'KK-8.12': {
      source: ['book'],
      pl: 'Zagrane karty się odrzuca; Karty Walki Podstawowej wracają na ręce.',
      en: 'Played cards are discarded; Basic Combat cards return to hand.',
    },
    'KK-8.13': {
      source: ['book'],
      pl: 'Wyeliminowani wyznawcy trafiają do Limbo, skąd ich właściciel może ich w każdej chwili zabrać do zasobów. Poziomy fortec i cienie wracają do zasobów.',
      en: 'Eliminated followers go to Limbo, from where their owner may take them to the supply at any time. Fort levels and shadows return to the supply.',
    },
    'KK-8.14': {
      source: ['book'],
      pl: 'Obie strony zadają obrażenia jednocześnie, a za fortecę wolno położyć jedną kartę, niezależnie od jej poziomu.',
      en: 'Both sides deal their damage at the same time, and a fort allows one card whatever its level.',
    },
    'KK-8.15': {
      source: ['book'],
      pl: 'Zwycięstwa i Porażki mogą łamać inne reguły, ale nigdy tę, że w obszarze stoi najwyżej jedna forteca.',
      en: 'Victories and Defeats may break other rules, but never the one that an area holds at most one fort.',
    },
  },
)
