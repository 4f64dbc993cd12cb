import { BadInput, type CardBook, type CardSet, type Problem } from '@sennik/engine'
import { explainRefusal } from '@sennik/protocol/words'
import { createSignal, createUniqueId, For, onCleanup, Show } from 'solid-js'
import { lang } from '../../settings/language.ts'
import { words } from '../../words/words.ts'
import './options-form.css'
import './cards-form.css'

/** What somebody brought: cards that can be played with, or what is wrong with them. */
export type Brought = { readonly set: CardSet } | { readonly problem: Problem }

function read(book: CardBook, text: string): Brought {
  try {
    return { set: book.read(text) }
  } catch (error) {
    if (error instanceof BadInput) return { problem: error.problem }
    throw error
  }
}

/** Other cards than those of the box, from a file. Everything in it is checked before the table is opened; nothing is half-loaded. */
export function CardsForm(props: {
  readonly game: string
  readonly book: CardBook
  readonly brought: Brought | undefined
  onBring(brought: Brought | undefined): void
}) {
  const says = () => words().newTable.cards
  const field = createUniqueId()
  let input!: HTMLInputElement
  const [fileName, setFileName] = createSignal('')
  const pattern = URL.createObjectURL(
    new Blob([JSON.stringify(JSON.parse(props.book.builtIn.text), undefined, 2)], { type: 'application/json' }),
  )
  onCleanup(() => URL.revokeObjectURL(pattern))

  async function bring(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setFileName(file.name)
    props.onBring(read(props.book, await file.text()))
  }
  function takeBack(): void {
    input.value = ''
    props.onBring(undefined)
  }
  const set = (): CardSet | undefined => {
    const { brought } = props
    return brought !== undefined && 'set' in brought ? brought.set : undefined
  }
  const problem = (): Problem | undefined => {
    const { brought } = props
    return brought !== undefined && 'problem' in brought ? brought.problem : undefined
  }

  return (
    <details class="options-form" open={props.brought !== undefined}>
      <summary>
        <span class="options-form__title">{says().title}</span>
        <span class="quiet">{set()?.name ?? says().box}</span>
      </summary>
      <div class="options-form__fields cards-form">
        <p class="quiet">{says().about}</p>
        <label class="cards-form__label" for={field}>
          {says().file}
        </label>
        <input
          ref={input}
          id={field}
          class="cards-form__file"
          type="file"
          accept=".json,application/json"
          aria-invalid={problem() !== undefined}
          aria-describedby={`${field}-said`}
          onChange={event => void bring(event.currentTarget.files?.[0])}
        />
        <div id={`${field}-said`}>
          <Show when={problem()}>
            {wrong => (
              <p class="problem" role="alert">
                {says().refused(fileName())} {explainRefusal({ kind: 'input', problem: wrong() }, lang())}
              </p>
            )}
          </Show>
          <Show when={set()}>
            {cards => (
              <div role="status">
                <p>{says().accepted(cards().name, cards().hash.slice(0, 8))}</p>
                <For each={cards().remarks}>{remark => <p>{remark[lang()]}</p>}</For>
              </div>
            )}
          </Show>
        </div>
        <div class="cards-form__ways">
          <Show when={props.brought !== undefined}>
            <button type="button" class="button" onClick={takeBack}>
              {says().takeBack}
            </button>
          </Show>
          <a class="button" href={pattern} download={`${props.game}-cards.json`}>
            {says().pattern}
          </a>
        </div>
      </div>
    </details>
  )
}
