import { chapter, defineClauses } from '@sennik/engine'

/** The rules of Koty in our own words, in the order of the rulebook. */
const COMPONENTS = chapter(
  { pl: 'W pudełku', en: 'In the box' },
  {
    'KOT-1': {
      source: ['book', 'ruling'],
      pl: 'Kotów jest 80, po 20 w każdym kolorze, a w kolorze dwie wartości, po 10 kart: niebieskie 1 i 8, żółte 2 i 7, zielone 3 i 6, różowe 4 i 5. W każdym kolorze razem dają 9. Do tego 10 kruków o wartości 0, 5 jokerów i, na noc, 4 ćmy, 4 nietoperze, 4 sowy i smok.',
      en: 'There are 80 cats, 20 in each colour, and in a colour two values, 10 cards each: blue 1 and 8, yellow 2 and 7, green 3 and 6, pink 4 and 5. In every colour the two make 9. Besides there are 10 ravens worth 0, 5 jokers and, for the night, 4 moths, 4 bats, 4 owls and a dragon.',
    },
    'KOT-2': {
      source: ['book'],
      pl: 'Wszystkie karty mają jednakowy rewers. Karta, która leży we śnie zakryta, to dziewiątka: ma wartość 9, a temu, co na niej leży, podwaja wartość.',
      en: 'All cards have the same back. A card that lies face down in a dream is a nine: it is worth 9, and doubles what lies on it.',
    },
  },
)

const DREAM = chapter(
  { pl: 'Sen', en: 'The dream' },
  {
    'KOT-3': {
      source: ['book'],
      pl: 'Sen ma cztery krainy. Gdy tura się kończy, w krainie leżą najwyżej trzy dziewiątki, a na nich najwyżej jeden kot albo kruk. W trakcie tury może tam na chwilę leżeć jeszcze karta właśnie zagrana. Wskazać można tylko krainę kogoś, kto siedzi przy stole.',
      en: 'A dream has four lands. When a turn ends a land holds at most three nines and on them at most one cat or raven. During a turn the card just played may lie there too for a moment. Only a land of someone at the table can be pointed at.',
    },
    'KOT-4': {
      source: ['book', 'ruling'],
      pl: 'Dziewiątkę dokłada się wyłącznie do własnego snu: na pustą krainę albo na inną dziewiątkę, jeśli są tam najwyżej dwie; nigdy na kota ani kruka. Krainę wybiera właściciel snu. Jeśli jest dla niej miejsce, trzeba ją dołożyć; jeśli nie ma, karta przepada: idzie na stos odrzuconych.',
      en: 'A nine is added to one’s own dream only: on an empty land or on another nine, if there are no more than two; never on a cat or raven. The owner of the dream chooses the land. It must be added if there is room; if there is none, the card is lost: it goes to the discard pile.',
    },
  },
)

const SETUP = chapter(
  { pl: 'Początek gry', en: 'Setting up' },
  {
    'KOT-5': {
      source: ['book'],
      pl: 'Koty, kruki i jokery się tasuje i każdy dostaje cztery karty do ręki, których inni nie widzą. Reszta to stos dobierania, obok będzie stos odrzuconych. Zagrać można tylko kartę, którą ma się w ręce.',
      en: 'Cats, ravens and jokers are shuffled and everyone gets a hand of four cards that the others do not see. The rest is the draw pile; the discard pile will lie beside it. Only a card from one’s hand can be played.',
    },
    'KOT-6': {
      source: ['book', 'ruling'],
      pl: 'Zaczyna wylosowana osoba, potem tury idą w lewo. W turze robi się dokładnie jedno i doprowadza to do końca. Ruch ma tylko ten, czyja jest tura, a po ataku ten, kogo się pyta.',
      en: 'A random player starts, then turns go to the left. In a turn one does exactly one thing and sees it through. Only the player whose turn it is acts and, after an attack, whoever is asked.',
    },
  },
)

const TURN = chapter(
  { pl: 'Tura: dokładnie jedno z działań', en: 'A turn: exactly one action' },
  {
    'KOT-7': {
      source: ['book', 'ruling'],
      pl: 'Po każdej zagranej karcie od razu dobiera się do czterech, w ataku i w obronie tak samo; po karcie nocy, gdy już zadziała. Gdy trzeba dobrać, a stos dobierania jest pusty, tasuje się stos odrzuconych i robi z niego nowy, choćby w środku tury.',
      en: 'After each card played one draws back up to four at once, attacking and defending alike; after a night card once it has taken effect. When a card is to be drawn and the draw pile is empty, the discard pile is shuffled to make a new one, even in the middle of a turn.',
    },
  },
)

const OWN = chapter(
  { pl: 'Karta na własny sen', en: 'A card on one’s own dream' },
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
      pl: 'Na swojego kota kładzie się tylko kota tego samego koloru. Jeśli ma inną wartość, koty się zaprzyjaźniają: oba się odrzuca, a do snu dokłada się jako dziewiątkę wierzchnią kartę ze stosu dobierania, której nikt nie ogląda. Zamiast kota może to być joker; wtedy mówi się, którym kotem jest: w kolorze kota, na którym leży.',
      en: 'On a cat of one’s own goes only a cat of the same colour. If its value is the other one they make friends: both are discarded, and the top card of the draw pile, seen by nobody, is added to the dream as a nine. A joker may stand in; then one says which cat it is: of the colour of the cat it lies on.',
    },
    'KOT-11': {
      source: ['book', 'ruling'],
      pl: 'Kot na takim samym kocie: walczą. Obie karty zabiera się i kładzie w jednej wybranej krainie własnego snu, która może przyjąć dziewiątkę, choćby w tej samej: jedną jako dziewiątkę, drugą odkrytą na niej. Gdy takiej krainy nie ma, obie się odrzuca. Joker nigdy nie leży na wierzchu, więc to on zostaje dziewiątką.',
      en: 'A cat on the very same cat: they fight. Both cards are lifted and laid on one chosen land of the dream that can take a nine, perhaps the same one: one as a nine, the other face up on it. If there is no such land both are discarded. A joker never lies on top, so it becomes the nine.',
    },
    'KOT-12': {
      source: ['book'],
      pl: 'Kruka można zagrać na kruka w swoim śnie: oba się odrzuca. Za zagranego kruka może posłużyć joker. We śnie rywala kruków się nie przegania.',
      en: 'A raven may be played on a raven in one’s own dream: both are discarded. A joker may stand in for the raven played. Ravens in a rival’s dream are not chased away.',
    },
    'KOT-X1': {
      source: ['book'],
      pl: 'Nie wolno zagrać kruka na kota, na pustą krainę ani na własną dziewiątkę, kota na kruka, jokera na pustą krainę ani na dziewiątkę.',
      en: 'Not allowed: a raven on a cat, on an empty land or on one’s own nine; a cat on a raven; a joker on an empty land or on a nine.',
    },
  },
)

const RIVAL = chapter(
  { pl: 'Karta na sen rywala', en: 'A card on a rival’s dream' },
  {
    'KOT-13': {
      source: ['book'],
      pl: 'Atak: kot na kota rywala w tym samym kolorze. Może to być joker; wtedy mówi się, którym kotem tego koloru jest.',
      en: 'Attack: a cat on a rival’s cat of the same colour. It may be a joker; then one says which cat of that colour it is.',
    },
    'KOT-14': {
      source: ['book'],
      pl: 'Udany atak kotem o innej wartości: oba koty się odrzuca, a atakujący dokłada do swojego snu jako dziewiątkę wierzchnią kartę ze stosu dobierania, bez oglądania.',
      en: 'A successful attack with the other value: both cats are discarded, and the attacker adds the top card of the draw pile, unseen, to their own dream as a nine.',
    },
    'KOT-15': {
      source: ['book', 'ruling'],
      pl: 'Udany atak takim samym kotem: atakujący zabiera obie karty do jednej wybranej krainy swojego snu, jedną jako dziewiątkę, drugą odkrytą na niej. Dziewiątką zostaje joker, jeśli to nim atakowano. Bez miejsca obie się odrzuca.',
      en: 'A successful attack with the very same cat: the attacker takes both cards to one chosen land of their own dream, one as a nine, the other face up on it. If the attack was made with a joker, the joker is the nine. Without room both are discarded.',
    },
    'KOT-16': {
      source: ['book'],
      pl: 'Obrona: zaraz po ataku, zanim zadziała, atakowana osoba może zagrać takiego samego kota jak atakujący albo jokera. Karty ataku i obrony się odrzuca, a w krainie nic się nie zmienia. O obronę pyta się zawsze.',
      en: 'Defence: right after an attack, before it takes effect, the player attacked may play the same cat as the attacking one, or a joker. Both cards are discarded and the land does not change. The player is always asked.',
    },
    'KOT-17': {
      source: ['book'],
      pl: 'Po obronie atakujący może powtórzyć atak na tego samego kota taką samą kartą jak za pierwszym razem albo jokerem, a druga strona znów się bronić, i tak aż ktoś odpuści. Gdy odpuszcza atakujący, jego tura się kończy.',
      en: 'After a defence the attacker may repeat the attack on the same cat, with the same cat as the first time or a joker, and the other side may defend again, until someone gives up. If it is the attacker, the turn ends.',
    },
    'KOT-18': {
      source: ['book'],
      pl: 'Zakrycie: kot albo kruk na dziewiątkę, która leży na wierzchu krainy rywala. Przed tym nie ma obrony. Jokerem zakrywać nie wolno.',
      en: 'Covering: a cat or a raven on a nine that lies on top of a rival’s land. There is no defence against it. A joker may not cover.',
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
      pl: 'Zamiast grać kartę, można zawsze odrzucić całą rękę i dobrać cztery nowe karty.',
      en: 'Instead of playing a card one may always discard the whole hand and draw four new cards.',
    },
  },
)

const END = chapter(
  { pl: 'Koniec gry', en: 'End of the game' },
  {
    'KOT-21': {
      source: ['book', 'ruling'],
      pl: 'Gra się kończy, gdy ktoś ma we śnie trzy krainy po trzy dziewiątki, cokolwiek na nich leży, albo gdy trzeba dobrać kartę, a oba stosy są puste. Kończy się też, gdy przez czterdzieści okrążeń stołu nikt nie dołożył dziewiątki: bywa, że nie ma już jak. Zagrana karta jeszcze działa, łącznie z obroną przed nią, ale ataku się już nie powtarza. Potem nie ma ruchów.',
      en: 'The game ends when someone has three lands of three nines in their dream, whatever lies on them, or when a card is to be drawn and both piles are empty. It also ends when nobody has added a nine for forty rounds of the table: sometimes there is no way to any more. The card being played still takes effect, the defence against it included, but an attack is not repeated. After that there are no moves.',
    },
    'KOT-22': {
      source: ['book'],
      pl: 'Kraina jest warta tyle, ile jej wierzchnia karta, podwojona za każdą dziewiątkę pod spodem. Same dziewiątki dają więc 9, 18 albo 36, a pusta kraina 0.',
      en: 'A land is worth its top card, doubled for every nine under it. So bare nines make 9, 18 or 36, and an empty land 0.',
    },
    'KOT-23': {
      source: ['book'],
      pl: 'Wygrywa najwyższa suma. Przy remisie wygrywa ten, kto ma we śnie więcej dziewiątek, także zakrytych; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
      en: 'The highest sum wins. In a tie whoever has more nines in their dream wins, covered ones included; if that does not settle it, the win is shared.',
    },
  },
)

const NIGHT = chapter(
  { pl: 'Wariant: karty nocy', en: 'Variant: night cards' },
  {
    'KOT-N1': {
      source: ['book'],
      pl: 'Do talii wtasowuje się tyle kart nocy, ile kto chce: do czterech ciem, nietoperzy i sów oraz smoka. Zagranie karty nocy to czwarte z działań do wyboru w turze.',
      en: 'As many night cards as agreed are shuffled into the deck: up to four moths, bats and owls each, and the dragon. Playing a night card is the fourth action to choose from in a turn.',
    },
    'KOT-N2': {
      source: ['book', 'ruling'],
      pl: 'Sowa: w odpowiedzi na atak na kota, także powtórzony. Atak jest odparty i nie można go powtórzyć. Sowę się odrzuca, a kartę, którą atakowano, choćby jokera, bierze się do ręki zamiast dobierać. Tura atakującego się kończy. Na zakrycie dziewiątki i na inne karty nocy sowy nie ma.',
      en: 'Owl: in reply to an attack on a cat, a repeated one included. The attack is blocked and cannot be repeated. The owl is discarded; the attacking card, even a joker, goes to the hand instead of drawing. The attacker’s turn ends. The owl is no help against covering a nine or against other night cards.',
    },
    'KOT-N3': {
      source: ['book', 'ruling'],
      pl: 'Ćma: bierze się kota z dowolnego snu i kładzie w dowolnym śnie, na pustej krainie albo na dziewiątce, byle nie tam, skąd jest. Nic więcej z tego nie wynika. Ćmę się odrzuca i dobiera kartę.',
      en: 'Moth: take a cat from any dream and put it into any dream, on an empty land or on a nine, but not where it came from. Nothing else comes of it. The moth is discarded, and a card drawn.',
    },
    'KOT-N4': {
      source: ['book', 'ruling'],
      pl: 'Nietoperz: kruka ze snu rywala dokłada się do swojego snu jako dziewiątkę; gdy nie ma dla niej miejsca, kruka się odrzuca. Nietoperza się odrzuca i dobiera kartę. Bez kruka u rywala nietoperza się nie zagra.',
      en: 'Bat: a raven from a rival’s dream is added to one’s own as a nine; if there is no room, the raven is discarded. The bat is discarded, and a card drawn. Without a rival’s raven the bat cannot be played.',
    },
    'KOT-N5': {
      source: ['book', 'ruling'],
      pl: 'Smok: odrzuca się wszystkie kruki ze wszystkich snów, a potem smoka dokłada do swojego snu jako dziewiątkę; gdy nie ma dla niej miejsca, smoka też się odrzuca. Potem dobiera się kartę. Smoka można zagrać także wtedy, gdy nigdzie nie ma kruka.',
      en: 'Dragon: all ravens are discarded from all dreams, then the dragon is added to one’s own as a nine; if there is no room, it is discarded too. Then a card is drawn. The dragon may be played even if there is no raven anywhere.',
    },
  },
)

const TEAMS = chapter(
  { pl: 'Wariant: drużyny', en: 'Variant: teams' },
  {
    'KOT-T1': {
      source: ['book', 'ruling'],
      pl: 'Cztery lub sześć osób gra parami. Partnerzy siedzą naprzeciw siebie.',
      en: 'Four or six play in pairs. Partners sit opposite each other.',
    },
    'KOT-T2': {
      source: ['book', 'ruling'],
      pl: 'Atakowaną osobę może obronić partner, kotem, jokerem albo sową. Najpierw decyduje atakowana osoba, potem, jeśli ta nic nie zagrała, partner. Dobiera ten, kto zagrał, a po sowie on bierze kartę, którą atakowano.',
      en: 'The partner may defend a player who is attacked, with a cat, a joker or an owl. The player attacked decides first; then, if they played nothing, the partner. Whoever played draws, and with an owl takes the attacking card.',
    },
    'KOT-T3': {
      source: ['ruling'],
      pl: 'Partner nie jest rywalem: jego snu się nie atakuje, nie zakrywa się w nim dziewiątek i nie zabiera z niego kruków nietoperzem.',
      en: 'A partner is no rival: one does not attack their dream, cover nines in it or take ravens from it with a bat.',
    },
    'KOT-T4': {
      source: ['book'],
      pl: 'Wynik drużyny to oba sny razem. Przy remisie wygrywa drużyna z większą liczbą dziewiątek w obu snach; jeśli i to nie rozstrzyga, zwycięstwo jest wspólne.',
      en: 'A team scores both dreams together. In a tie the team with more nines in both dreams wins; if that does not settle it, the win is shared.',
    },
  },
)

const HIDDEN = chapter(
  { pl: 'Co jest zakryte', en: 'What is hidden' },
  {
    'KOT-H1': {
      source: ['book', 'ruling'],
      pl: 'Ręce są tajne, a dziewiątki ze stosu dobierania nie zna nikt, nawet właściciel snu. Dziewiątkę z walki, kruka od nietoperza i smoka widzieli wszyscy, tak jak kartę wziętą do ręki dzięki sowie.',
      en: 'Hands are secret, and a nine from the draw pile is known to nobody, not even the owner of the dream. A nine from a fight, a bat’s raven and the dragon were seen by all, and so was a card taken to hand with an owl.',
    },
  },
)

export const clauses = defineClauses([COMPONENTS, DREAM, SETUP, TURN, OWN, RIVAL, EXCHANGE, END, NIGHT, TEAMS, HIDDEN])

export type KotyClause = keyof typeof clauses.text
