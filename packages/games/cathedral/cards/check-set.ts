import { englishPlural, polishPlural, type Text, type Written } from '@sennik/engine'
import { type Chain, chainOf, holds } from './chain.ts'
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

/** Others that an Event may lead to, on the average: more could keep a turn going without end. Those of the box lead to half as many. */
const MOST_LED_TO = 1

/** Throws `BadInput`. */
export function checkSet(faces: CardFaces, file: Written): void {
  for (const players of [2, 3, 4]) {
    const used = faces.development.filter(card => isDealt(card, players))
    const upgrades = used.filter(card => card.kind === 'upgrade').length
    enough(file.at('development'), UPGRADES, upgrades, players, players)
    // Setting up takes one Upgrade and a hand for everyone.
    enough(file.at('development'), DEVELOPMENT, used.length, (1 + HAND) * players, players)
    const dreams = faces.dreams.filter(card => isDealt(card, players)).length
    enough(file.at('dreams'), DREAM_CARDS, dreams, DREAMS * players + MARKET, players)
  }
  const echoes = faces.development.filter(
    card => card.kind === 'event' && holds(card.effect, item => item.op === 'echo'),
  )
  if (echoes.length > MOST_ECHOES)
    throw file.at('development').bad(
      {
        pl: `najwyżej ${MOST_ECHOES} Wydarzeń ze słowem echo`,
        en: `at most ${MOST_ECHOES} Events with the word echo`,
      },
      `echo: ${echoes.map(({ id }) => id).join(', ')}`,
    )
  checkChains(faces, file)
  const selectors = new Set<string>()
  collect(faces, selectors)
  if (selectors.size > MOST_SELECTORS)
    throw file.at('development').bad({
      pl: `w całym zestawie najwyżej ${MOST_SELECTORS} różnych określeń obszarów, tych po znaku „@”, a tu jest ich ${selectors.size}`,
      en: `at most ${MOST_SELECTORS} different descriptions of areas, those after “@”, in the whole set, and here there are ${selectors.size}`,
    })
}

/** Before Stage 2 and in it, with any number of players. */
function checkChains(faces: CardFaces, file: Written): void {
  for (const last of [1, 2])
    for (const players of [2, 3, 4]) {
      const isUsed = (card: { readonly stage: number; readonly players?: number }): boolean =>
        card.stage <= last && (card.players ?? 0) <= players
      const { development, conflicts } = faces
      const chain = chainOf(faces, { development: development.filter(isUsed), conflicts: conflicts.filter(isUsed) })
      if (chain.mean > MOST_LED_TO) throw whereItGrows(chain, file).bad(allowedChains(chain.mean))
    }
}

/** The Event of the file that leads to most others; if it has none, what it has that they lead to. */
function whereItGrows({ by }: Chain, file: Written): Written {
  let most: Written | undefined
  let size = 0
  for (const card of listed(file.at('development'))) {
    const led = by.get(card.at('id').text(LONGEST_ID)) ?? 0
    if (led <= size) continue
    most = card.at('effect')
    size = led
  }
  const sections = ['conflicts', 'nightmares', 'start', 'dreams'].map(section => file.at(section))
  return most ?? sections.find(section => section.isGiven) ?? file.at('development')
}

const LONGEST_ID = 3
/** What grows without end is not told to the last digit. */
const MOST_TOLD = 99

const listed = (cards: Written): readonly Written[] => (cards.isGiven ? cards.items(0, Number.POSITIVE_INFINITY) : [])

function allowedChains(mean: number): Text {
  const found = mean > MOST_TOLD ? `> ${MOST_TOLD}` : mean.toFixed(1)
  return {
    pl: `karty, po których jedno Wydarzenie pociąga za sobą średnio najwyżej ${MOST_LED_TO} następne, a tu jest ich ${found.replace('.', ',')}; liczą się karty dobierane tam, gdzie wolno zagrać dowolnie wiele, i zagrywane przez Wydarzenia, konflikty, powtórzone sekcje Zgody i koszmary`,
    en: `cards by which one Event leads to at most ${MOST_LED_TO} other on average, and here it is ${found}; that counts cards drawn where any number may be played, and those played by Events, conflicts, echoed Agree sections and nightmares`,
  }
}

const isDealt = ({ stage, players }: DevelopmentCard | DreamCard, seats: number): boolean =>
  stage === 1 && players <= seats

/** Cards of Stage 1, of which a game needs some. */
type Kind = (count: number) => Text
const UPGRADES: Kind = count => ({
  pl: `${count} ${polishPlural(count, 'ulepszenie', 'ulepszenia', 'ulepszeń')} etapu 1 (R01–R52)`,
  en: `${count} ${englishPlural(count, 'upgrade', 'upgrades')} of stage 1 (R01–R52)`,
})
const DEVELOPMENT: Kind = count => ({
  pl: `${count} ${polishPlural(count, 'karta', 'karty', 'kart')} rozwoju etapu 1 (R01–R52)`,
  en: `${count} development ${englishPlural(count, 'card', 'cards')} of stage 1 (R01–R52)`,
})
const DREAM_CARDS: Kind = count => ({
  pl: `${count} ${polishPlural(count, 'sen', 'sny', 'snów')} etapu 1 (S01–S27)`,
  en: `${count} ${englishPlural(count, 'dream', 'dreams')} of stage 1 (S01–S27)`,
})

function enough(section: Written, kind: Kind, count: number, fewest: number, players: number): void {
  if (count >= fewest) return
  const needed = kind(fewest)
  throw section.bad({
    pl: `w grze na ${players} osoby co najmniej ${needed.pl}, a z tym zestawem byłoby ich ${count}`,
    en: `in a game for ${players} players at least ${needed.en}, and with this set there would be ${count}`,
  })
}

/** Every selector anywhere in the set. */
function collect(part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return
  for (const field of Object.keys(part)) {
    const value = (part as { readonly [field: string]: unknown })[field]
    // Cards have a `from` too: where they are from.
    if (field === 'at' || field === 'to' || (field === 'from' && 'op' in part)) parts(value as Selector, into)
    else if (typeof value === 'object') collect(value, into)
  }
}

/** By a key of their own: the same one for the same areas. */
function parts(selector: Selector, into: Set<string>): string {
  const key = typeof selector === 'string' ? selector : `${selector.is}(${keysOf(selector, into)})`
  into.add(key)
  return key
}

const keysOf = (selector: Exclude<Selector, string>, into: Set<string>): string =>
  selector.is === 'near' || selector.is === 'not'
    ? parts(selector.of, into)
    : `${parts(selector.of[0], into)},${parts(selector.of[1], into)}`
