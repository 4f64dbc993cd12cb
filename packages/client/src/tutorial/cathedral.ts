import type { CathedralMove } from '@sennik/games/cathedral'
import { POSITIONS } from './cathedral-positions.ts'
import type { Script } from './script.ts'

const RIVAL = 1
const SHADOWS = 4
const ASH_GATE = 0
const PLAIN_OF_MASTS = 1
const EMBER_QUAY = 6
const FIELD_OF_DOORS = 7
const WEST_CLOISTER = 18
const NIGHT_B = 1
const NIGHT_C = 2
const FORTIFY = 1
const SUMMON = 2
const RITUAL = 3
const MANEUVER = 4
const BASIC_COMBAT = 96

/** Learn the Cathedral in less than ten minutes: four turns of a game for two, each with another action. */
export const cathedralScript: Script<CathedralMove> = {
  game: 'cathedral',
  seats: 2,
  position: POSITIONS.start,
  steps: [
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
        en: 'Conquer West Cloister, next to the Cathedral. Shadows, who are nobody’s, fill the empty areas.',
      },
    },
    {
      step: 'do',
      point: `night-${NIGHT_C}`,
      move: { kind: 'night', night: NIGHT_C },
      text: {
        pl: 'Twój śniący zaczyna na polu nocy. Połóż go na polu C.',
        en: 'Your Dreamer starts on a Night space. Put it on C.',
      },
    },
    {
      step: 'watch',
      seat: RIVAL,
      moves: [{ kind: 'night', night: NIGHT_B }],
      text: {
        pl: 'Rywal kładzie swojego śniącego na B. Poznajesz też dwa koszmary tej gry: obudzą się później.',
        en: 'Your rival takes B. You also meet the two Nightmares of this game: they wake later.',
      },
    },
    {
      step: 'do',
      point: 'dreams',
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
      point: `day-${SUMMON}`,
      move: { kind: 'day', action: SUMMON },
      text: {
        pl: 'Wybierasz akcję, przesuwając śniącego na pole dnia, które nie leży obok. Wybierz Przywołanie.',
        en: 'You choose an action by moving your Dreamer to a Day that is not beside it. Choose Summon.',
      },
    },
    {
      step: 'do',
      point: `day-${SUMMON}`,
      move: { kind: 'perform' },
      text: {
        pl: 'Wykonaj akcję. Zamiast niej wolno by też dobrać dwie karty.',
        en: 'Perform the action. Instead of it you might draw two cards.',
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
        pl: 'Drugiego postaw w Zachodnim Krużganku. Obszar kontroluje forteca, a bez niej większość jednostek.',
        en: 'The other one goes to West Cloister. A fort controls its area; without one, the most units do.',
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
    {
      step: 'read',
      position: POSITIONS.turn3,
      point: 'turns',
      text: {
        pl: 'Trzecia tura, znów twoja. Tu widać turę i symbol: obszary z nim są oznaczone.',
        en: 'Turn three, yours again. Here you see the turn and its symbol: areas with it are marked.',
      },
    },
    {
      step: 'do',
      point: `day-${MANEUVER}`,
      move: { kind: 'day', action: MANEUVER },
      text: {
        pl: 'Strzałka Przywołania zaprowadziła śniącego na noc A. Stąd wybierz Manewr.',
        en: 'The arrow of Summon led your Dreamer to Night A. From here choose Maneuver.',
      },
    },
    {
      step: 'do',
      point: `day-${MANEUVER}`,
      move: { kind: 'perform' },
      text: {
        pl: 'Wykonaj go: 4 punkty ruchu, jedna konwersja, a potem konflikty, których uniknąć nie wolno.',
        en: 'Perform it: 4 movement points, one conversion, and then conflicts that must be fought.',
      },
    },
    {
      step: 'do',
      point: [`area-${ASH_GATE}`, `area-${PLAIN_OF_MASTS}`],
      move: { kind: 'march', area: ASH_GATE, to: PLAIN_OF_MASTS },
      text: {
        pl: 'Wyślij wyznawcę z Bramy Popiołów na Równinę Masztów: dotknij najpierw jednej, potem drugiej.',
        en: 'Send a follower from Ash Gate to the Plain of Masts: touch the one, then the other.',
      },
    },
    {
      step: 'do',
      point: [`area-${ASH_GATE}`, `area-${PLAIN_OF_MASTS}`],
      move: { kind: 'march', area: ASH_GATE, to: PLAIN_OF_MASTS },
      text: {
        pl: 'Dwoje pójdzie raźniej. Wyślij tą samą drogą jeszcze jednego.',
        en: 'Two are braver than one. Send another the same way.',
      },
    },
    {
      step: 'do',
      point: `area-${PLAIN_OF_MASTS}`,
      move: { kind: 'wing', area: PLAIN_OF_MASTS },
      text: {
        pl: 'Skrzydlak leci do sąsiedniego obszaru za punkt ruchu. Wyślij go na Równinę Masztów.',
        en: 'Your Winged flies for a movement point, too. Let it fly to the Plain of Masts.',
      },
    },
    {
      step: 'do',
      point: `area-${PLAIN_OF_MASTS}`,
      move: { kind: 'unit', area: PLAIN_OF_MASTS, side: SHADOWS },
      text: {
        pl: 'Tam, gdzie jest skrzydlak, wolno zamienić cudzą jednostkę w twoją. Zamień cień.',
        en: 'Where your Winged is, you may turn a unit into yours. Convert a shadow.',
      },
    },
    {
      step: 'do',
      move: { kind: 'done' },
      text: {
        pl: 'Dość ruchów. Na Równinie jesteś ty i cień, więc zaraz zacznie się konflikt.',
        en: 'That is enough. You and a shadow are on the Plain, so a conflict is about to begin.',
      },
    },
    {
      step: 'do',
      point: 'hand-0',
      move: { kind: 'lay', slot: 0 },
      text: {
        pl: 'Walczą karty z ręki, zakryte: po jednej za wyznawcę i fortecę. Ta broni za 2. Wyłóż ją.',
        en: 'Cards of your hand fight, face down: one for each follower and the fort. This one defends 2. Lay it.',
      },
    },
    {
      step: 'do',
      point: `hand-${BASIC_COMBAT}`,
      move: { kind: 'lay', slot: BASIC_COMBAT },
      text: {
        pl: 'Dołóż podstawową kartę walki: Atak 1. Wraca do ręki po każdym konflikcie.',
        en: 'Add basic combat: Attack 1. It comes back to your hand after every conflict.',
      },
    },
    {
      step: 'do',
      move: { kind: 'done' },
      text: {
        pl: 'Wystarczy. Cienie dobiorą swoją kartę i wszystko zostanie odkryte naraz.',
        en: 'That will do. The shadows draw their card, and all is revealed at once.',
      },
    },
    {
      step: 'do',
      move: { kind: 'accept' },
      text: {
        pl: 'Atak minus Obrona to trafienia. Cień zniknął, obszar jest twój! Weź nagrodę z karty konfliktu.',
        en: 'Attack less Defence are hits. The shadow is gone, the area yours! Take what the conflict card gives.',
      },
    },
    {
      step: 'do',
      point: `area-${ASH_GATE}`,
      move: { kind: 'area', area: ASH_GATE },
      text: {
        pl: 'Dwóch wyznawców w tym obszarze lub obok. Postaw pierwszego w Bramie Popiołów.',
        en: 'Two followers here or next to it. Put the first one in Ash Gate.',
      },
    },
    {
      step: 'do',
      point: `area-${ASH_GATE}`,
      move: { kind: 'area', area: ASH_GATE },
      text: {
        pl: 'Drugiego też: będą potrzebni na budowę i na rytuał.',
        en: 'The second one, too: they will be needed to build and for the ritual.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'Więcej konfliktów nie ma. Rywal pasuje i tura dobiega końca.',
        en: 'There are no more conflicts. Your rival passes, and the turn comes to its end.',
      },
    },
    {
      step: 'read',
      position: POSITIONS.end3,
      point: 'works',
      text: {
        pl: 'Pod koniec tury rośnie Katedra. Jej ikony coś dają, a ostatnia, trzynasta część budzi koszmary.',
        en: 'Near the end of a turn the Cathedral grows. Its icons give something; the last piece wakes the Nightmares.',
      },
    },
    {
      step: 'do',
      point: 'dream-1',
      move: { kind: 'dream', dreamSlot: 1 },
      text: {
        pl: 'A teraz sen! „Pierwsza Krew” chce wygranej z cieniami w tej turze. Spełnij go.',
        en: 'And now a dream! “First Blood” asks for a victory over shadows this turn. Fulfil it.',
      },
    },
    {
      step: 'read',
      point: 'seat-0',
      text: {
        pl: 'Punkt i karta! Spełniony sen zostaje przy tobie do końca gry.',
        en: 'A point and a card! A fulfilled dream stays with you to the end.',
      },
    },
    {
      step: 'read',
      position: POSITIONS.turn5,
      point: `seat-${RIVAL}`,
      text: {
        pl: 'Rywal dobrał karty zamiast akcji. Przyszła piąta tura: czas na mury.',
        en: 'Your rival drew cards instead of an action. It is turn five: time for walls.',
      },
    },
    {
      step: 'do',
      point: `day-${FORTIFY}`,
      move: { kind: 'day', action: FORTIFY },
      text: {
        pl: 'Wybierz Wzmocnienie. Na twojej karcie tej akcji leży ulepszenie, więc działa lepiej.',
        en: 'Choose Fortify. An upgrade lies on your card of this action, so it does more.',
      },
    },
    {
      step: 'do',
      point: `day-${FORTIFY}`,
      move: { kind: 'perform' },
      text: {
        pl: 'Wykonaj je. Ulepszenia to karty rozwoju: zagrywa się je akcją Rozwój.',
        en: 'Perform it. Upgrades are development cards: the action Develop plays them.',
      },
    },
    {
      step: 'do',
      point: `area-${PLAIN_OF_MASTS}`,
      move: { kind: 'area', area: PLAIN_OF_MASTS },
      text: {
        pl: 'Zbuduj fortecę na Równinie Masztów. Pierwszy poziom kosztuje jednego wyznawcę, drugi dwóch.',
        en: 'Build a fort on the Plain of Masts. The first level costs one follower, the second two.',
      },
    },
    {
      step: 'do',
      point: `area-${ASH_GATE}`,
      move: { kind: 'area', area: ASH_GATE },
      text: {
        pl: 'Zapłać wyznawcą z Bramy Popiołów. Wróci do zasobów.',
        en: 'Pay with a follower from Ash Gate. It goes back to your supply.',
      },
    },
    {
      step: 'do',
      move: { kind: 'done' },
      text: {
        pl: 'Na dziś wystarczy budowania. Dopóki forteca stoi, w konfliktach wygrywa tam jej strona.',
        en: 'Enough for today. As long as a fort stands, its side wins the conflicts there.',
      },
    },
    {
      step: 'do',
      point: `area-${ASH_GATE}`,
      move: { kind: 'area', area: ASH_GATE },
      text: {
        pl: 'Ulepszenie daje jeszcze wyznawcę przy fortecy. Postaw go w Bramie Popiołów.',
        en: 'The upgrade also gives a follower at a fort. Put it in Ash Gate.',
      },
    },
    {
      step: 'read',
      point: 'hand',
      text: {
        pl: 'I jeszcze jedna karta na rękę.',
        en: 'And one more card for your hand.',
      },
    },
    {
      step: 'read',
      position: POSITIONS.dreams5,
      point: 'dreams',
      text: {
        pl: 'Po akcji wymienia się sny: niechciane idą pod talię, a potem dobierasz do dwóch.',
        en: 'After the action dreams are exchanged: unwanted ones go under the deck, then you draw up to two.',
      },
    },
    {
      step: 'do',
      point: 'dream-0',
      move: { kind: 'done' },
      text: {
        pl: '„Puste Dłonie” zatrzymaj: za trzy odrzucone karty są warte 2 punkty.',
        en: 'Keep “Empty Hands”: for three discarded cards it is worth 2 points.',
      },
    },
    {
      step: 'do',
      point: 'market-1',
      move: { kind: 'takeDream', place: 1 },
      text: {
        pl: 'Z rynku weź „Wspinaczkę”: chce trzech stopni rytuału w jednej turze.',
        en: 'Take “Ascent” from the market: it asks for three ritual steps in one turn.',
      },
    },
    {
      step: 'read',
      point: 'dreams',
      text: {
        pl: 'Sen z rynku znają wszyscy, sen z talii tylko ty.',
        en: 'Everyone knows a dream from the market; one from the deck is your secret.',
      },
    },
    {
      step: 'read',
      position: POSITIONS.turn7,
      point: 'ritual',
      text: {
        pl: 'Przewracamy kilka stron. Oto tor rytuału: każdy ma dwa znaczniki, a Pieczęcie ■ dają najwięcej punktów.',
        en: 'We turn some pages. This is the ritual track: everyone has two markers, and Seals ■ score most.',
      },
    },
    {
      step: 'do',
      point: `day-${RITUAL}`,
      move: { kind: 'day', action: RITUAL },
      text: {
        pl: 'Wzmocnienie zaprowadziło śniącego na noc C. Wybierz Rytuał.',
        en: 'Fortify led your Dreamer to Night C. Choose Ritual.',
      },
    },
    {
      step: 'do',
      point: `day-${RITUAL}`,
      move: { kind: 'perform' },
      text: {
        pl: 'Wykonaj go: jeden stopień za darmo, a dalsze za wyznawców.',
        en: 'Perform it: one step for free, and more for followers.',
      },
    },
    {
      step: 'do',
      point: 'step-4',
      move: { kind: 'climb', marker: 0 },
      text: {
        pl: 'Wejdź pierwszym znacznikiem za darmo na stopień 4, Ścieżkę ○.',
        en: 'For free, climb with the first marker to step 4, a Path ○.',
      },
    },
    {
      step: 'do',
      point: 'step-5',
      move: { kind: 'climb', marker: 0 },
      text: {
        pl: 'Stopień 5 to Wizja ◇ z płomieniem. Wejdź wyżej, tym razem za opłatą.',
        en: 'Step 5 is a Vision ◇ with a flame. Climb on, this time for a price.',
      },
    },
    {
      step: 'do',
      point: `area-${WEST_CLOISTER}`,
      move: { kind: 'area', area: WEST_CLOISTER },
      text: {
        pl: 'Ceną jest wyznawca z obszaru z płomieniem. Weź go z Zachodniego Krużganka.',
        en: 'The price is a follower from an area with the flame. Take one from West Cloister.',
      },
    },
    {
      step: 'do',
      move: { kind: 'accept' },
      text: {
        pl: 'Wizja coś daje: tu dwóch wyznawców. Skorzystaj z niej.',
        en: 'A Vision gives something: here two followers. Take it.',
      },
    },
    {
      step: 'do',
      point: `area-${WEST_CLOISTER}`,
      move: { kind: 'area', area: WEST_CLOISTER },
      text: {
        pl: 'Postaw jednego w Zachodnim Krużganku. Na drugiego brak miejsca.',
        en: 'Put one in West Cloister. There is no room for the other.',
      },
    },
    {
      step: 'do',
      point: 'step-1',
      move: { kind: 'climb', marker: 1 },
      text: {
        pl: 'I drugi znacznik na stopień 1. Okiem zapłaci Brama Popiołów: to już trzy stopnie!',
        en: 'And the second marker to step 1. Ash Gate pays for the eye: that makes three steps!',
      },
    },
    {
      step: 'read',
      point: 'ritual',
      text: {
        pl: 'Opłaceni wyznawcy wracają z toru do zasobów.',
        en: 'The followers that paid go back from the track to your supply.',
      },
    },
    {
      step: 'read',
      position: POSITIONS.end7,
      point: 'works',
      text: {
        pl: 'Nowa część Katedry kazała każdemu dołożyć cień. Tura się kończy, a trzy stopnie są za tobą.',
        en: 'A new piece made everyone add a shadow. The turn ends, and three steps are behind you.',
      },
    },
    {
      step: 'do',
      point: 'dream-1',
      move: { kind: 'dream', dreamSlot: 1 },
      text: {
        pl: 'Spełnij „Wspinaczkę”: 2 punkty.',
        en: 'Fulfil “Ascent”: 2 points.',
      },
    },
    {
      step: 'read',
      point: 'works',
      text: {
        pl: 'Gdy stanie cała Katedra, wychodzą z niej koszmary. Wydaje się im rozkazy, a one pożerają jednostki.',
        en: 'When the Cathedral is complete, Nightmares leave it. Players command them, and they devour units.',
      },
    },
    {
      step: 'read',
      point: 'turns',
      text: {
        pl: 'Koniec nadchodzi po trzech okrążeniach toru tur albo gdy pożartych jest dość dużo.',
        en: 'The end comes after three laps of the turn track, or once enough units are devoured.',
      },
    },
    {
      step: 'read',
      point: 'seat-0',
      text: {
        pl: 'Punkty: Pieczęcie, wysokie fortece, pożarte jednostki, ulepszenia i sny. Kto ma najwięcej, wygrywa.',
        en: 'Points: Seals, high forts, devoured units, upgrades and dreams. Whoever has the most wins.',
      },
    },
    {
      step: 'read',
      text: {
        pl: 'To już wszystko, czego trzeba na początek. Pytaj stół „dlaczego nie?”, dotykając czegokolwiek.',
        en: 'That is all you need to begin. Touch anything, and the table tells you why it may not be done.',
      },
    },
  ],
}
