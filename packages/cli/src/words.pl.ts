import { fullStop, polishPlural } from '@sennik/engine'
import { arenaWords } from './arena/words.pl.ts'
import type { Words } from './words.en.ts'

const counted = (count: number, one: string, few: string, many: string, written = String(count)): string =>
  `${written} ${polishPlural(count, one, few, many)}`

const games = (count: number, written?: string): string => counted(count, 'gra', 'gry', 'gier', written)
const moves = (count: number, written?: string): string => counted(count, 'ruch', 'ruchy', 'ruchów', written)

const quoted = (given: string): string => (given.trim() === '' ? '„ ” (nic)' : `„${given}”`)

const list = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`

/** Plants: no card of any game bears such a name. */
const BOT_NAMES = ['Szałwia', 'Wrzos', 'Paproć', 'Mak', 'Rumianek', 'Oliwka', 'Jałowiec', 'Jaśmin']
const BOT_KINDS: { readonly [name: string]: string } = {
  novice: 'nowicjusz (novice): dopiero co zna zasady',
  casual: 'niedzielny gracz (casual): gra od czasu do czasu, dla zabawy',
  strong: 'wyga (strong): gra często i myśli naprzód',
  master: 'mistrz (master): wszystko dokładnie przemyśla',
  greedy: 'zachłanny (greedy): maszyna, gra to, co od razu wygląda najlepiej',
  random: 'losowy (random): maszyna, gra byle co',
}

const FILE_TROUBLE: { readonly [code: string]: string } = {
  ENOENT: 'nie ma takiego pliku ani katalogu',
  EISDIR: 'to katalog; podaj plik',
  ENOTDIR: 'część ścieżki nie jest katalogiem',
  EACCES: 'brak dostępu',
  EPERM: 'brak dostępu',
  EROFS: 'leży na dysku tylko do odczytu',
  ENOSPC: 'dysk jest pełny',
  EDQUOT: 'przekroczono limit miejsca na dysku',
  EEXIST: 'taki plik już istnieje',
  EIO: 'dysk zawodzi albo jest pełny',
  ENAMETOOLONG: 'nazwa jest za długa',
  ECANCELED: 'serwer został w tym czasie zamknięty; spróbuj ponownie',
}

const trouble = (code: string): string => FILE_TROUBLE[code] ?? code

export const polish = {
  yes: 'Tak',
  no: 'Nie',
  seatName: seat => `Gracz ${seat}`,
  unexpected: message =>
    `Coś zawiodło w samym programie (${message}); uruchom go ponownie z SENNIK_DEBUG=1, aby zobaczyć, w którym miejscu.`,

  placeholders: {
    game: 'gra',
    number: 'liczba',
    text: 'tekst',
    names: 'nazwy',
    file: 'plik',
    folder: 'katalog',
    record: 'zapis',
    position: 'pozycja',
    viewer: 'miejsce|spectator',
  },

  arguments: {
    game: 'nazwa gry, jedna z tych, które wymienia `sennik games`',
    gameOrAll: 'nazwa gry; bez niej wszystkie gry',
    record: 'plik z zapisem partii; - czyta standardowe wejście',
    backup: 'nowy plik; domyślnie plik w podkatalogu `backups` katalogu serwera',
    position: 'plik z pozycją w notacji; - czyta standardowe wejście',
  },

  flags: {
    lang: 'język: pl albo en',
    help: 'pokaż tę pomoc',
    json: 'pisz JSON, dla programów',
    seats: 'ile osób siedzi przy stole; domyślnie najmniej, ile pozwala gra',
    games: 'ile gier rozegrać',
    gamesAtMost: 'skończ po tylu grach',
    seed: 'ziarno losu: ten sam tekst daje te same gry',
    fixedSeed: 'gra powtarzalna; bez tego tasowanie jest uczciwe i za każdym razem nowe',
    freshSeed: 'ziarno losu; domyślnie za każdym razem nowe',
    options: 'opcje gry, na przykład {"nazwa": wartość}; wymienia je `sennik games`',
    cardsFile: 'zapisz zestaw kart jako plik',
    cards: 'graj kartami z tego pliku zamiast kartami z pudełka; pokazuje je `sennik cards`',
    botPerSeat:
      'novice, casual, strong, master, greedy albo random: jeden dla wszystkich miejsc albo po jednym dla każdego, jak master,greedy; master:300ms myśli tyle czasu, master:2000 nad tyloma światami',
    botPerFreeSeat:
      'novice, casual, strong, master, greedy albo random: jeden dla wszystkich botów albo po jednym dla każdego, jak casual,master; master:300ms myśli tyle czasu',
    botsToCompare:
      'boty do porównania; master:300ms myśli tyle czasu, master:2000 nad tyloma światami; ze znakiem + spotykają się tylko te: master+greedy,master+random',
    gamesPerLineUp:
      'ile gier na każdy skład botów, zaokrąglane w górę tak, by każde rozdanie rozegrać z każdego miejsca',
    threads: 'ile gier rozgrywać naraz; domyślnie tyle, ile jest procesorów',
    saveArena: 'zachowuj każdą skończoną grę w tym pliku; to samo polecenie gra dalej od miejsca przerwania',
    people: 'ile miejsc zajmują ludzie przy tej jednej klawiaturze; resztę zajmują boty',
    names: 'imiona ludzi, na przykład Ala,Ola',
    save: 'zachowaj zapis partii w tym pliku',
    plain: 'bez pełnego ekranu: wiersz po wierszu, a wybiera się, wpisując to, co stoi przed wyborem',
    tries: 'w ilu światach próbować każdego ruchu: im więcej, tym pewniej',
    at: 'pokaż tylko pozycję po tylu ruchach',
    view: 'opowiedz tylko to, co wolno wiedzieć temu miejscu albo widzowi',
    seconds: 'ile sekund to ma trwać',
    data: 'katalog serwera; domyślnie SENNIK_DATA albo data',
    benchSeconds: 'ile sekund mierzyć każdą rzecz',
  },

  help: {
    about: 'Sennik: gry stołowe o kotach, snach, baśniach i koszmarach.',
    usage: '<polecenie> [opcje]',
    flags: '[opcje]',
    byDefault: value => `domyślnie: ${value}`,
    titles: { 'Usage:': 'Użycie:', 'Arguments:': 'Argumenty:', 'Options:': 'Opcje:', 'Commands:': 'Polecenia:' },
    games: {
      summary: 'wymień gry, ich miejsca, opcje i warianty',
      about: 'Wymienia gry: ile osób może grać, jak długo, od jakiego wieku oraz jakie są opcje i warianty.',
    },
    rules: {
      summary: 'pokaż zasady gry',
      about: 'Pokazuje całe zasady gry, punkt po punkcie, oraz to, jak zapisuje się jej karty i ruchy.',
    },
    cards: {
      summary: 'pokaż karty gry albo zapisz je jako plik do zmiany',
      about:
        'Pokazuje każdą kartę gry: co robi i skąd ją znamy. Z --json zapisuje zestaw kart jako plik: wpisz do niego karty ze swojego pudełka i podaj go poleceniu play przez --cards. Plik z błędem zostaje odrzucony ze wskazaniem wiersza i pola.',
    },
    play: {
      summary: 'zagraj tutaj, z botami albo z innymi przy tej samej klawiaturze',
      about:
        'Rozgrywa partię w terminalu, z botami albo z innymi osobami przy tej samej klawiaturze. Bez argumentów pyta o wszystko. W prostym trybie wpisuje się to, co stoi przed wyborem, ruch w notacji albo: cofnij, dlaczego <ruch>, podpowiedź, zasady, koniec.',
    },
    simulate: {
      summary: 'niech boty rozegrają wiele gier; pokaż liczby',
      about:
        'Boty rozgrywają wiele gier, a program pokazuje liczby: gry, ruchy, ruchy na sekundę, długość, wyniki oraz udział zwycięstw tego, kto zaczyna, i każdego miejsca z przedziałem 95%. Wspólne zwycięstwo liczy się każdemu w części, a zwycięstwo drużyny w całości każdej osobie z drużyny.',
    },
    trace: {
      summary: 'zapisz wszystko o jednej grze botów jako JSON Lines',
      about:
        'Zapisuje jedną grę botów jako JSON Lines, dla sędziów napisanych przez innych. Pierwszy wiersz, "setup", ma grę, miejsca, opcje, ziarno, zdarzenia i stan; potem wiersz "decision" na każdy ruch: n, miejsce (seat), wszystkie dozwolone ruchy (legal), wybrany ruch (move), jego rozłożoną postać (form), zdarzenia (events), cały stan po nim (state: każdy stos, ręka i licznik, w notacji) i to, czy da się go cofnąć (undoable); ostatni wiersz, "end", ma wyniki, zwycięzców, arkusze punktów, liczbę ruchów i skrót. Miejsca liczy się od 1 w seat, winners, legal, move i state, a od 0 w form i events. Gdy decydować może kilka miejsc, pierwsze jest pytane to o najniższym numerze.',
    },
    arena: {
      summary: 'niech boty zagrają każdy z każdym; pokaż, jak są mocne',
      about:
        'Boty grają każdy z każdym, a program pokazuje, jak są mocne: Elo i udział zwycięstw z przedziałami 95%, ogółem i dla każdej pary, oraz sekundy na decyzję tam, gdzie był wybór. Każde rozdanie te same boty rozgrywają z każdego miejsca; gdy miejsc jest więcej niż botów, każdy zajmuje ich kilka, gdy mniej, gra każdy wybór botów. Wspólne zwycięstwo liczy się każdemu w części. Elo jest najbardziej prawdopodobne z możliwych (Bradley–Terry, przy większym stole Luce), tak jakby każda para, która się spotkała, podzieliła się jeszcze jedną grą; przedział jest szerszym z dwóch: gdy każdą grę wziąć z osobna albo każde rozdanie. Przy budżecie w światach to samo ziarno daje te same gry, niezależnie od liczby wątków. Z --save plik ma wiersz JSON na każdą grę; z większym --games to samo polecenie gra od tego miejsca dalej.',
    },
    replay: {
      summary: 'opowiedz zapisaną partię ruch po ruchu albo pokaż jej pozycję',
      about:
        'Opowiada słowami zapisaną partię, ruch po ruchu. Z --at pokazuje zamiast tego pozycję po tylu ruchach; z --view tylko to, co wolno wiedzieć jednemu miejscu albo widzowi. Z --json: wiersz na każdy ruch.',
    },
    verify: {
      summary: 'sprawdź, czy zapis się zgadza',
      about:
        'Rozgrywa zapis jeszcze raz i sprawdza, czy każdy ruch jest dozwolony, czy partia kończy się w podanej pozycji i z podanym wynikiem oraz czy tasowanie zgadza się z podanym zobowiązaniem.',
    },
    analyse: {
      summary: 'oceń każdą decyzję zapisanej partii i oddziel szczęście od umiejętności',
      about:
        'Przechodzi zapisaną partię: ile była warta każda decyzja w świetle tego, co jej miejsce mogło wtedy wiedzieć, i najlepsza obok niej, z przedziałami 95%; to samo przy odkrytych kartach, policzone do końca tam, gdzie to możliwe; dokładne szanse ruchu, gdy dają się policzyć; punkty zwrotne; oraz dla każdego gracza, co dały własne ruchy, co ruchy innych, a co szczęście. Wartości to setne części zwycięstwa.',
    },
    score: {
      summary: 'policz pozycję i przytocz zasady dla każdego wiersza',
      about: 'Czyta pozycję w notacji i pokazuje arkusz punktów, wiersz po wierszu, z zasadami, z których wynika.',
    },
    fuzz: {
      summary: 'sprawdź losowe gry prawami, których przestrzega każda gra',
      about:
        'Rozgrywa losowe gry z losowymi miejscami, opcjami i wariantami i sprawdza każdą prawami silnika; zapisuje też pozycje z błędami i tymi samymi prawami sprawdza wszystko, co mimo to dało się odczytać. Gdy któreś prawo zostanie złamane, zapis albo pozycja, która to pokazuje, trafia do bieżącego katalogu, a kod wyjścia to 1.',
    },
    backup: {
      summary: 'zrób kopię zapasową serwera, także gdy działa',
      about:
        'Kopiuje wszystkie stoły i wszystkich gości serwera do jednego nowego pliku i sprawdza, czy kopia jest cała. Działający serwer robi ją sam i działa dalej; może go o nią poprosić tylko ten, kto ma prawo czytać jego katalog. Skopiowanie sennik.sqlite w inny sposób, gdy serwer działa, nie jest kopią zapasową: najnowszych ruchów w tym pliku jeszcze nie ma. Aby wrócić do kopii, zatrzymaj serwer i podstaw ją w miejsce sennik.sqlite tak, by obok nie było sennik.sqlite-wal.',
    },
    bench: { summary: 'zmierz szybkość', about: 'Mierzy, ile ruchów na sekundę wykonuje silnik na tym komputerze.' },
  },

  usage: {
    unknownFlag: (flag, allowed) => `Nie ma tu opcji ${flag}; do wyboru: ${allowed.join(', ')}.`,
    unknownCommand: (name, allowed) => `Nie ma polecenia ${quoted(name)}; do wyboru: ${allowed.join(', ')}.`,
    missingArgument: name => `Brakuje argumentu <${name}>; co tam wpisać, mówi --help.`,
    missingValue: flags => `Po tej opcji musi coś następować: ${flags}.`,
    tooManyArguments: expected =>
      expected === 0
        ? 'Za dużo argumentów: to polecenie nie ma żadnego.'
        : `Za dużo argumentów: to polecenie ma ich najwyżej ${expected}.`,
  },

  refusals: {
    unknownLanguage: (given, allowed) => `Nie ma tu języka ${quoted(given)}; do wyboru: ${allowed.join(', ')}.`,
    notWhole: (flag, given, min, max) =>
      `${flag} nie może być ${quoted(given)}; to musi być liczba całkowita od ${min} do ${max}.`,
    seed: () => '--seed musi być tekstem od 1 do 100 znaków, widocznych albo spacji.',
    botCount: (given, seats) =>
      `W --bots liczba nazw to ${given}, a liczba botów to ${seats}; podaj jedną dla wszystkich albo po jednej dla każdego.`,
    viewer: (given, seats) =>
      `--view nie może być ${quoted(given)}; to musi być miejsce od 1 do ${seats} albo spectator.`,
    names: people =>
      people === 1
        ? '--names to tutaj jedno imię.'
        : `--names to imiona rozdzielone przecinkami, najwyżej tyle, ilu jest ludzi: ${people}.`,
    whichGame: allowed => `Podaj, w którą grę zagrać; do wyboru: ${allowed.join(', ')}.`,
    cannotRead: (path, code) => `Nie można odczytać ${quoted(path)}: ${trouble(code)}.`,
    cannotWrite: (path, code) => `Nie można zapisać ${quoted(path)}: ${trouble(code)}.`,
    noHouse: folder =>
      `W katalogu ${quoted(folder)} nie ma serwera: brakuje tam pliku sennik.sqlite. Podaj właściwy katalog przez --data albo SENNIK_DATA.`,
    held: path =>
      `Plik ${quoted(path)} zajmuje serwer, którego ten użytkownik nie może o nic poprosić. Uruchom to jako użytkownik, który prowadzi serwer, albo najpierw zatrzymaj serwer.`,
    copyBroken: path =>
      `Kopia nie była cała i została usunięta; pliku ${quoted(path)} nie ma. Sprawdź dysk i spróbuj ponownie.`,
    noCards: game =>
      `Karty gry „${game}” to te z pudełka i nie ma innych, więc nie ma zestawu kart do pokazania; opowiada o nich sennik rules ${game}.`,
    tooLarge: (path, megabytes) => `${quoted(path)} jest za duży; zapisy i pozycje mają najwyżej ${megabytes} MB.`,
  },

  games: {
    facts: (min, max, minutes, age) =>
      `${min}–${max} ${polishPlural(max, 'osoba', 'osoby', 'osób')} · około ${counted(minutes, 'minuty', 'minut', 'minut')} · od ${age} lat`,
    options: 'Opcje gry:',
    variants: 'Warianty (true | false):',
  },

  cards: {
    title: (name, hash) => `Zestaw kart „${name}”, ${hash}`,
  },

  rules: {
    marks: { book: 'I', fact: 'F', ruling: 'R' },
    sources: {
      book: 'mówi to instrukcja',
      fact: 'publicznie znany fakt o zawartości pudełka',
      ruling: 'nasze rozstrzygnięcie, gdy instrukcja milczy lub jest niejednoznaczna',
    },
    notation: 'Notacja',
    moves: 'Ruchy zapisuje się tak; wszystko, co ma kolejny numer, liczy się od 1:',
    numbers: {
      action: 'akcja',
      area: 'obszar',
      branch: 'wybór',
      card: 'karta',
      cat: 'kot',
      dreamSlot: 'sen',
      food: 'przysmak',
      index: 'numer',
      land: 'kraina',
      line: 'rząd lub kolumna',
      marker: 'znacznik',
      night: 'pole nocy',
      nightmare: 'koszmar',
      other: 'druga strona',
      owner: 'miejsce',
      piece: 'fragment',
      place: 'numer',
      ravens: 'kruki',
      side: 'strona',
      slot: 'numer',
      stray: 'przybłęda',
      to: 'dokąd',
      value: 'wartość',
    },
  },

  simulate: {
    played: (gameCount, writtenGames, moveCount, writtenMoves) =>
      `${games(gameCount, writtenGames)}, ${moves(moveCount, writtenMoves)}.`,
    speed: (seconds, perSecond) => `${seconds} s: ${perSecond} ruchów na sekundę.`,
    length: (mean, min, max) => `Ruchów w grze: średnio ${mean}, od ${min} do ${max}.`,
    first: (wins, interval, fair) => `Kto zaczyna, wygrywa ${wins} gier (95%: ${interval}); równy udział to ${fair}.`,
    columns: ['miejsce', 'bot', 'wygrane', '95%', 'średni wynik', 'najniższy', 'najwyższy'],
    progress: (done, all) => `${done} z ${counted(all, 'gry', 'gier', 'gier')} …`,
  },

  arena: arenaWords,

  score: {
    winners: names => (names.length === 1 ? `Wygrana: ${names[0]}.` : `Wspólna wygrana: ${list(names)}.`),
    winningTeams: teams =>
      teams.length === 1
        ? `Wygrana drużyny: ${list(teams[0]!)}.`
        : `Wspólna wygrana drużyn: ${teams.map(list).join('; ')}.`,
    unfinished: 'Gra nie jest skończona: to dotychczasowe punkty.',
  },

  verify: {
    right: (title, seats, moveCount) =>
      `Zapis się zgadza: ${title}, ${counted(seats, 'miejsce', 'miejsca', 'miejsc')}, ${moves(moveCount)}.`,
    unfinished: 'Partii nie rozegrano do końca.',
    result: scores => `Wynik: ${scores}.`,
    hash: hash => `Pozycja końcowa: ${hash}.`,
    fair: commitment =>
      `Wylosowane liczby zgadzają się ze zobowiązaniem ${commitment} i dają właśnie tę grę. Czy pokazano je przed pierwszą kartą i czy są w nich liczby graczy, wiedzą tylko ci, którzy grali.`,
    fast: seed => `Tasowanie wzięło się z ziarna „${seed}”, wybranego z góry.`,
  },

  analyse: {
    progress: (done, all) => `${done} z ${counted(all, 'ruchu', 'ruchów', 'ruchów')} …`,
    heading: (title, seats, moveCount, decisions, tries) =>
      `${title}, ${counted(seats, 'miejsce', 'miejsca', 'miejsc')}, ${moves(moveCount)}: ${counted(decisions, 'oceniona decyzja', 'ocenione decyzje', 'ocenionych decyzji')}, światów na każdą: ${tries}.`,
    legend:
      'Wartości to setne części zwycięstwa po ruchu, z przedziałami 95%; „=” policzono do końca. Lepszy ruch jest podany tylko wtedy, gdy na pewno jest lepszy.',
    columns: [
      'ruch',
      'miejsce',
      'zagrano',
      'z tego, co wiadomo',
      'lepiej',
      'warte',
      'oddano',
      'los przedtem',
      'odkryte karty',
      'wtedy najlepiej',
      'szanse',
    ],
    turningPoints: 'Punkty zwrotne',
    noTurningPoints: 'Nie było żadnego.',
    mistake: (name, played, best, change) => `${name}: ruch „${played}” zamiast „${best}” (${change}).`,
    fortune: (name, isGood, change) =>
      isGood
        ? `${name}: los i inni gracze sprzyjają (${change}).`
        : `${name}: los i inni gracze nie sprzyjają (${change}).`,
    why: 'Dlaczego tak się skończyło',
    sum: 'Wynik to równy udział oraz to, co oddały własne ruchy, co oddały ruchy innych, i szczęście.',
    playerColumns: ['gracz', 'wynik', 'równy udział', 'własne ruchy', 'ruchy innych', 'szczęście', 'błędy'],
  },

  fuzz: {
    progress: (count, elapsed, seconds) => `${games(count)}, ${elapsed} z ${seconds} s …`,
    kept: (gameCount, moveCount, perSecond, seed) =>
      `Prawa zachowane: ${games(gameCount)}, ${moves(moveCount)}, gier na sekundę: ${perSecond}, ziarno ${seed}.`,
    broken: (game, law) => `W grze ${game} złamano prawo: ${law}.`,
    reproduce: (file, look) => `Widać to w pliku ${file}; obejrzysz go poleceniem: ${look}`,
  },

  backup: {
    made: (path, bytes, tables) =>
      `Kopia zapasowa to „${path}”: ${counted(tables, 'stół', 'stoły', 'stołów')}, ${counted(bytes, 'bajt', 'bajty', 'bajtów', bytes.toLocaleString('pl'))}; została sprawdzona i jest cała.`,
    restore:
      'Aby do niej wrócić: zatrzymaj serwer, podstaw ten plik w miejsce sennik.sqlite, usuń sennik.sqlite-wal, jeśli tam jest, i uruchom serwer.',
  },

  bench: { absent: 'Nie ma tu pomiarów; są częścią kopii roboczej źródeł.' },

  play: {
    you: 'Ty',
    botName: index => BOT_NAMES[index % BOT_NAMES.length]!,
    botKind: name => BOT_KINDS[name] ?? name,
    commands: { undo: 'cofnij', why: 'dlaczego', hint: 'podpowiedź', rules: 'zasady', quit: 'koniec' },
    plainHint: mayUndo =>
      `Wpisz to, co stoi przed kropką, ruch w notacji albo: ${mayUndo ? 'cofnij, ' : ''}dlaczego <ruch>, podpowiedź, zasady, koniec.`,
    noSuchChoice: given => `Nie ma tu wyboru „${given}”; wpisz to, co stoi przed jedną z kropek.`,
    table: 'Obejrzyj cały stół',
    undo: 'Cofnij ostatni ruch',
    hint: 'Podpowiedź',
    hintLine: (value, move, because) => `${value} na 100: ${fullStop(move)} ${because}`,
    rules: 'Zasady',
    quit: 'Opuść grę',
    enter: 'Enter',
    goOn: 'Dalej?',
    more: 'To nie wszystko.',
    turnDown: 'Zapamiętaj: Enter zakryje ją z powrotem.',
    turnOf: name => `Kolej na: ${name}.`,
    handOver: name => `Kolej na: ${name}. Nikt inny nie patrzy? Wtedy naciśnij Enter.`,
    takenBack: 'Ostatni ruch został cofnięty.',
    nothingToUndo: 'Nie ma czego cofnąć: ruch, który komuś coś pokazał, zostaje.',
    isAllowed: move => `Ruch „${move}” jest teraz dozwolony.`,
    isForbidden: (move, clause) => `Na ruch „${move}” nie pozwala teraz zasada ${clause}.`,
    left: moveCount => `Grę opuszczono po ${counted(moveCount, 'ruchu', 'ruchach', 'ruchach')}.`,
    saved: path => `Zapis jest w pliku ${path}.`,
    offerToSave: 'Zachować zapis tej partii?',
    fileName: 'W którym pliku?',
    setup: {
      game: 'W co gramy?',
      seats: 'Ile osób przy stole?',
      people: 'Ilu ludzi zagra przy tej klawiaturze?',
      peopleChoice: (people, seats) =>
        people === seats ? `${people}, bez botów` : `${people} i ${counted(seats - people, 'bot', 'boty', 'botów')}`,
      name: seat => `Imię gracza ${seat}?`,
      bots: 'Jakie boty?',
      options: 'Jakie opcje?',
      usualOptions: 'zwykłe',
      ownOptions: 'chcę wybrać',
      flags: 'Warianty: spacja wybiera, Enter idzie dalej.',
      none: 'brak',
      wholeBetween: (min, max) => `Liczba całkowita od ${min} do ${max} albo nic.`,
    },
  },
} satisfies Words
