import { polishPlural } from '@sennik/engine'
import type { Words } from './words.en.ts'

const count = (number: number, one: string, few: string, many: string): string =>
  `${number} ${polishPlural(number, one, few, many)}`

const points = (number: number): string => count(number, 'punkt', 'punkty', 'punktów')
const dreams = (number: number): string => count(number, 'sen', 'sny', 'snów')

export const polish: Words = {
  you: 'Ty',
  shadows: 'Cienie',

  map: 'Kraina snów',
  marked: 'oznaczony w tej turze',
  heldBy: name => `kontroluje: ${name}`,
  free: 'nikt go nie kontroluje',
  followers: (number, name) => `${count(number, 'wyznawca', 'wyznawców', 'wyznawców')}: ${name}`,
  shadowUnits: number => count(number, 'cień', 'cienie', 'cieni'),
  fort: (level, name) => `forteca, poziom ${level}: ${name}`,
  stronghold: name => `twierdza: ${name}`,
  winged: name => `Skrzydlak: ${name}`,
  nightmareHere: name => `Koszmar: ${name}`,
  whereTo: 'Wyznawca rusza: dotknij celu.',
  closeNote: 'Zamknij',

  ribbon: 'Tury i czas',
  turn: (turn, of) => `Tura ${turn} z ${of}`,
  lap: lap => `Czas ${lap}`,
  symbolNow: symbol => `Oznaczone w tej turze: ${symbol}`,
  devouredOf: (number, limit) => `Pożarte jednostki: ${number} z ${limit}`,

  seats: 'Gracze',
  points,
  decides: 'decyduje teraz',
  isActive: 'rozgrywa turę',
  supply: 'w zasobach',
  limbo: 'w Limbo',
  devoured: number => `pożarci: ${number}`,
  inHand: number => `${count(number, 'karta', 'karty', 'kart')} na ręce`,
  dreamCount: dreams,
  levels: number => `${count(number, 'poziom fortecy', 'poziomy fortec', 'poziomów fortec')} w zasobach`,
  actionCards: name => `Karty akcji: ${name}`,

  actions: 'Akcje',
  day: (action, night) => `Dzień: ${action}, prowadzi na pole nocy ${night}`,
  night: night => `Noc ${night}`,
  beside: actions => `obok: ${actions}`,
  dreamersHere: names => `Śniący: ${names}`,

  ritual: 'Rytuał',
  step: (number, kind) => `Stopień ${number}: ${kind}`,
  markerOf: (name, marker) => `znacznik ${marker}: ${name}`,
  start: 'Start',

  cathedral: 'Katedra',
  piecesOf: (number, of) => `${number} z ${of} fragmentów`,
  pieceStands: piece => `Fragment ${piece}: stoi`,
  pieceWaits: piece => `Fragment ${piece}: jeszcze nie stoi`,
  nightmares: 'Koszmary',
  hiddenNightmares: 'Jeszcze śpią.',
  atCathedral: 'w Katedrze',
  onItsCard: 'poza mapą',

  dreams: 'Sny',
  yourDreams: 'Twoje sny',
  noDreams: 'Brak snów.',
  market: 'Rynek snów',
  dreamDeck: number => `Talia snów: ${number}`,

  hand: 'Ręka',
  yourHand: 'Twoja ręka',
  laid: 'leży zakryta',
  emptyHand: 'Brak kart.',

  ledger: 'Pięć źródeł punktów',

  drawers: 'Szuflady',
  zoom: card => `Zobacz z bliska: ${card}`,
  hint: 'Dotknij czegoś, aby to przeczytać.',
  close: 'Zamknij szufladę',
}
