import { chapter } from '@sennik/engine'

export const BUILDING = chapter(
  { pl: 'Budowa Katedry', en: 'Building the Cathedral' },
  {
    'KK-9.1': {
      source: ['book'],
      pl: 'Etap 2 zaczyna się, gdy stanie trzynasty, ostatni fragment Katedry.',
      en: 'Stage 2 begins when the thirteenth and last piece of the Cathedral is placed.',
    },
    'KK-9.2': {
      source: ['book'],
      pl: 'Gra Standardowa: po wszystkich reakcjach Aktywny Gracz dokłada następny fragment, a potem każdy, od Aktywnego Gracza w lewo, rozstrzyga odkryte pole toru.',
      en: 'Standard game: after all reactions the active player places the next piece; then everyone, from the active player to the left, resolves the space uncovered.',
    },
    'KK-9.3': {
      source: ['book'],
      pl: 'Gra o Zmiennym Czasie Trwania: fragmenty dokłada się tylko za ikony Katedry na zagranych snach, a odkryte pole rozstrzyga tylko ten, kto zagrał sen. W Grze Standardowej te ikony nic nie znaczą.',
      en: 'Variable-length game: pieces are placed only for the Cathedral icons of dreams played, and only the player of the dream resolves the space. In the Standard game these icons mean nothing.',
    },
    'KK-9.4': {
      source: ['book', 'ruling'],
      pl: 'Pola toru dają: 1 wyznawcę w kontrolowanym obszarze; 1 punkt ruchu dla skrzydlaka; 1 stopień Ścieżki; obowiązkowy 1 cień w dowolnym obszarze; raz w grze karty etapu 2. Wtedy karty rozwoju etapu 2 wtasowuje się do talii, bez stosu odrzuconych; sny etapu 2 i rynek do talii snów, po czym odkrywa się nowy rynek; karty konfliktu się wymienia. Koszmary i pożeranie działają jednak dopiero w etapie 2.',
      en: 'Spaces of the track give: 1 follower in an area you control; 1 movement point for the Winged; 1 Path step; a forced 1 shadow in any area; and once the cards of stage 2. Then the development cards of stage 2 are shuffled into the deck, without the discard pile; the dreams of stage 2 and the market into the dream deck, and a new market is dealt; the conflict deck is replaced. Yet Nightmares and devouring work in stage 2 only.',
    },
    'KK-9.5': {
      source: ['book'],
      pl: 'Kolejność fragmentów: 1A, 1B, 2A, 2B, 1C, 1D, 3A, 3B, 4A, 4B, 5A, 6A, 6B.',
      en: 'The order of pieces: 1A, 1B, 2A, 2B, 1C, 1D, 3A, 3B, 4A, 4B, 5A, 6A, 6B.',
    },
    'KK-9.6': {
      source: ['book'],
      pl: 'Gdy Katedra jest ukończona, stają w niej oba koszmary. Koszmar, który z niej wyszedł, już nie wraca, chyba że pozwala na to efekt.',
      en: 'When the Cathedral is complete both Nightmares stand in it. One that has left it does not return unless an effect allows it.',
    },
  },
)

export const NIGHTMARES = chapter(
  { pl: 'Koszmary', en: 'Nightmares' },
  {
    'KK-10.1': {
      source: ['book'],
      pl: 'Komenda: wybierasz jeden z dwóch koszmarów i wykonujesz to, co mówi jego karta. W jednej turze temu samemu koszmarowi wydasz komendę najwyżej raz. Podczas jednej komendy koszmar nie wchodzi dwa razy do tego samego obszaru ani do tego, z którego ruszył.',
      en: 'A command: you choose one of the two Nightmares and resolve its card. You may command the same Nightmare once in a turn. During one command a Nightmare never enters an area twice, nor the one it started from.',
    },
    'KK-10.2': {
      source: ['book'],
      pl: 'Koszmaru nic nie zatrzymuje ani nie atakuje i nie liczy się on do Limitu Jednostek. Jego aktualny obszar to ten, w którym stoi, gdy efekt działa.',
      en: 'Nothing stops or attacks a Nightmare, and it does not count for the Unit Limit. Its current area is where it stands when the effect applies.',
    },
    'KK-10.3': {
      source: ['book'],
      pl: 'Pożarte jednostki leżą na Planszy Pożartych Jednostek. Nie są wyeliminowane, więc nie trafiają do Limbo, i nie wracają, chyba że przywróci je efekt; liczą się na końcu gry.',
      en: 'Devoured units lie on their own board. They are not eliminated, so they do not go to Limbo, and do not return unless an effect restores them; they count at the end.',
    },
    'KK-10.4': {
      source: ['book'],
      pl: 'Koniec gry wywołuje tyle pożartych jednostek, ile mówi większa z liczb obu koszmarów dla danej liczby osób. Jeśli koszmar nie ma liczby, liczy się ta z drugiego.',
      en: 'The end is triggered by as many devoured units as the higher number of the two Nightmares for this number of players. If a Nightmare has no number, that of the other counts.',
    },
    'KK-10.5': {
      source: ['book'],
      pl: 'Pary koszmarów zmieniają charakter gry: 1 i 5 wspinaczka, 3 i 7 konflikty, 4 i 8 strategiczny koniec, 3 i 6 rywalizacja o pożartych, 2 i 8 szybki koniec, 4 i 6 karty, 1 i 7 agresja.',
      en: 'Pairs of Nightmares change the game: 1 and 5 climbing, 3 and 7 conflicts, 4 and 8 a strategic end, 3 and 6 rivalry for the devoured, 2 and 8 a quick end, 4 and 6 cards, 1 and 7 aggression.',
    },
  },
)

export const ENDING = chapter(
  { pl: 'Koniec i punktacja', en: 'The end and the score' },
  {
    'KK-11.1': {
      source: ['book'],
      pl: 'Gdy czas dobiegnie końca, gra kończy się natychmiast. Gdy koniec wywołają pożarte jednostki, gra się dalej, aż wszyscy będą mieli tyle samo tur.',
      en: 'When time runs out the game ends at once. When devoured units trigger the end, play goes on until everyone has had the same number of turns.',
    },
    'KK-11.2': {
      source: ['book'],
      pl: 'Punktuje się: każdy Znacznik Rytuału za najwyższą osiągniętą Pieczęć; fortece o 2 poziomach po 1, o 3 po 2; pożarte jednostki 8, 5, 3, 2 za kolejne miejsca (przy remisie suma miejsc dzieli się po równo, w dół; cienie zajmują miejsce, ale nie punktują); ulepszenia, także zakryte; zagrane sny.',
      en: 'Points: each Ritual marker for the highest Seal it reached; forts of 2 levels 1 each, of 3 levels 2 each; devoured units 8, 5, 3, 2 for the places (a tie shares the sum of its places, rounded down; shadows take a place but score nothing); upgrades, covered ones too; dreams played.',
    },
    'KK-11.3': {
      source: ['book'],
      pl: 'Przykład: Pieczęcie za 7 i 3, fortece o 1, 2 i 3 poziomach, remis o drugie miejsce wśród pożartych, dwa ulepszenia etapu 2 i sny za 15 to razem 34 punkty.',
      en: 'An example: Seals for 7 and 3, forts of 1, 2 and 3 levels, a tie for second place among the devoured, two upgrades of stage 2 and dreams for 15 make 34 points.',
    },
    'KK-11.4': {
      source: ['ruling'],
      pl: 'Wygrywa ten, kto ma najwięcej punktów.',
      en: 'Whoever has the most points wins.',
    },
  },
)

export const FORKED_PATHS = chapter(
  { pl: 'Moduł: Rozwidlone Ścieżki', en: 'Module: Forked Paths' },
  {
    'KK-12.1': {
      source: ['book', 'ruling'],
      pl: 'Na Planszy Rozwidlonych Ścieżek leży wszystkich 13 fragmentów. Szare nagrody leżą odkryte przy szarych polach w losowym porządku, żółte i czerwone czekają. W Grze Standardowej fragment 1C od razu stoi na planszy, a jego nagroda przepada; w Grze o Zmiennym Czasie Trwania nie stoi jeszcze nic.',
      en: 'All 13 pieces lie on the Forked Paths board. Grey rewards lie face up beside the grey spaces in random order, yellow and red ones wait. In the Standard game piece 1C stands on the board at once and its reward is lost; in the Variable-length game nothing stands yet.',
    },
    'KK-12.2': {
      source: ['book'],
      pl: 'Wziąć można fragment z szarego pola albo z innego, jeśli leży przy nim nagroda i wszystkie pola, z których prowadzą do niego ścieżki, są puste.',
      en: 'You may take a piece from a grey space, or from another one if a reward lies there and all spaces with a path leading to it are empty.',
    },
    'KK-12.3': {
      source: ['book', 'ruling'],
      pl: 'Nagrodę rozstrzyga tylko ten, kto dołożył fragment; potem odkłada się ją do pudełka. Instrukcja mówi o Aktywnym Graczu; gdy fragment dokłada się za sen kogoś innego, nagroda należy do niego.',
      en: 'Only whoever placed the piece resolves its reward; then it goes back to the box. The rulebook speaks of the active player; where a piece is placed for a dream of somebody else, the reward is theirs.',
    },
    'KK-12.4': {
      source: ['book'],
      pl: 'Gdy zostaje jedna szara nagroda, wykłada się wszystkie żółte; gdy zostaje jedna żółta, wszystkie czerwone.',
      en: 'When one grey reward is left all yellow ones are laid out; when one yellow is left, all red ones.',
    },
    'KK-12.5': {
      source: ['book'],
      pl: 'Zdjęcie fragmentu z pola ze znakiem etapu 2 wprowadza karty etapu 2.',
      en: 'Taking the piece from the space with the sign of stage 2 brings in the cards of stage 2.',
    },
    'KK-12.6': {
      source: ['book'],
      pl: 'Nagród jest 13, każda inna; działają tak, jak na nich napisano.',
      en: 'There are 13 rewards, each different; they do what they say.',
    },
  },
)
