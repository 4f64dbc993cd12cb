import { entryFor } from '../dispatch.ts'
import { polishPlural } from '../lang.ts'
import type { Allowed } from './problem.ts'
import { goingOn, shortened } from './quoted.ts'
import type { Explain, ProblemWords } from './words.ts'

const quote = (given: string): string => `„${shortened(given) || ' '}”${given.trim() === '' ? ' (nic)' : ''}`

const oneOf = (allowed: readonly string[]): string => allowed.join(', ')

const inWords = (allowed: Allowed): string => (typeof allowed === 'string' ? allowed : allowed.pl)

function fieldsIn(fields: readonly string[], and = 'i'): string {
  const quoted = fields.map(field => `„${field}”`)
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(part => part !== '').join(` ${and} `)
}

const timesIn = (count: number): string => (count === 1 ? 'raz' : `${count} razy`)

const inTheBox = (box: number): string => {
  if (box === 0) return 'jej nie ma'
  return box === 1 ? 'jest tylko jedna' : `jest ich tylko ${box}`
}

const cardsIn = (count: number): string => `${count} ${polishPlural(count, 'karta', 'karty', 'kart')}`

const movesIn = (count: number): string => `${count} ${polishPlural(count, 'ruch', 'ruchy', 'ruchów')}`

const NUMBERS = ['nic', 'jedna liczba', 'dwie liczby', 'trzy liczby']
const ORDINALS = ['', 'pierwsza', 'druga', 'trzecia']

export const problemsPolish: ProblemWords = {
  unknownGame: ({ given, allowed }) => `Nie ma gry ${quote(given)}; do wyboru: ${oneOf(allowed)}.`,
  unknownBot: ({ given, allowed }) => `Nie ma bota ${quote(given)}; do wyboru: ${oneOf(allowed)}.`,
  badBudget: ({ given, mostMilliseconds, mostIterations }) =>
    `${quote(given)} to nie jest czas namysłu; podaj od 1ms do ${mostMilliseconds}ms albo liczbę prób od 1 do ${mostIterations}.`,
  needsNoTime: ({ bot }) => `Bot „${bot}” nie myśli naprzód; podaj go bez czasu.`,
  seatCount: ({ given, min, max }) =>
    `Liczba miejsc nie może wynosić ${quote(given)}; w tej grze jest ich od ${min} do ${max}.`,
  optionsNotObject: () => 'Opcje muszą być obiektem JSON, na przykład {"nazwa": wartość}.',
  notJson: ({ what, given }) =>
    given === ''
      ? `Wartość „${what}” jest pusta; pisze się {"nazwa": wartość}.`
      : `Wartość „${what}” nie jest poprawnym JSON-em: ${quote(given)}; pisze się {"nazwa": wartość}.`,
  unknownOption: ({ given, allowed }) =>
    allowed.length === 0
      ? `Nie ma opcji ${quote(given)}; ta gra nie ma żadnych opcji.`
      : `Nie ma opcji ${quote(given)}; do wyboru: ${oneOf(allowed)}.`,
  optionValue: ({ option, given, allowed }) =>
    `Opcja „${option}” nie może mieć wartości ${shortened(given)}; dozwolone: ${allowed}.`,
  optionSeats: ({ option, given, allowed }) =>
    `Opcja „${option}” wymaga innej liczby miejsc niż ${given}; dozwolone: ${allowed.join(', ')}.`,
  optionsExclude: ({ first, second }) => `Opcje „${first}” i „${second}” się wykluczają; podaj tylko jedną z nich.`,
  unknownMove: ({ given, allowed }) => `${quote(given)} to nie ruch; ruchy zaczynają się od: ${oneOf(allowed)}.`,
  moveArguments: ({ move, arguments: names }) =>
    names.length === 0
      ? `Po ruchu „${move}” nie może nic następować.`
      : `Po ruchu „${move}” ${polishPlural(names.length, 'następuje', 'następują', 'następuje')} ${NUMBERS[names.length]}, na przykład „${[move, ...names.map(() => 1)].join(' ')}”.`,
  moveArgument: ({ move, nth, of, min, max }) =>
    `W ruchu „${move}” ${of === 1 ? 'liczba' : `${ORDINALS[nth]} liczba`} musi być całkowita, od ${min} do ${max}.`,
  unknownField: ({ line, given, allowed }) =>
    `Wiersz ${line}: nie ma pola ${quote(given)}; dozwolone pola: ${oneOf(allowed)}.`,
  repeatedField: ({ line, field }) => `Wiersz ${line}: pole ${quote(field)} już było; można je podać tylko raz.`,
  missingField: ({ field }) => `Brakuje pola „${field}”; dopisz wiersz „${field}: …”.`,
  missingOneOf: ({ fields }) => `Potrzebne jest jedno z pól: ${fieldsIn(fields, 'albo')}; dopisz dla niego wiersz.`,
  inLine: ({ line, problem }) =>
    `Wiersz ${line}: ${goingOn(entryFor<Explain>(problemsPolish, problem.kind)(problem), 'pl')}`,
  fieldValue: ({ line, field, given, allowed }) =>
    given === ''
      ? `Wiersz ${line}: pole „${field}” jest puste; dozwolone: ${inWords(allowed)}.`
      : `Wiersz ${line}: ${quote(given)} nie może stać ${field === '' ? 'w tym miejscu' : `w polu „${field}”`}; dozwolone: ${inWords(allowed)}.`,
  noField: ({ line, given }) => `Wiersz ${line}: ${quote(given)} nie ma postaci „pole: wartość”.`,
  tooManyCards: ({ card, given, box, seats }) =>
    seats === undefined
      ? `Karta ${inWords(card)} występuje ${timesIn(given)}, a w pudełku ${inTheBox(box)}.`
      : `„${inWords(card)}” występuje ${timesIn(given)}, a w grze na ${seats} ${polishPlural(seats, 'osobę', 'osoby', 'osób')} ${box === 0 ? 'wcale' : `najwyżej ${timesIn(box)}`}.`,
  cannotBe: ({ fields, because, isInPart }) => {
    if (fields.length === 0) return `Taka pozycja nie może powstać: ${because.pl}.`
    return fields.length === 1
      ? `Pole ${fieldsIn(fields)} ${isInPart ? 'nie pasuje do reszty' : 'nie może tak wyglądać'}: ${because.pl}.`
      : `Pola ${fieldsIn(fields)} do siebie nie pasują: ${because.pl}; zmień jedno z nich.`
  },
  notRecord: ({ expected }) => `To nie jest zapis partii; jego pierwszy wiersz musi brzmieć „${expected}”.`,
  recordMove: ({ line, given }) =>
    `Wiersz ${line}: ${quote(given)} to nie ruch; pisze się numer miejsca i ruch, na przykład „1 take”.`,
  recordRules: ({ given, known }) =>
    `Ta rozgrywka toczy się według wersji ${given} zasad, a tutaj działa tylko wersja ${known}.`,
  recordSeat: ({ line, seat, asked }) =>
    asked.length === 0
      ? `Wiersz ${line}: ruch wykonuje miejsce ${seat}, choć gra jest skończona; dalej nie może już być ruchów.`
      : `Wiersz ${line}: ruch wykonuje miejsce ${seat}, a kolej na ${asked.length === 1 ? 'miejsce' : 'miejsca'} ${asked.join(', ')}.`,
  recordIllegal: ({ line, move, clause }) =>
    `Wiersz ${line}: na ruch ${quote(move)} nie pozwala w tym miejscu zasada ${clause}.`,
  recordHash: ({ written, replayed }) =>
    `Według zapisu partia kończy się w pozycji ${written}, ale jego ruchy prowadzą do ${replayed}: coś w nim zmieniono.`,
  recordResult: ({ written, replayed }) =>
    `Według zapisu wynik to ${written}, ale z jego ruchów wychodzi ${replayed}: coś w nim zmieniono („–” to gra nieskończona).`,
  recordShort: ({ moves, at }) =>
    `Zapis ma ${movesIn(moves)}, więc nie ma pozycji po ruchu ${at}; do wyboru: od 0 do ${moves}.`,
  jsonSyntax: ({ line, given }) =>
    given.trim() === ''
      ? `Wiersz ${line}: to nie jest poprawny JSON: na końcu wiersza czegoś brakuje.`
      : `Wiersz ${line}: to nie jest poprawny JSON, od tego miejsca: ${quote(given)}.`,
  missingValue: ({ line, field, allowed }) =>
    `Wiersz ${line}: brakuje pola „${field}”; dozwolone: ${inWords(allowed)}.`,
  repeatedCard: ({ line, card, first }) =>
    `Wiersz ${line}: karta ${card} już była, w wierszu ${first}; każdą kartę podaje się raz.`,
  missingCards: ({ line, given, box, missing }) =>
    `Wiersz ${line}: ${polishPlural(given, 'jest', 'są', 'jest')} ${cardsIn(given)}, a w pudełku jest ich ${box}; brakuje: ${oneOf(missing)}.`,
  noCardSets: ({ game }) => `Gra „${game}” nie ma innych kart niż te z pudełka.`,
  recordCards: ({ written, known }) => {
    if (known === undefined)
      return 'Zapis wymienia zestaw kart, a w tę grę gra się kartami z jej pudełka; usuń wiersz „cards”.'
    if (written === undefined)
      return `Zapis nie podaje swojego zestawu kart; dopisz wiersz „cards: …”, który dla kart z pudełka brzmi „cards: ${known}”.`
    return `Partię zagrano zestawem kart ${shortened(written)}, a te karty to ${known}; podaj zestaw, którym ją zagrano.`
  },
  commitment: ({ written, computed }) =>
    `Serwer nie dotrzymał zobowiązania: obiecano ${shortened(written)}, a z jego ziarna wychodzi ${shortened(computed)}.`,
}
