import type { Lang } from '@sennik/engine'
import { CARD_WORDS } from './text.ts'
import type { CardFaces, CardSource } from './vocabulary.ts'

const isOurs = ({ from }: { readonly from: CardSource }): boolean => from === 'ours' || from === 'partly'

/** KK-D28 to KK-D32: what of a game with these cards is not the publisher's. Stands wherever people meet the game. */
export function reconstructionText(faces: CardFaces, lang: Lang): string {
  const { start, basicCombat, development, dreams, conflicts, nightmares } = faces
  const cards = [...start, basicCombat, ...development, ...dreams, ...conflicts, ...nightmares]
  return CARD_WORDS[lang].reconstruction[cards.some(isOurs) ? 'cards' : 'boards']
}
