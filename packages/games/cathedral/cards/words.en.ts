import { englishPlural } from '@sennik/engine'
import { areasEnglish, bareAreasEnglish } from './areas.en.ts'
import { controlled, type Here, isSingle, ofOwn } from './areas.ts'
import type { CardWords } from './text.ts'
import type { BuildCost, Selector, StepKind, Whose } from './vocabulary.ts'

/** `2 cards` */
const some = (count: number, one: string, other = `${one}s`): string => `${count} ${englishPlural(count, one, other)}`

/** `up to 2 cards`, but `1 card`: what one may do less of. */
const upTo = (count: number, one: string, other = `${one}s`): string =>
  `${count === 1 ? '' : 'up to '}${some(count, one, other)}`

/** `an area …` for one thing, `areas …` for several. */
const where = (at: Selector, count: number, here: Here): string =>
  areasEnglish(at, count === 1 || isSingle(at) ? 'one' : 'many', here)

const KINDS: { readonly [K in StepKind]: string } = { path: '○', vision: '○ or ◇', seal: '○, ◇ or ■' }

const COST: { readonly [C in BuildCost]: (count: number) => string } = {
  full: () => 'at full price',
  less: count => (count === 1 ? 'for 1 follower less' : 'each for 1 follower less'),
  free: () => 'for free',
}

const WHOSE: { readonly [W in Whose]: readonly [one: string, other: string] } = {
  own: ['of your followers', 'of your followers'],
  foe: ['follower of a rival', 'followers of rivals'],
  shadow: ['shadow', 'shadows'],
  unit: ['unit', 'units'],
}

const BANISHED: typeof WHOSE = { ...WHOSE, unit: ['unit that is not yours', 'units that are not yours'] }

const items: CardWords['items'] = {
  draw: ({ count }) => `draw ${some(count, 'card')}`,
  scry: ({ count, keep, stage2 }) =>
    stage2
      ? `draw ${some(count, 'card')} of stage 2, keep ${keep}, shuffle the rest back`
      : `draw ${some(count, 'card')}, keep ${keep}, discard the rest`,
  play: ({ count, upgrades }) => {
    const noun = upgrades ? 'upgrade' : 'card'
    return count === 'all' ? `play any number of ${noun}s from hand` : `play ${upTo(count, noun)} from hand`
  },
  discard: ({ count }) => `discard ${some(count, 'card')}`,
  steal: ({ count }) => `take ${upTo(count, 'random card')} from one rival’s hand`,
  produce: ({ count, at, same }, here) =>
    same
      ? `produce ${upTo(count, 'follower')} in one ${bareAreasEnglish(controlled(at), 'one', here)}`
      : `produce ${upTo(count, 'follower')} in ${where(controlled(at), count, here)}`,
  place: ({ count, at }, here) => `place ${upTo(count, 'follower')} in ${where(at, count, here)}`,
  areas: ({ count, at }, here) => {
    const each = isSingle(at) ? areasEnglish(at, 'one', here) : `each ${bareAreasEnglish(at, 'one', here)}`
    const noun = at === 'fort' || at === 'mine' || at === 'stronghold' ? 'follower' : 'unit'
    return count === 'level'
      ? `${each} produces as many followers as ${at === 'fort' ? 'the fort' : 'your fort there'} has levels`
      : `${each} produces ${some(count, noun)}`
  },
  move: ({ points, conversions }) => {
    const gained = `get ${some(points, 'movement point')}`
    return conversions === 0 ? gained : `${gained} and ${some(conversions, 'conversion')} where your Winged is`
  },
  wing: ({ points }) => `get ${some(points, 'movement point')} for your Winged`,
  convert: ({ count, at }, here) => `make ${upTo(count, 'conversion')} in ${where(at, count, here)}`,
  fly: ({ to }, here) => `move your Winged to ${areasEnglish(to, 'one', here)}`,
  shift: ({ count, from, to }, here) => {
    const leaving = ofOwn(from) === 'any' ? '' : ` from ${where(from, count, here)}`
    return `move ${upTo(count, ...WHOSE.own)}${leaving} to ${where(to, count, here)}, regardless of distance and enemies`
  },
  build: ({ count, at, cost, anywhere }, here) => {
    const place = anywhere ? `${where(at, count, here)}, even without control` : where(controlled(at), count, here)
    return `build ${upTo(count, 'fort level')} in ${place}, ${COST[cost](count)}`
  },
  raze: ({ count, at }, here) =>
    `remove ${upTo(count, 'level of a rival’s fort', 'levels of rivals’ forts')} in ${where(at, count, here)}`,
  climb: ({ count, upTo: kind }) => `climb ${upTo(count, 'step')} for free (${KINDS[kind]})`,
  rite: ({ count, upTo: kind, limbo }) => {
    const far = count === 'all' ? 'any number of steps' : upTo(count, 'step')
    const cheaper = limbo === 3 ? '' : `; from Limbo ${limbo} followers pay for a step`
    return `pay to climb ${far} (${KINDS[kind]})${cheaper}`
  },
  fight: ({ count, at, must, devours }, here) => {
    const what = must ? `you must resolve ${some(count, 'conflict')}` : `you may resolve ${upTo(count, 'conflict')}`
    const place = at === 'any' ? '' : ` in ${where(at, count, here)}`
    const eaten = devours ? `; units eliminated in ${count === 1 ? 'it' : 'them'} are devoured` : ''
    return `${what}${place}${eaten}`
  },
  shadow: ({ count, at, same }, here) =>
    same
      ? `add ${some(count, 'shadow')} to one area${at === 'any' ? '' : `: ${areasEnglish(at, 'one', here)}`}`
      : `add ${some(count, 'shadow')} to ${where(at, count, here)}`,
  banish: ({ count, whose, at }, here) => `remove ${upTo(count, ...BANISHED[whose])} from ${where(at, count, here)}`,
  spend: ({ count, at }, here) => `remove ${some(count, ...WHOSE.own)} from ${where(ofOwn(at), count, here)}`,
  recall: ({ count, at }, here) =>
    `return ${upTo(count, 'follower')} from Limbo to ${where(controlled(at), count, here)}`,
  command: ({ count }) => (count === 1 ? 'command a Nightmare' : `command ${count} different Nightmares`),
  prowl: ({ steps, each }, _here, speak) => {
    const moved = `move this Nightmare ${upTo(steps, 'area')}`
    return each.length === 0 ? moved : `${moved}, and after entering each: ${speak(each)}`
  },
  devour: ({ count, whose, at }, here) =>
    `devour ${some(count, ...WHOSE[whose])} from ${where(whose === 'own' ? ofOwn(at) : at, count, here)}`,
  restore: ({ count }) =>
    `restore ${upTo(count, 'of your devoured followers', 'of your devoured followers')} to your supply`,
  wake: () => 'at the end of this turn move your Dreamer to any Night space',
  echo: () => 'perform the Agree section of any of your action cards',
  dream: ({ count, keep, stage2 }) => {
    const [limit, rest] = stage2
      ? ['outside the limit of 2', 'shuffle the rest back']
      : ['even beyond the limit of 2', 'put the rest at the bottom of the deck']
    return `draw ${some(count, 'dream')}${stage2 ? ' of stage 2' : ''}, keep ${keep} (${limit}), ${rest}`
  },
  may: ({ effect }, _here, speak) => `if you wish, ${speak(effect)}`,
  choose: ({ branches }, _here, speak) => `choose one: ${branches.map(speak).join('; or ')}`,
  pay: ({ cost, effect }, _here, speak) => `you may pay: ${speak(cost)}; then ${speak(effect)}`,
}

const atLeast = (count: number, one: string, other = `${one}s`): string => `at least ${some(count, one, other)}`

/** `at least 3 areas beside the Cathedral` */
const areasCounted = (count: number, at: Selector): string =>
  `at least ${count} ${bareAreasEnglish(at, count === 1 ? 'one' : 'many', 'area')}`

const conditions: CardWords['conditions'] = {
  controls: ({ count, at }) => `you control ${areasCounted(count, at)}`,
  presence: ({ count, at }) => `you are present in ${areasCounted(count, at)}`,
  followers: ({ count, at }) =>
    `you have ${atLeast(count, 'follower')} in all ${at === 'any' ? 'on the board' : `in ${where(at, 2, 'area')}`}`,
  crowds: ({ followers, count, at }) => `in ${areasCounted(count, at)} you have ${atLeast(followers, 'follower')} each`,
  forts: ({ count, level }) => {
    const high = ['', '', ' with at least 2 levels', ' with 3 levels'][level]!
    return `you have ${atLeast(count, 'fort')}${high}${count > 1 && level > 1 ? ' each' : ''}`
  },
  levels: ({ count }) => `you have ${atLeast(count, 'fort level')} on the board`,
  fortSymbols: ({ count }) => `you have forts in areas of ${atLeast(count, 'different symbol')}`,
  symbols: ({ count }) => `you control areas of ${atLeast(count, 'different symbol')}`,
  chain: ({ count }) => `you control ${atLeast(count, 'connected area')}`,
  climbedTo: ({ step, markers }) =>
    markers === 1
      ? `a Ritual marker of yours is on step ${step} or further`
      : `both your Ritual markers are on step ${step} or further`,
  limbo: ({ count }) => `you have ${atLeast(count, 'follower')} in Limbo`,
  hand: ({ count }) => `you have ${atLeast(count, 'card')} in hand (Basic Combat counts, dreams do not)`,
  upgrades: ({ count }) => `you have ${atLeast(count, 'upgrade')}, covered ones included`,
  devoured: ({ count }) => `you have ${atLeast(count, 'devoured follower')}`,
  wingedAt: ({ at }) => `your Winged is in ${areasEnglish(at, 'one', 'area')}`,
  nightmaresAt: ({ count, at }) =>
    count === 1
      ? `a Nightmare is in ${areasEnglish(at, 'one', 'area')}`
      : `both Nightmares are in ${where(at, count, 'area')}`,
  mostAreas: () => 'you control more areas than any of your rivals',
  won: ({ count, against }) => {
    const whom = { any: '', shadow: ' against shadows', player: ' against a rival' }[against]
    return `you won ${atLeast(count, 'conflict')}${whom} this turn`
  },
  converted: ({ count }) => `you made ${atLeast(count, 'conversion')} this turn`,
  produced: ({ count }) => `you produced or placed ${atLeast(count, 'follower')} this turn`,
  built: ({ count }) => `you built ${atLeast(count, 'fort level')} this turn`,
  climbed: ({ count }) => `you climbed ${atLeast(count, 'step')} this turn`,
  commanded: ({ count }) => `you commanded ${atLeast(count, 'Nightmare')} this turn`,
}

export const cardsEnglish: CardWords = {
  items,
  conditions,
  inOrder: clauses => clauses.join(', then '),
  actions: { develop: 'Develop', fortify: 'Fortify', summon: 'Summon', ritual: 'Ritual', maneuver: 'Maneuver' },
  symbols: { eye: 'Eye', hand: 'Hand', flame: 'Flame', root: 'Root' },
  stepKinds: { path: 'Path ○', vision: 'Vision ◇', seal: 'Seal ■' },
  times: {
    any: 'Before and after any action or reaction.',
    end: 'At the end of any turn.',
    myEnd: 'At the end of your own turn.',
  },
  marks: {
    before23: 'In the Variable-length game with 2 and 3 players it stands from the start.',
    before2: 'In the Variable-length game with 2 players it stands from the start.',
    stage2: 'The cards of stage 2 come in: development, dreams and conflicts.',
  },
  colours: { grey: 'grey', yellow: 'yellow', red: 'red' },
  sources: {
    book: 'from the rulebook',
    partly: 'partly from public reports, reconstructed by us',
    ours: 'reconstructed by us, not the publisher’s card',
    printed: 'written down from the printed card',
    reward: 'its effect from the rulebook, its colour and number reconstructed by us',
    track: 'track reconstructed by us',
    map: 'map reconstructed by us',
  },
  reconstruction: {
    cards: 'The printed cards and map are not public: these are our reconstruction.',
    boards: 'The map and the tracks are our own, not the publisher’s.',
  },
  sections: { main: 'Action', agree: 'Agree', oppose: 'Oppose' },
  lines: {
    nothing: 'Nothing.',
    upgrade: action => `Upgrade of ${action}.`,
    event: 'Event.',
    effect: text => text,
    section: (section, text) => `${section}: ${text}`,
    limit: count => `Unit Limit in one area: ${count}.`,
    fight: (attack, defence) => `Combat: Attack ${attack}, Defence ${defence}.`,
    shadows: (count, attack, defence) => `${some(count, 'shadow')}: Attack ${attack}, Defence ${defence}.`,
    players: count => `With ${count === 4 ? '4' : '3 and 4'} players.`,
    stage: stage => `Stage ${stage}.`,
    points: count => `${some(count, 'point')}.`,
    condition: text => `Condition: ${text}`,
    cost: text => `Cost: ${text}`,
    reward: text => `Reward: ${text}`,
    pieces: count => `In the Variable-length game: ${some(count, 'piece')} of the Cathedral.`,
    victory: text => `Victory (or draw 1 card): ${text}`,
    defeat: text => `Defeat: ${text}`,
    command: text => `Command: ${text}`,
    basicSide: 'Basic side.',
    advancedSide: 'Advanced side.',
    devourLimit: (two, three, four) =>
      `Devoured units that end the game: ${two} with 2 players, ${three} with 3, ${four} with 4.`,
    noDevourLimit: 'No number: the other Nightmare decides about the end.',
    basicCombat: 'Basic Combat',
    startCard: action => `${action} (starting card)`,
    conflict: id => `Conflict ${id}`,
    nightmare: (number, name) => `Nightmare ${number}: ${name}`,
    token: (id, colour) => `Reward ${id} (${colour})`,
    step: (number, kind) => `Step ${number}: ${kind}`,
    price: symbols =>
      symbols.length === 1
        ? `Price: 1 follower from an area with the ${symbols[0]}.`
        : `Price: 1 follower from an area with each of: ${symbols.join(', ')}.`,
    piece: id => `Piece ${id} of the Cathedral`,
    fork: (colour, needs) =>
      `Forked Paths: a ${colour} reward${needs.length === 0 ? '' : `, after ${needs.join(' and ')}`}.`,
    area: (number, name) => `Area ${number}: ${name}`,
    areaSymbol: symbol => `Symbol: ${symbol}.`,
    corner: 'A corner.',
    besideCathedral: 'Beside the Cathedral.',
    fourOnly: 'Covered with 3 players.',
    adjacent: (players, areas) => `With ${players} players it is adjacent to: ${areas.join(', ')}.`,
    orCommand: 'In stage 2 you may command a Nightmare instead.',
  },
}
