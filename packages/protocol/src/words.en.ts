import { englishPlural } from '@sennik/engine'
import type { RefusalWords } from './words.ts'

export const english: RefusalWords = {
  clause: ({ clause }) => `The rules do not allow this now (${clause}).`,
  stale: () => 'The table has moved on since you chose. Look again and choose anew.',
  notYourDecision: () => 'It is not your decision now. Wait until you are asked.',
  notYourSeat: () => 'That seat belongs to someone else. Enter with a seat of your own, or as a spectator.',
  nothingToUndo: () =>
    'There is nothing of yours to take back: since then someone has learned something, drawn a card, or moved.',
  noSuchTable: () => 'There is no such table. Check the link, or ask for a new one.',
  expired: () => 'This table was never begun and is closed by now. Open a new one.',
  tableFull: () => 'All seats are taken. You can watch, or open a table of your own.',
  seatTaken: () => 'Somebody has just taken that seat. Choose another one.',
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
  noSuchPage: () => 'There is nothing at this address.',
  wrongOrigin: () => 'This request came from another site and was not carried out.',
  restarting: () => 'The house is restarting. Nothing is lost; try again in a moment.',
  broken: () => 'Something broke on our side. Your game is safe; try again.',
}
