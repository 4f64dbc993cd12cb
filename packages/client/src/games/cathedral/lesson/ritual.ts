import type { CathedralMove } from '@sennik/games/cathedral'
import type { Step } from '../../../tutorial/script.ts'
import { RITUAL, WEST_CLOISTER } from './numbers.ts'
import { POSITIONS } from './positions.ts'

/** The seventh turn: Ritual, a Dream fulfilled, and how the game ends. */
export const RITUAL_STEPS: readonly Step<CathedralMove>[] = [
  {
    step: 'read',
    position: POSITIONS.turn7,
    point: 'ritual',
    text: {
      pl: 'Przewracamy kilka stron. Oto Tor Rytuału: każdy ma dwa znaczniki, a Pieczęcie ■ dają najwięcej punktów.',
      en: 'We turn some pages. This is the ritual track: everyone has two markers, and Seals ■ score most.',
    },
  },
  {
    step: 'do',
    point: [`day-${RITUAL}`, 'actions'],
    move: { kind: 'day', action: RITUAL },
    text: {
      pl: 'Wzmocnienie zaprowadziło śniącego na noc C. Wybierz Rytuał.',
      en: 'Fortify led your Dreamer to Night C. Choose Ritual.',
    },
  },
  {
    step: 'do',
    point: 'choice-perform',
    move: { kind: 'perform' },
    text: {
      pl: 'Wykonaj go: jeden stopień za darmo, a dalsze za wyznawców.',
      en: 'Perform it: one step for free, and more for followers.',
    },
  },
  {
    step: 'do',
    point: ['step-4', 'ritual'],
    move: { kind: 'climb', marker: 0 },
    text: {
      pl: 'Wejdź pierwszym znacznikiem za darmo na stopień 4, Ścieżkę ○.',
      en: 'For free, climb with the first marker to step 4, a Path ○.',
    },
  },
  {
    step: 'do',
    point: ['step-5', 'ritual'],
    move: { kind: 'climb', marker: 0 },
    text: {
      pl: 'Stopień 5 to Wizja ◇ z płomieniem. Wejdź wyżej, tym razem za opłatą.',
      en: 'Step 5 is a Vision ◇ with a flame. Climb on, this time for a price.',
    },
  },
  {
    step: 'do',
    point: `area-${WEST_CLOISTER}`,
    move: { kind: 'area', area: WEST_CLOISTER },
    text: {
      pl: 'Ceną jest wyznawca z obszaru z płomieniem. Weź go z Zachodniego Krużganka.',
      en: 'The price is a follower from an area with the flame. Take one from West Cloister.',
    },
  },
  {
    step: 'do',
    point: 'choice-accept',
    move: { kind: 'accept' },
    text: {
      pl: 'Wizja coś daje: tu dwóch wyznawców. Skorzystaj z niej.',
      en: 'A Vision gives something: here two followers. Take it.',
    },
  },
  {
    step: 'do',
    point: `area-${WEST_CLOISTER}`,
    move: { kind: 'area', area: WEST_CLOISTER },
    text: {
      pl: 'Postaw jednego w Zachodnim Krużganku. Na drugiego brak miejsca.',
      en: 'Put one in West Cloister. There is no room for the other.',
    },
  },
  {
    step: 'do',
    point: ['step-1', 'ritual'],
    move: { kind: 'climb', marker: 1 },
    text: {
      pl: 'I drugi znacznik na stopień 1. Za oko zapłaci Brama Popiołów: to już trzy stopnie!',
      en: 'And the second marker to step 1. Ash Gate pays for the eye: that makes three steps!',
    },
  },
  {
    step: 'read',
    point: 'ritual',
    text: {
      pl: 'Wyznawcy, którymi zapłacono, wracają z toru do zasobów.',
      en: 'The followers you paid with go back from the track to your supply.',
    },
  },
  {
    step: 'read',
    position: POSITIONS.end7,
    point: 'works',
    text: {
      pl: 'Nowy fragment Katedry kazał każdemu dołożyć cień. Tura się kończy, a trzy stopnie są za tobą.',
      en: 'A new piece made everyone add a shadow. The turn ends, and three steps are behind you.',
    },
  },
  {
    step: 'do',
    point: ['dream-1', 'dreams'],
    move: { kind: 'dream', dreamSlot: 1 },
    text: {
      pl: 'Spełnij „Wspinaczkę”: 2 punkty.',
      en: 'Fulfil “Ascent”: 2 points.',
    },
  },
  {
    step: 'read',
    point: 'works',
    text: {
      pl: 'Gdy stanie cała Katedra, wychodzą z niej koszmary. Wydaje się im komendy, a one pożerają jednostki.',
      en: 'When the Cathedral is complete, Nightmares leave it. Players command them, and they devour units.',
    },
  },
  {
    step: 'read',
    point: 'turns',
    text: {
      pl: 'Koniec nadchodzi po trzech okrążeniach Toru Tury albo gdy zostanie pożartych dość jednostek.',
      en: 'The end comes after three laps of the turn track, or once enough units are devoured.',
    },
  },
  {
    step: 'read',
    point: 'seat-0',
    text: {
      pl: 'Punkty: Pieczęcie, wysokie fortece, pożarte jednostki, ulepszenia i sny. Kto ma najwięcej, wygrywa.',
      en: 'Points: Seals, high forts, devoured units, upgrades and dreams. Whoever has the most wins.',
    },
  },
  {
    step: 'read',
    text: {
      pl: 'To już wszystko, czego trzeba na początek. Pytaj stół „dlaczego nie?”, dotykając czegokolwiek.',
      en: 'That is all you need to begin. Touch anything, and the table tells you why it may not be done.',
    },
  },
]
