import { polishPlural, type Redacted } from '@sennik/engine'
import { CARD_WORDS } from '../cards/text.ts'
import { HAND_LIMIT } from '../components.ts'
import { EXTRA } from '../frames.ts'
import type { View } from '../view.ts'
import { type Asked, cardsToLay, extraOf, handSize, isForLimbo, nextStep, sidesOf, unpaid } from './asked.ts'
import { sidePolish } from './events.pl.ts'
import type { Names } from './names.ts'
import { isShadows, isYou, nameOf } from './people.ts'
import type { Prompts } from './prompts.ts'

const ANY_NUMBER = 255

/** Ile jeszcze; przy jednym nic nie trzeba mówić. */
const more = (left: number): string => (left === 1 || left === ANY_NUMBER ? '' : ` Zostało: ${left}.`)

/** KK-D23: skąd jeszcze mogą przyjść wyznawcy. */
const fromLimbo = (asked: Asked, view: Redacted<View>): string =>
  isForLimbo(asked, view) ? ' Zasoby są puste: wyznawców możesz zabrać z Limbo.' : ''

const cards = (count: number): string => `${count} ${polishPlural(count, 'kartę', 'karty', 'kart')}`

const WINDOWS = ['Początek tury.', 'Po akcji.', 'Przed reakcjami.', 'Po reakcji.', 'Koniec tury.'] as const

const TAKEN = {
  convert: 'Którą jednostkę zamieniasz na swojego wyznawcę?',
  banish: 'Którą jednostkę usuwasz?',
  spend: 'Którego wyznawcę oddajesz?',
  devour: 'Która jednostka zostaje pożarta?',
} as const

export function promptsPolish(names: Names): Prompts {
  const symbols = CARD_WORDS.pl.symbols
  return {
    draft: (asked, view) =>
      asked.left < view.agreed.seats
        ? 'Podbij wolny obszar: z dwóch twoich obszarów jeden musi być narożny.'
        : `Podbij drugi obszar, ${view.strongholds[asked.seat] === 0 ? 'tym razem narożny' : 'tym razem nienarożny'}.`,
    dreamers: () =>
      'Na którym polu nocy zaczyna twój śniący? W swojej pierwszej turze nie wybierzesz akcji obok tego pola.',
    window: asked => `${WINDOWS[extraOf(asked)]} Zagrywasz sen?`,
    day: () => 'Wybierz akcję: przenieś śniącego na pole dnia.',
    act: (_asked, view) => `Akcja ${names.action(view.counts.day)}: wykonujesz ją czy dobierasz 2 karty?`,
    returnDreams: () => 'Które sny odkładasz na spód talii?',
    takeDreams: () => 'Weź sen z rynku albo z wierzchu talii.',
    handLimit: ({ seat }, view) => `Masz za dużo kart: odrzuć ${cards(handSize(view, seat) - HAND_LIMIT)}.`,
    react: (_asked, view, audience) =>
      `${nameOf(view.counts.active, audience)}: akcja ${names.action(view.counts.day)}. Jak reagujesz?`,
    wake: () => 'Na które pole nocy idzie twój śniący?',
    may: ({ item, speaker }) => (item === undefined ? 'Robisz to?' : names.effect([item], speaker)),
    pay: ({ item, speaker }) => (item === undefined ? 'Płacisz?' : names.effect([item], speaker)),
    choose: () => 'Wybierz jeden z efektów.',
    play: ({ left, item }) =>
      `${item?.op === 'play' && item.upgrades ? 'Które ulepszenie zagrywasz?' : 'Którą kartę zagrywasz?'}${more(left)}`,
    discard: ({ left }) => `Odrzuć ${cards(left)}.`,
    keep: ({ left }) => `Którą kartę zatrzymujesz?${more(left)}`,
    keepDream: ({ left }) => `Który sen zatrzymujesz?${more(left)}`,
    steal: ({ left }) => `Komu zabierasz ${cards(left)}?`,
    settle: (asked, view) => {
      const { left, item } = asked
      const question = item?.op === 'shadow' ? 'Gdzie staje cień?' : 'Gdzie staje wyznawca?'
      return `${item?.op === 'recall' ? 'Dokąd wraca wyznawca z Limbo?' : question}${more(left)}${fromLimbo(asked, view)}`
    },
    areas: () => 'Który obszar produkuje teraz? Kolejność ma znaczenie.',
    move: (asked, view) => {
      const { left, registers } = asked
      const conversions = registers[EXTRA]!
      return `Rusz wyznawców i skrzydlaka. Punkty ruchu: ${left}${conversions > 0 ? `, konwersje: ${conversions}` : ''}.${fromLimbo(asked, view)}`
    },
    wing: ({ left }) => `Rusz skrzydlaka. Punkty ruchu: ${left}.`,
    fly: () => 'Dokąd leci twój skrzydlak?',
    shift: ({ left }) => `Którego wyznawcę przenosisz i dokąd?${more(left)}`,
    unit: (asked, view) => `${TAKEN[asked.item?.op as keyof typeof TAKEN]}${more(asked.left)}${fromLimbo(asked, view)}`,
    build: ({ left }) => `Gdzie budujesz poziom fortecy?${more(left)}`,
    buildPay: asked => `Skąd płacisz wyznawcą za poziom w obszarze ${names.area(extraOf(asked))}?${more(asked.left)}`,
    raze: ({ left }) => `Z której fortecy usuwasz poziom?${more(left)}`,
    climb: ({ left, item }) =>
      `Którym Znacznikiem Rytuału się wspinasz${item?.op === 'rite' ? ' za opłatą' : ' za darmo'}?${more(left)}`,
    payStep: (asked, view) => {
      const step = nextStep(view, asked.seat, extraOf(asked))
      return `Zapłać za stopień ${step}: oddaj wyznawcę z obszaru o symbolu ${symbols[unpaid(view, asked)[0]!]}.${more(asked.left)}`
    },
    vision: asked => `Wizja na stopniu ${extraOf(asked)}: z czego korzystasz?`,
    fight: ({ left, item }) =>
      `${item?.op === 'fight' && item.must ? 'Wybierz konflikt, trzeba go rozstrzygnąć.' : 'Jaki konflikt rozstrzygasz?'}${more(left)}`,
    layFirst: ({ here }) => `Konflikt w obszarze ${names.area(here)}: kto pierwszy kładzie karty?`,
    lay: (asked, view) => {
      const most = cardsToLay(view, asked)
      const area = names.area(asked.here)
      if (asked.left === 0) return `Konflikt w obszarze ${area}: połóż zakryte karty, najwyżej ${most}.`
      return `Konflikt w obszarze ${area}: ${most > 0 ? `możesz położyć jeszcze ${cards(most)}` : 'karty położone, więcej nie można'}.`
    },
    tie: (asked, _view, audience) =>
      `Remis w obszarze ${names.area(asked.here)}: kto wygrywa, ${sidesOf(asked)
        .map(side => sidePolish(side, audience))
        .join(' czy ')}?`,
    retreat: (asked, _view, audience) => {
      const [loser] = sidesOf(asked)
      if (isShadows(loser)) return `Dokąd z obszaru ${names.area(asked.here)} wycofuje się cień?`
      return `Dokąd z obszaru ${names.area(asked.here)} wycofuje się ${isYou(loser, audience) ? 'twój wyznawca' : `wyznawca (${nameOf(loser, audience)})`}?`
    },
    victory: () => 'Zwycięstwo nad cieniami: wybierz jego efekt albo 1 kartę.',
    command: ({ left }) => `Któremu koszmarowi wydajesz komendę?${more(left)}`,
    prowl: ({ left }) => `Dokąd idzie koszmar?${more(left)}`,
    restore: ({ left }) => `Przywracasz pożartego wyznawcę?${more(left)}`,
    echo: () => 'Z której swojej karty akcji wykonujesz Zgodę?',
    pieces: () => 'Który fragment Katedry dokładasz?',
  }
}
