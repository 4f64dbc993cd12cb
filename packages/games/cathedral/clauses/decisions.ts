import { chapter } from '@sennik/engine'
import { cloisters, corners, covered, neighbours, SIDES_OF_THE_BOARD } from './map.ts'

const { small, large } = SIDES_OF_THE_BOARD

/** What the rulebook leaves open. */
export const DECISIONS = chapter(
  { pl: 'Rozstrzygnięcia', en: 'Rulings' },
  {
    'KK-D1': {
      source: ['fact', 'ruling'],
      pl: 'Tor Tury ma 12 pól, a gra trwa najwyżej 3 okrążenia, czyli 36 tur: po 18, 12 albo 9 na osobę.',
      en: 'The turn track has 12 spaces and the game lasts at most 3 laps, 36 turns: 18, 12 or 9 for each player.',
    },
    'KK-D2': {
      source: ['ruling'],
      pl: 'Katedra nie jest obszarem: stoją w niej tylko koszmary. Sąsiaduje z obszarami, które ją otaczają.',
      en: 'The Cathedral is not an area: only Nightmares stand there. It is adjacent to the areas around it.',
    },
    'KK-D3': {
      source: ['ruling'],
      pl: 'W Grze Standardowej nikt nie buduje w swojej pierwszej turze; potem w każdej turze dokłada się jeden fragment. Można umówić się na budowę od pierwszej tury.',
      en: 'In the Standard game nobody builds in their first turn; after that one piece is placed in every turn. Building from the first turn can be agreed on.',
    },
    'KK-D4': {
      source: ['book', 'ruling'],
      pl: 'Gra o Zmiennym Czasie Trwania zaczyna się z fragmentem 1A przy 4 osobach, 1A i 1B przy 3, 1A, 1B i 2A przy 2. Ich pól się nie rozstrzyga.',
      en: 'The Variable-length game starts with piece 1A with 4 players, 1A and 1B with 3, 1A, 1B and 2A with 2. Their spaces are not resolved.',
    },
    'KK-D5': {
      source: ['book', 'ruling'],
      pl: 'Wolno wybrać konflikt dwóch innych stron. Można umówić się, że wybierający musi być jedną z nich.',
      en: 'You may choose a conflict between two other sides. It can be agreed that the chooser must be one of them.',
    },
    'KK-D6': {
      source: ['ruling'],
      pl: 'Wycofujących się wyznawców rozmieszcza ich właściciel, cienie ten, kto wywołał konflikt.',
      en: 'Retreating followers are distributed by their owner, shadows by whoever caused the conflict.',
    },
    'KK-D7': {
      source: ['ruling'],
      pl: 'Czego brak w zasobach, tego się nie wystawia. Pustą talię rozwoju zastępuje potasowany stos kart odrzuconych; z pustej talii snów się nie dobiera.',
      en: 'What the supply lacks is not placed. An empty development deck is replaced by the shuffled discard pile; from an empty dream deck nothing is drawn.',
    },
    'KK-D8': {
      source: ['ruling'],
      pl: 'Gdy twój Limit Jednostek maleje, nadmiarowi wyznawcy zostają, ale nikogo nie można tam dołożyć.',
      en: 'When your Unit Limit shrinks, followers above it stay, but none can be added there.',
    },
    'KK-D9': {
      source: ['ruling'],
      pl: 'Karty położone w konflikcie nie są na ręce, dopóki konflikt się nie skończy.',
      en: 'Cards laid in a conflict are not in hand until it is over.',
    },
    'KK-D10': {
      source: ['ruling'],
      pl: 'Konwersja i umieszczanie wyznawców przestrzegają Limitu Jednostek.',
      en: 'Conversions and placing followers obey the Unit Limit.',
    },
    'KK-D11': {
      source: ['ruling'],
      pl: 'Miejsca wśród pożartych zajmują tylko strony, które mają choć jedną pożartą jednostkę. Punktuje się cztery miejsca przy 4 osobach, trzy przy mniejszej liczbie. Można się umówić, że miejsce zajmuje też ten, kto nie ma żadnej: tak brzmi instrukcja czytana dosłownie.',
      en: 'Only sides with at least one devoured unit take a place among the devoured. Four places score with 4 players, three with fewer. It can be agreed that whoever has none takes a place too, which is what the rulebook says if read literally.',
    },
    'KK-D12': {
      source: ['ruling'],
      pl: 'Przy remisie na końcu decydują punkty za sny, potem za rytuał; dalej zwycięstwo jest wspólne.',
      en: 'A tie at the end is broken by points for dreams, then for the ritual; after that the victory is shared.',
    },
    'KK-D13': {
      source: ['ruling'],
      pl: 'Na stopniu Wizji działa jej efekt albo, w etapie 2, zamiast niego komenda dla jednego koszmaru; można też pominąć jedno i drugie.',
      en: 'On a Vision step its effect applies or, in stage 2, a command to one Nightmare instead; both may be skipped.',
    },
    'KK-D14': {
      source: ['ruling'],
      pl: 'Na każdy stopień można wejść dowolnym z dwóch swoich Znaczników Rytuałów. Znaczniki nie przeszkadzają sobie.',
      en: 'Each single climb may be made with either of your two Ritual markers. Markers are not in each other’s way.',
    },
    'KK-D15': {
      source: ['book', 'ruling'],
      pl: 'Zgoda i Sprzeciw Rytuału nigdy nie pozwalają wejść na Pieczęć, nawet za opłatą.',
      en: 'Neither agreeing to a Ritual nor opposing it ever lets a marker enter a Seal, not even when paid for.',
    },
    'KK-D16': {
      source: ['book', 'ruling'],
      pl: 'Karty Walki Podstawowej nie można odrzucić, zabrać ani zagrać poza konfliktem; liczy się jako karta na ręce.',
      en: 'The Basic Combat card cannot be discarded, taken or played outside a conflict; it counts as a card in hand.',
    },
    'KK-D17': {
      source: ['book', 'ruling'],
      pl: 'Limit 8 kart sprawdza się tylko w swojej turze.',
      en: 'The limit of 8 cards is checked in your own turn only.',
    },
    'KK-D18': {
      source: ['book', 'ruling'],
      pl: 'Sny dobiera się w turze tylko wtedy, gdy masz mniej niż 2. Sny ponad 2, które dał efekt, możesz zachować. Sen z nagrody, która dobiera sny etapu 2, nigdy nie liczy się do tych 2.',
      en: 'Dreams are drawn in a turn only while you hold fewer than 2. Dreams beyond 2 that an effect gave you may be kept. The dream of the reward that draws dreams of stage 2 never counts among these 2.',
    },
    'KK-D19': {
      source: ['book', 'ruling'],
      pl: 'Przed etapem 2 koszmary i pożeranie nie działają, a kosztu z pożarciem nie można zapłacić.',
      en: 'Before stage 2 Nightmares and devouring do nothing, and a cost with devouring cannot be paid.',
    },
    'KK-D20': {
      source: ['book', 'fact', 'ruling'],
      pl: 'Także pomijając akcję, trzeba przenieść śniącego na dozwolone pole dnia: ono decyduje o reakcjach i o strzałce.',
      en: 'Even when you skip the action your Dreamer must go to a legal Day space: it decides about reactions and the arrow.',
    },
    'KK-D21': {
      source: ['ruling'],
      pl: 'Gdy karty etapu 2 są już w talii, nagrody, które dobierają z kart etapu 2, dobierają ze zwykłej talii i wtasowują do niej resztę.',
      en: 'Once the cards of stage 2 are in the deck, rewards that draw from the cards of stage 2 draw from the deck instead and shuffle the rest into it.',
    },
    'KK-D22': {
      source: ['ruling'],
      pl: 'Podbić można tylko obszar, w którym nic jeszcze nie stoi.',
      en: 'Only an area where nothing stands yet can be conquered.',
    },
    'KK-D23': {
      source: ['book', 'ruling'],
      pl: 'Swoich wyznawców można zabrać z Limbo do zasobów w każdej chwili, w której ktoś decyduje, także kto inny.',
      en: 'You may take your followers from Limbo to the supply whenever anyone decides anything, somebody else included.',
    },
    'KK-D24': {
      source: ['fact', 'ruling'],
      pl: 'Pola nocy są trzy. Obok A leżą Przywołanie, Rytuał i Wzmocnienie; obok B Rytuał, Manewr i Rozwój; obok C Wzmocnienie i Rozwój. Strzałki: Przywołanie do A, Rytuał i Manewr do B, Wzmocnienie i Rozwój do C.',
      en: 'There are three Night spaces. Beside A lie Summon, Ritual and Fortify; beside B Ritual, Maneuver and Develop; beside C Fortify and Develop. Arrows: Summon to A, Ritual and Maneuver to B, Fortify and Develop to C.',
    },
    'KK-D25': {
      source: ['ruling'],
      pl: 'Sny zagrywa się na początku tury, po akcji, przed reakcjami, po każdej reakcji i po budowie Katedry. Sny „na koniec tury” tylko w trzech ostatnich z tych chwil. Pytani są kolejno, od Aktywnego Gracza w lewo, aż wszyscy z rzędu spasują; pyta się każdego, kto ma na ręce sen.',
      en: 'Dreams are played at the start of a turn, after the action, before the reactions, after each reaction and after building. Dreams “at the end of a turn” only in the last three of these moments. Players are asked in order from the active player to the left until all in a row pass; everyone who holds a dream is asked.',
    },
    'KK-D26': {
      source: ['ruling'],
      pl: 'Sen zagrywa się tak: warunek musi być spełniony, koszt zapłacony w całości; potem jest nagroda, a sen trafia na stos. W Grze o Zmiennym Czasie Trwania dokłada się jeszcze tyle fragmentów, ile sen ma ikon.',
      en: 'A dream is played like this: its condition must hold and its cost be paid in full; then comes the reward, and the dream goes to your pile. In the Variable-length game as many pieces are placed as it has icons.',
    },
    'KK-D27': {
      source: ['ruling'],
      pl: 'Efekty działają po kolei. Gdzie podana jest liczba, można wziąć mniej albo nic, chyba że efekt jest obowiązkowy: odrzucanie, oddawanie wyznawców, cienie, pożeranie, produkcja każdego obszaru i obowiązkowe konflikty. Koszt płaci się w całości albo wcale.',
      en: 'Effects apply in order. Where a number is given you may take less or nothing, unless the effect is forced: discarding, giving up followers, shadows, devouring, production by each area and forced conflicts. A cost is paid in full or not at all.',
    },
    'KK-D28': {
      source: ['ruling'],
      pl: 'Mapa jest odtworzona przez nas: 12 obszarów dla 2 osób, 16 dla 3, 20 dla 4, cztery symbole: Oko, Dłoń, Płomień i Korzeń, każdy tyle samo razy.',
      en: 'The map is our reconstruction: 12 areas for 2 players, 16 for 3, 20 for 4; four symbols: Eye, Hand, Flame and Root, each equally often.',
    },
    'KK-D29': {
      source: ['ruling'],
      pl: 'Tor Rytuału jest odtworzony przez nas: 17 stopni, Pieczęcie na stopniach 3, 7, 14 i 17 warte 3, 7, 11 i 16 punktów. Znacznik punktuje tylko za swoją najwyższą. Ścieżka, Wizja i Pieczęć to nasze nazwy.',
      en: 'The ritual track is our reconstruction: 17 steps, Seals on steps 3, 7, 14 and 17 worth 3, 7, 11 and 16 points. A marker scores its highest only. Path, Vision and Seal are our names.',
    },
    'KK-D30': {
      source: ['ruling'],
      pl: 'Pola Toru Katedry są odtworzone przez nas. Przy fragmentach 2B i 3B jest wyznawca, przy 1C i 4A ruch skrzydlaka, przy 1D i 5A cień, przy 3A i 6A stopień Ścieżki, przy 4B karty etapu 2.',
      en: 'The spaces of the Cathedral track are our reconstruction. Pieces 2B and 3B uncover a follower, 1C and 4A a move of the Winged, 1D and 5A a shadow, 3A and 6A a Path step, 4B the cards of stage 2.',
    },
    'KK-D31': {
      source: ['ruling'],
      pl: 'Rozwidlone Ścieżki są odtworzone przez nas: fragmenty 1 i 2 szare, 3 i 4 żółte, 5 i 6 czerwone, a także to, jaki kolor ma która nagroda. Ścieżki: 1C do 3A; 1D do 3B; 1A i 2A do 4A; 1B i 2B do 4B; 4A i 4B do 5A, gdzie jest znak etapu 2; 5A i 3A do 6A; 5A i 3B do 6B.',
      en: 'The Forked Paths are our reconstruction: pieces 1 and 2 are grey, 3 and 4 yellow, 5 and 6 red; so is which reward has which colour. Paths: 1C to 3A; 1D to 3B; 1A and 2A to 4A; 1B and 2B to 4B; 4A and 4B to 5A, which has the sign of stage 2; 5A and 3A to 6A; 5A and 3B to 6B.',
    },
    'KK-D32': {
      source: ['ruling'],
      pl: 'Drukowane karty nie są publiczne, więc karty, które są tu od początku, są odtworzone przez nas. Kto ma pudełko, może spisać drukowane i nimi zagrać.',
      en: 'The printed cards are not public, so the cards that are here from the start are our reconstruction. Whoever owns the box can write down the printed ones and play with those.',
    },
    'KK-D33': {
      source: ['ruling'],
      pl: 'Strona może walczyć samą fortecą, jedną kartą. Ten sam obszar można wybrać znowu przy następnym konflikcie.',
      en: 'A side may fight with a fort alone, with one card. The same area may be chosen again for the next conflict.',
    },
    'KK-D34': {
      source: ['ruling'],
      pl: 'Koszmar idzie obszar po obszarze, z Katedry do obszaru obok niej; może też nie ruszyć się wcale. Dopóki stoi w Katedrze, to, co dotyczy jego obszaru, nie działa.',
      en: 'A Nightmare goes area by area, from the Cathedral to an area beside it; it may also stay. As long as it stands in the Cathedral, what concerns its area does nothing.',
    },
    'KK-D35': {
      source: ['ruling'],
      pl: '„W tej turze” liczy się od początku tury każdemu z osobna, także w reakcjach i przy budowie Katedry.',
      en: '“This turn” counts from the start of the turn, for each player, in reactions and while the Cathedral is built too.',
    },
    'KK-D36': {
      source: ['ruling'],
      pl: 'Pierwszy poziom fortecy kosztuje 1 wyznawcę, drugi 2, trzeci 3. Płaci się wyznawcami z dowolnych obszarów.',
      en: 'The first level of a fort costs 1 follower, the second 2, the third 3. The followers come from any areas.',
    },
    'KK-D37': {
      source: ['ruling'],
      pl: 'Za jeden stopień płaci się albo wyznawcami z obszarów, albo z Limbo; nie można ich łączyć.',
      en: 'A step is paid for either with followers from areas or from Limbo; the two are not mixed.',
    },
    'KK-D38': {
      source: ['book', 'ruling'],
      pl: 'Tajne są karty na rękach, sny na rękach, porządek talii i karty położone w konflikcie, zanim się je odkryje. Jawne są liczby kart i snów, rynek, stosy odrzuconych, zagrane sny i karty akcji.',
      en: 'The cards and dreams in hands and the order of decks are secret, and so are the cards laid in a conflict until they are revealed. The numbers of cards and dreams, the market, discard piles, dreams played and action cards are open.',
    },
    'KK-D39': {
      source: ['ruling'],
      pl: `Na mapie dla 2 osób sąsiadują ze sobą: ${neighbours(small, 'pl')}. Obok Katedry leżą: ${cloisters(small, 'pl')}. Narożniki na obu mapach to ${corners('pl')}.`,
      en: `On the map for 2 players these are adjacent: ${neighbours(small, 'en')}. Beside the Cathedral lie ${cloisters(small, 'en')}. The corners of both maps are ${corners('en')}.`,
    },
    'KK-D40': {
      source: ['ruling'],
      pl: `Na mapie dla 3 i 4 osób sąsiadują ze sobą: ${neighbours(large, 'pl')}. Obok Katedry leżą: ${cloisters(large, 'pl')}. Przy 3 osobach zakryte są: ${covered('pl')}.`,
      en: `On the map for 3 and 4 players these are adjacent: ${neighbours(large, 'en')}. Beside the Cathedral lie ${cloisters(large, 'en')}. With 3 players these are covered: ${covered('en')}.`,
    },
  },
)
