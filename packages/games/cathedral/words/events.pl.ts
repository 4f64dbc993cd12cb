import { type Audience, capital, type EventWords, polishPlural } from '@sennik/engine'
import { RITUAL_STEPS } from '../cards/ritual-track.ts'
import { CARD_WORDS } from '../cards/text.ts'
import { TOKEN_COLOURS } from '../cards/vocabulary.ts'
import { type Card, LAP, PIECES } from '../components.ts'
import type { Arrival, Event, Removal, Strength } from '../events.ts'
import { FROM_DECK } from '../moves.ts'
import { type Names, TIMES } from './names.ts'
import { does, isShadows, isYou, known, nameOf } from './people.ts'

/** Who, in brackets behind a thing: „wyznawca (Ola)”, „twój wyznawca”. */
const whose = (side: number, thing: string, your: string, audience: Audience): string =>
  isYou(side, audience) ? `${your} ${thing}` : `${thing} (${nameOf(side, audience)})`

/** Jednostka strony. */
const unitPolish = (side: number, audience: Audience): string =>
  isShadows(side) ? 'cień' : whose(side, 'wyznawca', 'twój', audience)

/** Ta sama jednostka w bierniku. `your`: „twojego”, a gdy mowa o tym, kto sam coś robi, „swojego”. */
export const unitAccusative = (side: number, audience: Audience, your = 'twojego'): string =>
  isShadows(side) ? 'cień' : whose(side, 'wyznawcę', your, audience)

export const sidePolish = (side: number, audience: Audience): string => {
  if (isShadows(side)) return 'cienie'
  return isYou(side, audience) ? 'ty' : nameOf(side, audience)
}

const count = (number: number, one: string, few: string, many: string): string =>
  `${number} ${polishPlural(number, one, few, many)}`
const cards = (number: number): string => count(number, 'kartę', 'karty', 'kart')
const dreams = (number: number): string => count(number, 'sen', 'sny', 'snów')

const COLOURS = { grey: 'szare', yellow: 'żółte', red: 'czerwone' } as const

const ARRIVALS: { readonly [A in Arrival]: string } = {
  produce: 'przybywa',
  place: 'przybywa',
  areas: 'przybywa',
  shadow: 'przybywa',
  recall: 'wraca z Limbo',
}

/** Jednostkę usuwa się komuś, wyznawcę oddaje się własnego. */
const REMOVALS: { readonly [R in Removal]: readonly [they: string, you: string] } = {
  spent: ['oddaje wyznawcę', 'Oddajesz wyznawcę'],
  banished: ['usuwa', 'Usuwasz'],
  paidFort: ['płaci wyznawcą za poziom fortecy', 'Płacisz wyznawcą za poziom fortecy'],
  paidRitual: ['płaci wyznawcą za stopień rytuału', 'Płacisz wyznawcą za stopień rytuału'],
}

/** „Ola traci 2 wyznawców i 1 poziom fortecy.” */
function lost(
  side: number,
  { units, levels, devoured }: { readonly units: number; readonly levels: number; readonly devoured: boolean },
  audience: Audience,
): string {
  const parts = [
    ...(units === 0
      ? []
      : [
          isShadows(side)
            ? count(units, 'jednostkę', 'jednostki', 'jednostek')
            : count(units, 'wyznawcę', 'wyznawców', 'wyznawców'),
        ]),
    ...(levels === 0 ? [] : [count(levels, 'poziom fortecy', 'poziomy fortecy', 'poziomów fortecy')]),
  ]
  const losing = isShadows(side)
    ? ['Cienie tracą', 'Cienie nic nie tracą']
    : isYou(side, audience)
      ? ['Tracisz', 'Nic nie tracisz']
      : [`${nameOf(side, audience)} traci`, `${nameOf(side, audience)} nic nie traci`]
  if (parts.length === 0) return `${losing[1]}.`
  const eaten = units === 1 ? ' Ta jednostka zostaje pożarta.' : ' Te jednostki zostają pożarte.'
  return `${losing[0]} ${parts.join(' i ')}.${devoured && units > 0 ? eaten : ''}`
}

export function eventsPolish(names: Names): EventWords<Event> {
  const card = (number: Card): string => names.card(number)
  const dream = (number: Card): string => names.dream(number)
  const fought = ({ side, cards: played, attack, defence }: Strength, audience: Audience): string => {
    const laid = isShadows(side) ? played.filter(each => each !== 0).map(() => 'karta konfliktu') : played.map(card)
    return `${sidePolish(side, audience)}: ${laid.length === 0 ? 'bez kart' : laid.join(', ')} (Atak ${attack}, Obrona ${defence})`
  }
  const effectOf = (number: Card, how: 'victory' | 'defeat'): string =>
    names.effect(names.book.faces.conflicts[number - 1]![how])

  return {
    gameBegan: ({ first }, audience) => `${does(first, audience, 'zaczyna', 'Zaczynasz')} grę.`,
    upgraded: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'ma', 'Masz')} nowe ulepszenie: ${card(number)}, akcja ${names.action(names.book.actionOf[number]!)}.`,
    drew: ({ seat, cards: drawn }, audience) =>
      `${does(seat, audience, 'dobiera', 'Dobierasz')} ${cards(drawn.length)}${known(drawn, card)}.`,
    drewDreams: ({ seat, dreams: drawn }, audience) =>
      `${does(seat, audience, 'dobiera', 'Dobierasz')} ${dreams(drawn.length)}${known(drawn, dream)}.`,
    reshuffled: ({ cards: number }) => `Stos kart odrzuconych zostaje przetasowany: talia rozwoju ma ${cards(number)}.`,
    conquered: ({ seat, area, corner }, audience) => {
      const founded = isYou(seat, audience) ? ' i zakładasz tam twierdzę' : ' i zakłada tam twierdzę'
      return `${does(seat, audience, 'podbija', 'Podbijasz')} obszar ${names.area(area)}${corner ? founded : ''}.`
    },
    shadowsCame: () => 'W pustych obszarach stają cienie.',
    dreamerMoved: ({ seat, night }, audience) =>
      `${isYou(seat, audience) ? 'Twój śniący' : `Śniący (${audience.name(seat)})`} jest na polu nocy ${names.night(night)}.`,
    nightmaresRevealed: ({ nightmares, limit }) => {
      const end =
        limit === 0
          ? 'Pożarte jednostki nie kończą gry.'
          : `Koniec gry wywoła pożarcie ${count(limit, 'jednostki', 'jednostek', 'jednostek')}.`
      return `Koszmary tej gry: ${nightmares.map(number => names.nightmare(number)).join(' i ')}. ${end}`
    },
    turnBegan: ({ seat, turn, symbol }, audience) =>
      `Tura ${turn}: ${isYou(seat, audience) ? 'twoja' : audience.name(seat)}. Oznaczone obszary mają symbol: ${names.symbol(symbol)}.`,
    dayChosen: ({ seat, action }, audience) =>
      `${does(seat, audience, 'wybiera', 'Wybierasz')} akcję ${names.action(action)}.`,
    performed: ({ seat, action, card: number }, audience) =>
      `${does(seat, audience, 'wykonuje', 'Wykonujesz')} akcję ${names.action(action)} (${number === 0 ? 'karta startowa' : card(number)}).`,
    ignored: ({ seat, action }, audience) =>
      `${does(seat, audience, 'pomija', 'Pomijasz')} akcję ${names.action(action)}, aby dobrać 2 karty.`,
    returnedDream: ({ seat, dream: number }, audience) =>
      `${does(seat, audience, 'odkłada', 'Odkładasz')} sen na spód talii${known([number], dream)}.`,
    tookDream: ({ seat, place, dream: number }, audience) =>
      `${does(seat, audience, 'bierze', 'Bierzesz')} sen ${place === FROM_DECK ? 'z talii' : 'z rynku'}${known([number], dream)}.`,
    marketFilled: ({ dream: number }) => `Nowy sen na rynku: ${dream(number)}.`,
    discarded: ({ seat, cards: thrown }, audience) =>
      `${does(seat, audience, 'odrzuca', 'Odrzucasz')} ${cards(thrown.length)}${known(thrown, card)}.`,
    reacted: ({ seat, how, card: number }, audience) => {
      if (how === 'pass') return `${does(seat, audience, 'pasuje', 'Pasujesz')}.`
      const section = CARD_WORDS.pl.sections[how]
      return `${does(seat, audience, 'reaguje', 'Reagujesz')}: ${section} (${number === 0 ? 'karta startowa' : card(number)}).`
    },
    dreamed: ({ seat, dream: number }, audience) => {
      const { points } = names.book.faces.dreams[number - 1]!
      return `${does(seat, audience, 'spełnia', 'Spełniasz')} sen ${dream(number)}: ${count(points, 'punkt', 'punkty', 'punktów')}.`
    },
    turnEnded: ({ turn, lap }) =>
      turn % LAP === 0 && lap < TIMES.length ? `Koniec tury ${turn}. Czas: ${TIMES[lap]}.` : `Koniec tury ${turn}.`,
    accepted: ({ seat }, audience) =>
      `${does(seat, audience, 'korzysta z tej możliwości', 'Korzystasz z tej możliwości')}.`,
    declined: ({ seat }, audience) => `${does(seat, audience, 'rezygnuje', 'Rezygnujesz')}.`,
    chose: ({ seat, branch }, audience) =>
      `${does(seat, audience, 'wybiera', 'Wybierasz')} ${['pierwszy', 'drugi', 'trzeci', 'czwarty'][branch]} efekt.`,
    playedEvent: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'zagrywa', 'Zagrywasz')} wydarzenie ${card(number)}.`,
    kept: ({ seat, card: number }, audience) =>
      `${does(seat, audience, 'zatrzymuje', 'Zatrzymujesz')} kartę${known([number], card)}.`,
    keptDream: ({ seat, dream: number }, audience) =>
      `${does(seat, audience, 'zatrzymuje', 'Zatrzymujesz')} sen${known([number], dream)}.`,
    shuffledBack: ({ seat, what, count: number }, audience) =>
      `${does(seat, audience, 'wtasowuje', 'Wtasowujesz')} z powrotem ${what === 'dreams' ? dreams(number) : cards(number)}.`,
    putUnder: ({ seat, count: number }, audience) =>
      `${does(seat, audience, 'odkłada', 'Odkładasz')} na spód talii ${dreams(number)}.`,
    stole: ({ seat, from, cards: taken }, audience) => {
      const victim = isYou(from, audience) ? 'z twojej ręki' : `z ręki rywala (${audience.name(from)})`
      return `${does(seat, audience, 'zabiera', 'Zabierasz')} ${cards(taken.length)} ${victim}${known(taken, card)}.`
    },
    arrived: ({ how, side, area }, audience) => `${names.area(area)}: ${ARRIVALS[how]} ${unitPolish(side, audience)}.`,
    marched: ({ seat, from, to, how }, audience) => {
      const [they, you] = how === 'march' ? ['prowadzi', 'Prowadzisz'] : ['przenosi', 'Przenosisz']
      return `${does(seat, audience, they, you)} wyznawcę: ${names.area(from)} → ${names.area(to)}.`
    },
    flew: ({ seat, to }, audience) =>
      `${isYou(seat, audience) ? 'Twój skrzydlak' : `Skrzydlak (${audience.name(seat)})`} leci do obszaru ${names.area(to)}.`,
    converted: ({ seat, area, side }, audience) =>
      `${names.area(area)}: ${isYou(seat, audience) ? 'zamieniasz' : `${audience.name(seat)} zamienia`} ${unitAccusative(side, audience)} na swojego wyznawcę.`,
    removed: ({ how, by, side, area }, audience) => {
      const [they, you] = REMOVALS[how]
      const what = how === 'banished' ? ` ${unitAccusative(side, audience)}` : ''
      return `${does(by, audience, they, you)}${what}: ${names.area(area)}.`
    },
    devoured: ({ side, area, total }, audience) =>
      `${names.area(area)}: pożarty zostaje ${unitPolish(side, audience)}. Pożartych jednostek: ${total}.`,
    restored: ({ seat }, audience) =>
      `${does(seat, audience, 'przywraca', 'Przywracasz')} do zasobów pożartego wyznawcę.`,
    built: ({ seat, area, level }, audience) =>
      `${does(seat, audience, 'buduje', 'Budujesz')} poziom ${level} fortecy: ${names.area(area)}.`,
    razed: ({ owner, area, level }, audience) =>
      `${names.area(area)}: ${whose(owner, 'forteca', 'twoja', audience)} traci poziom ${level === 0 ? 'i znika' : `(${level === 1 ? 'zostaje' : 'zostają'} ${count(level, 'poziom', 'poziomy', 'poziomów')})`}.`,
    climbed: ({ seat, step }, audience) => {
      const { points } = RITUAL_STEPS[step - 1]!
      const seal = points > 0 ? `, ${count(points, 'punkt', 'punkty', 'punktów')}` : ''
      return `${isYou(seat, audience) ? 'Twój Znacznik Rytuału' : `Znacznik Rytuału (${audience.name(seat)})`} wchodzi na stopień ${step}: ${names.stepKind(step)}${seal}.`
    },
    paidLimbo: ({ seat, count: number }, audience) =>
      `${does(seat, audience, 'płaci', 'Płacisz')} za stopień z Limbo: ${count(number, 'wyznawca', 'wyznawców', 'wyznawców')}.`,
    heldReturned: ({ seat, count: number }, audience) =>
      isYou(seat, audience)
        ? `Z Toru Rytuału wraca do zasobów ${count(number, 'twój wyznawca', 'twoich wyznawców', 'twoich wyznawców')}.`
        : `Z Toru Rytuału wraca do zasobów ${count(number, 'wyznawca', 'wyznawców', 'wyznawców')} (${audience.name(seat)}).`,
    recalled: ({ seat }, audience) => `${does(seat, audience, 'zabiera', 'Zabierasz')} wyznawcę z Limbo do zasobów.`,
    woke: ({ seat }, audience) =>
      `Na koniec tury ${isYou(seat, audience) ? 'wybierzesz' : `${audience.name(seat)} wybierze`} pole nocy dla śniącego.`,
    echoed: ({ seat, action }, audience) =>
      `${does(seat, audience, 'wykonuje', 'Wykonujesz')} Zgodę z karty akcji ${names.action(action)}.`,
    fought: ({ area, one, other }, audience) =>
      `Konflikt: ${names.area(area)}, ${sidePolish(one, audience)} i ${sidePolish(other, audience)}.`,
    laid: ({ seat, card: number, count: laid }, audience) =>
      `${does(seat, audience, 'kładzie', 'Kładziesz')} zakrytą kartę (razem ${laid})${known([number], card)}.`,
    revealed: ({ strengths }, audience) =>
      `Karty odkryte. ${capital(strengths.map(strength => fought(strength, audience)).join('; '))}.`,
    losses: ({ side, units, levels, devoured }, audience) => lost(side, { units, levels, devoured }, audience),
    wonConflict: ({ side, area }, audience) => {
      if (isShadows(side)) return `${names.area(area)}: konflikt wygrywają cienie.`
      return `${names.area(area)}: ${isYou(side, audience) ? 'wygrywasz konflikt' : `konflikt wygrywa ${nameOf(side, audience)}`}.`
    },
    retreated: ({ side, from, to }, audience) =>
      `Wycofuje się ${unitPolish(side, audience)}: ${names.area(from)} → ${names.area(to)}.`,
    eliminated: ({ side, area, units, devoured }, audience) =>
      `${names.area(area)}: nie ma dokąd się wycofać. ${lost(side, { units, levels: 0, devoured }, audience)}`,
    conflictEffect: ({ seat, card: number, how }, audience) => {
      if (how === 'draw') return `${does(seat, audience, 'dobiera', 'Dobierasz')} kartę zamiast Zwycięstwa.`
      const title = how === 'victory' ? 'Zwycięstwo' : 'Porażka'
      return `${title} (${sidePolish(seat, audience)}): ${effectOf(number, how)}`
    },
    pieceBuilt: ({ seat, piece, count: number }, audience) =>
      `${does(seat, audience, 'dokłada', 'Dokładasz')} fragment Katedry ${names.piece(piece)} (${number} z ${PIECES}).`,
    tokenTaken: ({ seat, token }, audience) =>
      `${does(seat, audience, 'bierze', 'Bierzesz')} nagrodę Rozwidlonych Ścieżek: ${names.token(token)}`,
    tokensPlaced: ({ colour }) => `Na Planszy Rozwidlonych Ścieżek leżą ${COLOURS[TOKEN_COLOURS[colour]!]} nagrody.`,
    stageTwoCards: () => 'Do gry wchodzą karty etapu 2: rozwoju, snów i konfliktu.',
    cathedralComplete: () => 'Katedra jest ukończona: zaczyna się etap 2, a w Katedrze stają koszmary.',
    commanded: ({ seat, nightmare }, audience) =>
      `${does(seat, audience, 'wydaje', 'Wydajesz')} komendę koszmarowi ${names.nightmare(nightmare)}.`,
    prowled: ({ nightmare, to }) => `Koszmar ${names.nightmare(nightmare)} wchodzi do obszaru ${names.area(to)}.`,
    endTriggered: ({ total }) =>
      `Pożartych jednostek: ${total}. Gra skończy się, gdy wszyscy będą mieli tyle samo tur.`,
    gameEnded: ({ cause, scores, winners }, audience) => {
      const points = scores.map((score, seat) => `${sidePolish(seat, audience)} ${score}`).join(', ')
      const why = cause === 'time' ? 'czas dobiegł końca' : 'koszmary się nasyciły'
      const [winner] = winners
      const win =
        winners.length === 1
          ? `${does(winner!, audience, 'wygrywa', 'Wygrywasz')}!`
          : `Wspólne zwycięstwo: ${winners.map(seat => sidePolish(seat, audience)).join(', ')}.`
      return `Koniec gry: ${why}. Punkty: ${points}. ${win}`
    },
  }
}
