import { chapter, defineClauses } from '@sennik/engine'

/** The rules of Sen in our own words, in the order of the rulebook. */
const COMPONENTS = chapter(
  { pl: 'W pudełku', en: 'In the box' },
  {
    'SEN-1': {
      source: ['book'],
      pl: 'W talii są 54 krainy. Na każdej widać, ile jest na niej kruków; krainy specjalne mają ponadto działanie.',
      en: 'The deck is 54 lands. Each shows a number of ravens; special lands have an action as well.',
    },
    'SEN-2': {
      source: ['fact'],
      pl: 'Zwykłych krain jest po cztery z każdą liczbą kruków od 0 do 8 i dziewięć z 9 krukami. Specjalnych jest dziewięć: trzy Weź 2 (po 5 kruków), trzy Podejrzyj 1 (po 6) i trzy Zamień 2 (po 7).',
      en: 'There are four plain lands for each number of ravens from 0 to 8, and nine with 9 ravens. Nine lands are special: three Take 2 (5 ravens each), three Peek 1 (6 each) and three Swap 2 (7 each).',
    },
  },
)

const SETUP = chapter(
  { pl: 'Początek rundy', en: 'Setting up a round' },
  {
    'SEN-3': {
      source: ['book', 'ruling'],
      pl: 'Tasuje się wszystkie karty i każdy dostaje cztery zakryte krainy w rzędzie: swój sen. Nikt na nie nie patrzy. Wskazać można tylko krainę, która leży we śnie.',
      en: 'All cards are shuffled and everyone gets four face-down lands in a row: their dream. Nobody looks at them. Only a land that lies in the dream can be pointed at.',
    },
    'SEN-4': {
      source: ['book'],
      pl: 'Reszta kart tworzy stos zakryty. Jego pierwsza karta, odwrócona, zaczyna stos odkryty.',
      en: 'The other cards are the draw pile. Its first card, turned up, starts the discard pile.',
    },
    'SEN-5': {
      source: ['book', 'ruling'],
      pl: 'Przed pierwszą turą każdej rundy każdy w tajemnicy podgląda dwie różne krainy w swoim śnie, nie więcej. Wszyscy robią to naraz, nie czekając na siebie.',
      en: 'Before the first turn of every round everyone secretly looks at two different lands of their own dream, and no more. All do so at the same time; nobody waits for anybody.',
    },
    'SEN-6': {
      source: ['book', 'ruling'],
      pl: 'Pierwszą rundę zaczyna wylosowana osoba, a każdą następną ta, która siedzi po lewej stronie osoby, która zakończyła poprzednią. Tury idą w lewo; ruch ma tylko ten, czyja jest tura.',
      en: 'A random player starts the first round; each later one is started by whoever sits to the left of the player who ended the round before. Turns go to the left, and only the player whose turn it is acts.',
    },
  },
)

const TURN = chapter(
  { pl: 'Tura: dokładnie jedno z trzech', en: 'A turn: exactly one of three' },
  {
    'SEN-7': {
      source: ['book'],
      pl: 'A. Na początku tury bierzesz wierzchnią odkrytą kartę i kładziesz ją zakrytą w miejsce jednej ze swoich krain, a ta trafia na stos odkryty. Wziętej karty nie wolno odłożyć, a jej działania nie wolno użyć.',
      en: 'A. At the beginning of your turn you take the face-up card and lay it face down in the place of one of your lands, which goes face up on the discard pile. The card taken may not be put back, and its action may not be used.',
    },
    'SEN-8': {
      source: ['book'],
      pl: 'B. Na początku tury bierzesz kartę ze stosu zakrytego i tylko ty na nią patrzysz. Potem albo kładziesz ją w miejsce jednej ze swoich krain, która trafia na stos odkryty, albo ją odkładasz na stos odkryty, albo – jeśli jest specjalna – odkładasz ją i wykonujesz jej działanie. Działanie nigdy nie jest obowiązkowe.',
      en: 'B. At the beginning of your turn you take the top card of the draw pile and look at it alone. Then you either exchange it with one of your lands, or put it on the discard pile, or – if it is special – put it there and carry out its action. The action is never forced.',
    },
    'SEN-9': {
      source: ['book'],
      pl: 'C. Na początku tury, zamiast wszystkiego innego, możesz zawołać POBUDKA! Runda kończy się natychmiast, choćby w pierwszej turze, i nikt nie ma już ruchu.',
      en: 'C. At the beginning of your turn, instead of everything else, you may call POBUDKA! (Wake up!). The round ends at once, even on the very first turn, and nobody moves again.',
    },
    'SEN-10': {
      source: ['ruling'],
      pl: 'Kartę ze stosu zakrytego można wziąć tylko wtedy, gdy jest w nim karta. Stos odkryty nigdy nie jest pusty.',
      en: 'A card can be drawn only while the draw pile has one. The discard pile is never empty.',
    },
  },
)

const SPECIAL = chapter(
  { pl: 'Krainy specjalne', en: 'Special lands' },
  {
    'SEN-11': {
      source: ['book', 'ruling'],
      pl: 'Weź 2: bierzesz dwie wierzchnie karty ze stosu zakrytego, jedną zatrzymujesz, drugą odkładasz na stos odkryty, a z zatrzymaną postępujesz jak z dobraną – także gdy jest specjalna. Gdy została jedna karta, bierzesz tę jedną; gdy nie ma żadnej, działania nie da się użyć.',
      en: 'Take 2: take the top two cards of the draw pile, keep one, put the other on the discard pile and go on with the kept one as if you had drawn it – even if it is special again. With one card left you take that one; with none the action cannot be used.',
    },
    'SEN-12': {
      source: ['book'],
      pl: 'Podejrzyj 1: patrzysz na jedną dowolną krainę w dowolnym śnie, także własnym. Kraina zostaje na miejscu.',
      en: 'Peek 1: look at any one land in any dream, your own included. The land stays where it is.',
    },
    'SEN-13': {
      source: ['book', 'ruling'],
      pl: 'Zamień 2: dwie krainy ze snów dwóch różnych osób zamieniają się miejscami bez odkrywania. Jedną z tych osób możesz być ty.',
      en: 'Swap 2: two lands in the dreams of two different players change places unseen. You may be one of the two.',
    },
    'SEN-14': {
      source: ['ruling'],
      pl: 'Co ktoś zobaczył, to wie: poznana kraina pozostaje mu znana, dokądkolwiek na jego oczach trafi.',
      en: 'What you have seen you know: a land you looked at stays known to you wherever you can follow it.',
    },
  },
)

const ROUND_END = chapter(
  { pl: 'Koniec rundy', en: 'End of a round' },
  {
    'SEN-15': {
      source: ['book', 'ruling'],
      pl: 'Runda kończy się, gdy ktoś zawoła POBUDKA! albo gdy wyczerpie się stos zakryty. W tym drugim wypadku dokańcza się turę; rundę zakończyła osoba, która wzięła ostatnią kartę, i nikt nie płaci kary.',
      en: 'The round ends when someone calls POBUDKA! or when the draw pile runs out. In the latter case the turn is completed first; whoever drew the last card ended the round, and there is no penalty.',
    },
    'SEN-16': {
      source: ['book'],
      pl: 'Wszystkie sny się odkrywa i każdy liczy kruki w swoim.',
      en: 'All dreams are turned up and everyone counts the ravens in theirs.',
    },
    'SEN-17': {
      source: ['book'],
      pl: 'Jeśli ktoś ma mniej kruków niż osoba, która zawołała, dolicza ona sobie za karę 5 kruków albo 15, jeśli tak się umówicie. Przy remisie w najmniejszej liczbie kruków kary nie ma.',
      en: 'If anyone has fewer ravens than the caller, the caller adds a penalty of 5 ravens, or of 15 if that was agreed. With a tie for the fewest there is no penalty.',
    },
    'SEN-18': {
      source: ['book'],
      pl: 'Wyniki dolicza się do sum, po czym zaczyna się następna runda.',
      en: 'The counts are added to the totals and a new round is set up.',
    },
  },
)

const GAME_END = chapter(
  { pl: 'Koniec gry', en: 'End of the game' },
  {
    'SEN-19': {
      source: ['book', 'ruling'],
      pl: 'Gra kończy się po rundzie, w której czyjaś suma osiągnęła lub przekroczyła 100. Można umówić się na inny próg (10–500) albo na liczbę rund (1–50). Po końcu gry nie ma już ruchów.',
      en: 'The game ends after the round in which someone’s total reaches or passes 100. Another limit (10–500) or a number of rounds (1–50) may be agreed on. Once the game is over there are no more moves.',
    },
    'SEN-20': {
      source: ['book'],
      pl: 'Wygrywa osoba z najniższą sumą; osoby z równą najniższą sumą dzielą się zwycięstwem.',
      en: 'The lowest total wins; those with equal lowest totals share the win.',
    },
  },
)

const VARIANTS = chapter(
  { pl: 'Warianty, w dowolnym połączeniu', en: 'Variants, in any combination' },
  {
    'SEN-V1': {
      source: ['book', 'ruling'],
      pl: 'Nie takie kruki straszne: kto jako jedyny ma najwięcej krain z 9 krukami (co najmniej jedną), nie liczy ich. Przy remisie nikt nie dostaje tej nagrody. Rozstrzyga się to przed karą za pobudkę.',
      en: 'Not so scary: whoever alone has the most 9-raven lands (at least one) does not count them. With a tie nobody gets this reward. It is settled before the caller’s penalty.',
    },
    'SEN-V2': {
      source: ['book', 'ruling'],
      pl: 'Idź na całość: jeśli dokładnie jedna osoba ma sen z samych krain z 9 krukami, choćby z jednej, dostaje 0, a każda inna równo 50, bez liczenia krain i bez kary. Instrukcję można też rozumieć tak, że 50 dolicza się do kruków ze snu i do kary; do tego służy osobna opcja. Jeśli takich snów jest więcej, liczy się zwyczajnie. Ma to pierwszeństwo przed poprzednim wariantem.',
      en: 'Go for broke: if exactly one player’s dream is nothing but 9-raven lands, even a single one, that player scores 0 and everyone else a flat 50, with no lands counted and no penalty. The book can also be read so that the 50 comes on top of the ravens in the dream and the penalty; there is an option for that. With two or more such dreams counting is normal. It goes before the variant above.',
    },
    'SEN-V3': {
      source: ['book', 'ruling'],
      pl: 'Wiem, co mam: na początku tury możesz wskazać dwie różne krainy w swoim śnie i podać jedną liczbę kruków, 0–9, dla obu; potem obie się odkrywa. Jeśli się zgadza, obie trafiają na stos odkryty, rząd się zsuwa, a na jego koniec kładziesz bez podglądania kartę ze stosu zakrytego. Jeśli nie, zakrywa się je na miejscu, a na koniec rzędu kładziesz bez podglądania kartę ze stosu zakrytego. Trzeba mieć dwie krainy, a na stosie zakrytym musi być karta.',
      en: 'I know what I have: at the beginning of your turn you may point at two different lands of your dream and name one number of ravens, 0–9, for both; then both are turned up. If that is right, both go to the discard pile, the row closes up and an unseen card from the draw pile goes last. If not, they are turned down in place and an unseen card from the draw pile goes last. You need two lands, and the draw pile a card.',
    },
  },
)

const MEMORY = chapter(
  { pl: 'Pamięć', en: 'Memory' },
  {
    'SEN-M1': {
      source: ['ruling'],
      pl: 'Sen jest grą pamięciową: kraina, na którą patrzysz, pokazuje się na chwilę i znów jest zakryta. Z pomocą pamięci stół stale pokazuje to, co wolno ci wiedzieć. Boty korzystają tylko z tego, co wie ich miejsce.',
      en: 'Sen is a game of memory: a land you look at is shown for a moment and turned down again. With the memory aid the table keeps showing what you may know. Bots use only what their seat knows.',
    },
  },
)

export const clauses = defineClauses([COMPONENTS, SETUP, TURN, SPECIAL, ROUND_END, GAME_END, VARIANTS, MEMORY])

export type SenClause = keyof typeof clauses.text
