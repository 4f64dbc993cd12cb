import { eventSpeaker, type GameWords, moveSpeaker } from '@sennik/engine'
import type { Book } from './cards/book.ts'
import { reconstructionText } from './cards/reconstruction.ts'
import type { Event } from './events.ts'
import type { SheetItem } from './scoring.ts'
import type { Topic } from './topics.ts'
import type { View } from './view.ts'
import { askedIn } from './words/asked.ts'
import { eventsPolish } from './words/events.pl.ts'
import { movesPolish } from './words/moves.pl.ts'
import { movesWith } from './words/moves.ts'
import { Names } from './words/names.ts'
import { promptsPolish } from './words/prompts.pl.ts'

const SHEET: { readonly [I in SheetItem]: string } = {
  ritual: 'Pieczęć rytuału',
  fort: 'forteca',
  devoured: 'pożarte jednostki',
  upgrade: 'ulepszenie',
  dream: 'sen',
}

const TOPICS: { readonly [T in Topic | 'others']: string } = {
  others: 'punkty rywali',
  ritual: 'Pieczęcie rytuału',
  fort: 'fortece',
  devoured: 'pożarte jednostki',
  upgrade: 'ulepszenia',
  dream: 'sny',
}

/** Wszystko, co gra mówi po polsku, z nazwami tych kart. */
export function polishWith(book: Book): GameWords<Event, View> {
  const names = new Names(book, 'pl')
  const prompts = promptsPolish(names)
  return {
    title: 'Katedra Koszmarów',
    about: `Podbijaj krainę snów, wspinaj się po stopniach rytuału i wydawaj komendy koszmarom, gdy wzniesie się Katedra. ${reconstructionText(book.faces, 'pl')}`,
    prompt(view, audience) {
      const asked = askedIn(view, book)
      return asked === undefined ? 'Gra skończona.' : prompts[asked.step](asked, view, audience)
    },
    move: moveSpeaker(movesWith(names, movesPolish)),
    event: eventSpeaker(eventsPolish(names)),
    sheetItem: item => SHEET[item as SheetItem],
    sheetCards: (item, cards) => names.counted(item as SheetItem, cards),
    topics: TOPICS,
    notation: {
      'R01–R96': 'karty rozwoju',
      'S01–S46': 'sny',
      'K01–K32': 'karty konfliktu',
      'T01–T13': 'nagrody Rozwidlonych Ścieżek',
      '1A–6B': 'fragmenty Katedry',
      'A B C': 'pola nocy',
      '○ ◇ ■': 'stopnie rytuału: Ścieżka, Wizja, Pieczęć',
    },
  }
}
