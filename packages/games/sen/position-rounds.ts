import {
  type BadInput,
  badField,
  cannotBe,
  englishPlural,
  listOf,
  polishPlural,
  readWhole,
  type Text,
} from '@sennik/engine'
import { CARDS, type Card, DECK, DREAM_LANDS, FLAT_SCORE, IN_THE_BOX, NINE, ravensOn } from './components.ts'
import { MOST_ROUNDS } from './options.ts'
import { type FieldName, type Fields, SCORE_FIELDS, seatList, words } from './position-fields.ts'
import { gameIsOver, totals } from './scoring.ts'
import { COUNT, PART, type State } from './state.ts'

const { lands: LANDS, spared: SPARED, penalty: PENALTY, flat: FLAT, count: PARTS } = PART
const NINE_RAVENS = ravensOn(NINE)
/** A game to a limit has no end to its rounds, but a person who writes one down has. */
const HIGHEST_ROUND = 9999
const MOST_RAVENS = 60_000

/** Ravens of the whole box, from the fewest. */
const BY_RAVENS = Array.from(DECK, card => ravensOn(card as Card)).sort((one, other) => one - other)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const ALL_RAVENS = sum(BY_RAVENS)

const inRounds = (count: number): Text => ({
  pl: count === 0 ? 'przed pierwszą rundą' : `w ${count} ${polishPlural(count, 'rundzie', 'rundach', 'rundach')}`,
  en: count === 0 ? 'before the first round' : `in ${count} ${englishPlural(count, 'round', 'rounds')}`,
})

const kruki = (count: number): string => `${count} ${polishPlural(count, 'kruka', 'kruki', 'kruków')}`
const ravens = (count: number): string => `${count} ${englishPlural(count, 'raven', 'ravens')}`

// --- What is written ---

/** All of it is what the finished rounds came to. */
export function readEarlier(fields: Fields, s: State): void {
  for (const [name, part] of SCORE_FIELDS) {
    const field = fields.get(name)
    if (field === undefined) continue
    const numbers = words(field.value)
    if (numbers.length !== s.seats())
      throw badField(field, {
        pl: `po jednej liczbie dla każdego z ${s.seats()} miejsc`,
        en: `a number for each of the ${s.seats()} seats`,
      })
    numbers.forEach((word, seat) => {
      const points = readWhole(field, word, 0, MOST_RAVENS)
      const step = stepOf(part, s)
      if (step === undefined ? points !== 0 : points % step.of !== 0)
        throw badField(field, step?.words ?? NOT_PLAYED, word)
      s.totals[seat * PARTS + part] = points
    })
  }
}

const NOT_PLAYED: Text = { pl: 'same zera: tego wariantu się nie gra', en: 'only zeros: this variant is not played' }

/** Of what the part of a score is a multiple; `undefined` where there is none of it. */
function stepOf(part: number, s: State): { readonly of: number; readonly words: Text } | undefined {
  const multiples = (of: number): { of: number; words: Text } => ({
    of,
    words: { pl: `wielokrotności liczby ${of}`, en: `multiples of ${of}` },
  })
  if (part === LANDS) return multiples(1)
  if (part === PENALTY) return multiples(s.penalty())
  if (part === SPARED) return s.playsNotSoScary() ? multiples(NINE_RAVENS) : undefined
  return s.playsGoForBroke() ? multiples(FLAT_SCORE) : undefined
}

// --- What can have come of some rounds ---

interface Trouble {
  readonly because: Text
  /** Where what is wrong may stand. */
  readonly fields: readonly FieldName[]
  /** Whether more rounds would help. */
  readonly isTooMuch: boolean
}

const tooMuch = (fields: readonly FieldName[], because: Text): Trouble => ({ fields, because, isTooMuch: true })
const never = (fields: readonly FieldName[], because: Text): Trouble => ({ fields, because, isTooMuch: false })

/** Why these parts of scores, by seats, cannot have come of so many rounds. */
function troubleIn(parts: readonly (readonly number[])[], rounds: number, s: State): Trouble | undefined {
  const seats = parts.length
  const of = (part: number): number[] => parts.map(seat => seat[part]!)
  const [lands, spared] = [of(LANDS), of(SPARED)]
  const penalties = of(PENALTY).map(points => points / s.penalty())
  const flats = of(FLAT).map(points => points / FLAT_SCORE)
  // SEN-V2: in a round in which somebody went for broke all others have the fifty.
  const broke = sum(flats) / (seats - 1)
  if (!Number.isInteger(broke) || flats.some(count => count > broke))
    return never(['earlier-flat'], {
      pl: `gdy ktoś idzie na całość, wszyscy inni dostają po ${FLAT_SCORE}`,
      en: `when someone goes for broke, everyone else gets ${FLAT_SCORE}`,
    })
  const isFlat = !s.addsFiftyOnTop()
  const counted = rounds - (isFlat ? broke : 0)
  const nines = s.playsIKnow() ? IN_THE_BOX[NINE]! : DREAM_LANDS
  const sparing = sum(spared.map(points => Math.ceil(points / NINE_RAVENS / nines)))
  if (broke + sparing > rounds)
    return tooMuch(['earlier-spared', 'earlier-flat'], {
      pl: 'w rundzie najwyżej jedna osoba nie liczy swoich dziewiątek',
      en: 'in a round at most one player does not count their nines',
    })
  if (sum(penalties) > counted)
    return tooMuch(['earlier-penalties', 'earlier-flat'], {
      pl: 'w rundzie karę płaci najwyżej jedna osoba',
      en: 'in a round at most one player pays a penalty',
    })
  const most = s.playsIKnow() ? ALL_RAVENS : DREAM_LANDS * NINE_RAVENS
  const mostOf = (seat: number): number => most * (isFlat ? counted : rounds - broke + flats[seat]!)
  const richest = lands.findIndex((points, seat) => points > mostOf(seat))
  if (richest >= 0)
    return tooMuch(['earlier', 'earlier-flat'], {
      pl: `${inRounds(rounds).pl} miejsce ${richest + 1} zbiera najwyżej ${kruki(mostOf(richest))}, a ma ich ${lands[richest]}`,
      en: `${inRounds(rounds).en} seat ${richest + 1} gathers at most ${ravens(mostOf(richest))}, but has ${lands[richest]}`,
    })
  const inAll = counted * (s.playsIKnow() ? ALL_RAVENS : sum(BY_RAVENS.slice(CARDS - DREAM_LANDS * seats)))
  if (sum(lands) > inAll)
    return tooMuch(['earlier', 'earlier-flat'], {
      pl: `${inRounds(rounds).pl} wszyscy razem zbierają najwyżej ${kruki(inAll)}, a mają ich ${sum(lands)}`,
      en: `${inRounds(rounds).en} all together gather at most ${ravens(inAll)}, but have ${sum(lands)}`,
    })
  const fewest = (rounds - broke) * (s.playsIKnow() ? 0 : sum(BY_RAVENS.slice(0, DREAM_LANDS * seats)))
  if (sum(lands) < fewest)
    return never(['earlier'], {
      pl: `${inRounds(rounds).pl} wszyscy razem zbierają co najmniej ${kruki(fewest)}, a w polu „earlier” mają ich ${sum(lands)}`,
      en: `${inRounds(rounds).en} all together gather at least ${ravens(fewest)}, but have ${sum(lands)} in “earlier”`,
    })
  if (lands.some((points, seat) => points < spared[seat]!))
    return never(['earlier', 'earlier-spared'], {
      pl: 'nie liczy się tylko kruków, które były w krainach',
      en: 'only ravens that were in the lands are left uncounted',
    })
  if (lands.some((points, seat) => points < spared[seat]! + penalties[seat]!))
    return never(['earlier', 'earlier-spared', 'earlier-penalties'], {
      pl: 'karę płaci tylko ktoś, kto liczy jakieś kruki',
      en: 'only someone who counts ravens pays a penalty',
    })
  return undefined
}

/** What the rounds before the one counted last came to. */
function partsBefore(s: State, fields: Fields): number[][] {
  return seatList(s.seats()).map(seat =>
    listOf(PARTS, part => {
      const cell = seat * PARTS + part
      const points = s.totals[cell]! - s.lastScore[cell]!
      if (points < 0)
        throw clash(fields, [SCORE_FIELDS.find(([, is]) => is === part)![0]], {
          pl: 'ostatnia runda jest wliczona w sumy wszystkich zakończonych rund, a daje więcej niż one',
          en: 'the last round is part of the sums of all finished rounds, and comes to more than they do',
        })
      return points
    }),
  )
}

/** How many rounds there were is told by the options, the number of the round, and the round that was counted last. */
const clash = (fields: Fields, names: readonly FieldName[], because: Text): BadInput =>
  cannotBe(fields, ['options', 'round', ...names, 'last', 'end'], because)

const EARLIER: readonly FieldName[] = SCORE_FIELDS.map(([name]) => name)

// --- The round, and whether the game goes on ---

/** How many rounds are counted in detail: the one that ended the game, or the one before the round that is played. */
export interface Rounds {
  readonly isOver: boolean
  readonly hasLast: boolean
  /** Whether somebody agreed on an end of the game. */
  readonly endIsAgreed: boolean
}

/** Reads the number of the round, or finds the first that can be, and holds what was counted against it. */
export function readRounds(fields: Fields, s: State, { isOver, hasLast, endIsAgreed }: Rounds): void {
  const parts = partsBefore(s, fields)
  const later = isOver ? 1 : hasLast ? 2 : 1
  const field = fields.get('round')
  const most = s.rounds() > 0 ? s.rounds() : HIGHEST_ROUND
  if (later > most) throw clash(fields, [], endOfGame(s))
  let before: number
  if (field !== undefined) before = readWhole(field, field.value, later, most) - later
  else if (isOver && s.rounds() > 0) before = s.rounds() - later
  else {
    before = 0
    while (before + later < most && troubleIn(parts, before, s)?.isTooMuch === true) before++
  }
  const trouble = troubleIn(parts, before, s)
  if (trouble !== undefined) throw clash(fields, trouble.fields, trouble.because)
  s.counts[COUNT.round] = before + later
  checkEnd(fields, s, parts, { isOver, endIsAgreed })
}

/** SEN-19 */
function checkEnd(
  fields: Fields,
  s: State,
  before: readonly (readonly number[])[],
  { isOver, endIsAgreed }: Pick<Rounds, 'isOver' | 'endIsAgreed'>,
): void {
  const round = s.round()
  const isAt = (scores: readonly number[]): boolean => s.limit() > 0 && scores.some(score => score >= s.limit())
  const scoresBefore = before.map(seat => seat[LANDS]! - seat[SPARED]! + seat[PENALTY]! + seat[FLAT]!)
  const wasOver = isAt(scoresBefore) || (!isOver && isAt(totals(s)))
  if (isOver && !endIsAgreed && (wasOver || !gameIsOver(s)) && round <= MOST_ROUNDS) {
    // Whoever counts a last round and did not agree on an end has played as many rounds as there were.
    s.agree(s.seats(), { ...s.options(), limit: undefined, rounds: round })
    return
  }
  if (wasOver)
    throw clash(fields, EARLIER, {
      pl: `ktoś ma już ${kruki(s.limit())}, więc gra skończyła się wcześniej`,
      en: `someone has ${s.limit()} ravens already, so the game ended before`,
    })
  if (isOver && !gameIsOver(s)) throw clash(fields, s.rounds() > 0 ? [] : EARLIER, endOfGame(s))
}

const endOfGame = (s: State): Text =>
  s.rounds() > 0
    ? { pl: `gra kończy się po rundzie ${s.rounds()}`, en: `the game ends after round ${s.rounds()}` }
    : {
        pl: `nikt nie ma jeszcze ${s.limit()} kruków, więc gra trwa`,
        en: `nobody has ${s.limit()} ravens yet, so the game goes on`,
      }
