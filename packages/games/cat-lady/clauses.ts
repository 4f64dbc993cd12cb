import { chapter, defineClauses } from '@sennik/engine'

/** The rules of Cat Lady in our own words, in the order of the rulebook. */
const SETUP = chapter(
  { pl: 'Przygotowanie', en: 'Setting up' },
  {
    'CAT-1': {
      source: ['book'],
      pl: 'Z 13 potasowanych przybłąd trzy leżą odkryte. Pozostałe dziesięć nie bierze udziału w tej grze.',
      en: 'Of the 13 shuffled strays three lie open. The other ten take no part in this game.',
    },
    'CAT-2': {
      source: ['book'],
      pl: 'Przy dwóch osobach odkłada się do pudełka karty ze znakiem 3+ i 4, przy trzech karty ze znakiem 4; w obu wypadkach jeszcze dwie losowe, których nikt nie ogląda. Przy czterech osobach gra się wszystkimi 102 kartami.',
      en: 'Two players leave out the cards marked 3+ and 4, three players those marked 4; in both cases two more random cards are put away unseen. Four players use all 102.',
    },
    'CAT-3': {
      source: ['book'],
      pl: 'Talię się tasuje i wykłada z niej dziewięć odkrytych kart: trzy rzędy i trzy kolumny. Znacznik kota i żetony leżą obok.',
      en: 'The deck is shuffled and nine cards are laid out open: three rows and three columns. The cat marker and the tokens lie beside them.',
    },
    'CAT-4': {
      source: ['book', 'ruling'],
      pl: 'Zaczyna wylosowana osoba, a kolejne tury idą w lewo. Przed pierwszą turą osoba po prawej stronie zaczynającej stawia znacznik kota przy dowolnym rzędzie lub kolumnie. Ruch ma tylko osoba, na którą przyszła kolej.',
      en: 'A random player starts, and turns go to the left. Before the first turn the player to the right of the one who starts puts the cat marker at any row or column. Only the player whose turn it is acts.',
    },
  },
)

const TURN = chapter(
  { pl: 'Tura', en: 'A turn' },
  {
    'CAT-5': {
      source: ['book', 'ruling'],
      pl: 'W swojej turze bierzesz, jeden raz, wszystkie trzy karty z jednego rzędu lub kolumny, ale nie stamtąd, gdzie stoi znacznik kota. Bez tego tury nie można zakończyć.',
      en: 'In your turn you take, once, all three cards of one row or column, but not of the one at which the cat marker stands. Without that a turn cannot end.',
    },
    'CAT-6': {
      source: ['book'],
      pl: 'Znacznik kota przechodzi do rzędu lub kolumny, z której wzięto karty.',
      en: 'The cat marker goes to the row or column the cards were taken from.',
    },
    'CAT-7': {
      source: ['book', 'ruling'],
      pl: 'Trzy puste miejsca uzupełnia się z talii: od lewej do prawej, od góry do dołu.',
      en: 'The three empty places are refilled from the deck: from left to right, from top to bottom.',
    },
    'CAT-8': {
      source: ['book', 'ruling'],
      pl: 'Koty i przybłędy leżą odkryte przed właścicielem. Karty przysmaków od razu wymienia się na żetony: zwykłą na jeden, kartę ×2 na dwa, rarytas na jeden żeton rarytasu. Inne karty idą na rękę, której się nie pokazuje. Ponieważ każdy widział, co kto bierze, stół pokazuje z cudzych rąk tylko liczbę kart, chyba że umówiono się na otwartą pamięć.',
      en: 'Cats and strays lie open before their owner. Food cards are changed into tokens at once: a plain one into one, a ×2 card into two, a wild treat into one wild token. Other cards go to the hand, which is not shown. Since everybody saw who took what, the table shows of other hands only how many cards they hold, unless open memory was agreed.',
    },
    'CAT-9': {
      source: ['book', 'ruling'],
      pl: 'Ponadto w dowolnym momencie własnej tury, dowolnie wiele razy, także przed wzięciem kart i po uzupełnieniu, można użyć pary zaginionych kotów i spryskiwacza.',
      en: 'Besides, at any moment of your own turn and as often as you like, also before taking cards and after the refill, you may use a pair of lost cats or a spray bottle.',
    },
  },
)

const LOST = chapter(
  { pl: 'Zaginione koty i spryskiwacz', en: 'Lost cats and spray bottles' },
  {
    'CAT-18': {
      source: ['book'],
      pl: 'Za dwie odrzucone karty zaginionych kotów dostaje się albo jedną z odkrytych przybłąd, na której miejsce nie przychodzi nowa, albo żeton wart 2 punkty.',
      en: 'Two discarded lost cats bring either one of the open strays, which is not replaced, or a token worth 2 points.',
    },
    'CAT-19': {
      source: ['book', 'ruling'],
      pl: 'Każda para zaginionych kotów, która na koniec została na ręce, daje 2 punkty; stół liczy to sam.',
      en: 'Every pair of lost cats left in hand at the end gives 2 points; the table counts that by itself.',
    },
    'CAT-20': {
      source: ['book'],
      pl: 'Odrzucony spryskiwacz przenosi znacznik kota do dowolnego innego rzędu lub kolumny. Niewykorzystany nie jest nic wart.',
      en: 'A discarded spray bottle moves the cat marker to any other row or column. One that was not used is worth nothing.',
    },
  },
)

const END = chapter(
  { pl: 'Koniec gry i karmienie', en: 'The end and the feeding' },
  {
    'CAT-10': {
      source: ['book', 'ruling'],
      pl: 'Gra kończy się, gdy trzeba uzupełnić karty, a talia jest pusta. Osoba, która wzięła ostatnie karty, może jeszcze dokończyć swoją turę zaginionymi kotami i spryskiwaczem. Po karmieniu nie ma już ruchów.',
      en: 'The game ends when cards must be refilled and the deck is empty. The player who took the last cards may still finish the turn with lost cats and spray bottles. After the feeding there are no more moves.',
    },
    'CAT-11': {
      source: ['book', 'ruling'],
      pl: 'Na koniec karmi się koty żetonami. Kot jest nakarmiony, gdy w jego misce leży wszystko, co ma na karcie, i nic ponadto; częściowo karmić nie można. Nakarmiony kot daje punkty ze swojej karty, każdy nienakarmiony kot i każda nienakarmiona przybłęda −2.',
      en: 'At the end cats are fed with tokens. A cat is fed when everything on its card is in its bowl, and nothing else; there is no feeding in part. A fed cat gives the points of its card, every cat or stray that is not fed −2.',
    },
    'CAT-12': {
      source: ['book', 'ruling'],
      pl: 'Kto po karmieniu ma najwięcej niewykorzystanych żetonów przysmaków, traci 2 punkty; przy remisie tracą wszyscy remisujący, choćby to byli wszyscy przy stole. Rarytasy też się liczą. Gdy nikomu nic nie zostało, nikt nie traci.',
      en: 'Whoever has the most unused food tokens after the feeding loses 2 points; in a tie all of those tied do, even if that is everybody. Wild treats count, too. If nobody has anything left, nobody loses anything.',
    },
    'CAT-13': {
      source: ['ruling'],
      pl: 'Jak karmić, wybiera właściciel, a wszyscy robią to naraz. Stół na życzenie układa karmienie warte najwięcej punktów – dokładnie, z każdą zdolnością i karą za niewykorzystane przysmaki; dla osób, które już skończyły, przyjmuje to, co u nich leży, dla pozostałych to, co dla nich najlepsze. Można karmić inaczej, a zdanie zmienić 24 razy.',
      en: 'How to feed is the owner’s choice, and all do so at once. On request the table lays out the feeding that is worth most – exactly, with every ability and the penalty for unused food; for those who are done it takes what lies there, for the others what is best for them. One may feed otherwise, and change one’s mind 24 times.',
    },
    'CAT-21': {
      source: ['book', 'ruling'],
      pl: 'Kot wielobarwny liczy się do każdego ze swoich kolorów; trójbarwny sam tworzy zestaw. Zestawów jest tyle, ile nakarmionych kotów koloru, którego jest najmniej. Kot punktujący za kolor liczy też siebie, jeśli ma ten kolor. Liczą się tylko nakarmione koty.',
      en: 'A cat of several colours counts for each of them; one of all three is a set on its own. There are as many sets as fed cats of the colour there is least of. A cat that scores for a colour also counts itself if it has that colour. Only fed cats count.',
    },
    'CAT-22': {
      source: ['book', 'ruling'],
      pl: 'Pan Kot je tylko jeden rodzaj. Brandonek zjada jeden przysmak i punktuje za inne twoje koty, które jedzą to samo; rarytasowi nadaje się rodzaj najlepszy dla właściciela. Kropka musi zjeść choć jeden przysmak. Wataha daje 7 tylko temu, kto sam nakarmił najwięcej kotów, inaczej 3. Nakarmiona Kocilla może uchodzić za jeszcze jedną kocimiętkę, jeśli to się opłaca. Kreska punktuje za ubranka, które liczą się też normalnie. Gdy Misza ma w misce to, co na karcie, dwa inne żetony mogą uchodzić za rarytasy, ale nie te, którymi nakarmiono Miszę; dopóki są w użyciu, miski Miszy się nie opróżnia.',
      en: 'Waffle eats one kind only. Truffle eats one food and scores for your other cats that eat the same; a wild treat is named as is best for its owner. Cow must eat at least one food. Hemingway gives 7 only to whoever alone fed the most cats, otherwise 3. A fed Macak may pass for one more catnip, if that pays. Zoroaster scores for costumes, which also count as usual. When Moonbeam has in its bowl what is on its card, two other tokens may pass for wild ones, but not those that fed Moonbeam; while they are in use its bowl is not emptied.',
    },
  },
)

const SCORING = chapter(
  { pl: 'Pozostałe punkty i zwycięstwo', en: 'Other points, and who wins' },
  {
    'CAT-14': {
      source: ['book', 'ruling'],
      pl: 'Kto ma najwięcej ubranek, dostaje 6 punktów; remisujący dzielą je po równo, z zaokrągleniem w dół. Kto nie ma żadnego, traci 2. Gdy nikt nie ma ubranka, nikt nie dostaje szóstki.',
      en: 'Whoever has the most costumes gets 6 points; those tied share them evenly, rounded down. Whoever has none loses 2. If nobody has a costume, nobody gets the 6.',
    },
    'CAT-15': {
      source: ['book'],
      pl: 'Jedna kocimiętka to −2 punkty, dwie lub trzy to 1 punkt za każdego nakarmionego kota, cztery i więcej to 2 punkty za każdego. Brak kocimiętki nic nie zmienia. Nakarmione przybłędy to też nakarmione koty.',
      en: 'One catnip is −2 points, two or three are 1 point for every fed cat, four and more are 2 points for each. None changes nothing. Fed strays are fed cats, too.',
    },
    'CAT-16': {
      source: ['book'],
      pl: 'Zabawki układa się w zestawy różnych: za 1, 2, 3, 4 i 5 różnych jest 1, 3, 5, 8 i 12 punktów. Liczy się każdy zestaw.',
      en: 'Toys are put into sets of different ones: 1, 2, 3, 4 and 5 different toys give 1, 3, 5, 8 and 12 points. Every set counts.',
    },
    'CAT-17': {
      source: ['book', 'ruling'],
      pl: 'Dolicza się po 2 punkty za żetony. Wygrywa osoba z najwyższą sumą, a przy remisie ta, która nakarmiła więcej kotów; jeśli i to nie rozstrzyga, wygrywa się wspólnie.',
      en: 'Tokens add 2 points each. Whoever has the highest total wins, in a tie whoever fed more cats; if those are equal, too, the win is shared.',
    },
  },
)

export const clauses = defineClauses([SETUP, TURN, LOST, END, SCORING])

export type CatLadyClause = keyof typeof clauses.text
