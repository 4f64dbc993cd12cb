import { eventSpeaker, type GameWords, moveSpeaker } from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { reconstructionText } from './cards/reconstruction.ts'
import type { Event } from './events.ts'
import type { SheetItem } from './scoring.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'
import { askedIn } from './words/asked.ts'
import { eventsEnglish } from './words/events.en.ts'
import { movesEnglish } from './words/moves.en.ts'
import { movesWith } from './words/moves.ts'
import { Names } from './words/names.ts'
import { promptsEnglish } from './words/prompts.en.ts'

const SHEET: { readonly [I in SheetItem]: string } = {
  ritual: 'ritual Seal',
  fort: 'fort',
  devoured: 'devoured units',
  upgrade: 'upgrade',
  dream: 'dream',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'your rivals’ points',
  ritual: 'Seals of the ritual',
  fort: 'forts',
  devoured: 'devoured units',
  upgrade: 'upgrades',
  dream: 'dreams',
}

/** Everything the game says in English, with the names of these cards. */
export function englishWith(book: Book): GameWords<Event, View> {
  const names = new Names(book, 'en')
  const prompts = promptsEnglish(names)
  return {
    title: 'Nightmare Cathedral',
    about: `Conquer a land of dreams, climb the steps of the ritual and command nightmares once the Cathedral has risen. ${reconstructionText(book.faces, 'en')}`,
    prompt(view, audience) {
      const asked = askedIn(view, book)
      return asked === undefined ? 'The game is over.' : prompts[asked.step](asked, view, audience)
    },
    move: moveSpeaker(movesWith(names, movesEnglish)),
    event: eventSpeaker(eventsEnglish(names)),
    sheetItem: item => SHEET[item as SheetItem],
    sheetCards: (item, cards) => names.counted(item as SheetItem, cards),
    topics: TOPICS,
    notation: {
      'R01–R96': 'development cards',
      'S01–S46': 'dreams',
      'K01–K32': 'conflict cards',
      'T01–T13': 'rewards of the Forked Paths',
      '1A–6B': 'pieces of the Cathedral',
      'A B C': 'Night spaces',
      '○ ◇ ■': 'ritual steps: Path, Vision, Seal',
    },
  }
}
