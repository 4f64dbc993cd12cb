import { polishPlural } from '@sennik/engine'
import type { Words } from './words.en.ts'

const cards = (count: number): string => `${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`

export const polish = {
  title: game => `${game}: zasady`,
  none: 'Nie mamy zasad tej gry.',
  players: (min, max) => (min === max ? `graczy: ${min}` : `graczy: ${min}–${max}`),
  minutes: count => `około ${count} ${polishPlural(count, 'minuty', 'minut', 'minut')}`,
  age: years => `od ${years} lat`,
  cards,
  copies: cards,
  learn: 'Naucz się, grając',
  play: 'Zagraj',
  print: 'Drukuj',
  contents: 'Spis treści',
  search: 'Szukaj w zasadach',
  hint: 'słowo albo numer zasady',
  clear: 'Wyczyść',
  found: count =>
    count === 0 ? 'Nie ma takiej zasady.' : `${count} ${polishPlural(count, 'zasada', 'zasady', 'zasad')}`,
  components: 'Karty',
  options: 'Na co można się umówić',
  variants: 'Warianty',
  table: 'Przy stole',
  usual: value => `zwykle ${value}`,
  allowed: values => `możliwe: ${values}`,
  off: 'wyłączone, dopóki ktoś tego nie wybierze',
  sources: {
    book: { mark: 'instrukcja', meaning: 'tak mówi instrukcja' },
    fact: { mark: 'fakt', meaning: 'to publicznie znany fakt o pudełku' },
    ruling: { mark: 'nasze rozstrzygnięcie', meaning: 'instrukcja tego nie rozstrzyga, więc rozstrzygamy sami' },
  },
  legend: 'Skąd są te zasady',
  ownWords: 'Wszystko tu jest powiedziane naszymi słowami. Przy każdej zasadzie stoi, skąd pochodzi:',
  linkTo: clause => `Link do zasady ${clause}`,
} satisfies Words
