import { englishPlural, fullStop, type Source } from '@sennik/engine'

import { arenaWords } from './arena/words.en.ts'

const counted = (count: number, one: string, other: string, written = String(count)): string =>
  `${written} ${englishPlural(count, one, other)}`

const games = (count: number, written?: string): string => counted(count, 'game', 'games', written)
const moves = (count: number, written?: string): string => counted(count, 'move', 'moves', written)

const quoted = (given: string): string => (given.trim() === '' ? '“ ” (nothing)' : `“${given}”`)

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Plants: no card of any game bears such a name. */
const BOT_NAMES = ['Sage', 'Heather', 'Fern', 'Poppy', 'Clover', 'Olive', 'Juniper', 'Jasmine']
const BOT_KINDS: { readonly [name: string]: string } = {
  novice: 'novice: has just learned the rules',
  casual: 'Sunday player (casual): plays now and then, for fun',
  strong: 'old hand (strong): plays often and thinks ahead',
  master: 'master: thinks everything through',
  greedy: 'greedy: a machine that plays what looks best at once',
  random: 'random: a machine that plays anything',
}

const FILE_TROUBLE: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder; name a file',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EROFS: 'it lies on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'no more room is allowed there',
  EEXIST: 'there is such a file already',
  EIO: 'the disk fails, or is full',
  ENAMETOOLONG: 'the name is too long',
  ECANCELED: 'the house closed meanwhile; try again',
}

const trouble = (code: string): string => FILE_TROUBLE[code] ?? code

/** Everything the command line says, in English. Its type is what every other language must have. */
export const english = {
  yes: 'Yes',
  no: 'No',
  seatName: (seat: number) => `Player ${seat}`,
  unexpected: (message: string) =>
    `Something went wrong in the program itself (${message}); run it again with SENNIK_DEBUG=1 to see where.`,

  placeholders: {
    game: 'game',
    number: 'number',
    text: 'text',
    names: 'names',
    file: 'file',
    folder: 'folder',
    record: 'record',
    position: 'position',
    viewer: 'seat|spectator',
  },

  arguments: {
    game: 'the id of a game, as `sennik games` lists them',
    gameOrAll: 'the id of a game; all games if left out',
    record: 'a file with the record of a game; - reads standard input',
    backup: 'the new file; one in the folder `backups` of the house if left out',
    position: 'a file with a position in the notation; - reads standard input',
  },

  flags: {
    lang: 'language: pl or en',
    help: 'show this help',
    json: 'write JSON, for programs',
    seats: 'how many sit at the table; the fewest the game allows if left out',
    games: 'how many games to play',
    gamesAtMost: 'stop after this many games',
    seed: 'where chance begins: the same text gives the same games',
    fixedSeed: 'make the game repeatable; without it the shuffle is fair and new every time',
    freshSeed: 'where chance begins; a new one every time if left out',
    options: 'options of the game, such as {"name": value}; `sennik games` lists them',
    cardsFile: 'write the card set as a file',
    cards: 'play with the cards of this file instead of those of the box; `sennik cards` shows both',
    botPerSeat:
      'novice, casual, strong, master, greedy or random: one for all seats, or one for each, such as master,greedy; master:300ms thinks for so long, master:2000 through so many worlds',
    botPerFreeSeat:
      'novice, casual, strong, master, greedy or random: one for all bots, or one for each, such as casual,master; master:300ms thinks for so long',
    botsToCompare:
      'the bots to compare; master:300ms thinks for so long, master:2000 through so many worlds; with + between names only those meet: master+greedy,master+random',
    gamesPerLineUp: 'how many games for each line-up of bots, rounded up so that every deal is played from every seat',
    threads: 'how many games to play at the same time; as many as there are processors if left out',
    saveArena: 'keep every game in this file as it ends; the same command goes on where it stopped',
    people: 'how many of the seats people take, at this one keyboard; bots take the rest',
    names: 'names of the people, such as Ala,Ola',
    save: 'keep the record of the game in this file',
    plain: 'no full screen: line by line, choosing by what stands before a choice',
    tries: 'in how many worlds each move is tried: the more, the surer',
    at: 'only show the position after this many moves',
    view: 'tell only what this seat, or a spectator, may know',
    seconds: 'how long to go on',
    data: 'the folder of the house; SENNIK_DATA, or data, if left out',
    benchSeconds: 'how long to measure each thing',
  },

  help: {
    about: 'Sennik: table games about cats, dreams, fairy tales and nightmares.',
    usage: '<command> [flags]',
    flags: '[flags]',
    byDefault: (value: string) => `default: ${value}`,
    titles: { 'Usage:': 'Usage:', 'Arguments:': 'Arguments:', 'Options:': 'Flags:', 'Commands:': 'Commands:' },
    games: {
      summary: 'list the games with their seats, options and variants',
      about:
        'Lists the games: how many may play, for how long, from what age, and which options and variants there are.',
    },
    rules: {
      summary: 'show the rules of a game',
      about: 'Shows the whole rules of a game, clause by clause, and how its cards and moves are written.',
    },
    cards: {
      summary: 'show the cards of a game, or write them as a file to be changed',
      about:
        'Shows every card of a game with what it does and where we know it from. With --json it writes the card set as a file: change it to the cards of your box and give it to play with --cards. A file that is not right is refused with its line and field.',
    },
    play: {
      summary: 'play a game here, against bots or with others at the same keyboard',
      about:
        'Plays a game in the terminal, against bots or with others at the same keyboard. Without arguments it asks for everything. In plain mode type what stands before a choice, a move in notation or: undo, why <move>, hint, rules, quit.',
    },
    simulate: {
      summary: 'let bots play many games and show the figures',
      about:
        'Lets bots play many games and shows the figures: games, moves, moves per second, length, scores and the share of wins of whoever moves first and of each seat with its 95 % interval. A shared win counts for each winner in part, the win of a team in full for each of its players.',
    },
    trace: {
      summary: 'write down everything about one game among bots, as JSON Lines',
      about:
        'Writes one game among bots as JSON Lines, for referees written by others. The first line, "setup", has the game, seats, options, seed, events and state; then a "decision" line for each move: n, seat, all legal moves, the move chosen, its decoded form, the events, the whole state after it (every pile, hand and counter, in the notation) and whether it can be taken back; the last line, "end", has scores, winners, score sheets, the number of moves and the hash. Seats and places count from 1 in seat, winners, legal, move and state, from 0 in form and events. When several seats may decide, the lowest is asked first.',
    },
    arena: {
      summary: 'let bots play each other and show how strong they are',
      about:
        'Lets every bot meet every other and shows how strong they are: Elo and wins with 95 % intervals, overall and for every two of them, and seconds per decision where there was a choice. Every deal is played by the same bots from every seat; with more seats than bots each gets several, with fewer every choice of bots plays. A shared win counts for each winner in part. Elo is the most likely one (Bradley–Terry, at larger tables Luce), as if every two who met had shared one game more; an interval is the wider of two: with every game taken for itself, or every deal. With a budget in worlds the same seed gives the same games, however many threads play. With --save the file has a line of JSON for each game; with more --games the same command goes on from there.',
    },
    replay: {
      summary: 'tell a recorded game move by move, or show a position of it',
      about:
        'Tells a recorded game move by move in words. With --at it shows the position after so many moves instead; with --view only what one seat or a spectator may know. With --json: a line for each move.',
    },
    verify: {
      summary: 'check that a record is right',
      about:
        'Plays a record again and checks that every move is allowed, that it ends in the position and with the result it claims, and that the shuffle fits the commitment it names.',
    },
    analyse: {
      summary: 'say how good every decision of a recorded game was, and what was luck',
      about:
        'Goes through a recorded game: what each decision was worth by what its seat could know then, and the best one beside it, with 95 % intervals; the same with all cards open, counted out where that is possible; the exact odds of a move where they can be counted; the turning points; and for each player what came of their own moves, of those of the others, and of luck. Values are hundredths of a win.',
    },
    score: {
      summary: 'count a position and cite the rules for every line',
      about: 'Reads a position in the notation and shows the score sheet, line by line, with the clauses that say so.',
    },
    fuzz: {
      summary: 'hold random games to the laws that every game must obey',
      about:
        'Plays random games with random seats, options and variants and holds each to the laws of the engine; it also writes positions down wrongly, and holds to the same laws whatever can be read nevertheless. If a law breaks, the record or the position that shows it is kept in the working directory and the exit code is 1.',
    },
    backup: {
      summary: 'keep a copy of a house, also while it runs',
      about:
        'Copies all tables and guests of a house into one new file and checks that it is whole. While the house runs it makes the copy itself and goes on; only whoever may read its folder can ask for that. To copy sennik.sqlite by other means while the house runs is no backup: the newest moves are not in that file yet. To go back to a backup, stop the house and put the file in the place of sennik.sqlite, with no sennik.sqlite-wal beside it.',
    },
    bench: {
      summary: 'measure the speed',
      about: 'Measures how many moves per second the engine plays on this machine.',
    },
  },

  usage: {
    unknownFlag: (flag: string, allowed: readonly string[]) =>
      `There is no flag ${flag} here; choose from: ${allowed.join(', ')}.`,
    unknownCommand: (name: string, allowed: readonly string[]) =>
      `There is no command ${quoted(name)}; choose one of: ${allowed.join(', ')}.`,
    missingArgument: (name: string) => `The argument <${name}> is missing; --help says what belongs there.`,
    missingValue: (flags: string) => `Something must follow the flag: ${flags}.`,
    tooManyArguments: (expected: number) =>
      expected === 0
        ? 'There are too many arguments: this command takes none.'
        : `There are too many arguments: this command takes ${expected} at most.`,
  },

  refusals: {
    unknownLanguage: (given: string, allowed: readonly string[]) =>
      `There is no language ${quoted(given)} here; choose one of: ${allowed.join(', ')}.`,
    notWhole: (flag: string, given: string, min: number, max: number) =>
      `${flag} cannot be ${quoted(given)}; it must be a whole number from ${min} to ${max}.`,
    seed: () => '--seed must be a text of 1 to 100 characters, all of them visible or spaces.',
    botCount: (given: number, seats: number) =>
      `There are ${given} names in --bots for ${counted(seats, 'bot', 'bots')}; give one for all, or one for each.`,
    viewer: (given: string, seats: number) =>
      `--view cannot be ${quoted(given)}; it must be a seat from 1 to ${seats}, or spectator.`,
    names: (people: number) =>
      people === 1 ? '--names is one name here.' : `--names is at most ${people} names, with commas between them.`,
    whichGame: (allowed: readonly string[]) => `Say which game to play; choose one of: ${allowed.join(', ')}.`,
    cannotRead: (path: string, code: string) => `${quoted(path)} cannot be read: ${trouble(code)}.`,
    cannotWrite: (path: string, code: string) => `${quoted(path)} cannot be written: ${trouble(code)}.`,
    noHouse: (folder: string) =>
      `There is no house in ${quoted(folder)}: it has no sennik.sqlite. Say where the house is with --data or SENNIK_DATA.`,
    held: (path: string) =>
      `${quoted(path)} is held by a house that cannot be asked by this user. Run this as the user who runs the house, or stop the house first.`,
    copyBroken: (path: string) =>
      `The copy was not whole and was thrown away; there is no ${quoted(path)}. See to the disk, and try again.`,
    noCards: (game: string) =>
      `The cards of “${game}” are those of its box and cannot be others, so there is no card set to show; sennik rules ${game} tells of them.`,
    tooLarge: (path: string, megabytes: number) =>
      `${quoted(path)} is too large; records and positions have at most ${megabytes} MB.`,
  },

  games: {
    facts: (min: number, max: number, minutes: number, age: number) =>
      `${min}–${max} players · about ${minutes} minutes · age ${age}+`,
    options: 'Options:',
    variants: 'Variants (true | false):',
  },

  cards: {
    title: (name: string, hash: string) => `Card set “${name}”, ${hash}`,
  },

  rules: {
    marks: { book: 'B', fact: 'F', ruling: 'R' } satisfies { readonly [S in Source]: string },
    sources: {
      book: 'said by the rulebook',
      fact: 'a public fact about what is in the box',
      ruling: 'our ruling, where the rulebook is silent or can be read in more than one way',
    } satisfies { readonly [S in Source]: string },
    notation: 'Notation',
    moves: 'Moves are written like this; whatever is numbered counts from 1:',
    /** What the numbers of a move stand for, by the names that programs know them by. */
    numbers: {
      action: 'action',
      area: 'area',
      branch: 'choice',
      card: 'card',
      cat: 'cat',
      dreamSlot: 'dream',
      food: 'food',
      index: 'number',
      land: 'land',
      line: 'row or column',
      marker: 'marker',
      night: 'Night space',
      nightmare: 'nightmare',
      other: 'other side',
      owner: 'seat',
      piece: 'piece',
      place: 'number',
      ravens: 'ravens',
      side: 'side',
      slot: 'number',
      stray: 'stray',
      to: 'to',
      value: 'value',
    } as { readonly [name: string]: string },
  },

  simulate: {
    played: (gameCount: number, writtenGames: string, moveCount: number, writtenMoves: string) =>
      `${games(gameCount, writtenGames)}, ${moves(moveCount, writtenMoves)}.`,
    speed: (seconds: string, perSecond: string) => `${seconds} s: ${perSecond} moves per second.`,
    length: (mean: string, min: string, max: string) => `Moves in a game: ${mean} on average, ${min} to ${max}.`,
    first: (wins: string, interval: string, fair: string) =>
      `Whoever moves first wins ${wins} of the games (95 %: ${interval}); an equal share is ${fair}.`,
    columns: ['seat', 'bot', 'wins', '95 %', 'mean score', 'lowest', 'highest'],
    progress: (done: number, all: number) => `${done} of ${games(all)} …`,
  },

  arena: arenaWords,

  score: {
    winners: (names: readonly string[]) =>
      names.length === 1 ? `Winner: ${names[0]}.` : `A shared win: ${list(names)}.`,
    winningTeams: (teams: readonly (readonly string[])[]) =>
      teams.length === 1
        ? `Winners: ${list(teams[0]!)}, as a team.`
        : `A shared win of teams: ${teams.map(list).join('; ')}.`,
    unfinished: 'The game is not over: these are the points so far.',
  },

  verify: {
    right: (title: string, seats: number, moveCount: number) =>
      `The record is right: ${title}, ${counted(seats, 'seat', 'seats')}, ${moves(moveCount)}.`,
    unfinished: 'The game was not played to its end.',
    result: (scores: string) => `Result: ${scores}.`,
    hash: (hash: string) => `Position at the end: ${hash}.`,
    fair: (commitment: string) =>
      `The numbers drawn fit the commitment ${commitment} and give this very game. Whether it was shown before the first card, and whether the players’ own numbers are in, only those who played can tell.`,
    fast: (seed: string) => `The shuffle came from the seed “${seed}”, chosen beforehand.`,
  },

  analyse: {
    progress: (done: number, all: number) => `${done} of ${moves(all)} …`,
    heading: (title: string, seats: number, moveCount: number, decisions: number, tries: number) =>
      `${title}, ${counted(seats, 'seat', 'seats')}, ${moves(moveCount)}: ${counted(decisions, 'decision', 'decisions')} weighed, each in ${counted(tries, 'world', 'worlds')}.`,
    legend:
      'Values are hundredths of a win after the move, with 95 % intervals; “=” was counted out. A better move is named only where it is surely better.',
    columns: [
      'move',
      'seat',
      'played',
      'by what was known',
      'better',
      'worth',
      'gave away',
      'fortune before',
      'open cards',
      'best then',
      'odds',
    ],
    turningPoints: 'Turning points',
    noTurningPoints: 'There was none.',
    mistake: (name: string, played: string, best: string, change: string) =>
      `${name}: the move “${played}” instead of “${best}” (${change}).`,
    fortune: (name: string, isGood: boolean, change: string) =>
      isGood
        ? `Fortune and the others favour ${name}: ${change}.`
        : `Fortune and the others turn against ${name}: ${change}.`,
    why: 'Why it ended like this',
    sum: 'The result is the even share and what own moves gave away, what the others’ moves gave away, and luck.',
    playerColumns: ['player', 'result', 'even share', 'own moves', 'others’ moves', 'luck', 'mistakes'],
  },

  fuzz: {
    progress: (count: number, elapsed: number, seconds: number) => `${games(count)}, ${elapsed} of ${seconds} s …`,
    kept: (gameCount: number, moveCount: number, perSecond: string, seed: string) =>
      `All laws kept: ${games(gameCount)}, ${moves(moveCount)}, ${perSecond} games per second, seed ${seed}.`,
    broken: (game: string, law: string) => `A law broke in the game ${game}: ${law}.`,
    reproduce: (file: string, look: string) => `It can be seen in ${file}; look at it with: ${look}`,
  },

  backup: {
    made: (path: string, bytes: number, tables: number) =>
      `The backup is “${path}”: ${counted(tables, 'table', 'tables')}, ${counted(bytes, 'byte', 'bytes', bytes.toLocaleString('en'))}; it was checked and is whole.`,
    restore:
      'To go back to it: stop the house, put this file in the place of sennik.sqlite, remove sennik.sqlite-wal if there is one, and start.',
  },

  bench: { absent: 'The bench is not installed here; it comes with a checkout of the sources.' },

  play: {
    you: 'You',
    botName: (index: number) => BOT_NAMES[index % BOT_NAMES.length]!,
    botKind: (name: string) => BOT_KINDS[name] ?? name,
    commands: { undo: 'undo', why: 'why', hint: 'hint', rules: 'rules', quit: 'quit' },
    plainHint: (mayUndo: boolean) =>
      `Type what stands before a dot, a move in notation or: ${mayUndo ? 'undo, ' : ''}why <move>, hint, rules, quit.`,
    noSuchChoice: (given: string) => `There is no choice “${given}” here; type what stands before one of the dots.`,
    table: 'Look at the whole table',
    undo: 'Take back the last move',
    hint: 'A hint',
    hintLine: (value: number, move: string, because: string) => `${value} of 100: ${fullStop(move)} ${because}`,
    rules: 'Rules',
    quit: 'Leave the game',
    enter: 'Enter',
    goOn: 'Go on?',
    more: 'There is more.',
    turnDown: 'Remember it: Enter turns it down again.',
    turnOf: (name: string) => `It is the turn of ${name}.`,
    handOver: (name: string) => `It is the turn of ${name}. Nobody else is looking? Then press Enter.`,
    takenBack: 'The last move is taken back.',
    nothingToUndo: 'There is nothing to take back: a move that showed somebody something stays.',
    isAllowed: (move: string) => `“${move}” is allowed now.`,
    isForbidden: (move: string, clause: string) => `“${move}” is not allowed now, by rule ${clause}.`,
    left: (moveCount: number) => `The game was left after ${moves(moveCount)}.`,
    saved: (path: string) => `The record is in ${path}.`,
    offerToSave: 'Keep the record of this game?',
    fileName: 'In which file?',
    setup: {
      game: 'Which game?',
      seats: 'How many at the table?',
      people: 'How many of them are people, at this keyboard?',
      peopleChoice: (people: number, seats: number) =>
        people === seats ? `${people}, no bots` : `${people}, and ${counted(seats - people, 'bot', 'bots')}`,
      name: (seat: number) => `Name of player ${seat}?`,
      bots: 'Which bots?',
      options: 'Which options?',
      usualOptions: 'the usual ones',
      ownOptions: 'let me choose',
      flags: 'Variants: space chooses, Enter goes on.',
      none: 'none',
      wholeBetween: (min: number, max: number) => `A whole number from ${min} to ${max}, or nothing.`,
    },
  },
}

export type Words = typeof english
