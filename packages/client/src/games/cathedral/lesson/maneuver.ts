import type { CathedralMove } from '@sennik/games/cathedral'
import type { Step } from '../../../tutorial/script.ts'
import { ASH_GATE, BASIC_COMBAT, MANEUVER, PLAIN_OF_MASTS, SHADOWS } from './numbers.ts'
import { POSITIONS } from './positions.ts'

/** The third turn: Maneuver, a conflict, and what is built of the Cathedral. */
export const MANEUVER_STEPS: readonly Step<CathedralMove>[] = [
  {
    step: 'read',
    position: POSITIONS.turn3,
    point: 'turns',
    text: {
      pl: 'Trzecia tura, znów twoja. Tu widać turę i symbol: obszary z nim są oznaczone.',
      en: 'Turn three, yours again. Here you see the turn and its symbol: areas with it are marked.',
    },
  },
  {
    step: 'do',
    point: [`day-${MANEUVER}`, 'actions'],
    move: { kind: 'day', action: MANEUVER },
    text: {
      pl: 'Strzałka Przywołania zaprowadziła śniącego na noc A. Stąd wybierz Manewr.',
      en: 'The arrow of Summon led your Dreamer to Night A. From here choose Maneuver.',
    },
  },
  {
    step: 'do',
    point: 'choice-perform',
    move: { kind: 'perform' },
    text: {
      pl: 'Wykonaj go: 4 punkty ruchu, jedna konwersja, a potem konflikty, których uniknąć nie wolno.',
      en: 'Perform it: 4 movement points, one conversion, and then conflicts that must be fought.',
    },
  },
  {
    step: 'do',
    point: [`area-${ASH_GATE}`, `area-${PLAIN_OF_MASTS}`],
    move: { kind: 'march', area: ASH_GATE, to: PLAIN_OF_MASTS },
    text: {
      pl: 'Wyślij wyznawcę z Bramy Popiołów na Równinę Masztów: dotknij najpierw jednej, potem drugiej.',
      en: 'Send a follower from Ash Gate to the Plain of Masts: touch the one, then the other.',
    },
  },
  {
    step: 'do',
    point: [`area-${ASH_GATE}`, `area-${PLAIN_OF_MASTS}`],
    move: { kind: 'march', area: ASH_GATE, to: PLAIN_OF_MASTS },
    text: {
      pl: 'We dwóch idzie się raźniej. Wyślij tą samą drogą jeszcze jednego.',
      en: 'Two are braver than one. Send another the same way.',
    },
  },
  {
    step: 'do',
    point: `area-${PLAIN_OF_MASTS}`,
    move: { kind: 'wing', area: PLAIN_OF_MASTS },
    text: {
      pl: 'Skrzydlak leci do sąsiedniego obszaru za punkt ruchu. Wyślij go na Równinę Masztów.',
      en: 'Your Winged flies to an adjacent area for a movement point. Let it fly to the Plain of Masts.',
    },
  },
  {
    step: 'do',
    point: `area-${PLAIN_OF_MASTS}`,
    move: { kind: 'unit', area: PLAIN_OF_MASTS, side: SHADOWS },
    text: {
      pl: 'Tam, gdzie jest skrzydlak, wolno zamienić cudzą jednostkę w twoją. Zamień cień.',
      en: 'Where your Winged is, you may turn a unit into yours. Convert a shadow.',
    },
  },
  {
    step: 'do',
    point: 'choice-done',
    move: { kind: 'done' },
    text: {
      pl: 'Dość ruchów. Na Równinie jesteś ty i cień, więc zaraz zacznie się konflikt.',
      en: 'That is enough. You and a shadow are on the Plain, so a conflict is about to begin.',
    },
  },
  {
    step: 'do',
    point: ['hand-0', 'hand'],
    move: { kind: 'lay', slot: 0 },
    text: {
      pl: 'Walczą karty z ręki, zakryte: po jednej za wyznawcę i fortecę. Ta ma Obronę 2. Wyłóż ją.',
      en: 'Cards from your hand fight, face down: one for each follower and the fort. This one has Defence 2. Lay it.',
    },
  },
  {
    step: 'do',
    point: [`hand-${BASIC_COMBAT}`, 'hand'],
    move: { kind: 'lay', slot: BASIC_COMBAT },
    text: {
      pl: 'Dołóż Kartę Walki Podstawowej: Atak 1. Wraca do ręki po każdym konflikcie.',
      en: 'Add Basic Combat: Attack 1. It comes back to your hand after every conflict.',
    },
  },
  {
    step: 'do',
    point: 'choice-done',
    move: { kind: 'done' },
    text: {
      pl: 'Wystarczy. Cienie dobiorą swoją kartę i wszystko zostanie odkryte naraz.',
      en: 'That will do. The shadows draw their card, and all is revealed at once.',
    },
  },
  {
    step: 'do',
    point: 'choice-accept',
    move: { kind: 'accept' },
    text: {
      pl: 'Atak minus Obrona to obrażenia. Cień zniknął, obszar jest twój! Weź nagrodę z karty konfliktu.',
      en: 'Attack minus Defence is damage. The shadow is gone, the area yours! Take what the conflict card gives.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'area', area: ASH_GATE },
    text: {
      pl: 'Dwóch wyznawców w tym obszarze lub obok. Postaw pierwszego w Bramie Popiołów.',
      en: 'Two followers here or next to it. Put the first one in Ash Gate.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'area', area: ASH_GATE },
    text: {
      pl: 'Drugiego też: będą potrzebni na budowę i na rytuał.',
      en: 'The second one, too: they will be needed to build and for the ritual.',
    },
  },
  {
    step: 'read',
    text: {
      pl: 'Więcej konfliktów nie ma. Rywal pasuje i tura dobiega końca.',
      en: 'There are no more conflicts. Your rival passes, and the turn comes to its end.',
    },
  },
  {
    step: 'read',
    position: POSITIONS.end3,
    point: 'works',
    text: {
      pl: 'Pod koniec tury rośnie Katedra. Jej ikony coś dają, a ostatni, trzynasty fragment budzi koszmary.',
      en: 'Near the end of a turn the Cathedral grows. Its icons give something; the last piece wakes the Nightmares.',
    },
  },
  {
    step: 'do',
    point: ['dream-1', 'dreams'],
    move: { kind: 'dream', dreamSlot: 1 },
    text: {
      pl: 'A teraz sen! „Pierwsza Krew” chce wygranej z cieniami w tej turze. Spełnij go.',
      en: 'And now a dream! “First Blood” asks for a victory over shadows this turn. Fulfil it.',
    },
  },
  {
    step: 'read',
    point: 'seat-0',
    text: {
      pl: 'Punkt i karta! Spełniony sen zostaje przy tobie do końca gry.',
      en: 'A point and a card! A fulfilled dream stays with you to the end.',
    },
  },
]
