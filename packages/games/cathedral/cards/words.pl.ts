import { polishPlural } from '@sennik/engine'
import { areasPolish, yours } from './areas.pl.ts'
import { controlled, type Here, isSingle, ofOwn } from './areas.ts'
import * as noun from './nouns.pl.ts'
import type { CardWords } from './text.ts'
import type { BuildCost, Selector, StepKind, Whose } from './vocabulary.ts'

/** `w obszarze …` for one thing, `w obszarach …` for several. */
const within = (at: Selector, count: number, here: Here): string =>
  `w ${areasPolish(at, count === 1 || isSingle(at) ? 'loc' : 'locPl', here)}`

/** `z obszaru …` */
const outOf = (at: Selector, count: number, here: Here): string =>
  `z ${areasPolish(at, count === 1 || isSingle(at) ? 'gen' : 'genPl', here)}`

/** `do obszaru …` */
const into = (to: Selector, count: number, here: Here): string =>
  `do ${areasPolish(to, count === 1 || isSingle(to) ? 'gen' : 'genPl', here)}`

const KINDS: { readonly [K in StepKind]: string } = { path: '○', vision: '○ lub ◇', seal: '○, ◇ lub ■' }

const COST: { readonly [C in BuildCost]: (count: number) => string } = {
  full: () => 'za pełną cenę',
  less: count => (count === 1 ? 'o 1 wyznawcę taniej' : 'każdy o 1 wyznawcę taniej'),
  free: () => 'za darmo',
}

const WHOSE: { readonly [W in Whose]: typeof noun.cards } = {
  own: noun.ownFollowers,
  foe: noun.foeFollowers,
  shadow: noun.shadows,
  unit: noun.units,
}

const BANISHED = { foe: noun.foeFollowers, shadow: noun.shadows, unit: noun.foreignUnits } as const

/** An area that is its owner's own produces followers, another one may produce anything. */
const producedBy = (at: Selector): typeof noun.cards =>
  at === 'fort' || at === 'mine' || at === 'stronghold' ? noun.followers : noun.units

const items: CardWords['items'] = {
  draw: ({ count }) => `dobierz ${noun.cards(count)}`,
  scry: ({ count, keep, stage2 }) =>
    stage2
      ? `dobierz ${noun.stage2Cards(count)}, zatrzymaj ${keep}, resztę wtasuj z powrotem`
      : `dobierz ${noun.cards(count)}, zatrzymaj ${keep}, resztę odrzuć`,
  play: ({ count, upgrades }) => {
    const what = upgrades ? noun.upgrades : noun.cards
    return count === 'all'
      ? `zagraj z ręki dowolnie wiele ${upgrades ? 'ulepszeń' : 'kart'}`
      : `zagraj z ręki ${what.upTo(count)}`
  },
  discard: ({ count }) => `odrzuć ${noun.cards(count)}`,
  steal: ({ count }) => `zabierz jednemu z rywali ${noun.randomCards.upTo(count)} z ręki`,
  produce: ({ count, at, same }, here) =>
    same
      ? `wyprodukuj ${noun.followers.upTo(count)} w jednym ${areasPolish(controlled(at), 'loc', here)}`
      : `wyprodukuj ${noun.followers.upTo(count)} ${within(controlled(at), count, here)}`,
  place: ({ count, at }, here) => `umieść ${noun.followers.upTo(count)} ${within(at, count, here)}`,
  areas: ({ count, at }, here) => {
    const each = isSingle(at) ? yours(areasPolish(at, 'nom', here)) : `każdy ${everyArea(at, here)}`
    return count === 'level'
      ? `${each} produkuje tylu wyznawców, ile poziomów ma ${at === 'fort' ? 'forteca' : 'tam twoja forteca'}`
      : `${each} produkuje ${producedBy(at)(count)}`
  },
  move: ({ points, conversions }) => {
    const gained = `otrzymaj ${noun.points(points)}`
    return conversions === 0 ? gained : `${gained} i ${noun.conversions(conversions)} tam, gdzie jest twój skrzydlak`
  },
  wing: ({ points }) => `otrzymaj ${noun.points(points)} dla skrzydlaka`,
  convert: ({ count, at }, here) => `wykonaj ${noun.conversions.upTo(count)} ${within(at, count, here)}`,
  fly: ({ to }, here) => `przenieś skrzydlaka ${into(to, 1, here)}`,
  shift: ({ count, from, to }, here) => {
    const leaving = ofOwn(from) === 'any' ? '' : ` ${outOf(from, count, here)}`
    return `przenieś ${noun.ownFollowers.atMost(count)}${leaving} ${into(to, count, here)}, bez względu na odległość i wrogów`
  },
  build: ({ count, at, cost, anywhere }, here) => {
    const where = anywhere ? `${within(at, count, here)}, nawet bez kontroli` : within(controlled(at), count, here)
    return `zbuduj ${noun.levels.atMost(count)} ${where}, ${COST[cost](count)}`
  },
  raze: ({ count, at }, here) => `usuń ${noun.foeLevels.atMost(count)} ${within(at, count, here)}`,
  climb: ({ count, upTo }) => `wespnij się za darmo o ${noun.steps.atMost(count)} (${KINDS[upTo]})`,
  rite: ({ count, upTo, limbo }) => {
    const far = count === 'all' ? 'dowolnie wiele stopni' : noun.steps.atMost(count)
    const cheaper = limbo === 3 ? '' : `; z Limbo wystarczy ${limbo} wyznawców za stopień`
    return `wespnij się za opłatą o ${far} (${KINDS[upTo]})${cheaper}`
  },
  fight: ({ count, at, must, devours }, here) => {
    const what = must
      ? `musisz rozstrzygnąć ${noun.conflicts(count)}`
      : `możesz rozstrzygnąć ${noun.conflicts.upTo(count)}`
    const where = at === 'any' ? '' : ` ${within(at, count, here)}`
    const eaten = devours ? `; wyeliminowane ${count === 1 ? 'w nim' : 'w nich'} jednostki są pożarte` : ''
    return `${what}${where}${eaten}`
  },
  shadow: ({ count, at, same }, here) =>
    same
      ? `dodaj ${noun.shadows(count)} do jednego ${areasPolish(at, 'gen', here)}`
      : `dodaj ${noun.shadows(count)} ${into(at, count, here)}`,
  banish: ({ count, whose, at }, here) => `usuń ${BANISHED[whose].upTo(count)} ${outOf(at, count, here)}`,
  spend: ({ count, at }, here) => `usuń ${noun.ownFollowers(count)} ${outOf(ofOwn(at), count, here)}`,
  recall: ({ count, at }, here) =>
    `przywróć z Limbo ${noun.followers.atMost(count)} ${into(controlled(at), count, here)}`,
  command: ({ count }) => (count === 1 ? 'wydaj komendę koszmarowi' : `wydaj komendy ${count} różnym koszmarom`),
  prowl: ({ steps, each }, _here, speak) => {
    const moved = `przesuń ten koszmar o ${noun.areas.atMost(steps)}`
    return each.length === 0 ? moved : `${moved}, a po każdym wejściu: ${speak(each)}`
  },
  devour: ({ count, whose, at }, here) =>
    `pożryj ${WHOSE[whose](count)} ${outOf(whose === 'own' ? ofOwn(at) : at, count, here)}`,
  restore: ({ count }) => `przywróć do zasobów ${noun.ownDevoured.atMost(count)}`,
  wake: () => 'na koniec tej tury przenieś śniącego na dowolne pole nocy',
  echo: () => 'wykonaj Zgodę z dowolnej swojej karty akcji',
  dream: ({ count, keep, stage2 }) => {
    const [drawn, limit, rest] = stage2
      ? [noun.stage2Dreams(count), 'poza limitem 2 snów', 'resztę wtasuj z powrotem']
      : [noun.dreams(count), 'nawet ponad limit 2 snów', 'resztę odłóż na spód talii']
    return `dobierz ${drawn}, zatrzymaj ${keep} (${limit}), ${rest}`
  },
  may: ({ effect }, _here, speak) => `jeśli chcesz, ${speak(effect)}`,
  choose: ({ branches }, _here, speak) => `wybierz jedno: ${branches.map(speak).join('; albo ')}`,
  pay: ({ cost, effect }, _here, speak) => `możesz zapłacić: ${speak(cost)}; wtedy ${speak(effect)}`,
}

/** After "każdy" the area needs no "dowolny". */
const everyArea = (at: Selector, here: Here): string => yours(areasPolish(at, 'nom', here)).replace(/^dowolny /u, '')

/** `co najmniej 3 obszary obok Katedry`, `co najmniej 5 oznaczonych obszarów` */
function areasCounted(count: number, at: Selector): string {
  const form = polishPlural(count, 'nom', 'accPl', 'genPl') as 'nom' | 'accPl' | 'genPl'
  return `co najmniej ${count} ${bare(areasPolish(at, form, 'area'))}`
}

/** After a number nobody says "dowolny". */
const bare = (areas: string): string => areas.replace(/^dowoln\p{L}+ /u, '')

const manyWithin = (count: number, at: Selector): string =>
  `w co najmniej ${count} ${bare(areasPolish(at, count === 1 ? 'loc' : 'locPl', 'area'))}`

const conditions: CardWords['conditions'] = {
  controls: ({ count, at }) => `kontrolujesz ${areasCounted(count, at)}`,
  presence: ({ count, at }) => `masz obecność ${manyWithin(count, at)}`,
  followers: ({ count, at }) =>
    `masz w sumie co najmniej ${noun.followers(count)} ${at === 'any' ? 'na planszy' : within(at, 2, 'area')}`,
  crowds: ({ followers, count, at }) => `${manyWithin(count, at)} masz co najmniej po ${noun.followers(followers)}`,
  forts: ({ count, level }) => {
    const high = ['', '', ' o co najmniej 2 poziomach', ' o 3 poziomach'][level]!
    return `masz co najmniej ${noun.forts(count)}${high}${count > 1 && level > 1 ? ' każda' : ''}`
  },
  levels: ({ count }) => `masz na planszy co najmniej ${noun.levels(count)}`,
  fortSymbols: ({ count }) => `masz fortece w obszarach o co najmniej ${count} różnych symbolach`,
  symbols: ({ count }) => `kontrolujesz obszary o co najmniej ${count} różnych symbolach`,
  chain: ({ count }) => `kontrolujesz co najmniej ${noun.joinedAreas(count)}`,
  climbedTo: ({ step, markers }) =>
    markers === 1
      ? `twój Znacznik Rytuału jest na stopniu ${step} lub dalej`
      : `oba twoje Znaczniki Rytuałów są na stopniu ${step} lub dalej`,
  limbo: ({ count }) => `masz w Limbo co najmniej ${noun.followers(count)}`,
  hand: ({ count }) => `masz na ręce co najmniej ${noun.cards(count)} (Karta Walki Podstawowej się liczy, sny nie)`,
  upgrades: ({ count }) => `masz co najmniej ${noun.upgrades(count)}, licząc zakryte`,
  devoured: ({ count }) => `masz co najmniej ${noun.devouredFollowers(count)}`,
  wingedAt: ({ at }) => `twój skrzydlak jest ${yours(within(at, 1, 'area'))}`,
  nightmaresAt: ({ count, at }) =>
    count === 1
      ? `koszmar jest ${yours(within(at, 1, 'area'))}`
      : `oba koszmary są ${yours(within(at, count, 'area'))}`,
  mostAreas: () => 'kontrolujesz więcej obszarów niż którykolwiek z rywali',
  won: ({ count, against }) =>
    `masz w tej turze co najmniej ${noun.wonConflicts(count)}${{ any: '', shadow: ' z cieniami', player: ' z rywalem' }[against]}`,
  converted: ({ count }) => `masz w tej turze co najmniej ${noun.madeConversions(count)}`,
  produced: ({ count }) => `masz w tej turze co najmniej ${noun.newFollowers(count)}`,
  built: ({ count }) => `masz w tej turze co najmniej ${noun.builtLevels(count)}`,
  climbed: ({ count }) => `masz w tej turze co najmniej ${noun.climbedSteps(count)}`,
  commanded: ({ count }) => `masz w tej turze co najmniej ${noun.commands(count)}`,
}

const victoryPoints = (count: number): string => `${count} ${polishPlural(count, 'punkt', 'punkty', 'punktów')}`

export const cardsPolish: CardWords = {
  items,
  conditions,
  inOrder: clauses => clauses.join(', potem '),
  actions: {
    develop: 'Rozwój',
    fortify: 'Wzmocnienie',
    summon: 'Przywołanie',
    ritual: 'Rytuał',
    maneuver: 'Manewr',
  },
  symbols: { eye: 'Oko', hand: 'Dłoń', flame: 'Płomień', root: 'Korzeń' },
  stepKinds: { path: 'Ścieżka ○', vision: 'Wizja ◇', seal: 'Pieczęć ■' },
  times: {
    any: 'Przed każdą akcją lub reakcją i po niej.',
    end: 'Na koniec dowolnej tury.',
    myEnd: 'Na koniec swojej tury.',
  },
  marks: {
    before23: 'W Grze o Zmiennym Czasie Trwania przy 2 i 3 osobach stoi od początku.',
    before2: 'W Grze o Zmiennym Czasie Trwania przy 2 osobach stoi od początku.',
    stage2: 'Do gry wchodzą karty etapu 2: rozwoju, snów i konfliktu.',
  },
  colours: { grey: 'szara', yellow: 'żółta', red: 'czerwona' },
  sources: {
    book: 'z instrukcji',
    partly: 'częściowo z publicznych relacji, odtworzona przez nas',
    ours: 'odtworzona przez nas, nie jest kartą wydawcy',
    printed: 'przepisana z drukowanej karty',
    reward: 'działanie z instrukcji, kolor i numer odtworzone przez nas',
    track: 'tor odtworzony przez nas',
    map: 'mapa odtworzona przez nas',
  },
  reconstruction: {
    cards: 'Drukowane karty i mapa nie są publiczne: te są odtworzone przez nas.',
    boards: 'Mapa i tory są nasze, nie wydawcy.',
  },
  sections: { main: 'Akcja', agree: 'Zgoda', oppose: 'Sprzeciw' },
  lines: {
    nothing: 'Nic.',
    upgrade: action => `Ulepszenie karty ${action}.`,
    event: 'Wydarzenie.',
    effect: text => text,
    section: (section, text) => `${section}: ${text}`,
    limit: count => `Limit Jednostek w jednym obszarze: ${count}.`,
    fight: (attack, defence) => `Walka: Atak ${attack}, Obrona ${defence}.`,
    shadows: (count, attack, defence) =>
      `${count} ${polishPlural(count, 'cień', 'cienie', 'cieni')}: Atak ${attack}, Obrona ${defence}.`,
    players: count => `Przy ${count === 4 ? '4 osobach' : '3 i 4 osobach'}.`,
    stage: stage => `Etap ${stage}.`,
    points: count => `${victoryPoints(count)}.`,
    condition: text => `Warunek: ${text}`,
    cost: text => `Koszt: ${text}`,
    reward: text => `Nagroda: ${text}`,
    pieces: count =>
      `W Grze o Zmiennym Czasie Trwania: ${count} ${polishPlural(count, 'fragment', 'fragmenty', 'fragmentów')} Katedry.`,
    victory: text => `Zwycięstwo (albo dobierz 1 kartę): ${text}`,
    defeat: text => `Porażka: ${text}`,
    command: text => `Komenda: ${text}`,
    basicSide: 'Strona podstawowa.',
    advancedSide: 'Strona zaawansowana.',
    devourLimit: (two, three, four) =>
      `Koniec gry po pożarciu jednostek: ${two} przy 2 osobach, ${three} przy 3, ${four} przy 4.`,
    noDevourLimit: 'Bez liczby: o końcu gry decyduje drugi koszmar.',
    basicCombat: 'Karta Walki Podstawowej',
    startCard: action => `${action} (karta startowa)`,
    conflict: id => `Konflikt ${id}`,
    nightmare: (number, name) => `Koszmar ${number}: ${name}`,
    token: (id, colour) => `Nagroda ${id} (${colour})`,
    step: (number, kind) => `Stopień ${number}: ${kind}`,
    price: symbols =>
      symbols.length === 1
        ? `Opłata: 1 wyznawca z obszaru o symbolu ${symbols[0]}.`
        : `Opłata: po 1 wyznawcy z obszaru o każdym z symboli: ${symbols.join(', ')}.`,
    piece: id => `Fragment Katedry ${id}`,
    fork: (colour, needs) =>
      `Rozwidlone Ścieżki: nagroda ${colour}${needs.length === 0 ? '' : `, po ${needs.length === 1 ? 'fragmencie' : 'fragmentach'} ${needs.join(' i ')}`}.`,
    area: (number, name) => `Obszar ${number}: ${name}`,
    areaSymbol: symbol => `Symbol: ${symbol}.`,
    corner: 'Narożny.',
    besideCathedral: 'Obok Katedry.',
    fourOnly: 'Przy 3 osobach zakryty.',
    adjacent: (players, areas) => `Przy ${players} osobach sąsiaduje z obszarami: ${areas.join(', ')}.`,
    orCommand: 'W etapie 2 możesz zamiast tego wydać komendę koszmarowi.',
  },
}
