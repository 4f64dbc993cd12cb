import { chapter, defineClauses } from '@sennik/engine'

/** The rules of 3 Chapters in our own words, in the order of the rulebook. */
const COMPONENTS = chapter(
  { pl: 'W pudełku', en: 'In the box' },
  {
    'CH-1': {
      source: ['book', 'ruling'],
      pl: 'W talii jest 50 kart, po jednej o każdej wartości od 1 do 50. Karta ma nazwę, wartość, cechy (potwór, magiczna, czarny charakter, zwierzę, dziecko, krasnoludek, z Krainy Czarów, królewska) i zdolności. Nagrodami są żetony klejnotów, serc i gwiazd; nigdy ich nie brakuje.',
      en: 'The deck is 50 cards, one of each value from 1 to 50. A card has a name, a value, traits (monster, magical, villain, animal, child, dwarf, from Wonderland, royal) and abilities. Rewards are gem, heart and star tokens; they never run out.',
    },
  },
)

const SETUP = chapter(
  { pl: 'Przygotowanie', en: 'Setting up' },
  {
    'CH-2': {
      source: ['book'],
      pl: 'Karty się tasuje i rozdaje każdemu po 8. Resztę odkłada się do pudełka bez oglądania.',
      en: 'The cards are shuffled and everyone gets 8. The rest goes back to the box unseen.',
    },
  },
)

const CHAPTER_I = chapter(
  { pl: 'Rozdział I: wybór', en: 'Chapter I: choosing' },
  {
    'CH-3': {
      source: ['book', 'ruling'],
      pl: 'Każdy wybiera z ręki jedną kartę i kładzie ją zakrytą przed sobą. Gdy wszyscy wybrali, każdy przekazuje resztę ręki osobie po lewej i wybiera się znowu, aż każdy będzie miał 7 wybranych kart. Ostatnia karta z każdej ręki trafia zakryta do pudełka. Swoje wybrane karty wolno oglądać zawsze; potem to one są ręką. Wybrać można tylko kartę z ręki.',
      en: 'Everyone lays one card of their hand face down before them. When all have chosen, hands go to the left and everyone chooses again, until each has chosen 7 cards. The last card of each hand goes to the box face down. You may look at your chosen cards at any time; afterwards they are your hand. Only a card of your hand can be chosen.',
    },
    'CH-4': {
      source: ['book', 'ruling'],
      pl: 'Przy 3 osobach wybiera się tak 4 karty, pozostałe odkłada na bok, rozdaje każdemu po 8 nowych z pudełka i wybiera następne 4. Każdy ma więc 8 kart. Odłożone na bok nie wracają do gry.',
      en: 'With 3 players everyone chooses 4 cards this way; what is left of the hands is put aside, 8 new cards each are dealt from the box, and 4 more are chosen. So everyone has 8 cards. Cards put aside are not dealt again.',
    },
    'CH-5': {
      source: ['ruling'],
      pl: 'Wszyscy wybierają naraz i w tajemnicy. Dopóki ktoś jeszcze wybiera, swój wybór można zmienić.',
      en: 'All choose at the same time and in secret. As long as somebody is still choosing, you may change your choice.',
    },
  },
)

const CHAPTER_II = chapter(
  { pl: 'Rozdział II: zagrywanie', en: 'Chapter II: playing' },
  {
    'CH-6': {
      source: ['book', 'ruling'],
      pl: 'Pierwszą rundę zaczyna wylosowana osoba. Po kolei w lewo każdy zagrywa odkrytą jedną kartę z ręki. Kto zagrał kartę o najwyższej wartości, wygrywa rundę i bierze 1 gwiazdę. Zagrywa tylko ta osoba, na którą przyszła kolej.',
      en: 'A random player starts the first round. In turn to the left everyone plays one card of their hand face up. Whoever played the card of the highest value wins the round and takes 1 star. Only the player whose turn it is plays.',
    },
    'CH-7': {
      source: ['book'],
      pl: 'Potem każdy rozpatruje zdolności karty, którą zagrał, i bierze nagrody, których warunki są spełnione. W tym rozdziale „karty” w warunku to wszystkie karty zagrane w tej rundzie, także przez innych i przez duchy.',
      en: 'Then everyone resolves the abilities of the card they played and takes the rewards whose conditions are met. In this chapter “cards” in a condition are all cards played in this round, also by others and by ghosts.',
    },
    'CH-8': {
      source: ['book'],
      pl: 'Zagrana karta zostaje odkryta przed tym, kto ją zagrał: liczy się znowu w rozdziale III. Następną rundę zaczyna osoba, która tę wygrała. Gra się, aż skończą się karty na rękach: 7 rund, a przy 2 i 3 osobach 8.',
      en: 'The played card stays face up before its player: it counts again in chapter III. Whoever won starts the next round. Rounds go on until hands are empty: 7 rounds, or 8 with 2 and with 3 players.',
    },
    'CH-9': {
      source: ['book'],
      pl: 'Zdolność daje nagrodę w obu tych rozdziałach, II i III, w każdym raz. Zdolność z pieczęcią rozdziału daje ją tylko w tym rozdziale.',
      en: 'An ability pays once in chapter II and once in chapter III. One sealed with a chapter pays in that chapter only.',
    },
    'CH-10': {
      source: ['book'],
      pl: '„Za każdą kartę z cechą” liczy też kartę, której zdolność się rozpatruje, jeśli ma tę cechę. „Za każdą inną kartę” jej nie liczy.',
      en: '“For each card with a trait” counts the resolving card too if it has the trait. “For each other card” does not.',
    },
    'CH-11': {
      source: ['book'],
      pl: 'Spełniony warunek daje nagrodę raz. Więcej pasujących kart nie daje więcej, chyba że jest napisane „za każdą”.',
      en: 'A condition that is met pays once. More matching cards do not pay more, unless it says “for each”.',
    },
    'CH-12': {
      source: ['book'],
      pl: 'Gdy karta ma kilka zdolności, każdą rozpatruje się osobno.',
      en: 'When a card has several abilities, each is resolved on its own.',
    },
    'CH-13': {
      source: ['book'],
      pl: 'Jeśli w rundzie zagrano Królową Śniegu, kiedykolwiek i przez kogokolwiek, także przez ducha, nikt nie dostaje w tej rundzie serc ani klejnotów. Gwiazdy, ze zdolności i za wygraną rundę, dostaje się jak zwykle.',
      en: 'If the Snow Queen is played in a round, whenever and by whomever, a ghost included, nobody gets hearts or gems in that round. Stars, from abilities and for winning the round, are paid as usual.',
    },
    'CH-14': {
      source: ['book', 'ruling'],
      pl: 'Królową Kier i Kota z Cheshire rozpatruje się po wszystkich innych kartach rundy. Przy 2 osobach liczą też żetony, które dostałyby duchy. Każde z nich liczy tylko żetony za zwykłe karty, więc gdy są w rundzie oboje, kolejność nie ma znaczenia.',
      en: 'The Queen of Hearts and the Cheshire Cat resolve after all other cards of the round. With 2 players they also count the tokens ghosts would have got. Each counts only tokens of the other, ordinary cards, so with both in one round their order does not matter.',
    },
    'CH-15': {
      source: ['ruling'],
      pl: 'Pozostałe zdolności rundy rozpatruje się jednocześnie: żadna nie widzi żetonów wypłaconych w tej samej rundzie za inną kartę.',
      en: 'All other abilities of a round resolve at the same time: none sees tokens paid for another card of the same round.',
    },
  },
)

const CHAPTER_III = chapter(
  { pl: 'Rozdział III: punktowanie', en: 'Chapter III: scoring' },
  {
    'CH-16': {
      source: ['book', 'ruling'],
      pl: 'Każdy rozkłada wszystkie swoje zagrane karty i rozpatruje ich zdolności; „karty” w warunku to teraz tylko własne zagrane karty. Kolejność jest dowolna, więc program wybiera najkorzystniejszą: zdolności, które patrzą na własne żetony, rozpatruje się na końcu.',
      en: 'Everyone lays out all cards they played and resolves their abilities; “cards” in a condition are now only one’s own played cards. The order is free, so the program takes the one that pays most: abilities that look at one’s own tokens come last.',
    },
    'CH-17': {
      source: ['book'],
      pl: 'Przyjazne Krasnoludki: kto na koniec rozdziału III ma co najmniej 4 serca, dostaje jeszcze 4. Oświecony Krasnoludek: 2 gwiazdy, jeśli w rozdziale II nie wygrało się żadnej rundy; gwiazdy ze zdolności nie mają na to wpływu.',
      en: 'Friendly Dwarves: whoever has at least 4 hearts at the end of chapter III gets 4 more. Enlightened Dwarf: 2 stars if its player won no round in chapter II; stars from abilities do not matter for this.',
    },
    'CH-18': {
      source: ['book', 'ruling'],
      pl: 'Na koniec osoba z największą liczbą klejnotów dostaje jeszcze 4; przy remisie dostaje je każda z remisujących. Chciwy Krasnoludek daje wtedy, także przy remisie, dodatkowo 1 gwiazdę.',
      en: 'Finally whoever has the most gems gets 4 more; if tied, each of the tied players does. The Greedy Dwarf then, a tie included, pays 1 star as well.',
    },
  },
)

const END = chapter(
  { pl: 'Koniec gry', en: 'End of the game' },
  {
    'CH-19': {
      source: ['book'],
      pl: 'Gwiazda to 2 punkty, serce 1, każde 2 klejnoty 1; pojedynczy klejnot nie daje nic.',
      en: 'A star is 2 points, a heart 1, every 2 gems 1; a single gem is worth nothing.',
    },
    'CH-20': {
      source: ['book', 'ruling'],
      pl: 'Wygrywa osoba z największą liczbą punktów, a przy remisie ta z remisujących, która zagrała kartę o najwyższej wartości. Potem nie ma już ruchów.',
      en: 'Whoever has the most points wins; a tie goes to whoever of the tied played the card of the highest value. After that there are no more moves.',
    },
  },
)

const TWO_PLAYERS = chapter(
  { pl: 'Dwie osoby: duchy', en: 'Two players: ghosts' },
  {
    'CH-21': {
      source: ['book'],
      pl: 'Przy 2 osobach wybiera się z ręki 2 karty: jedną dla siebie i jedną dla ducha po swojej prawej stronie, zakrytą, której nikt już nie ogląda. Pozostałymi kartami gracze się wymieniają i wybierają dalej, aż się skończą. Potem rozdaje się jeszcze raz po 8 kart i powtarza wszystko. Na koniec każdy ma 8 własnych kart, a każdy duch osobno potasowaną talię 8 kart. Przy większej liczbie osób duchów nie ma.',
      en: 'Two players choose 2 cards of the hand: one for themselves and one for the ghost to their right, face down and not looked at again by anyone. The other cards are exchanged, until none is left. Then 8 cards each are dealt once more and it is all done again. In the end everyone has 8 cards of their own, and each ghost a deck of 8, shuffled on its own. With more players there are no ghosts.',
    },
    'CH-22': {
      source: ['book', 'ruling'],
      pl: 'Między graczami siedzą duchy: po prawej stronie każdego gracza ten, którego talię ułożył. W turze ducha zagrywa się wierzchnią kartę jego talii.',
      en: 'Ghosts sit between the players: to the right of each the one whose deck they laid. On a ghost’s turn the top card of its deck is played.',
    },
    'CH-23': {
      source: ['book'],
      pl: 'Karty duchów liczą się we wszystkich warunkach, ale duchy nie biorą żetonów. Jeśli rundę wygra karta ducha, nikt nie dostaje gwiazdy, a następną rundę zaczyna ten duch. Po rundzie karty duchów odkłada się na bok.',
      en: 'Cards of ghosts count in all conditions, but ghosts take no tokens. If a ghost’s card wins the round, nobody gets the star, and that ghost starts the next round. Ghosts’ cards are put aside after the round.',
    },
  },
)

export const clauses = defineClauses([COMPONENTS, SETUP, CHAPTER_I, CHAPTER_II, CHAPTER_III, END, TWO_PLAYERS])

export type ChaptersClause = keyof typeof clauses.text
