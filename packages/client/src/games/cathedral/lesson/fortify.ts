import type { CathedralMove } from '@sennik/games/cathedral'
import type { Step } from '../../../tutorial/script.ts'
import { ASH_GATE, FORTIFY, PLAIN_OF_MASTS, RIVAL } from './numbers.ts'
import { POSITIONS } from './positions.ts'

/** The fifth turn: Fortify, and Dreams that are given back. */
export const FORTIFY_STEPS: readonly Step<CathedralMove>[] = [
  {
    step: 'read',
    position: POSITIONS.turn5,
    point: `seat-${RIVAL}`,
    text: {
      pl: 'Rywal dobrał karty zamiast akcji. Przyszła piąta tura: czas na mury.',
      en: 'Your rival drew cards instead of an action. It is turn five: time for walls.',
    },
  },
  {
    step: 'do',
    point: [`day-${FORTIFY}`, 'actions'],
    move: { kind: 'day', action: FORTIFY },
    text: {
      pl: 'Wybierz Wzmocnienie. Na twojej karcie tej akcji leży ulepszenie, więc działa lepiej.',
      en: 'Choose Fortify. An upgrade lies on your card of this action, so it does more.',
    },
  },
  {
    step: 'do',
    point: 'choice-perform',
    move: { kind: 'perform' },
    text: {
      pl: 'Wykonaj je. Ulepszenia to karty rozwoju: zagrywa się je akcją Rozwój.',
      en: 'Perform it. Upgrades are development cards: the action Develop plays them.',
    },
  },
  {
    step: 'do',
    point: `area-${PLAIN_OF_MASTS}`,
    move: { kind: 'area', area: PLAIN_OF_MASTS },
    text: {
      pl: 'Zbuduj fortecę na Równinie Masztów. Pierwszy poziom kosztuje jednego wyznawcę, drugi dwóch.',
      en: 'Build a fort on the Plain of Masts. The first level costs one follower, the second two.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'area', area: ASH_GATE },
    text: {
      pl: 'Zapłać wyznawcą z Bramy Popiołów. Wróci do zasobów.',
      en: 'Pay with a follower from Ash Gate. It goes back to your supply.',
    },
  },
  {
    step: 'do',
    point: 'choice-done',
    move: { kind: 'done' },
    text: {
      pl: 'Na dziś wystarczy budowania. Dopóki forteca stoi, w konfliktach wygrywa tam jej strona.',
      en: 'Enough for today. As long as a fort stands, its side wins the conflicts there.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'area', area: ASH_GATE },
    text: {
      pl: 'Ulepszenie daje jeszcze wyznawcę przy fortecy. Postaw go w Bramie Popiołów.',
      en: 'The upgrade also gives a follower at a fort. Put it in Ash Gate.',
    },
  },
  {
    step: 'read',
    point: 'hand',
    text: {
      pl: 'I jeszcze jedna karta na rękę.',
      en: 'And one more card for your hand.',
    },
  },
  {
    step: 'read',
    position: POSITIONS.dreams5,
    point: 'dreams',
    text: {
      pl: 'Po akcji wymienia się sny: niechciane idą pod talię, a potem dobierasz do dwóch.',
      en: 'After the action dreams are exchanged: unwanted ones go under the deck, then you draw up to two.',
    },
  },
  {
    step: 'do',
    point: 'choice-done',
    move: { kind: 'done' },
    text: {
      pl: '„Puste Dłonie” zatrzymaj: za trzy odrzucone karty są warte 2 punkty.',
      en: 'Keep “Empty Hands”: for three discarded cards it is worth 2 points.',
    },
  },
  {
    step: 'do',
    point: ['market-1', 'dreams'],
    move: { kind: 'takeDream', place: 1 },
    text: {
      pl: 'Z rynku weź „Wspinaczkę”: chce trzech stopni rytuału w jednej turze.',
      en: 'Take “Ascent” from the market: it asks for three ritual steps in one turn.',
    },
  },
  {
    step: 'read',
    point: 'dreams',
    text: {
      pl: 'Sen z rynku znają wszyscy, sen z talii tylko ty.',
      en: 'Everyone knows a dream from the market; one from the deck is your secret.',
    },
  },
]
