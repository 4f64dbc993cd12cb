import { type AnyGame, type AnyMoveForm, type Redacted, recordedCards } from '@sennik/engine'
import type { Ask, TableInfo } from '@sennik/protocol'
import { lazy, Show, Suspense } from 'solid-js'
import { lang } from '../../settings/language.ts'
import type { Desk } from '../desk.ts'
import { isMemoryAsked } from '../log-lines.ts'
import type { Hinting } from './hinting.ts'

/** Comes when somebody asks for a hint, and not before. */
const HintPanel = lazy(async () => ({ default: (await import('./hint-panel.tsx')).HintPanel }))

/** Where hints come up, for the question that is asked now. */
export function HintCorner(props: {
  readonly desk: Desk
  readonly game: AnyGame
  readonly table: TableInfo
  readonly view: Redacted<unknown> | null
  readonly ask: Ask | undefined
  readonly hinting: Hinting
  play(form: AnyMoveForm): void
}) {
  /** The decision by what its seat sees. */
  const question = () => {
    const { view, ask } = props
    const seat = props.desk.you()
    if (!props.hinting.isOpen() || view === null || ask === undefined || seat === undefined) return undefined
    return { game: props.table.game, cards: recordedCards(props.game)?.text, seen: view, seat, moves: ask.moves }
  }
  return (
    <Show when={question() !== undefined}>
      <Suspense>
        <HintPanel
          game={props.game}
          question={question()!}
          audience={props.desk.audience()}
          lang={lang()}
          voice={props.desk.voice}
          hinting={props.hinting}
          isMemoryAsked={props.view !== null && isMemoryAsked(props.game, props.view)}
          play={props.play}
        />
      </Suspense>
    </Show>
  )
}
