import { englishPlural } from '@sennik/engine'

const count = (number: number, one: string, many: string): string => `${number} ${englishPlural(number, one, many)}`

export const english = {
  you: 'You',
  shadows: 'Shadows',

  map: 'The land of dreams',
  marked: 'marked this turn',
  heldBy: (name: string) => `held by ${name}`,
  free: 'held by nobody',
  followers: (number: number, name: string) => `${count(number, 'follower', 'followers')}: ${name}`,
  shadowUnits: (number: number) => count(number, 'shadow', 'shadows'),
  fort: (level: number, name: string) => `fort, level ${level}: ${name}`,
  stronghold: (name: string) => `stronghold: ${name}`,
  winged: (name: string) => `Winged: ${name}`,
  nightmareHere: (name: string) => `Nightmare: ${name}`,
  whereTo: 'A follower sets out: touch where to.',
  closeNote: 'Close',

  ribbon: 'Turns and time',
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  lap: (lap: string) => `Time ${lap}`,
  symbolNow: (symbol: string) => `Marked this turn: ${symbol}`,
  devouredOf: (number: number, limit: number) => `Devoured units: ${number} of ${limit}`,

  seats: 'Players',
  points: (number: number) => count(number, 'point', 'points'),
  decides: 'decides now',
  isActive: 'takes the turn',
  supply: 'in supply',
  limbo: 'in Limbo',
  devoured: (number: number) => `${number} devoured`,
  inHand: (number: number) => `${count(number, 'card', 'cards')} in hand`,
  dreamCount: (number: number) => count(number, 'dream', 'dreams'),
  levels: (number: number) => `${count(number, 'fort level', 'fort levels')} in supply`,
  actionCards: (name: string) => `Action cards: ${name}`,

  actions: 'Actions',
  day: (action: string, night: string) => `Day: ${action}, leads to Night ${night}`,
  night: (night: string) => `Night ${night}`,
  beside: (actions: string) => `beside ${actions}`,
  dreamersHere: (names: string) => `Dreamers: ${names}`,

  ritual: 'Ritual',
  step: (number: number, kind: string) => `Step ${number}: ${kind}`,
  markerOf: (name: string, marker: number) => `marker ${marker} of ${name}`,
  start: 'Start',

  cathedral: 'Cathedral',
  piecesOf: (number: number, of: number) => `${number} of ${of} pieces`,
  pieceStands: (piece: string) => `Piece ${piece}: in place`,
  pieceWaits: (piece: string) => `Piece ${piece}: not yet in place`,
  nightmares: 'Nightmares',
  hiddenNightmares: 'They are still asleep.',
  atCathedral: 'in the Cathedral',
  onItsCard: 'not on the map',

  dreams: 'Dreams',
  yourDreams: 'Your dreams',
  noDreams: 'No dreams.',
  market: 'Dream market',
  dreamDeck: (number: number) => `Dream deck: ${number}`,

  hand: 'Hand',
  yourHand: 'Your hand',
  laid: 'lies face down',
  emptyHand: 'No cards.',

  ledger: 'Five ways to score',

  drawers: 'Drawers',
  zoom: (card: string) => `Look closer: ${card}`,
  hint: 'Touch something to read it.',
  close: 'Close the drawer',
}

export type Words = typeof english
