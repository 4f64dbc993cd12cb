import { chapter } from '@sennik/engine'

export const BOX = chapter(
  { pl: 'W pudełku', en: 'In the box' },
  {
    'KK-1.1': {
      source: ['book'],
      pl: 'Plansza ma dwie strony: jedną dla 2 osób, drugą dla 3 i 4.',
      en: 'The board has two sides: one for 2 players, the other for 3 and 4.',
    },
    'KK-1.2': {
      source: ['book'],
      pl: 'Obok leży Plansza Katedry albo Plansza Rozwidlonych Ścieżek; jej druga strona to Plansza Pożartych Jednostek.',
      en: 'Beside it lies the Cathedral board or the Forked Paths board; its other side is the board of devoured units.',
    },
    'KK-1.3': {
      source: ['book'],
      pl: 'Każdy ma 2 Znaczniki Rytuałów, Znacznik Twierdzy i do 6 Znaczników Graczy. Wspólne są Znacznik Tury, Znacznik Startowy i Znacznik Czasu, a w module Rozwidlone Ścieżki także 13 Znaczników Nagród.',
      en: 'Everyone has 2 Ritual markers, a Stronghold marker and up to 6 Player markers. Shared are the Turn marker, the Start marker, the Time marker and, in the Forked Paths module, 13 reward tokens.',
    },
    'KK-1.4': {
      source: ['book'],
      pl: 'Kart rozwoju jest 52 na etap 1 i 44 na etap 2, snów 27 i 19, kart konfliktu po 16 na etap, koszmarów 8. Każdy ma ponadto 5 startowych kart akcji i Kartę Walki Podstawowej.',
      en: 'There are 52 development cards for stage 1 and 44 for stage 2, 27 and 19 dreams, 16 conflict cards for each stage and 8 Nightmares. Besides, everyone has 5 starting action cards and a Basic Combat card.',
    },
    'KK-1.5': {
      source: ['book'],
      pl: 'Każdy ma śniącego, skrzydlaka, 20 wyznawców i 10 poziomów fortecy. Cieni jest 30, a Katedra składa się z 13 fragmentów.',
      en: 'Everyone has a Dreamer, a Winged, 20 followers and 10 fort levels. There are 30 shadows, and the Cathedral is made of 13 pieces.',
    },
    'KK-1.6': {
      source: ['ruling'],
      pl: 'Figurek i kart nie może być w grze więcej niż w pudełku.',
      en: 'There can be no more figures and cards in the game than the box holds.',
    },
    'KK-1.7': {
      source: ['ruling'],
      pl: 'Gra tu od 2 do 4 osób. Wariant dla jednej osoby ma osobną instrukcję i tu go nie ma.',
      en: 'Here 2 to 4 can play. The game for one has a rulebook of its own and is not here.',
    },
  },
)

export const SETUP = chapter(
  { pl: 'Przygotowanie', en: 'Setting up' },
  {
    'KK-2.1': {
      source: ['book'],
      pl: 'Wykłada się stronę planszy dla danej liczby osób.',
      en: 'The side of the board for the number of players is used.',
    },
    'KK-2.2': {
      source: ['book'],
      pl: 'Przy 3 osobach cztery obszary oznaczone „4” są zakryte i nie biorą udziału w grze.',
      en: 'With 3 players the four areas marked “4” are covered and out of play.',
    },
    'KK-2.3': {
      source: ['book'],
      pl: 'Fragmenty Katedry leżą na Torze Katedry. W Grze Standardowej pierwszy od razu stoi na środku planszy, więc na torze zostaje 12.',
      en: 'The pieces of the Cathedral lie on the Cathedral track. In the Standard game the first one stands in the middle of the board at once, so 12 stay on the track.',
    },
    'KK-2.4': {
      source: ['book'],
      pl: 'Zaczyna wylosowana osoba, dalej kolej idzie w lewo.',
      en: 'A random player is first; the order goes on to the left.',
    },
    'KK-2.5': {
      source: ['book'],
      pl: 'Każdy dostaje wszystko w swoim kolorze: śniącego, skrzydlaka, 20 wyznawców, 10 poziomów fortecy, 2 Znaczniki Rytuałów, Znacznik Twierdzy i Znaczniki Graczy.',
      en: 'Everyone takes all of one colour: a Dreamer, a Winged, 20 followers, 10 fort levels, 2 Ritual markers, a Stronghold marker and Player markers.',
    },
    'KK-2.6': {
      source: ['book'],
      pl: 'Znacznik Czasu zaczyna na polu I.',
      en: 'The Time marker starts on I.',
    },
    'KK-2.7': {
      source: ['book', 'ruling'],
      pl: 'Pole początkowe Toru Tury jest losowane; stają na nim Znacznik Startowy i Znacznik Tury.',
      en: 'The first space of the turn track is drawn at random; the Start marker and the Turn marker are put there.',
    },
    'KK-2.8': {
      source: ['book'],
      pl: 'Od pola początkowego kolejne pola należą po jednym do kolejnych osób, aż do końca okrążenia: pokazują to Znaczniki Graczy. Pole, na którym stoi Znacznik Tury, mówi, czyja jest tura.',
      en: 'From that space on, one space after another belongs to the next player, all the way round, as the Player markers show. The space of the Turn marker says whose turn it is.',
    },
    'KK-2.9': {
      source: ['book'],
      pl: 'Każdy ma odkryte 5 startowych kart akcji, a na ręce Kartę Walki Podstawowej.',
      en: 'Everyone has 5 starting action cards face up and a Basic Combat card in hand.',
    },
    'KK-2.9a': {
      source: ['book'],
      pl: 'Karty oznaczone większą liczbą osób wracają do pudełka: przy 2 osobach „3+” i „4”, przy 3 osobach „4”.',
      en: 'Cards marked for more players go back to the box: with 2 players “3+” and “4”, with 3 players “4”.',
    },
    'KK-2.10': {
      source: ['book'],
      pl: 'Karty rozwoju etapu 1 są tasowane.',
      en: 'The development cards of stage 1 are shuffled.',
    },
    'KK-2.11': {
      source: ['book'],
      pl: 'Odkrywa się je, aż każdy, po kolei, dostanie jedno ulepszenie; kładzie je na swojej karcie tej akcji, którą ulepsza.',
      en: 'They are turned up until everyone, in order, has one upgrade; it is put on the card of the action it improves.',
    },
    'KK-2.12': {
      source: ['book'],
      pl: 'Pozostałe, także odkryte, tasuje się znowu: to talia rozwoju.',
      en: 'The others, those turned up too, are shuffled again: they are the development deck.',
    },
    'KK-2.13': {
      source: ['book'],
      pl: 'Każdy dostaje 3 karty rozwoju, których inni nie widzą.',
      en: 'Everyone gets 3 development cards that others do not see.',
    },
    'KK-2.14': {
      source: ['book'],
      pl: 'Sny etapu 1 są tasowane: to talia snów.',
      en: 'The dreams of stage 1 are shuffled: they are the dream deck.',
    },
    'KK-2.15': {
      source: ['book'],
      pl: 'Każdy dostaje 2 sny, których inni nie widzą, a 3 odkryte tworzą rynek snów.',
      en: 'Everyone gets 2 dreams that others do not see, and 3 face-up ones are the market of dreams.',
    },
    'KK-2.16': {
      source: ['book'],
      pl: 'Karty konfliktu etapu 1 są tasowane.',
      en: 'The conflict cards of stage 1 are shuffled.',
    },
    'KK-2.17': {
      source: ['book', 'ruling'],
      pl: 'Po kolei, a potem w odwrotnej kolejności, każdy podbija po jednym wolnym obszarze: razem dokładnie jeden narożny i jeden inny, w dowolnym porządku. W narożniku stawia się 2 wyznawców, skrzydlaka, poziom fortecy i Znacznik Twierdzy; gdzie indziej 2 wyznawców, a obok Katedry 1.',
      en: 'In order, then in reverse order, everyone conquers one free area: exactly one corner and one other in all, whichever first. The corner gets 2 followers, the Winged, a fort level and the Stronghold marker; another area 2 followers, or 1 beside the Cathedral.',
    },
    'KK-2.18': {
      source: ['book'],
      pl: 'Na każdym pustym obszarze stają 2 cienie, a obok Katedry 1.',
      en: 'Every empty area gets 2 shadows, or 1 beside the Cathedral.',
    },
    'KK-2.19': {
      source: ['book'],
      pl: 'Po kolei każdy stawia śniącego na dowolnym polu nocy; na jednym może stać ich kilku.',
      en: 'In order everyone puts their Dreamer on any Night space; several may share one.',
    },
    'KK-2.20': {
      source: ['book'],
      pl: 'W grze są dwa koszmary, wylosowane albo umówione, oba po tej samej stronie karty: podstawowej albo zaawansowanej.',
      en: 'Two Nightmares are in the game, drawn at random or agreed on, both on the same side of their cards: basic or advanced.',
    },
    'KK-2.21': {
      source: ['book'],
      pl: 'Figurki koszmarów czekają na swoich kartach, aż Katedra zostanie ukończona.',
      en: 'The figures of the Nightmares wait on their cards until the Cathedral is complete.',
    },
    'KK-2.22': {
      source: ['book'],
      pl: 'Karty etapu 2 czekają odłożone na bok.',
      en: 'The cards of stage 2 are put aside.',
    },
    'KK-2.23': {
      source: ['book'],
      pl: 'Oba Znaczniki Rytuałów każdej osoby zaczynają przed pierwszym stopniem.',
      en: 'Both Ritual markers of everyone start before the first step.',
    },
  },
)

export const CONCEPTS = chapter(
  { pl: 'Pojęcia', en: 'Ideas' },
  {
    'KK-3.1': {
      source: ['book'],
      pl: 'Jednostki to wyznawcy graczy i niczyje cienie. „Twoi wyznawcy” to wyznawcy tego, czyja jest karta; „wyznawcy” to wyznawcy kogokolwiek, ale nie cienie; „jednostki” to jedni i drudzy.',
      en: 'Units are the followers of players and the shadows of nobody. “Your followers” are those of the card’s owner; “followers” are anyone’s, but never shadows; “units” are both.',
    },
    'KK-3.2': {
      source: ['book'],
      pl: 'Forteca ma od 1 do 3 poziomów. W obszarze może stać tylko jedna forteca.',
      en: 'A fort has 1 to 3 levels. There can be only one fort in an area.',
    },
    'KK-3.3': {
      source: ['book'],
      pl: 'Obszar kontroluje ten, kto ma w nim fortecę. Bez fortecy: strona, która ma najwięcej jednostek, także cienie; przy remisie nikt. Pusty obszar kontrolują cienie.',
      en: 'An area is controlled by whoever has a fort there. Without a fort: by the side with the most units, shadows included; on a tie by nobody. Shadows control an empty area.',
    },
    'KK-3.4': {
      source: ['book'],
      pl: 'W obszarze jest obecny ten, kto ma tam wyznawcę albo fortecę; cienie, gdy jest tam choć jeden cień.',
      en: 'A player is present in an area where they have a follower or a fort; shadows are where there is at least one of them.',
    },
    'KK-3.5': {
      source: ['book'],
      pl: 'Twierdza nigdy nie traci ostatniego poziomu. Jej obszar zawsze kontroluje jej właściciel i wygrywa w nim każdy swój konflikt.',
      en: 'A stronghold never loses its last level. Its owner always controls its area and wins every conflict of theirs there.',
    },
    'KK-3.6': {
      source: ['book'],
      pl: 'Skrzydlaki i koszmary nie są jednostkami: nie dają kontroli ani obecności i nie wpływają na jednostki, chyba że coś mówi inaczej.',
      en: 'The Winged and Nightmares are not units: they give no control and no presence and do not touch units unless something says so.',
    },
    'KK-3.7': {
      source: ['book'],
      pl: 'Każdy obszar ma symbol. Symbol pola, na którym stoi Znacznik Tury, wskazuje obszary oznaczone: w tej turze są nimi wszystkie obszary z tym symbolem.',
      en: 'Every area has a symbol. All areas with the symbol on the space of the Turn marker are marked areas for this turn.',
    },
    'KK-3.8': {
      source: ['book'],
      pl: 'W obszarze mieszczą się 3 jednostki każdej strony: to Limit Jednostek. Karta Wzmocnienia może podnieść twój limit do 4 albo 5, ale naraz tylko w jednym obszarze.',
      en: 'An area holds 3 units of each side: the Unit Limit. A Fortify card may raise your limit to 4 or 5, but in one area at a time only.',
    },
  },
)
