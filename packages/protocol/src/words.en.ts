import { englishPlural } from '@sennik/engine'
import type { NameFlaw } from './name.ts'
import type { RefusalWords } from './words.ts'

const NAMES: { readonly [F in NameFlaw]: string } = {
  empty: 'A name has at least one letter or sign that can be seen.',
  unseen: 'There is a character in this name that nobody can see. Write it without.',
  script: 'There is a letter in this name that cannot be shown here. Take one of a script that is in everyday use.',
  marks: 'There are too many marks heaped on a letter of this name. Three are enough.',
  wide: 'This name is too wide: there is room for 24 letters; wide signs take the room of two.',
}

export const english: RefusalWords = {
  clause: ({ clause }) => `The rules do not allow this now (${clause}).`,
  stale: () => 'The table has moved on since you chose. Look again and choose anew.',
  notYourDecision: () => 'It is not your decision now. Wait until you are asked.',
  notYourSeat: () => 'That seat belongs to someone else. Enter with a seat of your own, or as a spectator.',
  nothingToUndo: () =>
    'There is nothing of yours to take back: since then someone has learned something, drawn a card, or moved.',
  noSuchTable: () => 'There is no such table. Check the link, or ask for a new one.',
  expired: () => 'This table was never begun and is closed by now. Open a new one.',
  endless: ({ most }) =>
    `This table is closed: ${most.toLocaleString('en')} things have happened at it, more than any game needs, and it is still not over. Open a new one.`,
  tableFull: () => 'All seats are taken. You can watch, or open a table of your own.',
  seatTaken: () => 'Somebody has just taken that seat. Choose another one.',
  seatKept: () =>
    'This seat is kept for somebody who has just played here. After five minutes anyone may take it; until then you can watch.',
  alreadyBegan: () => 'The game has begun already. You can watch it.',
  notBegan: () => 'The game has not begun yet. Wait until the cards are dealt.',
  notOver: () => 'The game is not over yet. This is shown at its end.',
  notHost: () => 'Only whoever opened the table may do this.',
  over: () => 'The game is over. Play again, or look back at it.',
  needGuest: () => 'We do not know you yet. Tell us a name first.',
  tooManyTables: () => 'You have too many tables waiting. Finish or leave one of them first.',
  tooFast: ({ seconds }) =>
    `That was too much at once. Try again in ${seconds} ${englishPlural(seconds, 'second', 'seconds')}.`,
  tooLarge: ({ bytes }) =>
    `That was too long. At most ${bytes} ${englishPlural(bytes, 'byte is', 'bytes are')} accepted.`,
  wrongVersion: () => 'This page is older than the house. Load it again.',
  badMessage: ({ where, expected }) =>
    `This could not be read${where === '' ? '' : ` (at ${where})`}. Expected: ${expected}.`,
  badName: ({ flaw }) => NAMES[flaw],
  noSuchPage: () => 'There is nothing at this address.',
  wrongOrigin: () =>
    'This request came from another site and was not carried out. If it is the same site behind a proxy, whoever runs the house names its address in SENNIK_ORIGIN.',
  unknownHost: () =>
    'This house does not answer to the name in the address, which any other site might have pointed here. If it is your house, start it with the address in SENNIK_ORIGIN, such as SENNIK_ORIGIN=https://sennik.example npm start. Until then an address of digits works, such as http://192.168.1.5:8080.',
  restarting: () => 'The house is restarting. Nothing is lost; try again in a moment.',
  broken: () => 'Something broke on our side. Your game is safe; try again.',
}
