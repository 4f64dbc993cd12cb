import { englishPlural, fullStop } from '@sennik/engine'

export const english = {
  bots: ['Bonifacy', 'Psotka', 'Filemon', 'Lula', 'Dyzio', 'Figa', 'Gapcio', 'Tosia'] as readonly string[],
  loading: 'Laying the table…',
  you: 'you',
  watching: 'You are watching',
  table: (game: string) => `${game}: the table`,

  seats: {
    title: 'Seats',
    free: 'free seat',
    keptFor: (name: string) => `kept for ${name}`,
    bot: 'bot',
    away: 'away',
    standIn: 'a bot plays for them',
    decides: 'decides now',
    score: (points: number) => `${points} ${englishPlural(points, 'point', 'points')}`,
  },

  prompt: {
    waitFor: (name: string) => `${name} is deciding…`,
    waitForSeveral: (names: string) => `Waiting for ${names}…`,
    mayChange: 'You may still change your choice.',
    over: 'The game is over.',
    sending: 'On its way…',
    undo: 'Undo',
    undone: 'The last move was taken back.',
    skip: 'Skip',
  },

  choices: {
    title: 'What you can do',
    open: (count: number) => `All choices (${count})`,
  },

  hint: {
    ask: 'Hint',
    thinking: 'A moment’s thought…',
    ready: (move: string, percent: number) => `Hint: ${fullStop(move)} Prospects of winning: ${percent}%.`,
    prospects: (percent: number) => `, prospects of winning ${percent}%`,
    play: 'Play it',
    others: 'Show the other hints',
    memory: 'The hint knows only what lies in sight. Remembering is left to you.',
    nothing: 'Nothing comes to mind this time.',
  },

  log: {
    title: 'What happened',
    empty: 'Nothing has happened yet.',
    gap: 'What happened earlier is not told again.',
    undone: 'The last move was taken back.',
  },

  menu: {
    title: 'Menu',
    log: 'What happened',
    rules: 'Rules',
    keys: 'Keys',
    leave: 'Leave the table',
    home: 'First page',
  },

  keys: {
    title: 'Keys',
    numbers: 'make the choice with this number',
    choices: 'all choices',
    hint: 'a hint',
    undo: 'undo',
    log: 'what happened',
    skip: 'skip the story, hide the card',
    help: 'these keys',
    close: 'close what is open',
  },

  why: {
    title: 'Not now',
    open: (clause: string) => `Open ${clause} in the rules`,
    noRule: 'Nothing forbids this any more. Try once again.',
  },

  goOn: 'Go on',

  leave: {
    title: 'Leave the table?',
    playing: 'A bot plays on for you. Come back by the same link and the seat is yours again.',
    waiting: 'Your seat becomes free.',
    stay: 'Stay',
    go: 'Leave',
  },

  curtain: {
    title: (name: string) => `Hand the device to ${name}`,
    sentence: 'The table is hidden. Nobody else should look now.',
    ready: (name: string) => `I am ${name}. Show the table`,
  },

  waiting: {
    title: 'Waiting for the others',
    sentence: (free: number) =>
      free === 0
        ? 'Everybody is here. The cards are being dealt.'
        : `${free} ${englishPlural(free, 'seat is', 'seats are')} still free. The game begins by itself once all are taken.`,
    share: 'Invite friends with this link',
    sit: 'Sit down',
    sitHere: (seat: number) => `Sit down at seat ${seat}`,
    begin: 'Begin; bots take the free seats',
    hostBegins: 'Whoever opened the table may begin at any time; bots then take the free seats.',
    leave: 'Leave the table',
    giveUp: 'Give up my seat',
    full: 'All seats are taken. You can watch.',
    fair: 'Seal of the shuffle',
    fairWhy:
      'The house has fixed its part of the shuffle; only then does your page add its own. At the end you can check both.',
  },

  end: {
    youWon: 'You win!',
    youShare: 'You share the win!',
    won: (name: string) => `${name} wins`,
    share: (names: string) => `${names} share the win`,
    yourTeamWon: 'Your team wins!',
    teamWon: (names: string) => `The team of ${names} wins`,
    sheet: 'How every point was made',
    total: 'total',
    again: 'Play again',
    toNext: 'To the next game',
    home: 'First page',
    lookBack: 'Look at the table',
    back: 'To the end page',
    waitingAgain: 'Opening a new table…',
  },

  fair: {
    open: 'Check the shuffle',
    title: 'Was the shuffle fair?',
    checking: 'Playing the whole game again…',
    outcomes: {
      proven:
        'Yes. The house kept to its seal, which this page had seen before it added its own part; that part is in, and the whole game, played again from these numbers, came to the same end card by card.',
      unproven:
        'The whole game, played again from these numbers, came to the same end card by card. But this page added nothing to them, so it cannot say that the house did not choose them.',
      wrong: 'No! What the house shows does not fit this game.',
    },
    proves:
      'This proves that the house could not arrange the cards by itself; it does not prove that nobody there looked at hidden ones or was in league with another player.',
    unreachable: 'The record of this game cannot be fetched just now. Try again later.',
    commitment: 'Seal, shown before the first card',
    house: 'What the house drew',
    own: 'Added by this page',
    entropy: (part: number) => `Added by the players, part ${part}`,
    moves: (count: number) => `${count} ${englishPlural(count, 'move', 'moves')} replayed`,
    save: 'Save the record',
  },

  line: {
    connecting: 'Finding the house…',
    lost: 'The line is down. Trying again; nothing is lost.',
    restarting: 'The house is restarting. Nothing is lost; it will be back in a moment.',
    slow: 'Your move will be sent as soon as the line is back.',
    gone: 'The house does not answer',
    goneSentence: 'The line to this table is closed. Your game is kept; open it again later.',
  },

  closed: {
    again: 'Try again',
    reload: 'Load the page anew',
    home: 'First page',
    noSuchTable: 'No such table',
    expired: 'This table is closed',
    endless: 'This table is closed',
    wrongVersion: 'A newer book has come',
    other: 'The table cannot be opened',
  },
}

export type TableWords = typeof english
