import { BadInput, cannotBe, type Field } from '@sennik/engine'
import { LINE_CARDS, LINE_CELLS, LINES } from './components.ts'
import type { State } from './state.ts'
import { STEP_NAMES, type StepName } from './steps.ts'

/* What can lie on the table at a moment of the game (CAT-3 to CAT-10). */

type Fields = ReadonlyMap<string, Field>

const stepOf = (s: State): StepName | undefined => (s.stack.depth === 0 ? undefined : STEP_NAMES[s.stack.step])

const hasAny = (cells: Uint8Array): boolean => cells.some(count => count > 0)

/** CAT-5, CAT-7, CAT-10: the grid is full until the deck cannot refill a line. A table that is only counted may leave it out. */
export function checkGrid(fields: Fields, s: State): void {
  const step = stepOf(s)
  if (s.isGridFull()) {
    if (step === 'marker' || step === 'turn' || step === 'after') return
    throw cannotBe(fields, ['grid', 'asked'], {
      pl: 'karmi się dopiero wtedy, gdy talia nie starczyła na ostatni rząd lub kolumnę, więc są tam puste miejsca',
      en: 'cats are fed once the deck could not refill the last row or column, so its places are empty',
    })
  }
  const isLeftOut = !hasAny(s.grid)
  if (step === 'marker' || step === 'turn' || (step === 'after' && isLeftOut)) {
    if (!fields.has('grid')) throw new BadInput({ kind: 'missingField', field: 'grid' })
    throw cannotBe(fields, ['grid', 'asked'], {
      pl: 'w tej chwili gry na stole leży dziewięć kart',
      en: 'at this moment of the game nine cards lie on the table',
    })
  }
  if (!isLeftOut && !isOneLineEmpty(s))
    throw cannotBe(fields, ['grid'], {
      pl: 'puste mogą być tylko trzy miejsca jednego rzędu lub jednej kolumny',
      en: 'only the three places of one row or column can be empty',
    })
}

function isOneLineEmpty(s: State): boolean {
  if (s.grid.filter(cell => cell === 0).length !== LINE_CARDS) return false
  for (let line = 0; line < LINES; line++)
    if (LINE_CELLS.subarray(line * LINE_CARDS, (line + 1) * LINE_CARDS).every(place => s.grid[place] === 0)) return true
  return false
}

/** What cannot be at this moment: a marker too early, bowls before the feeding, a deck after it has run out. */
export function checkMoment(fields: Fields, s: State): void {
  const step = stepOf(s)
  if (step !== undefined && step !== 'marker' && s.marker() < 0)
    throw new BadInput({ kind: 'missingField', field: 'marker' })
  if (step === 'marker' && s.marker() >= 0)
    throw cannotBe(fields, ['asked', 'marker'], {
      pl: 'znacznik kota stawia się raz, przed pierwszą turą',
      en: 'the cat marker is placed once, before the first turn',
    })
  const hasTaken = [s.owners, s.hands, s.stock, s.tokens, s.discarded].some(hasAny)
  if (step === 'marker' && hasTaken)
    throw cannotBe(fields, ['asked', ...TAKEN], {
      pl: 'zanim znacznik kota stanie na stole, nikt nie ma żadnych kart',
      en: 'nobody has any cards before the cat marker is placed',
    })
  const isFeeding = step === 'feeding' || step === undefined
  if (!isFeeding && hasAny(s.bowls))
    throw cannotBe(fields, ['asked', 'cats'], { pl: 'karmi się na koniec gry', en: 'cats are fed at the end' })
  if (!isFeeding && hasAny(s.changes))
    throw cannotBe(fields, ['asked', 'changes'], {
      pl: 'zdanie zmienia się przy karmieniu',
      en: 'minds are changed while cats are fed',
    })
  if (step !== undefined && fields.has('feeding'))
    throw cannotBe(fields, ['feeding', 'asked'], {
      pl: '„feeding” mówi o miskach po skończonej grze, a tu ktoś ma jeszcze ruch',
      en: '“feeding” is about bowls once the game is over, but somebody is asked',
    })
  if (!s.isGridFull() && s.deckSize() >= LINE_CARDS)
    throw cannotBe(fields, ['deck', 'grid', 'asked'], {
      pl: 'puste miejsca uzupełnia się z talii, póki są w niej trzy karty',
      en: 'empty places are refilled from the deck while it has three cards',
    })
}

/** Fields in which something is that was taken. */
const TAKEN = ['cats', 'food', 'toys', 'costumes', 'catnip', 'lost', 'sprays', 'tokens', 'discarded'] as const
