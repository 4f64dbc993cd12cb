import {
  type Audience,
  asSeat,
  capital,
  type EventWords,
  englishPlural,
  eventSpeaker,
  type GameWords,
  listOf,
  type MoveWords,
  moveSpeaker,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import { BAT, type Card, colourOf, DRAGON, friendOf, isCat, JOKER, MOTH, OWL, RAVEN, SYMBOLS } from './components.ts'
import type { Cause, Event, NineSource } from './events.ts'
import { NINE_WORD } from './land-notation.ts'
import type { KotyMove } from './moves.ts'
import type { SheetItem } from './scoring.ts'
import type { StepName } from './steps.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'

const OTHERS: { readonly [kind: number]: string } = {
  [RAVEN]: 'raven',
  [JOKER]: 'joker',
  [MOTH]: 'moth',
  [BAT]: 'bat',
  [OWL]: 'owl',
  [DRAGON]: 'dragon',
}

/** "blue 8", "raven". */
const name = (card: Card): string => (isCat(card) ? `${colourOf(card)} ${card}` : OTHERS[card]!)

const a = (card: Card): string => (card === OWL ? `an ${name(card)}` : `a ${name(card)}`)

const asCat = (card: Card, as: Card): string => (card === as ? a(card) : `${a(card)} (as ${a(as)})`)

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** "Ola takes" or "You take". */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? `You ${you}` : `${audience.name(seat)} ${they}`

const theDreamOf = (owner: Seat, audience: Audience): string =>
  owner === audience.you ? 'your dream' : `${audience.name(owner)}’s dream`

/** Where somebody does something: perhaps in their own dream. */
const dreamOf = (owner: Seat, actor: Seat, audience: Audience): string =>
  owner === actor && owner !== audience.you ? 'their own dream' : theDreamOf(owner, audience)

const whose = (owner: number, audience: Audience): string =>
  owner === audience.you ? 'your' : `${audience.name(asSeat(owner))}’s`

const topAt = (view: Redacted<View>, owner: number, land: number): Card | null => view.dreams[owner]!.lands[land]!.top

/** What it is laid on, and what comes of it. */
function onto(card: Card, owner: number, land: number, view: Redacted<View>, audience: Audience): string {
  const { top, nines } = view.dreams[owner]!.lands[land]!
  if (top === null && nines.length === 0) return `on ${whose(owner, audience)} empty land ${land + 1}`
  const where = `${whose(owner, audience)} land ${land + 1}`
  if (top === null) return `on the nine on ${where}`
  const outcome = top === card ? ': a fight' : top === friendOf(card) ? ': friends' : ''
  return `on the ${name(top)} on ${where}${isCat(card) ? outcome : ''}`
}

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>, audience: Audience) => string } = {
  turn: view =>
    view.agreed.options.moths + view.agreed.options.bats + view.agreed.options.dragons > 0
      ? 'Your turn: play a card on a dream, play a night card, or exchange your whole hand.'
      : 'Your turn: play a card on your own dream or a rival’s, or exchange your whole hand.',
  declare: () => 'Which cat is the joker?',
  nine: () => 'Which land takes the nine?',
  settle: view => `Which land takes both cards: ${list(view.onTable.map(name))}?`,
  carry: view => {
    const [owner, land] = view.stack!.registers
    return `Where does the ${name(topAt(view, owner, land)!)} go?`
  },
  reply: (view, audience) => `${attackSentence(view, audience)} Do you defend?`,
  partner: (view, audience) => `${attackSentence(view, audience)} Do you defend your partner?`,
  repeat: view => `The attack was repelled. Do you repeat it, with ${a(view.duel!.as)} or a joker?`,
}

function attackSentence(view: Redacted<View>, audience: Audience): string {
  const { attacker, attacked, land, as, card } = view.duel!
  return `${audience.name(attacker)} attacks the ${name(topAt(view, attacked, land)!)} on ${whose(attacked, audience)} land ${land + 1} with ${asCat(card ?? as, as)}.`
}

const whomToDefend = (view: Redacted<View>): string => (view.stack?.step === 'partner' ? 'your partner ' : '')

const moveWords: MoveWords<KotyMove, View> = {
  cat: ({ value, owner, land }, view, audience) =>
    capital(`${name(value as Card)} ${onto(value as Card, owner, land, view, audience)}`),
  raven: ({ owner, land }, view, audience) => capital(`${name(RAVEN)} ${onto(RAVEN, owner, land, view, audience)}`),
  joker: ({ owner, land }, view, audience) => capital(`${name(JOKER)} ${onto(JOKER, owner, land, view, audience)}`),
  declare: ({ value }, view) => {
    const [owner, land] = view.stack!.registers
    return capital(`${name(value as Card)}: ${topAt(view, owner, land) === value ? 'a fight' : 'friends'}`)
  },
  exchange: () => 'Exchange your whole hand',
  moth: ({ owner, land }, view, audience) =>
    `Moth: take the ${name(topAt(view, owner, land)!)} from ${whose(owner, audience)} land ${land + 1}`,
  carry: ({ owner, land }, _view, audience) => capital(`${whose(owner, audience)} land ${land + 1}`),
  bat: ({ owner, land }, _view, audience) => `Bat: take the raven from ${whose(owner, audience)} land ${land + 1}`,
  dragon: () => 'Dragon: chase away all ravens',
  put: ({ land }) => `Land ${land + 1}`,
  defend: (_move, view) => `Defend ${whomToDefend(view)}with ${a(view.duel!.as)}`,
  defendJoker: (_move, view) => `Defend ${whomToDefend(view)}with a joker`,
  owl: () => 'Owl: block the attack',
  letGo: (_move, view) => `Do not defend ${whomToDefend(view)}`.trim(),
  repeat: (_move, view) => `Repeat the attack with ${a(view.duel!.as)}`,
  repeatJoker: () => 'Repeat the attack with a joker',
  stop: () => 'Do not repeat the attack',
}

const SOURCES: { readonly [S in NineSource]: string } = {
  pile: 'a nine from the draw pile',
  bat: 'the raven as a nine',
  dragon: 'the dragon as a nine',
}

const CAUSES: { readonly [C in Cause]: (seat: Seat, audience: Audience) => string } = {
  threeLands: (seat, audience) => `${does(seat, audience, 'has', 'have')} three lands of three nines.`,
  noCards: () => 'There are no cards left.',
  standstill: () => 'Nobody has added a nine for forty rounds; that ending is our rule, not the rulebook’s.',
}

const eventWords: EventWords<Event> = {
  gameBegan: ({ starter }, audience) => `${does(starter, audience, 'starts', 'start')}.`,
  laid: ({ seat, card, land }, audience) => `${does(seat, audience, 'lays', 'lay')} ${a(card)} on land ${land + 1}.`,
  joined: ({ seat, card, as, land }, audience) =>
    `${does(seat, audience, 'plays', 'play')} ${asCat(card, as)} on land ${land + 1} of ${dreamOf(seat, seat, audience)}.`,
  chasedRaven: ({ seat, land }, audience) =>
    `${does(seat, audience, 'chases', 'chase')} the raven away from land ${land + 1}.`,
  showedJoker: ({ seat, owner, land }, audience) =>
    `${does(seat, audience, 'plays', 'play')} a joker on land ${land + 1} of ${dreamOf(owner, seat, audience)}.`,
  attacked: ({ seat, owner, land, card, as, repeated }, audience) =>
    `${does(seat, audience, 'attacks', 'attack')} land ${land + 1} of ${dreamOf(owner, seat, audience)}${repeated ? ' again,' : ''} with ${asCat(card, as)}.`,
  defended: ({ seat, owner, card, as }, audience) =>
    `${does(seat, audience, 'defends', 'defend')}${seat === owner ? '' : seat === audience.you ? ' your partner' : ' their partner'} with ${asCat(card, as)}.`,
  repelled: ({ attack, defence }) => `The attack is repelled; discarded: ${list([attack, defence].map(name))}.`,
  blocked: ({ seat, card }, audience) =>
    `${does(seat, audience, 'blocks', 'block')} the attack with an owl and ${seat === audience.you ? 'take' : 'takes'} the attacking card, ${a(card)}, to hand.`,
  letGo: ({ seat }, audience) => `${does(seat, audience, 'does not', 'do not')} defend.`,
  stopped: ({ seat }, audience) => `${does(seat, audience, 'does not', 'do not')} repeat the attack.`,
  covered: ({ seat, owner, land, card }, audience) =>
    `${does(seat, audience, 'covers', 'cover')} the nine on land ${land + 1} of ${dreamOf(owner, seat, audience)} with ${a(card)}.`,
  madeFriends: ({ cat, card }) => `The cats make friends and run away; discarded: ${list([cat, card].map(name))}.`,
  fought: ({ seat, owner, cat }, audience) =>
    owner === seat
      ? `Two of the same cat fight: ${name(cat)}.`
      : `Two of the same cat fight: the ${name(cat)} leaves ${theDreamOf(owner, audience)}.`,
  settled: ({ seat, land, cat }, audience) =>
    `${does(seat, audience, 'lays', 'lay')} a nine on land ${land + 1}, and the ${name(cat)} on it.`,
  addedNine: ({ seat, land, from }, audience) =>
    `${does(seat, audience, 'adds', 'add')} ${SOURCES[from]} to land ${land + 1}.`,
  lost: ({ cards }) => `There is no room for a nine; discarded: ${list(cards.map(name))}.`,
  drew: ({ seat, count, cards }, audience) =>
    `${does(seat, audience, 'draws', 'draw')} ${count} ${englishPlural(count, 'card', 'cards')}${cards === undefined ? '' : `: ${list(cards.map(name))}`}.`,
  reshuffled: ({ cards }) =>
    `The discard pile was shuffled: the new draw pile has ${cards} ${englishPlural(cards, 'card', 'cards')}.`,
  exchanged: ({ seat, cards }, audience) =>
    `${does(seat, audience, 'exchanges their', 'exchange your')} whole hand; discarded: ${list(cards.map(name))}.`,
  couldNotDraw: ({ seat }, audience) =>
    `${does(seat, audience, 'has', 'have')} no card to draw: this is the last card played.`,
  mothTook: ({ seat, owner, land, cat }, audience) =>
    `${does(seat, audience, 'plays a moth and takes', 'play a moth and take')} the ${name(cat)} from land ${land + 1} of ${dreamOf(owner, seat, audience)}.`,
  mothCarried: ({ cat, toOwner, toLand }, audience) =>
    `The moth carries the ${name(cat)} to land ${toLand + 1} of ${theDreamOf(toOwner, audience)}.`,
  batTook: ({ seat, owner, land }, audience) =>
    `${does(seat, audience, 'plays a bat and takes', 'play a bat and take')} the raven from land ${land + 1} of ${dreamOf(owner, seat, audience)}.`,
  dragonCame: ({ seat, ravens }, audience) =>
    `${does(seat, audience, 'plays', 'play')} the dragon: ${ravens.length === 0 ? 'there is no raven to chase away' : `${ravens.length} ${englishPlural(ravens.length, 'raven flies', 'ravens fly')} away`}.`,
  gameEnded: ({ cause, seat, dreams, teams, totals, winners }, audience) =>
    [
      `The game is over. ${CAUSES[cause](seat, audience)}`,
      teams
        ? teamScores(dreams, totals, audience)
        : `${dreams.map((sum, each) => `${audience.name(asSeat(each))}: ${sum}`).join(', ')}.`,
      teams ? winningTeams(dreams.length / 2, winners, audience) : winningPlayers(winners, audience),
    ].join(' '),
}

const youOr = (seat: Seat, audience: Audience): string => (seat === audience.you ? 'you' : audience.name(seat))

/** "Ala and Jan: 40 (15 + 25)". */
const teamScores = (dreams: readonly number[], totals: readonly number[], audience: Audience): string =>
  `${listOf(dreams.length / 2, first => {
    const second = first + dreams.length / 2
    const names = list([first, second].map(seat => audience.name(asSeat(seat))))
    return `${names}: ${totals[first]} (${dreams[first]} + ${dreams[second]})`
  }).join(', ')}.`

const winningPlayers = (winners: readonly Seat[], audience: Audience): string =>
  winners.length === 1
    ? `${does(winners[0]!, audience, 'wins', 'win')}!`
    : `${capital(list(winners.map(seat => youOr(seat, audience))))} share the win.`

const winningTeams = (teams: number, winners: readonly Seat[], audience: Audience): string => {
  const pairs = winners
    .filter(seat => seat < teams)
    .map(seat => list([youOr(seat, audience), youOr(asSeat(seat + teams), audience)]))
  return pairs.length === 1 ? `The team of ${pairs[0]} wins!` : `These teams share the win: ${pairs.join('; ')}.`
}

const SHEET: { readonly [I in SheetItem]: string } = {
  land1: 'land 1',
  land2: 'land 2',
  land3: 'land 3',
  land4: 'land 4',
  partner: 'the partner’s dream',
  nines: 'a tie: nines decide',
}

/** What lies on a land, or how many nines there are: "blue 8 on 2 nines". */
function counted(cards: string): string {
  const symbols = cards.split(' ').filter(symbol => symbol !== '')
  const nines = symbols.filter(symbol => symbol === NINE_WORD).length
  const ninesIn = `${nines} ${englishPlural(nines, 'nine', 'nines')}`
  const top = symbols.find(symbol => symbol !== NINE_WORD)
  if (top === undefined) return ninesIn
  const title = name(SYMBOLS.indexOf(top) as Card)
  return nines === 0 ? title : `${title} on ${ninesIn}`
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'your rivals’ points',
  lands: 'points in your dream',
  partner: 'points in your partner’s dream',
  nines: 'nines in a tie',
}

export const english: GameWords<Event, View> = {
  title: 'Koty (Cats)',
  about: 'Gather cats on nines, steal them from your rivals and defend your own: the dream with the most cats wins.',
  prompt: (view, audience) => (view.stack === null ? 'The game is over.' : PROMPTS[view.stack.step](view, audience)),
  move: moveSpeaker(moveWords),
  event: eventSpeaker(eventWords),
  sheetItem: item => SHEET[item as SheetItem],
  sheetCards: (_item, cards) => counted(cards),
  topics: TOPICS,
  notation: {
    '1 8': 'a blue cat',
    '2 7': 'a yellow cat',
    '3 6': 'a green cat',
    '4 5': 'a pink cat',
    '9': 'a nine: a card face down, doubles what lies on it',
    R: 'raven (0)',
    J: 'joker',
    M: 'moth',
    B: 'bat',
    O: 'owl',
    D: 'dragon',
  },
}
