import type { Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/three-chapters'
import { type JSX, Show } from 'solid-js'
import type { Telling } from '../../table/board.ts'
import { type Cards, wordsIn } from './cards.ts'
import type { Book } from './situation.ts'
import { Story } from './story.tsx'

interface ChapterThreeProps {
  readonly cards: Cards
  readonly Card: Book['Card']
  readonly telling: Telling
}

/** The page that is turned after the last round. */
export function ChapterThree(props: ChapterThreeProps): JSX.Element {
  const view = () => props.telling.after as Redacted<View> | undefined
  const words = () => wordsIn(props.telling.lang).story
  return (
    <section class="chapter-three">
      <header>
        <h2>{words().title}</h2>
        <p class="chapter-three__lead">{words().lead}</p>
      </header>
      <Show when={view()?.played.story}>
        {story => (
          <div class="chapter-three__tales" tabindex="0">
            <Story
              cards={props.cards}
              Card={props.Card}
              story={story()}
              view={view()!}
              seats={props.telling.seats}
              lang={props.telling.lang}
            />
          </div>
        )}
      </Show>
    </section>
  )
}
