import type { Written } from '@sennik/engine'
import type { CardFaces, DevelopmentCard, DreamCard, Selector } from './vocabulary.ts'

/*
 * What a card set must have as a whole, for every number of players.
 */

/** KK-2.13, KK-2.15 */
const HAND = 3
const DREAMS = 2
const MARKET = 3

/** Different selectors, their parts included: what the compiled programs can name. */
const MOST_SELECTORS = 240

/** Events that perform an Agree section, which may play cards: more could keep a turn going without end. */
const MOST_ECHOES = 6

/** Throws `BadInput`. */
export function checkSet(faces: CardFaces, file: Written): void {
  for (const players of [2, 3, 4]) {
    const used = faces.development.filter(card => isDealt(card, players))
    const upgrades = used.filter(card => card.kind === 'upgrade').length
    enough(file.at('development'), `upgrade, R01–R52, players ≤ ${players}`, upgrades, players)
    // Setting up takes one Upgrade and a hand for everyone.
    enough(file.at('development'), `R01–R52, players ≤ ${players}`, used.length, (1 + HAND) * players)
    const dreams = faces.dreams.filter(card => isDealt(card, players)).length
    enough(file.at('dreams'), `S01–S27, players ≤ ${players}`, dreams, DREAMS * players + MARKET)
  }
  const echoes = faces.development.filter(
    card => card.kind === 'event' && JSON.stringify(card.effect).includes('"echo"'),
  )
  if (echoes.length > MOST_ECHOES)
    throw file.at('development').bad(`echo: 0–${MOST_ECHOES}`, `echo: ${echoes.map(({ id }) => id).join(', ')}`)
  const selectors = new Set<string>()
  collect(faces, selectors)
  if (selectors.size > MOST_SELECTORS)
    throw file.at('development').bad(`@ … (0–${MOST_SELECTORS})`, `@ … (${selectors.size})`)
}

const isDealt = ({ stage, players }: DevelopmentCard | DreamCard, seats: number): boolean =>
  stage === 1 && players <= seats

function enough(section: Written, what: string, count: number, fewest: number): void {
  if (count < fewest) throw section.bad(`${what}: ≥ ${fewest}`, `${what}: ${count}`)
}

/** Every selector anywhere in the set. */
function collect(part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  for (const [field, value] of Object.entries(part)) {
    // Cards have a `from` too: where they are from.
    if (field === 'at' || field === 'to' || (field === 'from' && 'op' in part)) parts(value as Selector, into)
    else collect(value, into)
  }
}

function parts(selector: Selector, into: Set<string>): void {
  into.add(JSON.stringify(selector))
  if (typeof selector === 'string') return
  for (const part of selector.is === 'near' || selector.is === 'not' ? [selector.of] : selector.of) parts(part, into)
}
