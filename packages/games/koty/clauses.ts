import { chapter, defineClauses } from '@sennik/engine'

/** The rules of Koty in our own words, in the order of the rulebook. */
const COMPONENTS = chapter(
  { pl: 'W pudełku', en: 'In the box' },
  {
    'KOT-1': {
      source: ['book', 'ruling'],
      pl: 'W pudełku jest 80 kotów, po 20 w każdym kolorze. Każdy kolor ma dwie wartości, po 10 kart: niebieskie koty 1 i 8, żółte 2 i 7, zielone 3 i 6, różowe 4 i 5; obie wartości jednego koloru dają razem 9. Do tego jest 10 kruków o wartości 0, 5 jokerów oraz karty nocy: 4 ćmy, 4 nietoperze, 4 sowy i smok.',
      en: 'The box has 80 cats, 20 in each colour. Each colour has two values, 10 cards of each: blue cats 1 and 8, yellow 2 and 7, green 3 and 6, pink 4 and 5; the two values of a colour make 9 together. There are also 10 ravens worth 0, 5 jokers and the night cards: 4 moths, 4 bats, 4 owls and a dragon.',
    },
    'KOT-2': {
      source: ['book'],
      pl: 'Wszystkie karty mają jednakowy rewers. Karta, która leży we śnie rewersem do góry, to dziewiątka: jest warta 9 i podwaja wartość tego, co na niej leży.',
      en: 'All cards have the same back. A card that lies face down in a dream is a nine: it is worth 9 and doubles what lies on it.',
    },
  },
)

const DREAM = chapter(
  { pl: 'Sen', en: 'The dream' },
  {
    'KOT-3': {
      source: ['book', 'ruling'],
      pl: 'We śnie są cztery krainy. Na koniec tury w krainie leżą najwyżej trzy dziewiątki, a na nich najwyżej jeden kot albo kruk; w trakcie tury może tam na chwilę leżeć jeszcze zagrana właśnie karta. Zagrać można tylko na krainę kogoś, kto siedzi przy stole.',
      en: 'A dream has four lands. When a turn ends a land holds at most three nines and on them at most one cat or raven; during a turn the card just played may lie there too for a moment. Cards can only be played on lands of those who sit at the table.',
    },
    'KOT-4': {
      source: ['book', 'ruling'],
      pl: 'Dziewiątkę dokłada się wyłącznie do własnego snu: na pustą krainę albo na inną dziewiątkę, jeśli leżą tam najwyżej dwie; nigdy na kota ani kruka. Krainę wybiera właściciel snu. Jeśli jest na nią miejsce, trzeba ją dołożyć; jeśli nie ma, karta przepada: trafia na stos kart odrzuconych.',
      en: 'A nine is added to one’s own dream only: on an empty land, or on another nine if at most two lie there; never on a cat or raven. The owner of the dream chooses the land. The nine must be added if there is room for it; if there is none, the card is lost: it goes to the discard pile.',
    },
  },
)

const SETUP = chapter(
  { pl: 'Przygotowanie gry', en: 'Setting up' },
  {
    'KOT-5': {
      source: ['book', 'ruling'],
      pl: 'Koty, kruki i jokery tasuje się razem i rozdaje po cztery karty; nikt nie widzi kart innych. Reszta to stos dobierania, a obok powstanie stos kart odrzuconych. Zagrać można tylko kartę, którą ma się w ręce.',
      en: 'Cats, ravens and jokers are shuffled together, and everyone is dealt four cards that the others do not see. The rest is the draw pile; the discard pile will lie beside it. Only a card from one’s hand can be played.',
    },
    'KOT-6': {
      source: ['book', 'ruling'],
      pl: 'Zaczyna wylosowana osoba (według instrukcji: kto ma w domu najwięcej kotów), potem gra się w lewo. W swojej turze wykonuje się dokładnie jedno działanie i doprowadza je do końca. Decyduje ten, czyja jest tura, a po ataku ten, kto jest pytany o obronę.',
      en: 'A random player starts (by the rulebook: whoever has the most cats at home), then play goes to the left. In a turn one takes exactly one action and sees it through. Only the player whose turn it is decides and, after an attack, whoever is asked for a defence.',
    },
  },
)

const TURN = chapter(
  { pl: 'Tura: dokładnie jedno z działań', en: 'A turn: exactly one action' },
  {
    'KOT-7': {
      source: ['book'],
      pl: 'Kto zagrał kartę, dobiera nową, tak żeby mieć w ręce cztery; w ataku i w obronie dobiera się od razu po każdej karcie. Gdy trzeba dobrać, a stos dobierania jest pusty, tasuje się stos kart odrzuconych i robi z niego nowy, choćby w środku tury.',
      en: 'Whoever played a card draws back up to four; in attack and defence one draws at once after every card. When a card is to be drawn and the draw pile is empty, the discard pile is shuffled to make a new one, even in the middle of a turn.',
    },
  },
)

const OWN = chapter(
  { pl: 'Zagranie karty na swój sen', en: 'A card on one’s own dream' },
  {
    'KOT-8': {
      source: ['book'],
      pl: 'Kota można położyć na swojej pustej krainie.',
      en: 'A cat may be laid on an empty land of one’s own.',
    },
    'KOT-9': {
      source: ['book'],
      pl: 'Kota można położyć na swojej dziewiątce.',
      en: 'A cat may be laid on a nine of one’s own.',
    },
    'KOT-10': {
      source: ['book'],
      pl: 'Na swojego kota kładzie się tylko kota tego samego koloru. Jeśli ma on inną wartość, koty się zaprzyjaźniają: oba się odrzuca, a do snu dokłada się jako dziewiątkę wierzchnią kartę ze stosu dobierania, której nikt nie ogląda. Zamiast kota można zagrać jokera; wtedy mówi się, którego kota zastępuje: w kolorze tego, na którym leży.',
      en: 'On a cat of one’s own goes only a cat of the same colour. If its value is the other one they make friends: both are discarded, and the top card of the draw pile, seen by nobody, is added to the dream as a nine. A joker may be played instead; then one says which cat it stands for: one of the colour of the cat it lies on.',
    },
    'KOT-11': {
      source: ['book', 'ruling'],
      pl: 'Takie same koty walczą. Obie karty podnosi się i kładzie w jednej wybranej krainie własnego snu, która może przyjąć dziewiątkę, choćby w tej samej: jedną jako dziewiątkę, drugą odkrytą na niej. Jeśli takiej krainy nie ma, obie się odrzuca. Joker nigdy nie leży na wierzchu, więc to on zostaje dziewiątką.',
      en: 'Two of the very same cat fight. Both cards are lifted and laid on one chosen land of one’s own dream that can take a nine, perhaps the same one: one as a nine, the other face up on it. If there is no such land, both are discarded. A joker never lies on top, so it becomes the nine.',
    },
    'KOT-12': {
      source: ['book'],
      pl: 'Kruka można zagrać na kruka w swoim śnie: oba się odrzuca. Zamiast kruka można zagrać jokera. Kruków ze snu rywala się nie przegania.',
      en: 'A raven may be played on a raven in one’s own dream: both are discarded. A joker may be played instead of the raven. Ravens in a rival’s dream are not chased away.',
    },
    'KOT-X1': {
      source: ['book'],
      pl: 'Nie wolno zagrać kruka na kota, na pustą krainę ani na własną dziewiątkę; kota na kruka; jokera na pustą krainę ani na dziewiątkę.',
      en: 'Not allowed: a raven on a cat, on an empty land or on one’s own nine; a cat on a raven; a joker on an empty land or on a nine.',
    },
    'KOT-12a': {
      source: ['ruling'],
      pl: 'Karta zagrana na własny sen najpierw działa do końca, łącznie z odrzuceniem kart i dołożeniem dziewiątki, a dopiero potem się dobiera. Jeśli kończy to grę, nic się już nie dobiera.',
      en: 'A card played on one’s own dream takes its whole effect first, discards and a new nine included, and only then one draws. If that ends the game, nothing is drawn any more.',
    },
  },
)

const RIVAL = chapter(
  { pl: 'Zagranie karty na sen rywala', en: 'A card on a rival’s dream' },
  {
    'KOT-13': {
      source: ['book'],
      pl: 'Atak: kota zagrywa się na kota rywala w tym samym kolorze. Zamiast kota może to być joker; wtedy mówi się, którego kota tego koloru zastępuje.',
      en: 'Attack: a cat is played on a rival’s cat of the same colour. It may be a joker instead; then one says which cat of that colour it stands for.',
    },
    'KOT-14': {
      source: ['book'],
      pl: 'Udany atak kotem o innej wartości: oba koty się odrzuca, a atakujący dokłada do swojego snu jako dziewiątkę wierzchnią kartę ze stosu dobierania, nie oglądając jej.',
      en: 'A successful attack with the other value: both cats are discarded, and the attacker adds the top card of the draw pile, unseen, to their own dream as a nine.',
    },
    'KOT-15': {
      source: ['book', 'ruling'],
      pl: 'Udany atak takim samym kotem: atakujący zabiera obie karty do jednej wybranej krainy swojego snu, jedną jako dziewiątkę, drugą odkrytą na niej. Jeśli atakował jokerem, dziewiątką zostaje joker. Jeśli nie ma na nie miejsca, obie się odrzuca.',
      en: 'A successful attack with the very same cat: the attacker takes both cards to one chosen land of their own dream, one as a nine, the other face up on it. If the attack was made with a joker, the joker is the nine. If there is no room for them, both are discarded.',
    },
    'KOT-16': {
      source: ['book', 'ruling'],
      pl: 'Obrona: zaraz po ataku, zanim zadziała, atakowana osoba może zagrać takiego samego kota jak kot atakujący albo jokera. Obie karty się odrzuca, a w atakowanej krainie nic się nie zmienia. O obronę pyta się zawsze, cokolwiek kto ma w ręce.',
      en: 'Defence: right after an attack, before it takes effect, the player attacked may play the same cat as the attacking one, or a joker. Both cards are discarded, and the land attacked does not change. The player is always asked, whatever they hold.',
    },
    'KOT-17': {
      source: ['book', 'ruling'],
      pl: 'Po obronie atakujący może powtórzyć atak na tego samego kota taką samą kartą jak za pierwszym razem albo jokerem, a druga strona może się znów bronić, i tak dalej, aż ktoś się podda. Jeśli atakujący, jego tura się kończy. O powtórzenie też pyta się zawsze.',
      en: 'After a defence the attacker may repeat the attack on the same cat, with the same card as the first time or a joker, and the other side may defend again, and so on until someone gives up. If it is the attacker, the turn ends. The attacker, too, is always asked.',
    },
    'KOT-18': {
      source: ['book'],
      pl: 'Zakrycie: kota albo kruka kładzie się na dziewiątkę, która leży na wierzchu krainy rywala. Nie ma przed tym obrony. Jokerem zakrywać nie wolno.',
      en: 'Covering: a cat or a raven is laid on a nine that lies on top of a rival’s land. There is no defence against it. A joker may not cover.',
    },
    'KOT-19': {
      source: ['book'],
      pl: 'Na pustą krainę rywala nie można zagrać nic.',
      en: 'Nothing can be played on a rival’s empty land.',
    },
  },
)

const EXCHANGE = chapter(
  { pl: 'Wymiana kart', en: 'Exchanging cards' },
  {
    'KOT-20': {
      source: ['book'],
      pl: 'Zamiast zagrywać kartę, zawsze można odrzucić całą rękę i dobrać cztery nowe karty.',
      en: 'Instead of playing a card one may always discard the whole hand and draw four new cards.',
    },
  },
)

const END = chapter(
  { pl: 'Koniec gry', en: 'End of the game' },
  {
    'KOT-21': {
      source: ['book', 'ruling'],
      pl: 'Gra się kończy, gdy ktoś ma we śnie trzy krainy po trzy dziewiątki, cokolwiek na nich leży, albo gdy trzeba dobrać kartę, a oba stosy są puste. Zagrana karta jeszcze działa, łącznie z obroną przed nią, ale ataku się już nie powtarza; potem nie ma ruchów. Trzecie zakończenie jest nasze, instrukcja go nie zna: bywa, że dziewiątki nie da się już dołożyć, więc gra kończy się też po czterdziestu okrążeniach stołu bez nowej dziewiątki, licząc od tury po ostatniej.',
      en: 'The game ends when someone has three lands of three nines in their dream, whatever lies on them, or when a card is to be drawn and both piles are empty. The card being played still takes effect, the defence against it included, but an attack is not repeated; after that there are no moves. A third ending is ours, the rulebook does not know it: sometimes no nine can be added any more, so the game also ends after forty rounds of the table without a new nine, counted from the turn after the last one.',
    },
    'KOT-22': {
      source: ['book'],
      pl: 'Kraina daje tyle punktów, ile jest warta jej wierzchnia karta, podwojone za każdą dziewiątkę pod spodem. Same dziewiątki dają więc 9, 18 albo 36, a pusta kraina 0.',
      en: 'A land scores what its top card is worth, doubled for every nine under it. So bare nines make 9, 18 or 36, and an empty land 0.',
    },
    'KOT-23': {
      source: ['book'],
      pl: 'Wygrywa najwyższa suma. Przy remisie wygrywa ten, kto ma we śnie więcej dziewiątek, licząc też te, na których coś leży; jeśli to nie rozstrzyga, gracze dzielą się zwycięstwem.',
      en: 'The highest sum wins. In a tie whoever has more nines in their dream wins, those under other cards included; if that does not settle it, the players share the win.',
    },
  },
)

const NIGHT = chapter(
  { pl: 'Wariant: karty nocy', en: 'Variant: night cards' },
  {
    'KOT-N1': {
      source: ['book'],
      pl: 'Do talii wtasowuje się tyle kart nocy, na ile umówią się gracze: najwyżej cztery ćmy, cztery nietoperze, cztery sowy i smoka. Zagranie karty nocy to czwarte z działań do wyboru w turze.',
      en: 'As many night cards as the players agree on are shuffled into the deck: at most four moths, four bats, four owls and the dragon. Playing a night card is the fourth action to choose from in a turn.',
    },
    'KOT-N2': {
      source: ['book', 'ruling'],
      pl: 'Sowa: zagrywa się ją w odpowiedzi na atak na kota, także powtórzony. Atak jest zablokowany i nie można go powtórzyć. Sowę się odrzuca, a atakującą kartę, choćby jokera, bierze się do ręki zamiast dobierać. Tura atakującego się kończy. Przed zakryciem dziewiątki i przed innymi kartami nocy sowa nie chroni.',
      en: 'Owl: it is played in reply to an attack on a cat, a repeated one included. The attack is blocked and cannot be repeated. The owl is discarded; the attacking card, even a joker, is taken to hand instead of drawing. The attacker’s turn ends. The owl does not protect against covering a nine or against other night cards.',
    },
    'KOT-N3': {
      source: ['book', 'ruling'],
      pl: 'Ćma: bierze się kota z dowolnego snu i kładzie w dowolnym śnie, na pustej krainie albo na dziewiątce, byle nie w krainie, z której jest. Kot tylko zmienia miejsce: nikogo nie atakuje i z nikim się nie zaprzyjaźnia. Ćmę się odrzuca, po czym dobiera się kartę.',
      en: 'Moth: a cat is taken from any dream and put into any dream, on an empty land or on a nine, but not on the land it came from. The cat only moves: it attacks nobody and makes no friends. The moth is discarded, then a card is drawn.',
    },
    'KOT-N4': {
      source: ['book', 'ruling'],
      pl: 'Nietoperz: kruka ze snu rywala dokłada się do swojego snu jako dziewiątkę; gdy nie ma dla niej miejsca, kruka się odrzuca. Nietoperza się odrzuca, po czym dobiera się kartę. Jeśli żaden rywal nie ma kruka, nietoperza nie można zagrać.',
      en: 'Bat: a raven from a rival’s dream is added to one’s own as a nine; if there is no room, the raven is discarded. The bat is discarded, then a card is drawn. If no rival has a raven, the bat cannot be played.',
    },
    'KOT-N5': {
      source: ['book', 'ruling'],
      pl: 'Smok: odrzuca się wszystkie kruki ze wszystkich snów, a potem dokłada się smoka do swojego snu jako dziewiątkę; gdy nie ma dla niej miejsca, smoka też się odrzuca. Na koniec dobiera się kartę. Smoka można zagrać także wtedy, gdy nigdzie nie leży kruk.',
      en: 'Dragon: all ravens are discarded from all dreams, then the dragon is added to one’s own as a nine; if there is no room, it is discarded too. Last, a card is drawn. The dragon may be played even if no raven lies anywhere.',
    },
  },
)

const TEAMS = chapter(
  { pl: 'Wariant: drużyny', en: 'Variant: teams' },
  {
    'KOT-T1': {
      source: ['book', 'ruling'],
      pl: 'Cztery lub sześć osób gra w dwuosobowych drużynach. Partnerzy nie siedzą obok siebie, tylko naprzeciw.',
      en: 'Four or six players form teams of two. Partners do not sit next to each other but opposite.',
    },
    'KOT-T2': {
      source: ['book', 'ruling'],
      pl: 'Atakowaną osobę może obronić partner: kotem, jokerem albo sową. Najpierw decyduje atakowana osoba, a jeśli nic nie zagra, partner. Kto zagrał, ten dobiera, a kto zagrał sowę, bierze zamiast tego atakującą kartę.',
      en: 'The partner may defend a player who is attacked, with a cat, a joker or an owl. The player attacked decides first and, if they play nothing, the partner. Whoever played draws; whoever played an owl takes the attacking card instead.',
    },
    'KOT-T3': {
      source: ['ruling'],
      pl: 'Partner nie jest rywalem: jego snu się nie atakuje, nie zakrywa się w nim dziewiątek i nie zabiera z niego kruków nietoperzem.',
      en: 'A partner is no rival: one does not attack their dream, cover nines in it or take ravens from it with a bat.',
    },
    'KOT-T4': {
      source: ['book'],
      pl: 'Wynik drużyny to oba sny razem. Przy remisie wygrywa drużyna, która ma w obu snach więcej dziewiątek; jeśli to nie rozstrzyga, drużyny dzielą się zwycięstwem.',
      en: 'A team scores both dreams together. In a tie the team with more nines in its two dreams wins; if that does not settle it, the teams share the win.',
    },
  },
)

const HIDDEN = chapter(
  { pl: 'Co jest zakryte', en: 'What is hidden' },
  {
    'KOT-H1': {
      source: ['book', 'ruling'],
      pl: 'Ręce są tajne, a dziewiątek ze stosu dobierania nie zna nikt, nawet właściciel snu. Dziewiątkę z walki, kruka zabranego przez nietoperza i smoka widzieli wszyscy, tak jak kartę wziętą do ręki dzięki sowie.',
      en: 'Hands are secret, and nines from the draw pile are known to nobody, not even the owner of the dream. A nine from a fight, a raven taken by a bat and the dragon were seen by all, and so was a card taken to hand with an owl.',
    },
  },
)

export const clauses = defineClauses([COMPONENTS, DREAM, SETUP, TURN, OWN, RIVAL, EXCHANGE, END, NIGHT, TEAMS, HIDDEN])

export type KotyClause = keyof typeof clauses.text
