import { fullStop, polishPlural } from '@sennik/engine'
import type { TableWords } from './words.en.ts'

export const polish = {
  bots: ['Bonifacy', 'Psotka', 'Filemon', 'Lula', 'Dyzio', 'Figa', 'Gapcio', 'Tosia'] as readonly string[],
  loading: 'Nakrywamy stół…',
  you: 'ty',
  watching: 'Oglądasz grę',
  table: game => `${game}: stół`,

  seats: {
    title: 'Miejsca',
    free: 'wolne miejsce',
    keptFor: name => `czeka na: ${name}`,
    bot: 'bot',
    away: 'poza stołem',
    standIn: 'w zastępstwie gra bot',
    decides: 'decyduje teraz',
    score: points => `${points} ${polishPlural(points, 'punkt', 'punkty', 'punktów')}`,
  },

  prompt: {
    waitFor: name => `${name} decyduje…`,
    waitForSeveral: names => `Czekamy na decyzje: ${names}…`,
    mayChange: 'Swój wybór możesz jeszcze zmienić.',
    over: 'Gra skończona.',
    sending: 'W drodze…',
    undo: 'Cofnij',
    undone: 'Ostatni ruch został cofnięty.',
    skip: 'Pomiń',
  },

  choices: {
    title: 'Co możesz zrobić',
    open: count => `Wszystkie możliwości (${count})`,
  },

  hint: {
    ask: 'Podpowiedź',
    thinking: 'Chwila namysłu…',
    ready: (move, percent) => `Podpowiedź: ${fullStop(move)} Widoki na wygraną: ${percent}%.`,
    prospects: percent => `, widoki na wygraną ${percent}%`,
    play: 'Zagraj to',
    others: 'Pokaż inne podpowiedzi',
    memory: 'Podpowiedź zna tylko to, co leży na widoku. Pamiętanie zostawia tobie.',
    nothing: 'Tym razem nic nie przychodzi do głowy.',
  },

  log: {
    title: 'Co się wydarzyło',
    empty: 'Jeszcze nic się nie wydarzyło.',
    gap: 'Wcześniejszych wydarzeń już nie opowiadamy.',
    undone: 'Ostatni ruch został cofnięty.',
  },

  menu: {
    title: 'Menu',
    log: 'Co się wydarzyło',
    rules: 'Zasady',
    keys: 'Klawisze',
    leave: 'Wstań od stołu',
    home: 'Pierwsza strona',
  },

  keys: {
    title: 'Klawisze',
    numbers: 'wybór o tym numerze',
    choices: 'wszystkie możliwości',
    hint: 'podpowiedź',
    undo: 'cofnij',
    log: 'co się wydarzyło',
    skip: 'pomiń opowieść, zakryj kartę',
    help: 'ta ściąga',
    close: 'zamknij to, co otwarte',
  },

  why: {
    title: 'Nie teraz',
    open: clause => `Otwórz ${clause} w zasadach`,
    noRule: 'Nic już tego nie zabrania. Spróbuj jeszcze raz.',
  },

  goOn: 'Dalej',

  leave: {
    title: 'Wstać od stołu?',
    playing: 'Zagra za ciebie bot. Wróć tym samym linkiem, a miejsce znów będzie twoje.',
    waiting: 'Twoje miejsce się zwolni.',
    stay: 'Zostań',
    go: 'Wstań',
  },

  curtain: {
    title: name => `Teraz urządzenie bierze ${name}`,
    sentence: 'Stół jest zasłonięty. Niech nikt inny teraz nie patrzy.',
    ready: name => `Tu ${name}. Pokaż stół`,
  },

  waiting: {
    title: 'Czekamy na resztę',
    sentence: free =>
      free === 0
        ? 'Wszyscy są. Karty są właśnie rozdawane.'
        : `${polishPlural(free, 'Zostało', 'Zostały', 'Zostało')} ${free} ${polishPlural(free, 'wolne miejsce', 'wolne miejsca', 'wolnych miejsc')}. Gra zacznie się sama, gdy wszystkie będą zajęte.`,
    share: 'Zaproś znajomych tym linkiem',
    sit: 'Usiądź',
    sitHere: seat => `Usiądź na miejscu ${seat}`,
    begin: 'Zacznij; wolne miejsca zajmą boty',
    hostBegins: 'Osoba, która otworzyła stół, może zacząć w każdej chwili; wolne miejsca zajmą wtedy boty.',
    leave: 'Wstań od stołu',
    giveUp: 'Oddaj swoje miejsce',
    full: 'Wszystkie miejsca są zajęte. Możesz popatrzeć.',
    fair: 'Pieczęć tasowania',
    fairWhy:
      'Serwer ustalił już swoją część tasowania; dopiero potem twoja strona dodaje swoją. Na końcu możesz sprawdzić jedno i drugie.',
  },

  end: {
    youWon: 'Wygrywasz!',
    youShare: 'Zwycięstwo jest też twoje!',
    won: name => `Wygrywa ${name}`,
    share: names => `Zwycięstwem dzielą się ${names}`,
    yourTeamWon: 'Wygrywa twoja drużyna!',
    teamWon: names => `Wygrywa drużyna: ${names}`,
    sheet: 'Skąd każdy punkt',
    total: 'razem',
    again: 'Jeszcze raz',
    toNext: 'Do następnej gry',
    home: 'Pierwsza strona',
    lookBack: 'Spójrz na stół',
    back: 'Do strony końcowej',
    waitingAgain: 'Otwieramy nowy stół…',
  },

  fair: {
    open: 'Sprawdź tasowanie',
    title: 'Czy tasowanie było uczciwe?',
    checking: 'Rozgrywamy całą grę od nowa…',
    outcomes: {
      proven:
        'Tak. Pieczęć serwera, którą ta strona widziała, zanim dodała swoją część, jest nienaruszona; dodana część weszła do tasowania, a cała gra, rozegrana od nowa z tych liczb, doszła karta po karcie do tego samego końca.',
      unproven:
        'Cała gra, rozegrana od nowa z tych liczb, doszła karta po karcie do tego samego końca. Ta strona nic jednak do nich nie dodała, nie może więc ręczyć, że serwer ich nie wybrał.',
      wrong: 'Nie! To, co pokazuje serwer, nie pasuje do tej gry.',
    },
    proves:
      'Dowodzi to, że serwer nie mógł sam ułożyć kart; nie dowodzi, że nikt, kto go prowadzi, nie zaglądał do zakrytych ani nie zmówił się z innym graczem.',
    unreachable: 'Zapisu tej gry nie da się teraz pobrać. Spróbuj później.',
    commitment: 'Pieczęć, pokazana przed pierwszą kartą',
    house: 'Wylosowane przez serwer',
    own: 'Dodane przez tę stronę',
    entropy: part => `Dodane przez graczy, część ${part}`,
    moves: count => `Powtórzono ${count} ${polishPlural(count, 'ruch', 'ruchy', 'ruchów')}`,
    save: 'Zapisz przebieg',
  },

  line: {
    connecting: 'Łączymy się z serwerem…',
    lost: 'Połączenie się urwało. Próbujemy dalej; nic nie przepadło.',
    restarting: 'Serwer uruchamia się ponownie. Nic nie przepadło; wróci za chwilę.',
    slow: 'Twój ruch wyślemy, gdy tylko połączenie wróci.',
    gone: 'Serwer nie odpowiada',
    goneSentence: 'Połączenie z tym stołem jest zamknięte. Gra się nie zgubi; otwórz ją później.',
  },

  closed: {
    again: 'Spróbuj ponownie',
    reload: 'Wczytaj stronę od nowa',
    home: 'Pierwsza strona',
    noSuchTable: 'Nie ma takiego stołu',
    expired: 'Ten stół jest zamknięty',
    endless: 'Ten stół jest zamknięty',
    wrongVersion: 'Przyszła nowsza książka',
    other: 'Nie da się otworzyć tego stołu',
  },
} satisfies TableWords
