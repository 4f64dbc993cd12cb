import { chapter } from '@sennik/engine'

export const ACTIONS = chapter(
  { pl: 'Akcje', en: 'Actions' },
  {
    'KK-7.0': {
      source: ['book'],
      pl: 'Akcję i reakcję wykonuje się według własnej, wierzchniej karty tej akcji. Na początku karty wszystkich są takie same, poza jednym ulepszeniem.',
      en: 'An action or reaction follows your own top card of that action. At first everyone’s cards are the same but for one upgrade.',
    },
    'KK-7.1': {
      source: ['book'],
      pl: 'Rozwój: zagrywasz karty rozwoju, dowolnie wiele, jeśli efekt nie podaje liczby. Ulepszenie zakrywa kartę akcji albo inne ulepszenie i zastępuje je do końca gry; kartę, która właśnie działa, kończy się po staremu.',
      en: 'Develop: you play development cards, any number unless the effect gives one. An upgrade covers an action card or another upgrade and replaces it for the rest of the game; a card that is being resolved is finished as it was.',
    },
    'KK-7.2': {
      source: ['book', 'ruling'],
      pl: 'Wzmocnienie: za poziomy fortecy płaci się wyznawcami z dowolnych obszarów; wracają do zasobów. Buduje się tam, gdzie masz kontrolę na początku efektu, nawet jeśli odeszli wyznawcy, którzy ją dawali.',
      en: 'Fortify: levels are paid for with followers from any areas; they go back to the supply. You build where you have control when the effect starts, even if those who gave it have left.',
    },
    'KK-7.3': {
      source: ['book'],
      pl: 'Przywołanie: obszar produkuje jednostki z zasobów dla strony, która go kontroluje, także dla cieni; obszar, którego nikt nie kontroluje, nie produkuje nic. Może produkować kilka razy, ale nigdy ponad Limit Jednostek ani z planszy.',
      en: 'Summon: an area produces units from the supply for the side that controls it, shadows too; one that nobody controls produces nothing. It may produce several times, but never beyond the Unit Limit nor from the board.',
    },
    'KK-7.4': {
      source: ['book', 'ruling'],
      pl: 'Rytuał: za stopień płaci się po jednym wyznawcy z obszaru z każdym symbolem stopnia. Ci wyznawcy czekają na torze i wracają do zasobów dopiero po całej akcji lub reakcji.',
      en: 'Ritual: a step is paid for with one follower from an area of each symbol on it. Those who paid wait on the track and return to the supply only after the whole action or reaction.',
    },
    'KK-7.4a': {
      source: ['book', 'ruling'],
      pl: 'Limbo: 3 wyznawców z Limbo płaci za cały jeden stopień dowolnego rodzaju i od razu wraca do zasobów; mniej niż 3 nie wystarcza. Do Limbo trafiają tylko wyznawcy wyeliminowani w konflikcie.',
      en: 'Limbo: 3 followers from Limbo pay for one whole step of any kind and go back to the supply at once; fewer are not enough. Only followers eliminated in a conflict go to Limbo.',
    },
    'KK-7.4b': {
      source: ['book', 'ruling'],
      pl: 'Na Ścieżkę ○ wchodzi się każdym efektem wspinaczki. Na Wizję ◇ tylko wtedy, gdy efekt na to pozwala; jej działanie rozstrzyga się od razu i w całości albo pomija. Na Pieczęć ■ tylko głównym efektem akcji Rytuału i zawsze za pełną opłatą.',
      en: 'A Path ○ is entered by any effect that climbs. A Vision ◇ only if the effect allows it; its own effect is resolved at once and in full, or skipped. A Seal ■ only by the main effect of the Ritual action, and always paid in full.',
    },
    'KK-7.4c': {
      source: ['book', 'ruling'],
      pl: 'Wizje dają: 3 punkty ruchu; poziom fortecy w kontrolowanym obszarze; ruch skrzydlaka do sąsiedniego obszaru i 1 konwersję; 2 wyznawców w kontrolowanych obszarach; w etapie 2 komendę dla koszmaru.',
      en: 'Visions give: 3 movement points; a fort level in an area you control; a move of the Winged to an adjacent area and 1 conversion; 2 followers in areas you control; in stage 2 a command to a Nightmare.',
    },
    'KK-7.4d': {
      source: ['book'],
      pl: 'Inne efekty pozwalają wspiąć się za darmo, chyba że mówią o opłacie.',
      en: 'Other effects let you climb for free unless they speak of a price.',
    },
    'KK-7.4e': {
      source: ['book'],
      pl: 'Za stopień Pieczęci płaci się według wszystkich jego symboli, a punkty ruchu z Wizji można zużyć w części; reszta przepada.',
      en: 'A Seal needs all of its symbols paid, and movement points of a Vision may be used in part; the rest is lost.',
    },
    'KK-7.5': {
      source: ['book'],
      pl: 'Manewr: za 1 punkt ruchu wyznawca albo skrzydlak przechodzi do sąsiedniego obszaru; jednej figurce wolno dać kilka punktów. Wyznawca przestrzega Limitu Jednostek i nie opuści obszaru, w którym jest cień lub cudzy wyznawca. Skrzydlak porusza się swobodnie.',
      en: 'Maneuver: for 1 movement point a follower or the Winged goes to an adjacent area; one figure may get several points. A follower obeys the Unit Limit and cannot leave an area with a shadow or someone else’s follower. The Winged moves freely.',
    },
    'KK-7.6': {
      source: ['book', 'ruling'],
      pl: 'Konwersja zamienia cień albo cudzego wyznawcę na twojego z zasobów; zamieniona jednostka wraca do swoich zasobów, nie do Limbo. Jest możliwa tylko tam, gdzie stoi twój skrzydlak, chyba że efekt wskazuje inny obszar.',
      en: 'A conversion swaps a shadow or someone else’s follower for one of yours from the supply; what was swapped goes to its supply, not to Limbo. It is done where your Winged stands, unless the effect names another area.',
    },
  },
)
