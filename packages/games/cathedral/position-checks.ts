import { asSeat, cannotBe, listOf, type Text } from '@sennik/engine'
import { AGREED, COUNT, DEED } from './cells.ts'
import {
  AREAS,
  asArea,
  DEVELOPMENT_CARDS,
  FOLLOWERS,
  hasArea,
  LAST_TURN,
  LEVELS,
  SHADOW_FIGURES,
  SHADOWS,
  SIDES,
  UNIT_LIMIT,
} from './components.ts'
import { PAIRS } from './options.ts'
import { areaName, type FieldName, type Fields, missing } from './position-words.ts'
import { devourLimit } from './rules/units.ts'
import type { State } from './state.ts'

/* What figures and markers cannot do, wherever a position puts them. What somebody only counts – a position without a question – need not tell everything. */

const FORTIFY = 1
const MOST_COMMANDS = 3

const refuse = (fields: Fields, names: readonly FieldName[], pl: string, en: string): never => {
  throw cannotBe(fields, names, { pl, en })
}

/** A game that is played has what a table that is only counted need not tell of. */
function checkWritten(fields: Fields, name: FieldName): void {
  if (!fields.has(name)) throw missing(name)
}

const player = (seat: number): Text => ({ pl: `gracz ${seat + 1}`, en: `player ${seat + 1}` })

/** KK-1.5: nobody has more than the box holds. Everything that is nowhere is in the supply. */
export function fillSupplies(fields: Fields, s: State): void {
  for (let side = 0; side < SIDES; side++) {
    const isShadows = side === SHADOWS
    if (!isShadows && side >= s.seats()) continue
    const all = isShadows ? SHADOW_FIGURES : FOLLOWERS
    let used = s.devoured[side]! + (isShadows ? 0 : s.limbo[side]! + s.held[side]!)
    for (let area = 0; area < AREAS; area++) used += s.units[area * SIDES + side]!
    if (used > all)
      refuse(
        fields,
        isShadows ? ['areas', 'devoured'] : ['areas', 'limbo', 'held', 'devoured'],
        `${isShadows ? `cieni jest najwyżej ${all}` : `${player(side).pl} ma najwyżej ${all} wyznawców`}, a zapisano ${used}`,
        `${isShadows ? `there are at most ${all} shadows` : `${player(side).en} has at most ${all} followers`}, but ${used} are written`,
      )
    s.supply[side] = all - used
  }
  for (let seat = 0; seat < s.seats(); seat++) {
    let used = 0
    for (let area = 0; area < AREAS; area++) if (s.fortOwners[area] === seat + 1) used += s.forts[area]!
    if (used > LEVELS)
      refuse(
        fields,
        ['areas'],
        `${player(seat).pl} ma najwyżej ${LEVELS} poziomów fortec, a zapisano ${used}`,
        `${player(seat).en} has at most ${LEVELS} fort levels, but ${used} are written`,
      )
    s.levels[seat] = LEVELS - used
  }
}

/** KK-3.8: the highest limit on a Fortify card that a player has or had. */
function highestLimit(s: State, seat: number): number {
  let most = s.book.startLimit
  for (let index = 0; index < DEVELOPMENT_CARDS; index++) {
    const card = s.upgrades[seat * DEVELOPMENT_CARDS + index]!
    if (card !== 0 && s.book.actionOf[card] === FORTIFY) most = Math.max(most, s.book.limitOf[card]!)
  }
  return most
}

function checkUnits(fields: Fields, s: State): void {
  for (let seat = 0; seat < s.seats(); seat++) {
    const counts = listOf(AREAS, area => s.units[area * SIDES + seat]!)
    const most = highestLimit(s, seat)
    const crowded = counts.findIndex(count => count > most)
    if (crowded >= 0)
      refuse(
        fields,
        ['areas', 'upgrades'],
        `Limit Jednostek, który dają karty Wzmocnienia, to dla gracza ${seat + 1} najwyżej ${most}, a w ${areaName(s, crowded)} stoi ich ${counts[crowded]}`,
        `the Unit Limit that Fortify cards give player ${seat + 1} is at most ${most}, but ${counts[crowded]} stand in ${areaName(s, crowded)}`,
      )
    const [one, other] = counts.flatMap((count, area) => (count > UNIT_LIMIT ? [areaName(s, area)] : []))
    if (other !== undefined)
      refuse(
        fields,
        ['areas'],
        `więcej niż ${UNIT_LIMIT} swoich wyznawców można mieć naraz tylko w jednym obszarze, nie w ${one} i ${other}`,
        `only one area at a time can hold more than ${UNIT_LIMIT} followers of a player, not ${one} and ${other}`,
      )
  }
}

/** KK-2.17, KK-3.5 */
function checkStrongholds(fields: Fields, s: State, isPlayed: boolean): void {
  for (let seat = 0; seat < s.seats(); seat++) {
    const place = s.strongholds[seat]!
    if (place === 0) {
      if (isPlayed) {
        checkWritten(fields, 'strongholds')
        refuse(fields, ['strongholds', 'stack'], 'każdy gracz ma twierdzę', 'every player has a stronghold')
      }
      continue
    }
    const isRight =
      place <= AREAS && hasArea(s.board().corners, asArea(place - 1)) && s.fortOwners[place - 1] === seat + 1
    if (!isRight)
      refuse(
        fields,
        ['strongholds', 'areas'],
        `twierdza gracza ${seat + 1} stoi w narożniku, w którym ma on fortecę`,
        `the stronghold of player ${seat + 1} is in a corner where they have a fort`,
      )
  }
}

function checkWings(fields: Fields, s: State, isPlayed: boolean): void {
  for (let seat = 0; seat < s.seats(); seat++) {
    const place = s.wings[seat]!
    if (place > AREAS)
      refuse(fields, ['wings'], 'skrzydlak nie wchodzi do Katedry', 'a Winged does not enter the Cathedral')
    if (place === 0 && isPlayed) {
      checkWritten(fields, 'wings')
      refuse(
        fields,
        ['wings', 'stack'],
        'skrzydlak każdego gracza stoi na mapie',
        'the Winged of every player is on the map',
      )
    }
  }
}

/** KK-2.20, KK-9.6: two different ones; on their cards until the Cathedral is complete, and from then on nowhere but on the map. */
function checkNightmares(fields: Fields, s: State, isPlayed: boolean): void {
  const [one = 0, other = 0, ...places] = s.nightmares
  const pair = PAIRS[s.agreed[AGREED.pair]! - 1]
  if (isPlayed) checkWritten(fields, 'nightmares')
  if (one !== 0 || other !== 0 || isPlayed) {
    if (one === 0 || other === 0 || one === other)
      refuse(fields, ['nightmares'], 'w grze są dwa różne koszmary', 'two different Nightmares are in the game')
    if (pair !== undefined && !(pair.includes(one) && pair.includes(other)))
      refuse(
        fields,
        ['nightmares', 'options'],
        'umówiono się na inną parę koszmarów',
        'another pair of Nightmares was agreed on',
      )
  }
  const areOut = places.some(place => place !== 0)
  if (areOut && !s.isStageTwo())
    refuse(
      fields,
      ['nightmaresAt', 'cathedral'],
      'koszmary czekają na kartach, aż Katedra będzie ukończona',
      'Nightmares wait on their cards until the Cathedral is complete',
    )
  if (isPlayed && s.isStageTwo()) checkWritten(fields, 'nightmaresAt')
  if (isPlayed && s.isStageTwo() && places.includes(0))
    refuse(
      fields,
      ['nightmaresAt', 'cathedral'],
      'w etapie 2 oba koszmary stoją w Katedrze albo na mapie',
      'in stage 2 both Nightmares are in the Cathedral or on the map',
    )
}

/** KK-10.3, KK-10.4 */
function checkDevoured(fields: Fields, s: State, isPlayed: boolean): void {
  const total = s.devoured.reduce((sum, units) => sum + units, 0)
  const isEnding = s.counts[COUNT.ending] === 1
  if ((total > 0 || isEnding) && !s.isStageTwo())
    refuse(
      fields,
      ['devoured', 'ending', 'cathedral'],
      'przed ukończeniem Katedry nikt nie jest pożarty',
      'nobody is devoured before the Cathedral is complete',
    )
  const limit = devourLimit(s)
  if (isPlayed && limit > 0 && total >= limit && !isEnding)
    refuse(
      fields,
      ['devoured', 'ending'],
      `koniec gry wywołuje tyle pożartych jednostek: ${limit}; tu jest ich ${total}`,
      `this many devoured units trigger the end: ${limit}; here there are ${total}`,
    )
  if (isEnding && limit === 0 && isPlayed)
    refuse(fields, ['ending', 'nightmares'], 'te koszmary nie kończą gry', 'these Nightmares do not end the game')
}

/** KK-D35: what this turn has brought: marks, not numbers, where only marks are kept. */
function checkDeeds(fields: Fields, s: State): void {
  const { all } = s.board()
  for (let seat = 0; seat < s.seats(); seat++) {
    const deed = (what: number): number => s.deed(asSeat(seat), what)
    const wonAt = deed(DEED.wonAt) | (deed(DEED.wonAt + 1) << 8) | (deed(DEED.wonAt + 2) << 16)
    const isWrong =
      deed(DEED.wake) > 1 ||
      deed(DEED.commands) > MOST_COMMANDS ||
      (deed(DEED.commands) > 0 && !s.isStageTwo()) ||
      (wonAt & ~all) !== 0
    if (isWrong)
      refuse(
        fields,
        ['deeds'],
        'zapisane są komendy dla koszmarów, pobudka albo zwycięstwa w obszarach, których nie może być',
        'commands, waking or areas won are noted that cannot be',
      )
  }
}

export function checkFigures(fields: Fields, s: State): void {
  const [bottom] = fields.get('stack')?.value.trim().split(/\s/) ?? []
  const isPlayed = bottom === 'turn'
  if (s.stack.depth > 0 && s.turn() >= LAST_TURN)
    refuse(fields, ['turn', 'stack'], `gra trwa najwyżej ${LAST_TURN} tur`, `the game lasts at most ${LAST_TURN} turns`)
  checkUnits(fields, s)
  checkStrongholds(fields, s, isPlayed)
  checkWings(fields, s, isPlayed)
  checkNightmares(fields, s, isPlayed)
  checkDevoured(fields, s, isPlayed)
  checkDeeds(fields, s)
}
