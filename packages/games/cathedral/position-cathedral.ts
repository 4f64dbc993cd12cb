import { badField, cannotBe, englishPlural, type Field, polishPlural, readWhole, type Text } from '@sennik/engine'
import { TOKENS as TOKEN_FACES } from './cards/tokens.ts'
import { TOKEN_COLOURS } from './cards/vocabulary.ts'
import { COUNT } from './cells.ts'
import { PIECES, TOKENS } from './components.ts'
import { type FieldName, type Fields, readCardName, sidesOf, wordsOf } from './position-words.ts'
import type { State } from './state.ts'
import { PIECES as PIECE_FACES } from './tracks.ts'

/* The Cathedral of a position: its pieces, and the rewards of the Forked Paths (KK-9, KK-12). */

const COLOUR_OF_PIECE = PIECE_FACES.map(({ colour }) => TOKEN_COLOURS.indexOf(colour))
const COLOUR_OF_TOKEN = [-1, ...TOKEN_FACES.map(({ colour }) => TOKEN_COLOURS.indexOf(colour))]
const STAGE_TWO = PIECE_FACES.findIndex(({ icon }) => icon === 'stage2')
const FORKED_STAGE_TWO = PIECE_FACES.findIndex(({ forkedStage2 }) => forkedStage2)

const refuse = (fields: Fields, names: readonly FieldName[], pl: string, en: string): never => {
  throw cannotBe(fields, names, { pl, en })
}

const SPACE_AND_REWARD: Text = {
  pl: 'pole i nagroda, na przykład „1A=T01”',
  en: 'a space and a reward, such as “1A=T01”',
}

const refuseRewards = (fields: Fields, name: FieldName): never =>
  refuse(
    fields,
    [name, 'options'],
    'nagrody są tylko w module Rozwidlone Ścieżki',
    'there are rewards in the Forked Paths module only',
  )

const ids = PIECE_FACES.map(({ id }) => id).join(', ')

function pieceOf(field: Field, word: string): number {
  const piece = PIECE_FACES.findIndex(({ id }) => id === word)
  if (piece < 0) throw badField(field, { pl: `fragmenty Katedry: ${ids}`, en: `pieces of the Cathedral: ${ids}` }, word)
  return piece
}

export function readCathedral(fields: Fields, s: State): void {
  if (isLeftOut(fields, s)) s.taken.fill(1)
  else readPieces(fields, s)
  s.counts[COUNT.pieces] = s.taken.reduce((sum, piece) => sum + piece, 0)
  if (!fields.has('stage2')) s.counts[COUNT.mixed] = s.taken[stageTwoPiece(s)]!
  const tokens = fields.get('tokens')
  const colours = coloursOut(s)
  if (s.isForked() && tokens === undefined) layTokens(s, colours)
  for (const word of wordsOf(tokens?.value ?? '')) {
    const [id, token] = sidesOf(tokens!, word, '=', SPACE_AND_REWARD)
    const piece = pieceOf(tokens!, id)
    if (s.tokens[piece] !== 0)
      throw badField(tokens!, { pl: 'jedna nagroda przy każdym polu', en: 'one reward beside each space' }, word)
    s.tokens[piece] = readCardName(tokens!, 'T', token, TOKENS)
  }
  const given = fields.get('colours')
  const written = given === undefined ? undefined : readWhole(given, given.value, 0, TOKEN_COLOURS.length)
  const out = s.isForked() ? colours : 0
  s.counts[COUNT.colours] = out
  if (written !== undefined && written > 0 && !s.isForked()) refuseRewards(fields, 'colours')
  if (written !== undefined && written !== out)
    refuse(
      fields,
      ['colours', 'cathedral', 'options'],
      `przy takiej Katedrze leżą nagrody w ${out} ${polishPlural(out, 'kolorze', 'kolorach', 'kolorach')}`,
      `with such a Cathedral rewards of ${out} ${englishPlural(out, 'colour', 'colours')} are out`,
    )
  checkTokens(fields, s)
  checkStage(fields, s)
}

/** Whoever only counts need not tell of a Cathedral that must be complete: units are devoured, and the end comes, only then (KK-10.3). */
const isLeftOut = (fields: Fields, s: State): boolean =>
  !fields.has('cathedral') &&
  s.stack.depth === 0 &&
  (s.counts[COUNT.mixed] === 1 || s.counts[COUNT.ending] === 1 || s.devoured.some(units => units > 0))

/** KK-9.4, KK-12.5 */
const stageTwoPiece = (s: State): number => (s.isForked() ? FORKED_STAGE_TWO : STAGE_TWO)

/** KK-9.5: one piece after another, or on the Forked Paths those below first (KK-12.2). */
function readPieces(fields: Fields, s: State): void {
  const built = fields.get('cathedral')
  for (const word of wordsOf(built?.value ?? '')) {
    const piece = pieceOf(built!, word)
    if (s.taken[piece] === 1)
      throw badField(built!, { pl: 'każdy fragment najwyżej raz', en: 'each piece at most once' }, word)
    s.taken[piece] = 1
  }
  if (s.isForked()) {
    const early = PIECE_FACES.find(
      ({ needs }, piece) =>
        s.taken[piece] === 1 && needs.some(id => s.taken[PIECE_FACES.findIndex(face => face.id === id)] === 0),
    )
    if (early !== undefined)
      refuse(
        fields,
        ['cathedral'],
        `fragment ${early.id} może stanąć dopiero po ${early.needs.length === 1 ? 'fragmencie' : 'fragmentach'} ${early.needs.join(' i ')}`,
        `piece ${early.id} can be placed only after ${early.needs.join(' and ')}`,
      )
    const colours = coloursOut(s)
    const tooEarly = PIECE_FACES.find((_, piece) => s.taken[piece] === 1 && COLOUR_OF_PIECE[piece]! >= colours)
    if (tooEarly !== undefined)
      refuse(
        fields,
        ['cathedral'],
        `zanim stanie fragment ${tooEarly.id}, z poprzedniego koloru zostaje najwyżej jeden`,
        `before piece ${tooEarly.id} is placed, at most one of the colour before it is left`,
      )
    return
  }
  const gap = s.taken.indexOf(0)
  if (gap >= 0 && s.taken.includes(1, gap))
    refuse(
      fields,
      ['cathedral'],
      `fragmenty stawia się po kolei, a brakuje ${PIECE_FACES[gap]!.id}`,
      `pieces are placed in order, and ${PIECE_FACES[gap]!.id} is missing`,
    )
}

const waiting = (s: State, colour: number): number =>
  COLOUR_OF_PIECE.filter((of, piece) => of === colour && s.taken[piece] === 0).length

/** KK-12.4: a colour is out once one reward of the colour before is left. */
function coloursOut(s: State): number {
  let colours = 1
  while (colours < TOKEN_COLOURS.length && waiting(s, colours - 1) <= 1) colours++
  return colours
}

/** Rewards that nobody named lie in the order of their numbers. */
function layTokens(s: State, colours: number): void {
  for (let colour = 0; colour < colours; colour++) {
    const free = COLOUR_OF_TOKEN.flatMap((of, token) => (of === colour ? [token] : []))
    for (let piece = 0; piece < PIECES; piece++)
      if (COLOUR_OF_PIECE[piece] === colour && s.taken[piece] === 0) s.tokens[piece] = free.shift()!
  }
}

function checkTokens(fields: Fields, s: State): void {
  if (!s.isForked()) {
    if (s.tokens.some(token => token !== 0)) refuseRewards(fields, 'tokens')
    return
  }
  const seen = new Set<number>()
  for (let piece = 0; piece < PIECES; piece++) {
    const colour = COLOUR_OF_PIECE[piece]!
    const isOut = s.taken[piece] === 0 && colour < s.counts[COUNT.colours]!
    const token = s.tokens[piece]!
    const { id } = PIECE_FACES[piece]!
    if (isOut ? COLOUR_OF_TOKEN[token] !== colour : token !== 0)
      refuse(
        fields,
        ['tokens', 'cathedral'],
        isOut ? `przy polu ${id} leży nagroda w jego kolorze` : `przy polu ${id} nie leży teraz żadna nagroda`,
        isOut
          ? `a reward of its colour lies beside the space of ${id}`
          : `no reward lies beside the space of ${id} now`,
      )
    if (token !== 0 && seen.has(token))
      refuse(fields, ['tokens'], 'każda nagroda leży w jednym miejscu', 'each reward lies in one place')
    seen.add(token)
  }
}

/** The cards of Stage 2 come with one piece. */
function checkStage(fields: Fields, s: State): void {
  const piece = stageTwoPiece(s)
  const isMixed = s.counts[COUNT.mixed] === 1
  if (isMixed !== (s.taken[piece] === 1))
    refuse(
      fields,
      fields.has('cathedral') ? ['stage2', 'cathedral'] : ['stage2', 'devoured', 'ending'],
      `karty etapu 2 wchodzą do gry, gdy stanie fragment ${PIECE_FACES[piece]!.id}`,
      `the cards of stage 2 come in when piece ${PIECE_FACES[piece]!.id} is placed`,
    )
}
