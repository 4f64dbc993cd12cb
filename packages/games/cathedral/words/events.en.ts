import { type Audience, capital, type EventWords, englishPlural, type Seat } from '@sennik/engine'
import { RITUAL_STEPS } from '../cards/ritual-track.ts'
import { CARD_WORDS } from '../cards/text.ts'
import { TOKEN_COLOURS } from '../cards/vocabulary.ts'
import { type Card, LAP, PIECES } from '../components.ts'
import type { Arrival, Event, Removal, Strength } from '../events.ts'
import { FROM_DECK } from '../moves.ts'
import { type Names, TIMES } from './names.ts'
import { isShadows, isYou, known, nameOf } from './people.ts'

/** "Ola takes" or "You take". */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  isYou(seat, audience) ? `You ${you}` : `${audience.name(seat)} ${they}`

/** "Ola’s follower" or "your follower". */
const whose = (side: number, thing: string, audience: Audience): string =>
  isYou(side, audience) ? `your ${thing}` : `${nameOf(side, audience)}’s ${thing}`

const Whose = (side: number, thing: string, audience: Audience): string => capital(whose(side, thing, audience))

export const unitEnglish = (side: number, audience: Audience): string =>
  isShadows(side) ? 'a shadow' : whose(side, 'follower', audience)

export const sideEnglish = (side: number, audience: Audience): string => {
  if (isShadows(side)) return 'shadows'
  return isYou(side, audience) ? 'you' : nameOf(side, audience)
}

const count = (number: number, one: string, other = `${one}s`): string =>
  `${number} ${englishPlural(number, one, other)}`

const ARRIVALS: { readonly [A in Arrival]: string } = {
  produce: 'arrives',
  place: 'arrives',
  areas: 'arrives',
  shadow: 'arrives',
  recall: 'returns from Limbo',
}

const REMOVALS: { readonly [R in Removal]: readonly [they: string, you: string] } = {
  spent: ['gives up', 'give up'],
  banished: ['removes', 'remove'],
  paidFort: ['pays for a fort level with', 'pay for a fort level with'],
  paidRitual: ['pays for a ritual step with', 'pay for a ritual step with'],
}

const BRANCHES = ['first', 'second', 'third', 'fourth'] as const

/** "Ola loses 2 followers and 1 fort level." */
function lost(
  side: number,
  { units, levels, devoured }: { readonly units: number; readonly levels: number; readonly devoured: boolean },
  audience: Audience,
): string {
  const parts = [
    ...(units === 0 ? [] : [count(units, isShadows(side) ? 'unit' : 'follower')]),
    ...(levels === 0 ? [] : [count(levels, 'fort level')]),
  ]
  const isMany = isShadows(side) || isYou(side, audience)
  const losing = `${capital(sideEnglish(side, audience))} ${isMany ? 'lose' : 'loses'}`
  const eaten = units === 1 ? ' That unit is devoured.' : ' Those units are devoured.'
  return `${losing} ${parts.length === 0 ? 'nothing' : parts.join(' and ')}.${devoured && units > 0 ? eaten : ''}`
}

export function eventsEnglish(names: Names): EventWords<Event> {
  const card = (number: Card): string => names.card(number)
  const dream = (number: Card): string => names.dream(number)
  const cardOf = (number: Card): string => (number === 0 ? 'starting card' : card(number))
  const fought = ({ side, cards: played, attack, defence }: Strength, audience: Audience): string => {
    const laid = isShadows(side) ? played.filter(each => each !== 0).map(() => 'conflict card') : played.map(card)
    return `${sideEnglish(side, audience)}: ${laid.length === 0 ? 'no cards' : laid.join(', ')} (Attack ${attack}, Defence ${defence})`
  }

  return {
    gameBegan: ({ first }, audience) => `${does(first, audience, 'starts', 'start')} the game.`,
    upgraded: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'has', 'have')} a new upgrade: ${card(number)}, ${names.action(names.book.actionOf[number]!)}.`,
    drew: ({ seat, cards: drawn }, audience) =>
      `${does(seat, audience, 'draws', 'draw')} ${count(drawn.length, 'card')}${known(drawn, card)}.`,
    drewDreams: ({ seat, dreams: drawn }, audience) =>
      `${does(seat, audience, 'draws', 'draw')} ${count(drawn.length, 'dream')}${known(drawn, dream)}.`,
    reshuffled: ({ cards: number }) =>
      `The discard pile is shuffled: the development deck has ${count(number, 'card')}.`,
    conquered: ({ seat, area, corner }, audience) => {
      const founded = isYou(seat, audience) ? ' and found your stronghold there' : ' and founds a stronghold there'
      return `${does(seat, audience, 'conquers', 'conquer')} ${names.area(area)}${corner ? founded : ''}.`
    },
    shadowsCame: () => 'Shadows stand in the empty areas.',
    dreamerMoved: ({ seat, night }, audience) =>
      `${Whose(seat, 'Dreamer', audience)} is on Night space ${names.night(night)}.`,
    nightmaresRevealed: ({ nightmares, limit }) => {
      const end =
        limit === 0 ? 'Devoured units do not end the game.' : `${count(limit, 'devoured unit')} will trigger the end.`
      return `The Nightmares of this game: ${nightmares.map(number => names.nightmare(number)).join(' and ')}. ${end}`
    },
    turnBegan: ({ seat, turn, symbol }, audience) =>
      `Turn ${turn}: ${isYou(seat, audience) ? 'yours' : audience.name(seat)}. Marked areas have the symbol: ${names.symbol(symbol)}.`,
    dayChosen: ({ seat, action }, audience) => `${does(seat, audience, 'chooses', 'choose')} ${names.action(action)}.`,
    performed: ({ seat, action, card: number }, audience) =>
      `${does(seat, audience, 'performs', 'perform')} ${names.action(action)} (${cardOf(number)}).`,
    ignored: ({ seat, action }, audience) =>
      `${does(seat, audience, 'skips', 'skip')} ${names.action(action)} to draw 2 cards.`,
    returnedDream: ({ seat, dream: number }, audience) =>
      `${does(seat, audience, 'puts', 'put')} a dream at the bottom of the deck${known([number], dream)}.`,
    tookDream: ({ seat, place, dream: number }, audience) =>
      `${does(seat, audience, 'takes', 'take')} a dream from the ${place === FROM_DECK ? 'deck' : 'market'}${known([number], dream)}.`,
    marketFilled: ({ dream: number }) => `A new dream in the market: ${dream(number)}.`,
    discarded: ({ seat, cards: thrown }, audience) =>
      `${does(seat, audience, 'discards', 'discard')} ${count(thrown.length, 'card')}${known(thrown, card)}.`,
    reacted: ({ seat, how, card: number }, audience) => {
      if (how === 'pass') return `${does(seat, audience, 'passes', 'pass')}.`
      return `${does(seat, audience, 'reacts', 'react')}: ${CARD_WORDS.en.sections[how]} (${cardOf(number)}).`
    },
    dreamed: ({ seat, dream: number }, audience) => {
      const { points } = names.book.faces.dreams[number - 1]!
      return `${does(seat, audience, 'fulfils', 'fulfil')} the dream ${dream(number)}: ${count(points, 'point')}.`
    },
    turnEnded: ({ turn, lap }) =>
      turn % LAP === 0 && lap < TIMES.length ? `Turn ${turn} ends. Time: ${TIMES[lap]}.` : `Turn ${turn} ends.`,
    accepted: ({ seat }, audience) => `${does(seat, audience, 'does so', 'do so')}.`,
    declined: ({ seat }, audience) => `${does(seat, audience, 'declines', 'decline')}.`,
    chose: ({ seat, branch }, audience) =>
      `${does(seat, audience, 'chooses', 'choose')} the ${BRANCHES[branch]} effect.`,
    playedEvent: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'plays', 'play')} the event ${card(number)}.`,
    kept: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'keeps', 'keep')} a card${known([number], card)}.`,
    keptDream: ({ seat, dream: number }, audience) =>
      `${does(seat, audience, 'keeps', 'keep')} a dream${known([number], dream)}.`,
    shuffledBack: ({ seat, what, count: number }, audience) =>
      `${does(seat, audience, 'shuffles', 'shuffle')} back ${count(number, what === 'dreams' ? 'dream' : 'card')}.`,
    putUnder: ({ seat, count: number }, audience) =>
      `${does(seat, audience, 'puts', 'put')} ${count(number, 'dream')} at the bottom of the deck.`,
    stole: ({ seat, from, cards: taken }, audience) =>
      `${does(seat, audience, 'takes', 'take')} ${count(taken.length, 'card')} from ${whose(from, 'hand', audience)}${known(taken, card)}.`,
    arrived: ({ how, side, area }, audience) => `${names.area(area)}: ${unitEnglish(side, audience)} ${ARRIVALS[how]}.`,
    marched: ({ seat, from, to }, audience) =>
      `${does(seat, audience, 'moves', 'move')} a follower: ${names.area(from)} → ${names.area(to)}.`,
    flew: ({ seat, to }, audience) => `${Whose(seat, 'Winged', audience)} flies to ${names.area(to)}.`,
    converted: ({ seat, area, side }, audience) =>
      `${does(seat, audience, 'converts', 'convert')} ${unitEnglish(side, audience)}: ${names.area(area)}.`,
    removed: ({ how, by, side, area }, audience) => {
      const unit = (side as number) === by ? 'a follower' : unitEnglish(side, audience)
      return `${does(by, audience, ...REMOVALS[how])} ${unit}: ${names.area(area)}.`
    },
    devoured: ({ side, area, total }, audience) =>
      `${names.area(area)}: ${unitEnglish(side, audience)} is devoured. Devoured units: ${total}.`,
    restored: ({ seat }, audience) =>
      `${does(seat, audience, 'restores', 'restore')} a devoured follower to the supply.`,
    built: ({ seat, area, level }, audience) =>
      `${does(seat, audience, 'builds', 'build')} fort level ${level}: ${names.area(area)}.`,
    razed: ({ owner, area, level }, audience) =>
      `${names.area(area)}: ${whose(owner, 'fort', audience)} loses a level ${level === 0 ? 'and is gone' : `(${count(level, 'level')} left)`}.`,
    climbed: ({ seat, step }, audience) => {
      const { points } = RITUAL_STEPS[step - 1]!
      const seal = points > 0 ? `, ${count(points, 'point')}` : ''
      return `${Whose(seat, 'Ritual marker', audience)} climbs to step ${step}: ${names.stepKind(step)}${seal}.`
    },
    paidLimbo: ({ seat, count: number }, audience) =>
      `${does(seat, audience, 'pays', 'pay')} for the step from Limbo: ${count(number, 'follower')}.`,
    heldReturned: ({ seat, count: number }, audience) =>
      `${number} of ${isYou(seat, audience) ? 'your' : `${audience.name(seat)}’s`} followers ${englishPlural(number, 'returns', 'return')} from the ritual track to the supply.`,
    recalled: ({ seat }, audience) => `${does(seat, audience, 'takes', 'take')} a follower from Limbo to the supply.`,
    woke: ({ seat }, audience) =>
      `At the end of the turn ${sideEnglish(seat, audience)} will choose a Night space for ${isYou(seat, audience) ? 'your' : 'their'} Dreamer.`,
    echoed: ({ seat, action }, audience) =>
      `${does(seat, audience, 'performs', 'perform')} the Agree section of ${names.action(action)}.`,
    fought: ({ area, one, other }, audience) =>
      `Conflict: ${names.area(area)}, ${sideEnglish(one, audience)} and ${sideEnglish(other, audience)}.`,
    laid: ({ seat, card: number, count: laid }, audience) =>
      `${does(seat, audience, 'lays', 'lay')} a card face down (${laid} in all)${known([number], card)}.`,
    revealed: ({ strengths }, audience) =>
      `Cards are revealed. ${capital(strengths.map(strength => fought(strength, audience)).join('; '))}.`,
    losses: ({ side, units, levels, devoured }, audience) => lost(side, { units, levels, devoured }, audience),
    wonConflict: ({ side, area }, audience) =>
      `${names.area(area)}: ${sideEnglish(side, audience)} ${isShadows(side) || isYou(side, audience) ? 'win' : 'wins'} the conflict.`,
    retreated: ({ side, from, to }, audience) =>
      `${isShadows(side) ? 'A shadow' : Whose(side, 'follower', audience)} retreats: ${names.area(from)} → ${names.area(to)}.`,
    eliminated: ({ side, area, units, devoured }, audience) =>
      `${names.area(area)}: there is nowhere to retreat. ${lost(side, { units, levels: 0, devoured }, audience)}`,
    conflictEffect: ({ seat, card: number, how }, audience) => {
      if (how === 'draw') return `${does(seat, audience, 'draws', 'draw')} a card instead of the Victory.`
      const title = how === 'victory' ? 'Victory' : 'Defeat'
      const effect = names.effect(names.book.faces.conflicts[number - 1]![how])
      return `${title} (${sideEnglish(seat, audience)}): ${effect}`
    },
    pieceBuilt: ({ seat, piece, count: number }, audience) =>
      `${does(seat, audience, 'places', 'place')} piece ${names.piece(piece)} of the Cathedral (${number} of ${PIECES}).`,
    tokenTaken: ({ seat, token }, audience) =>
      `${does(seat, audience, 'takes', 'take')} a reward of the Forked Paths: ${names.token(token)}`,
    tokensPlaced: ({ colour }) =>
      `The ${CARD_WORDS.en.colours[TOKEN_COLOURS[colour]!]} rewards lie on the Forked Paths board.`,
    stageTwoCards: () => 'The cards of stage 2 come in: development, dreams and conflicts.',
    cathedralComplete: () => 'The Cathedral is complete: stage 2 begins, and the Nightmares stand in the Cathedral.',
    commanded: ({ seat, nightmare }, audience) =>
      `${does(seat, audience, 'commands', 'command')} ${names.nightmare(nightmare)}.`,
    prowled: ({ nightmare, to }) => `${names.nightmare(nightmare)} enters ${names.area(to)}.`,
    endTriggered: ({ total }) =>
      `Devoured units: ${total}. The game will end when everyone has had the same number of turns.`,
    gameEnded: ({ cause, scores, winners }, audience) => {
      const points = scores.map((score, seat) => `${sideEnglish(seat, audience)} ${score}`).join(', ')
      const why = cause === 'time' ? 'time has run out' : 'the Nightmares are sated'
      const [winner] = winners
      const win =
        winners.length === 1
          ? `${does(winner!, audience, 'wins', 'win')}!`
          : `A shared victory: ${winners.map(seat => sideEnglish(seat, audience)).join(', ')}.`
      return `The game is over: ${why}. Points: ${points}. ${win}`
    },
  }
}
