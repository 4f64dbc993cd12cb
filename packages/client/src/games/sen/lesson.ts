import type { SenMove } from '@sennik/games/sen'
import type { Script } from '../../tutorial/script.ts'

const RIVAL = 1
const DRAWS_AND_DISCARDS: readonly SenMove[] = [{ kind: 'draw' }, { kind: 'discard' }]

/** Learn Sen in five minutes: one round for two, from the first look to the wake-up call. */
export const lesson: Script<SenMove> = {
  game: 'sen',
  seats: 2,
  position: `
dreams: 9 2 8 6 | 7:2 0 5:2 8
discard: 1
pile: 8 9 4 P 9 S 6 T 3 7 8 rest
asked: 1 opening 1
`,
  steps: [
    {
      step: 'read',
      text: {
        pl: 'Witaj we śnie! Zagrasz jedną rundę na prawdziwym stole, krok po kroku. To zajmie kilka minut.',
        en: 'Welcome to the dream! You will play one round at a real table, step by step. It takes a few minutes.',
      },
    },
    {
      step: 'read',
      point: 'land-0-0',
      text: {
        pl: 'Cztery zakryte krainy na dole to twój sen. Na każdej siedzi od 0 do 9 kruków – im mniej, tym lepiej.',
        en: 'The four face-down lands at the bottom are your dream. Each has 0 to 9 ravens on it – the fewer, the better.',
      },
    },
    {
      step: 'do',
      point: 'land-0-0',
      move: { kind: 'peek', slot: 0 },
      text: {
        pl: 'Na początku rundy podglądasz dwie ze swoich krain. Dotknij pierwszej.',
        en: 'At the start of a round you peek at two of your lands. Touch the first one.',
      },
    },
    {
      step: 'do',
      point: 'land-0-1',
      move: { kind: 'peek', slot: 1 },
      text: {
        pl: 'Dziewięć kruków, gorzej być nie może! Zapamiętaj to miejsce i podejrzyj drugą krainę.',
        en: 'Nine ravens, it cannot get worse! Remember this place, and peek at the second land.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Tu są tylko dwa. Obie krainy leżą znów zakryte: teraz trzeba je pamiętać. Dwóch pozostałych nie zna nikt.',
        en: 'Only two here. Both lie face down again: from now on you have to remember. Nobody knows the other two.',
      },
    },
    {
      step: 'do',
      point: 'discard',
      move: { kind: 'take' },
      text: {
        pl: 'Twoja tura. Na wierzchu odkrytego stosu leży kraina z jednym krukiem – weź ją.',
        en: 'Your turn. A land with a single raven lies on the discard pile – take it.',
      },
    },
    {
      step: 'do',
      point: 'land-0-0',
      move: { kind: 'place', slot: 0 },
      text: {
        pl: 'Wzięta karta musi zastąpić jedną z twoich krain. Pozbądź się dziewiątki: dotknij pierwszej.',
        en: 'A card you take must replace one of your lands. Get rid of the nine: touch the first one.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: DRAWS_AND_DISCARDS,
      text: {
        pl: 'Dziewiątka leży na stosie, a u ciebie jest jeden kruk. Teraz rywal dobiera kartę i ją odkłada.',
        en: 'The nine is on the pile, and you have one raven instead. Now your rival draws a card and puts it away.',
      },
    },
    {
      step: 'do',
      point: 'pile',
      move: { kind: 'draw' },
      text: {
        pl: 'Ósemka na stosie nie kusi. Weź więc kartę w ciemno, ze stosu zakrytego.',
        en: 'The eight on the pile is no temptation. So take a card unseen, from the draw pile.',
      },
    },
    {
      step: 'do',
      point: 'discard',
      move: { kind: 'discard' },
      text: {
        pl: 'Znowu dziewięć kruków! Dobranej karty nie trzeba zatrzymywać: odłóż ją na stos odkryty.',
        en: 'Nine ravens again! You need not keep a card you drew: put it on the discard pile.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'draw' }, { kind: 'place', slot: 0 }],
      text: {
        pl: 'Rywal dobiera i zamienia kartę ze swoją krainą. Dobranej nie widać, ale oddaną już tak: patrz na stos.',
        en: 'Your rival draws and swaps the card for one of their lands. You see only the land they gave up, on the pile.',
      },
    },
    {
      step: 'do',
      point: 'pile',
      move: { kind: 'draw' },
      text: {
        pl: 'Siódemki nie chcemy. Dobierz kartę.',
        en: 'We do not want a seven. Draw a card.',
      },
    },
    {
      step: 'do',
      point: 'use',
      move: { kind: 'use' },
      text: {
        pl: 'Kraina specjalna! Dobrana ze stosu zakrytego ma działanie (wzięta z odkrytego – nigdy). Użyj go.',
        en: 'A special land! Drawn from the draw pile it has an action (taken from the discard pile, never). Use it.',
      },
    },
    {
      step: 'do',
      point: 'land-1-1',
      move: { kind: 'look', owner: 1, slot: 1 },
      text: {
        pl: '„Podejrzyj 1”: patrzysz na dowolną krainę, także cudzą. Dotknij drugiej krainy rywala.',
        en: '“Peek 1”: look at any land, even somebody else’s. Touch your rival’s second land.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: DRAWS_AND_DISCARDS,
      text: {
        pl: 'Zero kruków, i rywal o tym nie wie! Zapamiętaj, gdzie leży. Tymczasem jego tura.',
        en: 'No ravens at all, and your rival does not know! Remember where it lies. Meanwhile it is their turn.',
      },
    },
    {
      step: 'do',
      point: 'pile',
      move: { kind: 'draw' },
      text: { pl: 'Spróbuj szczęścia: dobierz kartę.', en: 'Try your luck: draw a card.' },
    },
    {
      step: 'do',
      point: 'use',
      move: { kind: 'use' },
      text: {
        pl: '„Zamień 2”: dwie krainy z dwóch różnych snów zamieniają się miejscami. Użyj działania.',
        en: '“Swap 2”: two lands from two different dreams change places. Use the action.',
      },
    },
    {
      step: 'do',
      point: 'land-0-2',
      move: { kind: 'pick', owner: 0, slot: 2 },
      text: {
        pl: 'Swojej trzeciej krainy nie znasz. Wskaż ją jako pierwszą…',
        en: 'You do not know your third land. Choose it first…',
      },
    },
    {
      step: 'do',
      point: 'land-1-1',
      move: { kind: 'pick', owner: 1, slot: 1 },
      text: {
        pl: '…a potem drugą krainę rywala: tę bez kruków.',
        en: '…and then your rival’s second land: the one without ravens.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: DRAWS_AND_DISCARDS,
      text: {
        pl: 'Zero jest twoje, chociaż nikt go nie odkrył: pamięć się opłaca. Kolej rywala.',
        en: 'The zero is yours, though nobody turned it up: memory pays. Your rival’s turn.',
      },
    },
    {
      step: 'do',
      point: 'pile',
      move: { kind: 'draw' },
      text: { pl: 'Jeszcze raz: dobierz kartę.', en: 'Once more: draw a card.' },
    },
    {
      step: 'do',
      point: 'use',
      move: { kind: 'use' },
      text: {
        pl: '„Weź 2”: dobierasz dwie karty i zatrzymujesz jedną. Użyj działania.',
        en: '“Take 2”: draw two cards and keep one of them. Use the action.',
      },
    },
    {
      step: 'do',
      point: 'held-0',
      move: { kind: 'keep', index: 0 },
      text: {
        pl: 'Zatrzymaj tę z trzema krukami. Druga pójdzie na stos odkryty.',
        en: 'Keep the one with three ravens. The other goes to the discard pile.',
      },
    },
    {
      step: 'do',
      point: 'land-0-3',
      move: { kind: 'place', slot: 3 },
      text: {
        pl: 'Połóż ją w miejsce czwartej krainy, jedynej, której jeszcze nie znasz.',
        en: 'Lay it in the place of the fourth land, the only one you do not know yet.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: DRAWS_AND_DISCARDS,
      text: {
        pl: 'Leżała tam szóstka, więc to dobra zamiana. Rywal gra swoją turę.',
        en: 'There was a six, so that was a good exchange. Your rival takes a turn.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Policz swój sen z pamięci: 1, 2, 0 i 3, razem sześć kruków. To mało. Pora się budzić!',
        en: 'Count your dream from memory: 1, 2, 0 and 3 make six ravens. That is not many. Time to wake up!',
      },
    },
    {
      step: 'read',
      point: 'bell',
      text: {
        pl: 'Na początku tury, zamiast grać, można zawołać POBUDKA! Runda kończy się od razu i nikt już nie ma ruchu.',
        en: 'At the start of a turn, instead of playing, you may call POBUDKA! (Wake up!). The round ends at once for everyone.',
      },
    },
    {
      step: 'do',
      point: 'bell',
      move: { kind: 'call' },
      text: {
        pl: 'Uwaga: jeśli ktoś ma mniej kruków od ciebie, dodajesz za karę 5. Ale w twoim śnie jest ich mało: zawołaj!',
        en: 'But if anyone has fewer ravens than you, you add 5 as a penalty. There are few in your dream: call!',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Wszyscy odkrywają swoje sny i każdy liczy swoje kruki.',
        en: 'All dreams are turned up, and everyone counts their ravens.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'U ciebie jest ich 6, u rywala 25: pobudka bez kary. Wyniki idą do sum i zaczyna się nowa runda.',
        en: 'You have 6, your rival 25: no penalty for the call. The counts are added up and a new round begins.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Gra kończy się, gdy czyjaś suma dojdzie do 100. Wygrywa najniższa suma. To już wszystkie zasady!',
        en: 'The game ends when someone’s total reaches 100. The lowest total wins. And those are all the rules!',
      },
    },
  ],
}
