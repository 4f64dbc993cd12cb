import { entryFor } from '../dispatch.ts'
import { englishPlural } from '../lang.ts'
import type { Allowed } from './problem.ts'
import { goingOn, shortened } from './quoted.ts'
import type { Explain, ProblemWords } from './words.ts'

const quote = (given: string): string => `“${shortened(given) || ' '}”${given.trim() === '' ? ' (nothing)' : ''}`

const oneOf = (allowed: readonly string[]): string => allowed.join(', ')

const inWords = (allowed: Allowed): string => (typeof allowed === 'string' ? allowed : allowed.en)

function fieldsIn(fields: readonly string[]): string {
  const quoted = fields.map(field => `“${field}”`)
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(part => part !== '').join(' and ')
}

const timesIn = (count: number): string => (count === 1 ? 'once' : `${count} times`)

const cardsIn = (count: number): string => `${count} ${englishPlural(count, 'card', 'cards')}`

const movesIn = (count: number): string => `${count} ${englishPlural(count, 'move', 'moves')}`

const NUMBERS = ['nothing', 'one number', 'two numbers', 'three numbers']
const ORDINALS = ['', 'first', 'second', 'third']

export const problemsEnglish: ProblemWords = {
  unknownGame: ({ given, allowed }) => `There is no game ${quote(given)}; choose one of: ${oneOf(allowed)}.`,
  unknownBot: ({ given, allowed }) => `There is no bot ${quote(given)}; choose one of: ${oneOf(allowed)}.`,
  badBudget: ({ given, mostMilliseconds, mostIterations }) =>
    `${quote(given)} is no time to think; write 1ms to ${mostMilliseconds}ms, or a number of tries from 1 to ${mostIterations}.`,
  needsNoTime: ({ bot }) => `The bot “${bot}” does not think ahead; name it without a time.`,
  seatCount: ({ given, min, max }) =>
    `${quote(given)} is not a possible number of seats; this game has room for ${min} to ${max}.`,
  optionsNotObject: () => 'Options must be a JSON object such as {"name": value}.',
  notJson: ({ what, given }) =>
    given === ''
      ? `The value of “${what}” is empty; write {"name": value}.`
      : `The value of “${what}” is not valid JSON: ${quote(given)}; write {"name": value}.`,
  unknownOption: ({ given, allowed }) =>
    allowed.length === 0
      ? `There is no option ${quote(given)}; this game has no options.`
      : `There is no option ${quote(given)}; choose from: ${oneOf(allowed)}.`,
  optionValue: ({ option, given, allowed }) => `Option “${option}” cannot be ${shortened(given)}; allowed: ${allowed}.`,
  optionSeats: ({ option, given, allowed }) =>
    `Option “${option}” needs another number of seats than ${given}; allowed: ${allowed.join(', ')}.`,
  optionsExclude: ({ first, second }) =>
    `Options “${first}” and “${second}” exclude each other; give only one of them.`,
  unknownMove: ({ given, allowed }) => `${quote(given)} is not a move; moves begin with: ${oneOf(allowed)}.`,
  moveArguments: ({ move, arguments: names }) =>
    names.length === 0
      ? `Nothing may follow the move “${move}”.`
      : `After the move “${move}” ${englishPlural(names.length, 'comes', 'come')} ${NUMBERS[names.length]}, such as “${[move, ...names.map(() => 1)].join(' ')}”.`,
  moveArgument: ({ move, nth, of, min, max }) =>
    `In the move “${move}” the ${of === 1 ? 'number' : `${ORDINALS[nth]} number`} must be a whole one from ${min} to ${max}.`,
  unknownField: ({ line, given, allowed }) =>
    `Line ${line}: there is no field ${quote(given)}; allowed fields: ${oneOf(allowed)}.`,
  repeatedField: ({ line, field }) => `Line ${line}: the field ${quote(field)} was given before; give it only once.`,
  missingField: ({ field }) => `The field “${field}” is missing; add a line “${field}: …”.`,
  missingOneOf: ({ fields }) => `One of the fields ${fieldsIn(fields)} is needed; add a line for it.`,
  inLine: ({ line, problem }) =>
    `Line ${line}: ${goingOn(entryFor<Explain>(problemsEnglish, problem.kind)(problem), 'en')}`,
  fieldValue: ({ line, field, given, allowed }) =>
    given === ''
      ? `Line ${line}: the field “${field}” is empty; allowed: ${inWords(allowed)}.`
      : `Line ${line}: ${quote(given)} cannot stand ${field === '' ? 'here' : `in the field “${field}”`}; allowed: ${inWords(allowed)}.`,
  noField: ({ line, given }) => `Line ${line}: ${quote(given)} is not of the form “field: value”.`,
  tooManyCards: ({ card, given, box, seats }) =>
    seats === undefined
      ? `The card ${inWords(card)} occurs ${timesIn(given)}, but the box has ${box === 0 ? 'none of it' : box === 1 ? 'only one' : `only ${box} of it`}.`
      : `“${inWords(card)}” occurs ${timesIn(given)}, but in a game for ${seats} players ${box === 0 ? 'not at all' : `at most ${timesIn(box)}`}.`,
  cannotBe: ({ fields, because, isInPart }) => {
    if (fields.length === 0) return `Such a position cannot come up: ${because.en}.`
    return fields.length === 1
      ? `The field ${fieldsIn(fields)} ${isInPart ? 'does not go with the rest' : 'cannot be right'}: ${because.en}.`
      : `The fields ${fieldsIn(fields)} do not go together: ${because.en}; change one of them.`
  },
  notRecord: ({ expected }) => `This is not the record of a game; its first line must be “${expected}”.`,
  recordMove: ({ line, given }) =>
    `Line ${line}: ${quote(given)} is not a move; write the number of the seat and the move, such as “1 take”.`,
  recordRules: ({ given, known }) =>
    `This game follows version ${given} of its rules, but only version ${known} can be played here.`,
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
  jsonSyntax: ({ line, given }) =>
    given.trim() === ''
      ? `Line ${line}: this is not valid JSON: something is missing at the end of the line.`
      : `Line ${line}: this is not valid JSON, from here on: ${quote(given)}.`,
  missingValue: ({ line, field, allowed }) =>
    `Line ${line}: the field “${field}” is missing; allowed: ${inWords(allowed)}.`,
  repeatedCard: ({ line, card, first }) =>
    `Line ${line}: the card ${card} was given before, in line ${first}; each card is given once.`,
  missingCards: ({ line, given, box, missing }) =>
    `Line ${line}: there ${englishPlural(given, 'is', 'are')} ${cardsIn(given)}, but the box has ${box}; missing: ${oneOf(missing)}.`,
  noCardSets: ({ game }) => `The game “${game}” has no other cards than those of its box.`,
  recordCards: ({ written, known }) => {
    if (known === undefined)
      return 'The record names a card set, but its game is played with the cards of its box; leave the line “cards” out.'
    if (written === undefined)
      return `The record does not name its card set; add a line “cards: …”, which for the cards of the box is “cards: ${known}”.`
    return `The record was played with the card set ${shortened(written)}, but these cards are ${known}; give it the set it was played with.`
  },
  commitment: ({ written, computed }) =>
    `The house did not keep to its commitment: ${shortened(written)} was promised, but its seed gives ${shortened(computed)}.`,
}
