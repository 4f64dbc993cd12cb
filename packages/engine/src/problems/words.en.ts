import { entryFor } from '../dispatch.ts'
import { englishPlural } from '../lang.ts'
import { shortened } from './quoted.ts'
import type { Explain, ProblemWords } from './words.ts'

const quote = (given: string): string => `“${shortened(given)}”`

const oneOf = (allowed: readonly string[]): string => allowed.join(', ')

const cardsIn = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`

const movesIn = (count: number): string => `${count} ${englishPlural(count, 'move', 'moves')}`

export const problemsEnglish: ProblemWords = {
  unknownGame: ({ given, allowed }) => `There is no game ${quote(given)}; choose one of: ${oneOf(allowed)}.`,
  unknownBot: ({ given, allowed }) => `There is no bot ${quote(given)}; choose one of: ${oneOf(allowed)}.`,
  badBudget: ({ given, mostMilliseconds, mostIterations }) =>
    `${quote(given)} is no time to think; write 1ms to ${mostMilliseconds}ms, or a number of tries from 1 to ${mostIterations}.`,
  needsNoTime: ({ bot }) => `The bot “${bot}” does not think ahead; name it without a time.`,
  seatCount: ({ given, min, max }) =>
    `${quote(given)} is not a possible number of seats; this game has room for ${min} to ${max}.`,
  optionsNotObject: () => 'Options must be a JSON object such as {"name": value}.',
  notJson: ({ what, given }) => `The value of “${what}” is not valid JSON: ${quote(given)}; write {"name": value}.`,
  unknownOption: ({ given, allowed }) => `There is no option ${quote(given)}; choose from: ${oneOf(allowed)}.`,
  optionValue: ({ option, given, allowed }) => `Option “${option}” cannot be ${shortened(given)}; allowed: ${allowed}.`,
  optionSeats: ({ option, given, allowed }) =>
    `Option “${option}” needs another number of seats than ${given}; allowed: ${allowed.join(', ')}.`,
  optionsExclude: ({ first, second }) =>
    `Options “${first}” and “${second}” exclude each other; give only one of them.`,
  unknownMove: ({ given, allowed }) => `${quote(given)} is not a move; moves begin with: ${oneOf(allowed)}.`,
  moveArguments: ({ move, arguments: names }) =>
    names.length === 0
      ? `Nothing may follow the move “${move}”.`
      : `The move “${move}” is written “${[move, ...names.map(name => `<${name}>`)].join(' ')}”.`,
  moveArgument: ({ move, argument, min, max }) =>
    `In the move “${move}” the <${argument}> must be a whole number from ${min} to ${max}.`,
  unknownField: ({ line, given, allowed }) =>
    `Line ${line}: there is no field ${quote(given)}; allowed fields: ${oneOf(allowed)}.`,
  repeatedField: ({ line, field }) => `Line ${line}: the field “${field}” was given before; give it only once.`,
  missingField: ({ field }) => `The field “${field}” is missing; add a line “${field}: …”.`,
  missingOneOf: ({ fields }) =>
    `One of the fields ${fields.map(field => `“${field}”`).join(' and ')} is needed; add a line for it.`,
  inLine: ({ line, problem }) => `Line ${line}: ${entryFor<Explain>(problemsEnglish, problem.kind)(problem)}`,
  fieldValue: ({ line, field, given, allowed }) =>
    `Line ${line}: ${quote(given)} cannot stand in the field “${field}”; allowed: ${allowed}.`,
  noField: ({ line, given }) => `Line ${line}: ${quote(given)} is not of the form “field: value”.`,
  tooManyCards: ({ card, given, box, seats }) =>
    seats === undefined
      ? `The card ${card} occurs ${given} times, but the box has only ${box} of it.`
      : `“${card}” occurs ${given} ${englishPlural(given, 'time', 'times')}, but a game of ${seats} has ${box === 0 ? 'none' : `only ${box}`} of it.`,
  contradiction: ({ first, second }) =>
    `The fields “${first}” and “${second}” contradict each other; change one of them.`,
  notRecord: ({ expected }) => `This is not the record of a game; its first line must be “${expected}”.`,
  recordMove: ({ line, given }) =>
    `Line ${line}: ${quote(given)} is not a move; write the number of the seat and the move, such as “1 take”.`,
  recordRules: ({ game, given, known }) =>
    `The record was made with version ${given} of the rules of “${game}”; only version ${known} can be replayed here.`,
  recordSeat: ({ line, seat, asked }) =>
    asked.length === 0
      ? `Line ${line}: seat ${seat} moves although the game is over; no more moves may follow.`
      : `Line ${line}: seat ${seat} moves, but it is for ${englishPlural(asked.length, 'seat', 'seats')} ${asked.join(', ')} to move.`,
  recordIllegal: ({ line, move, clause }) =>
    `Line ${line}: the move ${quote(move)} is not allowed there by rule ${clause}.`,
  recordHash: ({ written, replayed }) =>
    `The record claims to end in position ${written}, but its moves lead to ${replayed}: something in it was changed.`,
  recordResult: ({ written, replayed }) =>
    `The record claims the result ${written}, but its moves come to ${replayed}: something in it was changed (“–” is a game not finished).`,
  recordShort: ({ moves, at }) =>
    `The record has ${movesIn(moves)}, so there is no position after ${at}; choose 0 to ${moves}.`,
  jsonSyntax: ({ line, given }) => `Line ${line}: this is not valid JSON, from here on: ${quote(given)}.`,
  missingValue: ({ line, field, allowed }) => `Line ${line}: the field “${field}” is missing; allowed: ${allowed}.`,
  repeatedCard: ({ line, card, first }) =>
    `Line ${line}: the card ${card} was given before, in line ${first}; each card is given once.`,
  missingCards: ({ line, given, box, missing }) =>
    `Line ${line}: there ${englishPlural(given, 'is', 'are')} ${cardsIn(given)}, but the box has ${box}; missing: ${oneOf(missing)}.`,
  noCardSets: ({ game }) => `The game “${game}” has no other cards than those of its box; leave the card set out.`,
  recordCards: ({ written, known }) =>
    `The record was played with the card set ${shortened(written)}, but these cards are ${known}; give it the set it was played with.`,
  commitment: ({ written, computed }) =>
    `The house did not keep to its commitment: ${shortened(written)} was promised, but its seed gives ${shortened(computed)}.`,
}
