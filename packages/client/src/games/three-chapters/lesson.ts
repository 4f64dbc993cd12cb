import type { ChaptersMove } from '@sennik/games/three-chapters'
import type { Script } from '../../tutorial/script.ts'

/** Chapter II: everybody has three cards left; the second player begins. */
const CHAPTER_TWO = `
picked: 2 16 24 | 12 37 41 | 13 15 33 | 27 30 36
played: 9 25 32 44 | 7 22 38 49 | 6 21 39 40 | 5 23 34 45
lead: 1
asked: 2 play
`

/** The last card of the last round: the party of the rulebook's example. */
const LAST_CARD = `
picked: 16 | | |
played: 47 30 6 26 3 4 | 10 2 7 41 36 42 45 | 11 37 44 22 21 17 48 | 12 50 43 38 39 27 49
lead: 2
asked: 1 play
`

/** Learn 3 Chapters in five minutes: a choice, a round, and the page on which everything is counted. */
export const lesson: Script<ChaptersMove> = {
  game: 'three-chapters',
  seats: 4,
  ends: true,
  position: `
hands: 2 8 11 19 24 31 41 50 | 4 6 13 22 28 35 43 | 7 10 15 21 29 36 45 | 5 9 14 20 26 33 37 44
picked: | 47 | 49 |
asked: 1 4 draft
`,
  steps: [
    {
      step: 'read',
      text: {
        pl: 'Witaj w księdze o trzech rozdziałach! Zbierzesz baśniową drużynę, zagrasz nią i policzysz nagrody.',
        en: 'Welcome to a book in three chapters! You gather a fairy-tale party, play it, and count its rewards.',
      },
    },
    {
      step: 'read',
      point: 'hand',
      text: {
        pl: 'W rozdziale I wybierasz. Na karcie są wartość i symbole cech, a na dole zdolności: za co są nagrody.',
        en: 'In chapter I you choose. A card has its value, symbols of its traits, and below them what it is rewarded for.',
      },
    },
    {
      step: 'do',
      point: 'card-50',
      move: { kind: 'pick', slot: 7 },
      text: {
        pl: 'Każdy odkłada dla siebie jedną kartę. Wysokie wygrywają rundy: wybierz Smoka (50).',
        en: 'Everyone lays one card aside for themselves. High ones win rounds: choose the Dragon (50).',
      },
    },
    {
      step: 'do',
      point: 'card-2',
      move: { kind: 'pick', slot: 0 },
      text: {
        pl: 'Dopóki ktoś wybiera, wolno zmienić zdanie. Złotowłosa daje 4 klejnoty: wybierz ją zamiast Smoka.',
        en: 'While somebody is still choosing, you may think again. Goldilocks pays 4 gems: choose her instead.',
      },
    },
    {
      step: 'watch',
      seat: 3,
      moves: [{ kind: 'pick', slot: 7 }],
      text: {
        pl: 'Ostatnia osoba wybiera i wszystkie ręce przechodzą w lewo. Co kto wybrał, nie wie nikt inny.',
        en: 'The last one chooses, and all hands go to the left. Nobody knows what the others chose.',
      },
    },
    {
      step: 'do',
      point: 'card-37',
      move: { kind: 'pick', slot: 6 },
      text: {
        pl: 'Nowa ręka! Ogniwa na karcie znaczą: pasuje do twojej drużyny. Wybierz Trzy Misie (37).',
        en: 'A new hand! The links on a card say that it fits your party. Choose the Three Bears (37).',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Tak wybiera się 7 kart; przy 3 osobach 8, z dwóch rozdań. Ostatnia z każdej ręki odpada.',
        en: 'This is how you choose 7 cards; with 3 players 8, from two deals. The last card of each hand is put away.',
      },
    },
    {
      step: 'read',
      position: CHAPTER_TWO,
      point: 'page',
      text: {
        pl: 'Przewracamy strony. Rozdział II to rundy: każdy po kolei zagrywa jedną kartę na środek.',
        en: 'We turn some pages. Chapter II is played in rounds: in turn, everyone plays one card to the middle.',
      },
    },
    {
      step: 'watch',
      seat: 1,
      moves: [{ kind: 'play', card: 37 }],
      text: {
        pl: 'Sąsiad zaczyna Trzema Misiami. Kto zaczyna, ma zakładkę przy swoim imieniu.',
        en: 'Your neighbour begins with the Three Bears. Whoever begins has a bookmark at their name.',
      },
    },
    {
      step: 'watch',
      seat: 2,
      moves: [{ kind: 'play', card: 15 }],
      text: {
        pl: 'Waleczny Krasnoludek szuka potwora. Liczą się wszystkie karty rundy, czyjekolwiek są.',
        en: 'The Brave Dwarf looks for a monster. All cards of the round count, whoever played them.',
      },
    },
    {
      step: 'watch',
      seat: 3,
      moves: [{ kind: 'play', card: 30 }],
      text: {
        pl: 'Piotruś Pan dostaje serce za każde inne dziecko w rundzie. Na razie żadnego tu nie ma.',
        en: 'Peter Pan gets a heart for every other child in the round. There is none so far.',
      },
    },
    {
      step: 'do',
      point: 'card-2',
      move: { kind: 'play', card: 2 },
      text: {
        pl: 'Twoja kolej! Złotowłosa przy Trzech Misiach daje ci 4 klejnoty. Zagraj ją.',
        en: 'Your turn! With the Three Bears on the table Goldilocks pays you 4 gems. Play her.',
      },
    },
    {
      step: 'read',
      point: 'page',
      text: {
        pl: 'Wstęgi światła łączą karty z tym, za co dostają nagrody. Misie i Piotruś też mają coś dzięki tobie.',
        en: 'Ribbons of light lead from the reason to the reward. The Bears and Peter Pan were paid because of you, too.',
      },
    },
    {
      step: 'read',
      point: 'plate-1',
      text: {
        pl: 'Najwyższa karta, Misie, bierze jeszcze gwiazdę i zaczyna następną rundę. Tak do ostatnich kart.',
        en: 'The highest card, the Bears, also takes a star and begins the next round. So it goes to the last card.',
      },
    },
    {
      step: 'read',
      position: LAST_CARD,
      point: 'plate-0',
      text: {
        pl: 'Została ostatnia karta. W rozdziale III wszystkie twoje zagrane karty płacą raz jeszcze, wśród swoich.',
        en: 'One card is left. In chapter III all cards you have played pay once more, now among themselves.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Gwiazda to 2 punkty, serce 1, dwa klejnoty 1. Kto ma najwięcej klejnotów, dostaje jeszcze 4.',
        en: 'A star is 2 points, a heart 1, two gems 1. Whoever has the most gems gets 4 more.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Przy 2 osobach grają też duchy: każdy odkłada karty także dla ducha po swojej prawej stronie.',
        en: 'With two players ghosts play too: each player also lays cards for the ghost to their right.',
      },
    },
    {
      step: 'do',
      point: 'card-16',
      move: { kind: 'play', card: 16 },
      text: {
        pl: 'Zagraj Przyjazne Krasnoludki i zobacz, jak karta po karcie rozwija się rozdział III.',
        en: 'Play the Friendly Dwarves and watch chapter III unfold, card by card.',
      },
    },
  ],
}
