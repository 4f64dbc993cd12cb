import type { KotyMove } from '@sennik/games/koty'
import type { Script } from '../../tutorial/script.ts'

const RIVAL = 1

/** Learn Koty in five minutes: a few turns for two, with friends, a raven, a duel and a theft. */
export const lesson: Script<KotyMove> = {
  game: 'koty',
  seats: 2,
  position: `
dreams: - 2 - - | 7 9 - -
hands: 5 7 J 8 | 3 R 4 8
discard: 1
pile: 6 5 1 8 7 1 2 3 6 2 4 4 rest
asked: 1 turn
`,
  steps: [
    {
      step: 'read',
      text: {
        pl: 'Witaj wśród kotów! Zagrasz kilka tur na prawdziwym stole. To zajmie kilka minut.',
        en: 'Welcome among the cats! You will play a few turns at a real table. It takes a few minutes.',
      },
    },
    {
      step: 'read',
      point: 'land-0-1',
      text: {
        pl: 'Cztery krainy na dole to twój sen. Kot jest wart tyle, ile pokazuje. Wygrywa ten, kto ma najwięcej punktów.',
        en: 'The four lands at the bottom are your dream. A cat is worth what it shows. Whoever has the most points wins.',
      },
    },
    {
      step: 'do',
      point: ['hand-5', 'land-0-0'],
      move: { kind: 'cat', value: 5, owner: 0, land: 0 },
      text: {
        pl: 'W turze zagrywasz jedną kartę. Dotknij różowej piątki w ręce, a potem pierwszej, pustej krainy.',
        en: 'In a turn you play one card. Touch the pink five in your hand, then the first, empty land.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'cat', value: 3, owner: 1, land: 2 }],
      text: {
        pl: 'Masz 5 punktów więcej i nową kartę: w ręce są zawsze cztery. Rywal też kładzie kota.',
        en: 'Five more points, and a new card: a hand always has four. Your rival lays a cat, too.',
      },
    },
    {
      step: 'do',
      point: ['hand-7', 'land-0-1'],
      move: { kind: 'cat', value: 7, owner: 0, land: 1 },
      text: {
        pl: 'Dwa koty jednego koloru, razem 9, zaprzyjaźniają się. Połóż żółtą siódemkę na swojej dwójce.',
        en: 'Two cats of one colour, together 9, make friends. Lay the yellow seven on your two.',
      },
    },
    {
      step: 'do',
      point: 'land-0-1',
      move: { kind: 'put', land: 1 },
      text: {
        pl: 'Oba uciekają, a do snu trafia zakryta karta ze stosu: dziewiątka! Połóż ją na drugiej krainie.',
        en: 'Both run away, and a card comes from the pile, face down: a nine! Put it on your second land.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'raven', owner: 0, land: 1 }],
      text: {
        pl: 'Dziewiątka daje 9 punktów, a to, co na niej leży, liczy się podwójnie. Rywal to widzi…',
        en: 'A nine is worth 9 points, and what lies on it counts twice. Your rival has seen it…',
      },
    },
    {
      step: 'do',
      point: ['hand-J', 'land-0-1'],
      move: { kind: 'joker', owner: 0, land: 1 },
      text: {
        pl: 'Kruk! Wart jest 0. Przegania go drugi kruk albo joker: połóż jokera na kruku.',
        en: 'A raven! It is worth 0. Another raven chases it away, or a joker: lay the joker on it.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'cat', value: 4, owner: 1, land: 3 }],
      text: {
        pl: 'A kysz! Dziewiątka znów jest twoja. Rywal kładzie różową czwórkę.',
        en: 'Shoo! The nine is yours again. Your rival lays a pink four.',
      },
    },
    {
      step: 'do',
      point: ['hand-8', 'land-0-1'],
      move: { kind: 'cat', value: 8, owner: 0, land: 1 },
      text: {
        pl: 'Teraz duży kot na dziewiątkę: niebieska ósemka na drugą krainę.',
        en: 'Now a big cat on the nine: the blue eight on your second land.',
      },
    },
    {
      step: 'read',
      point: 'land-0-1',
      text: {
        pl: '8 razy 2 to 16 punktów! Na dwóch dziewiątkach byłoby 32, a na trzech 64.',
        en: '8 times 2 makes 16 points! On two nines it would be 32, on three 64.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'cat', value: 8, owner: 0, land: 1 }],
      text: {
        pl: 'Takie koty się kradnie: kotem tego samego koloru można zaatakować kota rywala.',
        en: 'Such cats get stolen: a cat of the same colour can attack a rival’s cat.',
      },
    },
    {
      step: 'do',
      point: 'hand-8',
      move: { kind: 'defend' },
      text: {
        pl: 'Taki sam kot zabrałby oba! Obroni cię identyczny kot albo joker: dotknij swojej ósemki.',
        en: 'The very same cat would take both! An identical cat defends, or a joker: touch your eight.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'stop' }],
      text: {
        pl: 'Obie karty się odrzuca, a twój kot zostaje. Atak można powtórzyć, ale rywal rezygnuje.',
        en: 'Both cards are discarded, and your cat stays. An attack may be repeated, but your rival stops.',
      },
    },
    {
      step: 'do',
      point: ['hand-6', 'land-1-2'],
      move: { kind: 'cat', value: 6, owner: 1, land: 2 },
      text: {
        pl: 'Teraz ty! Szóstka i trójka to razem 9. Zaatakuj zieloną szóstką trójkę rywala.',
        en: 'Now you! Six and three make 9. Attack your rival’s three with the green six.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'letGo' }],
      text: {
        pl: 'Rywala zawsze pyta się o obronę, choćby nie miał czym się bronić. Tym razem odpuszcza.',
        en: 'Your rival is always asked, even with nothing to defend with. This time they let it go.',
      },
    },
    {
      step: 'do',
      point: 'land-0-2',
      move: { kind: 'put', land: 2 },
      text: {
        pl: 'Kot rywala znika, a dziewiątka jest dla ciebie. Połóż ją na trzeciej krainie.',
        en: 'The rival’s cat is gone, and the nine is for you. Put it on your third land.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'exchange' }],
      text: {
        pl: 'Dwa takie same koty walczą: bierzesz oba, jeden staje się dziewiątką. Rywal wymienia karty.',
        en: 'Two of the same cat fight: you take both, one becomes a nine. Your rival exchanges cards.',
      },
    },
    {
      step: 'do',
      point: 'act',
      move: { kind: 'exchange' },
      text: {
        pl: 'Zamiast zagrywać, zawsze można wymienić wszystkie karty. Dotknij przycisku dwa razy: nie ma odwrotu.',
        en: 'Instead of playing you may always exchange your hand. Touch the button twice: no way back.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Koniec gry: ktoś ma trzy krainy po trzy dziewiątki albo nie ma już czego dobrać.',
        en: 'The game ends when someone has three lands of three nines, or no card is left to draw.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Wygrywa sen z największą sumą. Karty nocy i drużyny czekają w wariantach. To już wszystko!',
        en: 'The highest sum wins. Night cards and teams wait among the variants. That is all!',
      },
    },
  ],
}
