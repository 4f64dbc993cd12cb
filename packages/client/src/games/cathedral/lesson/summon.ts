import type { CathedralMove } from '@sennik/games/cathedral'
import type { Step } from '../../../tutorial/script.ts'
import { ASH_GATE, EMBER_QUAY, FIELD_OF_DOORS, NIGHT_B, NIGHT_C, RIVAL, SUMMON, WEST_CLOISTER } from './numbers.ts'
import { POSITIONS } from './positions.ts'

/** The two areas, the Dreamer, and the first turn: Summon, and a reaction. */
export const SUMMON_STEPS: readonly Step<CathedralMove>[] = [
  {
    step: 'read',
    text: {
      pl: 'Witaj w krainie snów! Zagrasz cztery tury gry dla dwojga. Karty i mapa są naszą rekonstrukcją.',
      en: 'Welcome to the land of dreams! You play four turns of a game for two. Cards and map are our reconstruction.',
    },
  },
  {
    step: 'read',
    point: 'cathedral',
    text: {
      pl: 'Pośrodku rośnie Katedra. Wokół leżą obszary, a każdy ma symbol: oko, dłoń, płomień albo korzeń.',
      en: 'The Cathedral rises in the middle. Around it lie areas, each with a symbol: eye, hand, flame or root.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'conquer', area: ASH_GATE },
    text: {
      pl: 'Na początek zajmujesz dwa obszary. W rogu staje twoja twierdza: dotknij Bramy Popiołów.',
      en: 'First you conquer two areas. Your stronghold stands in a corner: touch Ash Gate.',
    },
  },
  {
    step: 'watch',
    seat: RIVAL,
    moves: [
      { kind: 'conquer', area: EMBER_QUAY },
      { kind: 'conquer', area: FIELD_OF_DOORS },
    ],
    text: {
      pl: 'Rywal wybiera dwa razy z rzędu, zanim znów przyjdzie kolej na ciebie.',
      en: 'Your rival chooses twice in a row before it is your turn again.',
    },
  },
  {
    step: 'do',
    point: `area-${WEST_CLOISTER}`,
    move: { kind: 'conquer', area: WEST_CLOISTER },
    text: {
      pl: 'Zajmij Zachodni Krużganek, tuż przy Katedrze. W pustych obszarach staną cienie, które są niczyje.',
      en: 'Conquer West Cloister, next to the Cathedral. Shadows, which are nobody’s, fill the empty areas.',
    },
  },
  {
    step: 'do',
    point: [`night-${NIGHT_C}`, 'actions'],
    move: { kind: 'night', night: NIGHT_C },
    text: {
      pl: 'Twój śniący zaczyna na polu nocy. Postaw go na polu C.',
      en: 'Your Dreamer starts on a Night space. Put it on C.',
    },
  },
  {
    step: 'watch',
    seat: RIVAL,
    moves: [{ kind: 'night', night: NIGHT_B }],
    text: {
      pl: 'Rywal stawia swojego śniącego na polu B. Poznajesz też dwa koszmary tej gry: obudzą się później.',
      en: 'Your rival takes B. You also meet the two Nightmares of this game: they wake later.',
    },
  },
  {
    step: 'do',
    point: 'choice-pass',
    move: { kind: 'pass' },
    text: {
      pl: 'Sny to tajne cele za punkty. Przed akcją i po niej wolno spełnić sen. Teraz jeszcze nie: spasuj.',
      en: 'Dreams are secret goals for points. You may fulfil one before and after actions. Not yet: pass.',
    },
  },
  {
    step: 'watch',
    seat: RIVAL,
    moves: [{ kind: 'pass' }],
    text: {
      pl: 'Rywal też pasuje. Twoja tura!',
      en: 'Your rival passes, too. Your turn!',
    },
  },
  {
    step: 'do',
    point: [`day-${SUMMON}`, 'actions'],
    move: { kind: 'day', action: SUMMON },
    text: {
      pl: 'Wybierasz akcję, przesuwając śniącego na pole dnia, które nie leży obok. Wybierz Przywołanie.',
      en: 'You choose an action by moving your Dreamer to a Day that is not beside it. Choose Summon.',
    },
  },
  {
    step: 'do',
    point: 'choice-perform',
    move: { kind: 'perform' },
    text: {
      pl: 'Wykonaj akcję. Zamiast tego można by dobrać dwie karty.',
      en: 'Perform the action. Instead you could draw two cards.',
    },
  },
  {
    step: 'do',
    point: `area-${ASH_GATE}`,
    move: { kind: 'area', area: ASH_GATE },
    text: {
      pl: 'Forteca i oznaczone obszary dały już jednostki. Dwóch wyznawców rozmieszczasz ty: pierwszego tutaj.',
      en: 'Your fort and the marked areas have produced already. Two followers are yours to place: one here.',
    },
  },
  {
    step: 'do',
    point: `area-${WEST_CLOISTER}`,
    move: { kind: 'area', area: WEST_CLOISTER },
    text: {
      pl: 'Drugiego postaw w Zachodnim Krużganku. Obszar kontroluje ten, kto ma tam fortecę, a bez niej najwięcej jednostek.',
      en: 'The other one goes to West Cloister. Whoever has a fort controls its area; without one, whoever has the most units.',
    },
  },
  {
    step: 'read',
    text: {
      pl: 'Akcja gotowa. Po niej są jeszcze sny, limit ośmiu kart na ręce i reakcje innych.',
      en: 'The action is done. Dreams, the limit of eight cards in hand and reactions follow.',
    },
  },
  {
    step: 'read',
    position: POSITIONS.react,
    point: `seat-${RIVAL}`,
    text: {
      pl: 'Teraz Przywołanie wybrał rywal. Po każdej akcji pozostali mogą zareagować: Zgoda, Sprzeciw albo pas.',
      en: 'Now the rival chose Summon. After each action the others may react: Agree, Oppose or pass.',
    },
  },
  {
    step: 'do',
    point: 'choice-agree',
    move: { kind: 'agree' },
    text: {
      pl: 'Zgódź się: twoja karta tej akcji ma na to osobną, słabszą linijkę. Sprzeciw działa podobnie.',
      en: 'Agree: your card of that action has a line of its own for it, a weaker one. So has Oppose.',
    },
  },
  {
    step: 'do',
    point: `area-${WEST_CLOISTER}`,
    move: { kind: 'area', area: WEST_CLOISTER },
    text: {
      pl: 'Jeszcze jeden wyznawca. W obszarze mieszczą się zwykle trzy jednostki jednej strony.',
      en: 'One more follower. Usually three units of one side fit into an area.',
    },
  },
  {
    step: 'read',
    point: 'actions',
    text: {
      pl: 'Na koniec tury strzałka akcji prowadzi śniącego z dnia na noc.',
      en: 'At the end of a turn the arrow of the action leads the Dreamer from Day to Night.',
    },
  },
]
