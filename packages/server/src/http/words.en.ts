import type { ApiWords } from './words.ts'

export const english: ApiWords = {
  introduce:
    'Introduces this device: gives it a key in a cookie and a name and sign. A known device changes its name and sign.',
  me: 'Who this device is.',
  changeMe: 'Changes name or sign.',
  myTables: 'Tables where this device has a seat and the game is not over, latest change first.',
  openTable: 'Opens a table. The same `id` never opens two.',
  quickPlay: 'Takes a seat at some open table of this game, or opens one that waits for others.',
  waiting: 'Open tables that wait for somebody, newest first.',
  table: 'A table as everybody may know it.',
  cards:
    'The card set of a table that is not played with the cards of the box, as a file. `cards` of the table is its hash.',
  record: 'The record of a finished game, which `sennik verify` checks.',
  title: 'The house from outside',
  intro: 'Everything the page of Sennik asks of the house, any program may ask.',
  live: 'The line to a table: one socket for one table. Say `enter` first; then the house tells what happens.',
  query: 'Query',
  body: 'Body',
  answer: 'Answer',
  clientSays: 'What a client says',
  houseSays: 'What the house says',
  refusals: 'Every answer that is not 2xx has this shape; `message` is for people.',
  forGuests: 'needs a device key',
  machine: 'The same for machines',
  otherLanguage: 'po polsku',
}
