import type { Lang, Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/three-chapters'
import { type JSX, Show } from 'solid-js'
import type { SeatFace } from '../../table/board.ts'
import { type Cards, wordsIn } from './cards.ts'
import { RoundTable } from './round-table.tsx'
import type { Book } from './situation.ts'
import { Story } from './story.tsx'
import './ledger.css'

interface LedgerProps {
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

/** The last page: chapter II round by round, chapter III card by card. */
export const ledgerWith = (cards: Cards, Card: Book['Card']) =>
  function Ledger(props: LedgerProps): JSX.Element {
    const words = () => wordsIn(props.lang).ledger
    return (
      <div class="chapters-ledger">
        <section>
          <h2>{words().rounds}</h2>
          <RoundTable view={props.view} cards={cards} seats={props.seats} lang={props.lang} />
        </section>
        <Show when={props.view.played.story}>
          {story => (
            <section>
              <h2>{words().story}</h2>
              <Story
                cards={cards}
                Card={Card}
                story={story()}
                view={props.view}
                seats={props.seats}
                lang={props.lang}
              />
            </section>
          )}
        </Show>
      </div>
    )
  }
