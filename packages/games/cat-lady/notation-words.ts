import type { Lang } from '@sennik/engine'
import type { CardWords } from './card-words.ts'
import { ALL_CATS, type Card, type Cat, FIRST_STRAY } from './components.ts'
import { THINGS } from './things.ts'
import { SOURCES } from './vocabulary.ts'

/** What the ids of cards stand for in positions, and what the marks beside their names say. */
export const idsInWords = (cards: CardWords, lang: Lang): { readonly [id: string]: string } =>
  Object.fromEntries([
    ...ALL_CATS.map(({ id }, cat) => [
      id,
      `${cards.cat(cat as Cat)}. ${cards.catText(cat as Cat)} ${cards.provenance(id)}`,
    ]),
    ...THINGS.map(({ id }, thing) => {
      const card = (FIRST_STRAY + thing) as Card
      return [id, `${cards.card(card)}. ${cards.thingText(card)} ${cards.provenance(id)}`]
    }),
    ...Object.values(SOURCES).map(({ name, where }) => [name[lang], where[lang]]),
  ])
