import { For, Show } from 'solid-js'
import { lang } from '../../settings/language.ts'
import type { AnyGameBoard } from '../../table/board.ts'
import { rulesWords } from './words.ts'

/** Every card there is, as it looks at the table, with its text. */
export function CardList(props: { readonly board: AnyGameBoard }) {
  return (
    <ul class="rules__cards">
      <For each={props.board.faces}>
        {({ face, count }) => {
          const about = () => props.board.describe(face, lang())
          return (
            <li class="rules__card">
              <div class="rules__picture" aria-hidden="true">
                <props.board.Card face={face} lang={lang()} />
              </div>
              <div>
                <h3>{about().title}</h3>
                <p class="rules__text">{about().text}</p>
                <Show when={count > 0}>
                  <p class="quiet">{rulesWords().copies(count)}</p>
                </Show>
              </div>
            </li>
          )
        }}
      </For>
    </ul>
  )
}

const FAN = 5

/** A few cards, from the first to the last, as one holds them. */
export function CardFan(props: { readonly board: AnyGameBoard }) {
  const chosen = () => {
    const { faces } = props.board
    const step = Math.max(1, (faces.length - 1) / (FAN - 1))
    return Array.from({ length: Math.min(FAN, faces.length) }, (_, index) => faces[Math.round(index * step)]!)
  }
  return (
    <For each={chosen()}>
      {({ face }, index) => (
        <div class="rules__fanned" style={{ '--turn': index() - (chosen().length - 1) / 2 }}>
          <props.board.Card face={face} lang={lang()} />
        </div>
      )}
    </For>
  )
}
