import { type CathedralMove, reconstructionText } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { actionName, choose, type Hall, moveWords, wordsFor } from './hall.ts'
import './reading.css'

/** What one has touched, in full: its lines, where it is from, and what it would do now. */
export function Reading(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  /** Offered as long as the question is the one it was touched for. */
  const form = () => {
    const meant = hall.looked()?.form
    return meant !== undefined && hall.board.choices.has(meant as never) ? meant : undefined
  }
  /** What an action does is written below: its name is enough. */
  const label = (meant: CathedralMove): string =>
    meant.kind === 'day' ? actionName(hall, meant.action) : moveWords(hall, meant)
  return (
    <section class="kk-reading" aria-live="polite" tabindex="0">
      <Show
        when={hall.looked()}
        fallback={
          <p class="kk-reading__hint">
            {words().hint} {reconstructionText(hall.cards.book.faces, hall.board.lang)}
          </p>
        }
      >
        {looked => {
          const page = () => hall.cards.page(looked().face, hall.board.lang)
          const plain = () => hall.cards.describe(looked().face, hall.board.lang)
          return (
            <>
              <div class="kk-reading__head">
                <p class="kk-reading__title">{page()?.name ?? plain().title}</p>
                <button
                  type="button"
                  class="icon-button kk-reading__zoom"
                  aria-label={words().zoom(plain().title)}
                  onClick={() => hall.board.zoom(looked().face)}
                >
                  <span aria-hidden="true">⤢</span>
                </button>
              </div>
              <Show when={form()}>
                {meant => (
                  <button
                    type="button"
                    class="button button--candle kk-reading__act"
                    data-place="act"
                    onClick={() => choose(hall, meant())}
                  >
                    {label(meant())}
                  </button>
                )}
              </Show>
              <Show when={page()} fallback={<p>{plain().text}</p>}>
                {shown => (
                  <>
                    <For each={shown().lines}>{line => <p>{line}</p>}</For>
                    <p class="kk-reading__from">{shown().provenance}</p>
                  </>
                )}
              </Show>
            </>
          )
        }}
      </Show>
    </section>
  )
}
