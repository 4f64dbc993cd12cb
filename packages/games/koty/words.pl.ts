import {
  type Audience,
  asSeat,
  capital,
  type EventWords,
  eventSpeaker,
  type GameWords,
  listOf,
  type MoveWords,
  moveSpeaker,
  polishPlural,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import {
  BAT,
  type Card,
  type Colour,
  colourOf,
  DRAGON,
  friendOf,
  isCat,
  JOKER,
  MOTH,
  OWL,
  RAVEN,
  SYMBOLS,
} from './components.ts'
import type { Cause, Event, NineSource } from './events.ts'
import { NINE_WORD } from './land-notation.ts'
import type { KotyMove } from './moves.ts'
import type { SheetItem } from './scoring.ts'
import type { StepName } from './steps.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'

/** Mianownik, biernik, narzędnik. */
type Cases = readonly [nominative: string, accusative: string, instrumental: string]

const COLOURS: { readonly [C in Colour]: Cases } = {
  blue: ['niebieski kot', 'niebieskiego kota', 'niebieskim kotem'],
  yellow: ['żółty kot', 'żółtego kota', 'żółtym kotem'],
  green: ['zielony kot', 'zielonego kota', 'zielonym kotem'],
  pink: ['różowy kot', 'różowego kota', 'różowym kotem'],
}

const OTHERS: { readonly [kind: number]: Cases } = {
  [RAVEN]: ['kruk', 'kruka', 'krukiem'],
  [JOKER]: ['joker', 'jokera', 'jokerem'],
  [MOTH]: ['ćma', 'ćmę', 'ćmą'],
  [BAT]: ['nietoperz', 'nietoperza', 'nietoperzem'],
  [OWL]: ['sowa', 'sowę', 'sową'],
  [DRAGON]: ['smok', 'smoka', 'smokiem'],
}

const inCase =
  (which: 0 | 1 | 2) =>
  (card: Card): string =>
    isCat(card) ? `${COLOURS[colourOf(card)][which]} ${card}` : OTHERS[card]![which]

/** „niebieski kot 8”, „niebieskiego kota 8”, „niebieskim kotem 8”. */
const who = inCase(0)
const whom = inCase(1)
const withWhom = inCase(2)

const asCat = (card: Card, as: Card, form: (card: Card) => string): string =>
  card === as ? form(card) : `${form(card)} (jako ${form(as)})`

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

const cardsIn = (count: number): string => `${count} ${polishPlural(count, 'kartę', 'karty', 'kart')}`

const ninesIn = (count: number): string => `${count} ${polishPlural(count, 'dziewiątka', 'dziewiątki', 'dziewiątek')}`

const onNines = (count: number): string => (count === 1 ? 'na 1 dziewiątce' : `na ${count} dziewiątkach`)

/** „Ola bierze” albo „Bierzesz”. */
const does = (seat: Seat, audience: Audience, they: string, you: string): string =>
  seat === audience.you ? you : `${audience.name(seat)} ${they}`

/** W czyim śnie, gdy nie gracz jest podmiotem zdania. */
const inTheDreamOf = (owner: Seat, audience: Audience): string =>
  owner === audience.you ? 'w twoim śnie' : `(sen: ${audience.name(owner)})`

/** W czyim śnie; gracz, który coś robi, robi to w swoim. */
const inDreamOf = (owner: Seat, actor: Seat, audience: Audience): string =>
  owner === actor ? 'w swoim śnie' : inTheDreamOf(owner, audience)

/** Kraina, jak ją widzi ten, kto wybiera. */
const landOf = (owner: number, land: number, audience: Audience): string =>
  owner === audience.you ? `krainę ${land + 1}` : `krainę ${land + 1} (sen: ${audience.name(asSeat(owner))})`

const topAt = (view: Redacted<View>, owner: number, land: number): Card | null => view.dreams[owner]!.lands[land]!.top

/** Na co się kładzie i co z tego będzie. */
function onto(card: Card, owner: number, land: number, view: Redacted<View>, audience: Audience): string {
  const { top, nines } = view.dreams[owner]!.lands[land]!
  if (top === null && nines.length === 0) return `na pustą krainę ${land + 1}`
  const where = owner === audience.you ? `kraina ${land + 1}` : `${audience.name(asSeat(owner))}, kraina ${land + 1}`
  if (top === null) return `na dziewiątkę (${where})`
  const outcome = top === card ? ', walka' : top === friendOf(card) ? ', przyjaźń' : ''
  return `na ${whom(top)} (${where}${isCat(card) ? outcome : ''})`
}

const PROMPTS: { readonly [S in StepName]: (view: Redacted<View>, audience: Audience) => string } = {
  turn: view =>
    view.agreed.options.moths + view.agreed.options.bats + view.agreed.options.dragons > 0
      ? 'Twoja tura: zagraj kartę na sen, zagraj kartę nocy albo wymień wszystkie karty.'
      : 'Twoja tura: zagraj kartę na swój sen lub na sen rywala albo wymień wszystkie karty.',
  declare: () => 'Którym kotem jest joker?',
  nine: () => 'Na którą krainę kładziesz dziewiątkę?',
  settle: view => `Na którą krainę kładziesz obie karty: ${list(view.onTable.map(whom))}?`,
  carry: view => {
    const [owner, land] = view.stack!.registers
    return `Dokąd trafi ${who(topAt(view, owner, land)!)}?`
  },
  reply: (view, audience) => `${attackSentence(view, audience)} Bronisz się?`,
  partner: (view, audience) => `${attackSentence(view, audience)} Bronisz partnera?`,
  repeat: view => `Atak odparty. Powtarzasz go ${withWhom(view.duel!.as)} albo jokerem?`,
}

function attackSentence(view: Redacted<View>, audience: Audience): string {
  const { attacker, attacked, land, as, card } = view.duel!
  const cat = whom(topAt(view, attacked, land)!)
  return `${audience.name(attacker)} atakuje ${asCat(card ?? as, as, withWhom)} ${cat} (${attacked === audience.you ? 'twój sen' : `sen: ${audience.name(attacked)}`}, kraina ${land + 1}).`
}

const whomToDefend = (view: Redacted<View>): string => (view.stack?.step === 'partner' ? 'partnera' : 'się')

const moveWords: MoveWords<KotyMove, View> = {
  cat: ({ value, owner, land }, view, audience) =>
    capital(`${who(value as Card)} ${onto(value as Card, owner, land, view, audience)}`),
  raven: ({ owner, land }, view, audience) => capital(`${who(RAVEN)} ${onto(RAVEN, owner, land, view, audience)}`),
  joker: ({ owner, land }, view, audience) => capital(`${who(JOKER)} ${onto(JOKER, owner, land, view, audience)}`),
  declare: ({ value }, view) => {
    const [owner, land] = view.stack!.registers
    return capital(`${who(value as Card)}: ${topAt(view, owner, land) === value ? 'walka' : 'przyjaźń'}`)
  },
  exchange: () => 'Wymień wszystkie karty',
  moth: ({ owner, land }, view, audience) =>
    `Ćma: zabierz ${whom(topAt(view, owner, land)!)} (${owner === audience.you ? 'twój sen' : `sen: ${audience.name(asSeat(owner))}`}, kraina ${land + 1})`,
  carry: ({ owner, land }, _view, audience) => capital(`na ${landOf(owner, land, audience)}`),
  bat: ({ owner, land }, _view, audience) =>
    `Nietoperz: zabierz kruka (${audience.name(asSeat(owner))}, kraina ${land + 1})`,
  dragon: () => 'Smok: przegoń wszystkie kruki',
  put: ({ land }) => `Kraina ${land + 1}`,
  defend: (_move, view) => `Broń ${whomToDefend(view)} ${withWhom(view.duel!.as)}`,
  defendJoker: (_move, view) => `Broń ${whomToDefend(view)} ${withWhom(JOKER)}`,
  owl: () => 'Sowa: zablokuj atak',
  letGo: (_move, view) => `Nie broń ${whomToDefend(view)}`,
  repeat: (_move, view) => `Powtórz atak ${withWhom(view.duel!.as)}`,
  repeatJoker: () => `Powtórz atak ${withWhom(JOKER)}`,
  stop: () => 'Nie powtarzaj ataku',
}

const SOURCES: { readonly [S in NineSource]: string } = {
  pile: 'dziewiątkę ze stosu dobierania',
  bat: 'kruka jako dziewiątkę',
  dragon: 'smoka jako dziewiątkę',
}

const CAUSES: { readonly [C in Cause]: (seat: Seat, audience: Audience) => string } = {
  threeLands: (seat, audience) => `${does(seat, audience, 'ma', 'Masz')} trzy krainy po trzy dziewiątki.`,
  noCards: () => 'Skończyły się karty.',
  standstill: () => 'Od czterdziestu okrążeń nikt nie dołożył dziewiątki; taki koniec to nasza zasada, nie instrukcji.',
}

const eventWords: EventWords<Event> = {
  gameBegan: ({ starter }, audience) => `${does(starter, audience, 'zaczyna', 'Zaczynasz')}.`,
  laid: ({ seat, card, land }, audience) =>
    `${does(seat, audience, 'kładzie', 'Kładziesz')} ${whom(card)} na krainie ${land + 1}.`,
  joined: ({ seat, card, as, land }, audience) =>
    `${does(seat, audience, 'zagrywa', 'Zagrywasz')} ${asCat(card, as, whom)} na krainę ${land + 1} w swoim śnie.`,
  chasedRaven: ({ seat, land }, audience) =>
    `${does(seat, audience, 'przegania', 'Przeganiasz')} kruka z krainy ${land + 1}.`,
  showedJoker: ({ seat, owner, land }, audience) =>
    `${does(seat, audience, 'zagrywa', 'Zagrywasz')} jokera na krainę ${land + 1} ${inDreamOf(owner, seat, audience)}.`,
  attacked: ({ seat, owner, land, card, as, repeated }, audience) =>
    `${repeated ? does(seat, audience, 'ponawia atak', 'Ponawiasz atak') : does(seat, audience, 'atakuje', 'Atakujesz')} ${asCat(card, as, withWhom)}: kraina ${land + 1} ${inDreamOf(owner, seat, audience)}.`,
  defended: ({ seat, owner, card, as }, audience) =>
    `${does(seat, audience, 'broni', 'Bronisz')} ${seat === owner ? 'się' : 'partnera'} ${asCat(card, as, withWhom)}.`,
  repelled: ({ attack, defence }) => `Atak odparty; odrzucone: ${list([attack, defence].map(who))}.`,
  blocked: ({ seat, card }, audience) =>
    `${does(seat, audience, 'blokuje', 'Blokujesz')} atak sową i ${seat === audience.you ? 'bierzesz' : 'bierze'} do ręki atakującą kartę: ${whom(card)}.`,
  letGo: ({ seat }, audience) => `${does(seat, audience, 'rezygnuje z obrony', 'Rezygnujesz z obrony')}.`,
  stopped: ({ seat }, audience) => `${does(seat, audience, 'nie powtarza ataku', 'Nie powtarzasz ataku')}.`,
  covered: ({ seat, owner, land, card }, audience) =>
    `${does(seat, audience, 'zakrywa', 'Zakrywasz')} dziewiątkę ${withWhom(card)}: kraina ${land + 1} ${inDreamOf(owner, seat, audience)}.`,
  madeFriends: ({ cat, card }) =>
    `Koty zaprzyjaźniają się i uciekają ze snu; odrzucone: ${list([cat, card].map(who))}.`,
  fought: ({ seat, owner, cat }, audience) =>
    owner === seat
      ? `Walczą dwa takie same koty: ${who(cat)}.`
      : `Walczą dwa takie same koty: ${who(cat)} znika ${owner === audience.you ? 'z twojego snu' : `ze snu (${audience.name(owner)})`}.`,
  settled: ({ seat, land, cat }, audience) =>
    `${does(seat, audience, 'kładzie', 'Kładziesz')} na krainie ${land + 1} dziewiątkę, a na niej ${whom(cat)}.`,
  addedNine: ({ seat, land, from }, audience) =>
    `${does(seat, audience, 'dokłada', 'Dokładasz')} ${SOURCES[from]} na krainę ${land + 1}.`,
  lost: ({ cards }) => `Nie ma miejsca na dziewiątkę; odrzucone: ${list(cards.map(who))}.`,
  drew: ({ seat, count, cards }, audience) =>
    `${does(seat, audience, 'dobiera', 'Dobierasz')} ${cardsIn(count)}${cards === undefined ? '' : `: ${list(cards.map(who))}`}.`,
  reshuffled: ({ cards }) =>
    `Przetasowano stos kart odrzuconych: w nowym stosie dobierania ${polishPlural(cards, 'jest', 'są', 'jest')} ${cards} ${polishPlural(cards, 'karta', 'karty', 'kart')}.`,
  exchanged: ({ seat, cards }, audience) =>
    `${does(seat, audience, 'wymienia', 'Wymieniasz')} wszystkie karty; odrzucone: ${list(cards.map(who))}.`,
  couldNotDraw: ({ seat }, audience) =>
    `${does(seat, audience, 'nie ma', 'Nie masz')} skąd dobrać karty: to ostatnie zagranie.`,
  mothTook: ({ seat, owner, land, cat }, audience) =>
    `${does(seat, audience, 'zagrywa', 'Zagrywasz')} ćmę i zabiera${seat === audience.you ? 'sz' : ''} ${whom(cat)}: kraina ${land + 1} ${inDreamOf(owner, seat, audience)}.`,
  mothCarried: ({ cat, toOwner, toLand }, audience) =>
    `Ćma zanosi ${whom(cat)} na krainę ${toLand + 1} ${inTheDreamOf(toOwner, audience)}.`,
  batTook: ({ seat, owner, land }, audience) =>
    `${does(seat, audience, 'zagrywa', 'Zagrywasz')} nietoperza i zabiera${seat === audience.you ? 'sz' : ''} kruka: kraina ${land + 1} ${inDreamOf(owner, seat, audience)}.`,
  dragonCame: ({ seat, ravens }, audience) =>
    `${does(seat, audience, 'zagrywa', 'Zagrywasz')} smoka: ${ravens.length === 0 ? 'nie ma kogo przeganiać' : `${ravens.length} ${polishPlural(ravens.length, 'kruk odlatuje', 'kruki odlatują', 'kruków odlatuje')}`}.`,
  gameEnded: ({ cause, seat, dreams, teams, totals, winners }, audience) =>
    [
      `Koniec gry. ${CAUSES[cause](seat, audience)}`,
      teams
        ? teamScores(dreams, totals, audience)
        : `${dreams.map((sum, each) => `${audience.name(asSeat(each))}: ${sum}`).join(', ')}.`,
      teams ? winningTeams(dreams.length / 2, winners, audience) : winningPlayers(winners, audience),
    ].join(' '),
}

const youOr = (seat: Seat, audience: Audience): string => (seat === audience.you ? 'ty' : audience.name(seat))

/** „Ala i Jan: 40 (15 + 25)”. */
const teamScores = (dreams: readonly number[], totals: readonly number[], audience: Audience): string =>
  `${listOf(dreams.length / 2, first => {
    const second = first + dreams.length / 2
    const names = list([first, second].map(seat => audience.name(asSeat(seat))))
    return `${names}: ${totals[first]} (${dreams[first]} + ${dreams[second]})`
  }).join(', ')}.`

const winningPlayers = (winners: readonly Seat[], audience: Audience): string =>
  winners.length === 1
    ? `${does(winners[0]!, audience, 'wygrywa', 'Wygrywasz')}!`
    : `Zwycięstwem dzielą się: ${list(winners.map(seat => youOr(seat, audience)))}.`

const winningTeams = (teams: number, winners: readonly Seat[], audience: Audience): string => {
  const pairs = winners
    .filter(seat => seat < teams)
    .map(seat => list([youOr(seat, audience), youOr(asSeat(seat + teams), audience)]))
  return pairs.length === 1 ? `Wygrywa drużyna: ${pairs[0]}!` : `Zwycięstwem dzielą się drużyny: ${pairs.join('; ')}.`
}

const SHEET: { readonly [I in SheetItem]: string } = {
  land1: 'kraina 1',
  land2: 'kraina 2',
  land3: 'kraina 3',
  land4: 'kraina 4',
  partner: 'sen partnera',
  nines: 'remis rozstrzygają dziewiątki',
}

/** Co leży na krainie albo ile jest dziewiątek: „niebieski kot 8 na 2 dziewiątkach”. */
function counted(cards: string): string {
  const symbols = cards.split(' ').filter(symbol => symbol !== '')
  const nines = symbols.filter(symbol => symbol === NINE_WORD).length
  const top = symbols.find(symbol => symbol !== NINE_WORD)
  if (top === undefined) return ninesIn(nines)
  const title = who(SYMBOLS.indexOf(top) as Card)
  return nines === 0 ? title : `${title} ${onNines(nines)}`
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'punkty rywali',
  lands: 'punkty w twoim śnie',
  partner: 'punkty we śnie partnera',
  nines: 'dziewiątki przy remisie',
}

export const polish: GameWords<Event, View> = {
  title: 'Koty',
  about: 'Zbieraj koty na dziewiątkach, podkradaj je rywalom i broń swoich: wygrywa sen, w którym jest ich najwięcej.',
  prompt: (view, audience) => (view.stack === null ? 'Gra skończona.' : PROMPTS[view.stack.step](view, audience)),
  move: moveSpeaker(moveWords),
  event: eventSpeaker(eventWords),
  sheetItem: item => SHEET[item as SheetItem],
  sheetCards: (_item, cards) => counted(cards),
  topics: TOPICS,
  notation: {
    '1 8': 'niebieski kot',
    '2 7': 'żółty kot',
    '3 6': 'zielony kot',
    '4 5': 'różowy kot',
    '9': 'dziewiątka: karta leżąca rewersem do góry, podwaja to, co na niej leży',
    R: 'kruk (0)',
    J: 'joker',
    M: 'ćma',
    B: 'nietoperz',
    O: 'sowa',
    D: 'smok',
  },
}
