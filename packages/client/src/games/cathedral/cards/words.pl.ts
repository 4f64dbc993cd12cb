import { polishPlural } from '@sennik/engine'
import type { Words } from './words.en.ts'

export const polish: Words = {
  backs: {
    back: 'Zakryta karta rozwoju',
    'back-S': 'Zakryty sen',
    'back-K': 'Zakryta karta konfliktu',
    'back-N': 'Zakryty koszmar',
  },
  backText: 'Karta, która leży zakryta.',
  unit: seat => `Wyznawca z miejsca ${seat + 1}`,
  unitText: 'Jednostka gracza. W obszarze mieszczą się trzy jednej strony, a z niektórymi kartami Wzmocnienia więcej.',
  shadow: 'Cień',
  shadowText: 'Jednostka, która nie należy do nikogo. Walczą za nią karty konfliktu.',
  winged: seat => `Skrzydlak z miejsca ${seat + 1}`,
  wingedText: 'Lata nad mapą i zamienia cudze jednostki w twoich wyznawców. Sam nigdy nie walczy.',
  fort: level => `Forteca, poziom ${level}`,
  fortText: 'Poziom fortecy. Forteca daje punkty na koniec gry i chroni obszar.',

  scene: {
    title: area => `Konflikt: ${area}`,
    shadows: 'Cienie',
    you: 'Ty',
    units: count => `${count} ${polishPlural(count, 'jednostka', 'jednostki', 'jednostek')}`,
    fort: level => `Forteca ${level}`,
    laid: count => `${count} ${polishPlural(count, 'zakryta karta', 'zakryte karty', 'zakrytych kart')}`,
    nothingLaid: 'jeszcze bez kart',
    most: count => `najwyżej ${count}`,
    shadowsDraw: 'dobiorą kartę konfliktu, gdy wszystko będzie wyłożone',
    noCard: 'bez karty',
    attack: 'Atak',
    defence: 'Obrona',
    hits: damage => `${damage} ${polishPlural(damage, 'trafienie', 'trafienia', 'trafień')}`,
    noHits: 'bez trafień',
    wins: 'zwycięstwo',
    retreats: 'odwrót',
    phases: {
      order: 'Rozstrzyga się, kto wykłada karty pierwszy.',
      laying: 'Karty wykłada się zakryte.',
      winner: 'Straty są policzone, pora ustalić zwycięzcę.',
      leaving: 'Przegrana strona opuszcza obszar.',
      reward: 'Na koniec to, co mówi karta konfliktu.',
    },
    revealed: 'Karty zostają odkryte',
    sum: (attack, defence, damage) => `${attack} − ${defence} = ${damage}`,
    zoom: card => `Zobacz z bliska: ${card}`,
  },
}
