import { chapter } from '@sennik/engine'

export const TURN = chapter(
  { pl: 'Tura', en: 'A turn' },
  {
    'KK-4.0': {
      source: ['ruling'],
      pl: 'Decyduje tylko ten, kto jest pytany, i tylko o to, o co jest pytany. To, co ma jedno możliwe rozwiązanie, dzieje się samo.',
      en: 'Only whoever is asked decides, and only what is asked. Whatever can go only one way happens by itself.',
    },
    'KK-4.1': {
      source: ['book'],
      pl: 'Przenieś śniącego na pole dnia, które nie sąsiaduje z jego polem nocy.',
      en: 'Move your Dreamer to a Day space that is not beside its Night space.',
    },
    'KK-4.2': {
      source: ['book'],
      pl: 'Wykonaj akcję tego pola ze swojej karty akcji albo ją pomiń i dobierz 2 karty rozwoju.',
      en: 'Perform the action of that space from your action card, or skip it and draw 2 development cards.',
    },
    'KK-4.3': {
      source: ['book'],
      pl: 'Niechciane sny odłóż na spód talii snów.',
      en: 'Put dreams you do not want at the bottom of the dream deck.',
    },
    'KK-4.4': {
      source: ['book'],
      pl: 'Dobieraj sny pojedynczo, z rynku albo z wierzchu talii, aż masz 2. Po każdym rynek od razu wraca do 3 snów.',
      en: 'Draw dreams one by one, from the market or from the top of the deck, until you hold 2. After each the market is filled up to 3 at once.',
    },
    'KK-4.5': {
      source: ['book'],
      pl: 'Jeśli masz na ręce więcej niż 8 kart, odrzuć wybrane karty rozwoju, aż zostanie 8. Karta Walki Podstawowej się liczy, ale odrzucić jej nie można.',
      en: 'If you hold more than 8 cards, discard development cards of your choice down to 8. The Basic Combat card counts but cannot be discarded.',
    },
    'KK-4.6': {
      source: ['book'],
      pl: 'Teraz przychodzi koniec tury: sny, reakcje pozostałych i budowa Katedry.',
      en: 'Now comes the end of the turn: dreams, the reactions of the others and the building of the Cathedral.',
    },
    'KK-4.7': {
      source: ['book'],
      pl: 'Śniący idzie na pole nocy, które wskazuje strzałka pola dnia.',
      en: 'Your Dreamer goes to the Night space to which the arrow of the Day space leads.',
    },
    'KK-4.8': {
      source: ['book'],
      pl: 'Znacznik Tury przesuwa się o pole. Gdy wraca na pole początkowe, o pole przesuwa się też Znacznik Czasu; gdy ten dojdzie do końca swojego toru, gra natychmiast się kończy.',
      en: 'The Turn marker goes one space on. When it is back on the first space the Time marker moves on, too; when that reaches the end of its track the game is over at once.',
    },
    'KK-4.9': {
      source: ['book'],
      pl: 'W Grze Standardowej buduje się dopiero wtedy, gdy każdy miał już swoją pierwszą turę.',
      en: 'In the Standard game building begins only when everyone has had their first turn.',
    },
  },
)

export const REACTIONS = chapter(
  { pl: 'Reakcje', en: 'Reactions' },
  {
    'KK-5.1': {
      source: ['book'],
      pl: 'Pozostali reagują po kolei w lewo, każdy do końca, zanim zareaguje następny. Zgoda jest możliwa, gdy śniący stoi na polu nocy obok bieżącego pola dnia; Sprzeciw zawsze; można też spasować. Działa własna karta bieżącej akcji.',
      en: 'The others react in order to the left, each to the end before the next. You may agree if your Dreamer is on a Night space beside the current Day space; oppose always; or pass. Your own card of the current action applies.',
    },
    'KK-5.2': {
      source: ['book'],
      pl: 'Reagować można także wtedy, gdy akcja została pominięta dla 2 kart.',
      en: 'The others may react even when the action was skipped for 2 cards.',
    },
    'KK-5.3': {
      source: ['book'],
      pl: 'Po wszystkich reakcjach tura toczy się dalej, a śniący Aktywnego Gracza idzie za strzałką.',
      en: 'After all reactions the turn goes on, and the Dreamer of the active player follows the arrow.',
    },
  },
)

export const DREAMS = chapter(
  { pl: 'Sny', en: 'Dreams' },
  {
    'KK-6.1': {
      source: ['book'],
      pl: 'Sen mówi, kiedy można go zagrać i jaki warunek musi być spełniony. Zagrany leży na twoim stosie snów i daje punkty na końcu gry.',
      en: 'A dream says when it may be played and which condition must hold. Once played it lies on your pile of dreams and scores at the end.',
    },
    'KK-6.2': {
      source: ['book'],
      pl: 'Sny zagrywa się tylko przed akcją lub reakcją albo po niej, nigdy w jej trakcie.',
      en: 'Dreams are played only before or after an action or a reaction, never inside one.',
    },
    'KK-6.3': {
      source: ['book'],
      pl: 'Sny dobiera się tylko w swojej turze, więc czasem masz ich mniej niż 2.',
      en: 'Dreams are drawn in your own turn only, so at times you hold fewer than 2.',
    },
  },
)
