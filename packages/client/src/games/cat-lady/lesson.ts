import type { CatLadyMove } from '@sennik/games/cat-lady'
import type { Script } from '../../tutorial/script.ts'

const RIVAL = 1
const TOP_ROW = 0
const MIDDLE_ROW = 1
const BOTTOM_ROW = 2
const RIGHT_COLUMN = 5
const CHICKEN = 0
/** Gerszon, by his place among the cats. */
const GERSHON = 13

/** Learn Cat Lady in five minutes: the last turns of a game for two, and supper. */
export const lesson: Script<CatLadyMove> = {
  game: 'cat-lady',
  seats: 2,
  position: `
grid: bronte tuna milk / chicken lost costume / mouse yarn keaton
marker: 3
strays: hemingway cow penny
cats: gershon | blackberry
food: C | CC
toys: mouse | wand
costumes: 1 | 0
lost: 1 | 0
sprays: 1 | 0
deck: tuna catnip post lost wild tuna milk2 pumpkin tower
asked: 1 turn
`,
  steps: [
    {
      step: 'read',
      text: {
        pl: 'Witaj w domu pełnym kotów! Zagrasz końcówkę gry na prawdziwym stole. To zajmie kilka minut.',
        en: 'Welcome to a house full of cats! You will play the end of a game at a real table. It takes a few minutes.',
      },
    },
    {
      step: 'read',
      point: 'cell-4',
      text: {
        pl: 'Na stole leży dziewięć kart. W swojej turze bierzesz trzy: cały rząd albo całą kolumnę.',
        en: 'Nine cards lie on the table. In your turn you take three: a whole row or a whole column.',
      },
    },
    {
      step: 'read',
      point: 'line-2',
      text: {
        pl: 'Tylko nie tam, gdzie siedzi kot: dolnego rzędu teraz wziąć nie wolno.',
        en: 'But not where the cat sits: the bottom row may not be taken now.',
      },
    },
    {
      step: 'read',
      point: 'cell-0',
      text: {
        pl: 'Kikimora je dwa tuńczyki i jest warta 3 punkty. Głodny kot na koniec to −2, więc trzeba o jedzenie zadbać.',
        en: 'Bronte eats two tuna and is worth 3 points. A cat left hungry costs 2, so see to its food.',
      },
    },
    {
      step: 'do',
      point: 'line-0',
      move: { kind: 'take', line: TOP_ROW },
      text: {
        pl: 'Weź górny rząd: kota, tuńczyka i mleko. Dotknij strzałki obok niego.',
        en: 'Take the top row: the cat, a tuna and a milk. Touch the arrow beside it.',
      },
    },
    {
      step: 'read',
      point: 'food-0',
      text: {
        pl: 'Kot leży przed tobą, jedzenie zamieniło się w żetony. Obok stoi, ile jest, a po kresce, ile koty chcą.',
        en: 'The cat lies before you, the food became tokens. Beside each kind: how much there is / how much the cats want.',
      },
    },
    {
      step: 'do',
      point: 'end',
      move: { kind: 'end' },
      text: {
        pl: 'Puste miejsca zapełniły się z talii, a kot przeszedł tam, skąd są twoje karty. Zakończ turę.',
        en: 'The deck filled the empty places, and the cat moved to where you took from. End your turn.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'take', line: RIGHT_COLUMN }, { kind: 'end' }],
      text: {
        pl: 'Teraz rywal bierze prawą kolumnę: ubranko, zabawkę i kota.',
        en: 'Now your rival takes the right column: a costume, a toy and a cat.',
      },
    },
    {
      step: 'read',
      point: 'line-5',
      text: {
        pl: 'W prawej kolumnie leżą teraz wspaniałe karty, ale siedzi przy niej kot. Masz na to spryskiwacz!',
        en: 'Splendid cards lie in the right column now, but the cat sits there. You have a spray bottle for that!',
      },
    },
    {
      step: 'do',
      point: ['held-spray', 'line-2'],
      move: { kind: 'spray', line: BOTTOM_ROW },
      text: {
        pl: 'Dotknij spryskiwacza, a potem strzałki dolnego rzędu: tam ma pójść kot.',
        en: 'Touch the spray bottle, then the arrow of the bottom row: that is where the cat should go.',
      },
    },
    {
      step: 'do',
      point: 'line-5',
      move: { kind: 'take', line: RIGHT_COLUMN },
      text: {
        pl: 'Droga wolna. Weź prawą kolumnę: zaginionego kota, rarytas i tuńczyka.',
        en: 'The way is clear. Take the right column: a lost cat, a wild treat and a tuna.',
      },
    },
    {
      step: 'read',
      point: 'stray-1',
      text: {
        pl: 'To już dwa zaginione koty na ręce. Za parę można przygarnąć przybłędę albo wziąć żeton wart 2 punkty.',
        en: 'That makes two lost cats in your hand. A pair brings a stray, or a token worth 2 points.',
      },
    },
    {
      step: 'do',
      point: 'rescue-1',
      move: { kind: 'rescue', stray: 1 },
      text: {
        pl: 'Kropka zje wszystko, co zostanie, i daje 2 punkty za każdy przysmak. Przygarnij ją!',
        en: 'Cow eats whatever is left and gives 2 points for each food. Take it in!',
      },
    },
    {
      step: 'do',
      point: 'end',
      move: { kind: 'end' },
      text: {
        pl: 'Spryskiwacza i zaginionych kotów używasz w swojej turze, kiedy chcesz. Teraz ją zakończ.',
        en: 'Spray bottles and lost cats are used at any moment of your turn. Now end it.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'take', line: MIDDLE_ROW }, { kind: 'end' }],
      text: {
        pl: 'Rywal bierze środkowy rząd, a talia jest pusta: to koniec brania i pora na kolację.',
        en: 'Your rival takes the middle row, and the deck is empty: no more taking, it is supper time.',
      },
    },
    {
      step: 'do',
      point: ['stock-0', `bowl-${GERSHON}`],
      move: { kind: 'give', food: CHICKEN, cat: GERSHON },
      text: {
        pl: 'Nakarm Gerszona: przeciągnij kurczaka na jego kartę albo po prostu jej dotknij.',
        en: 'Feed Gershon: drag the chicken onto the card, or simply touch the card.',
      },
    },
    {
      step: 'do',
      point: 'best',
      move: { kind: 'best' },
      text: {
        pl: 'Tak można karmić kota po kocie. Albo poprosić o najlepsze karmienie: dotknij przycisku.',
        en: 'You may go on cat by cat. Or ask for the best feeding there is: touch the button.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Kikimora dostała tuńczyki, Kropka całą resztę. „Dlaczego?” pokazuje rachunek, pozycja po pozycji.',
        en: 'Bronte has her tuna, Cow all the rest. “Why?” shows the reckoning, line by line.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Zestawy różnych zabawek dają do 12 punktów, najwięcej ubranek 6, brak ubranka −2.',
        en: 'Sets of different toys give up to 12 points, most costumes 6, no costume −2.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Kocimiętka: dwie i więcej dają punkty za każdego nakarmionego kota, a sama jedna kosztuje 2.',
        en: 'Catnip: two or more give points for every fed cat, a single one costs 2.',
      },
    },
    {
      step: 'do',
      point: 'done',
      move: { kind: 'done' },
      text: {
        pl: 'Kto zostanie z największą liczbą przysmaków, traci 2. Tobie nie zostaje nic: zakończ karmienie.',
        en: 'Whoever has the most food left loses 2. You have none left: say that you are done feeding.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Gdy wszyscy nakarmią swoje koty, punkty policzą się same. Wygrywa, kto ma ich najwięcej. To już wszystko!',
        en: 'Once everybody has fed their cats, the points add themselves up. Whoever has the most wins. And that is all!',
      },
    },
  ],
}
