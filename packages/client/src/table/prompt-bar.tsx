import { type JSX, Show } from 'solid-js'
import './prompt-bar.css'
import { tableWords } from './words.ts'

/** One sentence: whose decision it is and what is asked. Within the reach of a thumb. */
export function PromptBar(props: {
  readonly sentence: string
  readonly isYours: boolean
  readonly mayUndo: boolean
  readonly isTelling: boolean
  /** Nobody's seat: there is nothing to decide here. */
  readonly isWatching: boolean
  /** How many choices the list would show; 0 if there is nothing to open. */
  readonly choices: number
  readonly isListOpen: boolean
  readonly children: JSX.Element
  toggleList(): void
  undo(): void
  skip(): void
}) {
  return (
    <div class="prompt-bar" classList={{ 'is-yours': props.isYours }}>
      <div class="prompt-bar__line">
        <div class="prompt-bar__side">
          <Show when={props.mayUndo && !props.isTelling}>
            <button type="button" class="button prompt-bar__undo" aria-keyshortcuts="u" onClick={() => props.undo()}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3" />
              </svg>
              <span>{tableWords().prompt.undo}</span>
            </button>
          </Show>
        </div>
        <div>
          <Show when={props.isWatching}>
            <p class="prompt-bar__watching">{tableWords().watching}</p>
          </Show>
          <p class="prompt-bar__sentence">{props.sentence}</p>
        </div>
        <div class="prompt-bar__side prompt-bar__side--end">
          <Show when={props.isTelling}>
            <button type="button" class="button prompt-bar__skip" onClick={() => props.skip()}>
              <span>{tableWords().prompt.skip}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 6l7 6-7 6M13 6l7 6-7 6" />
              </svg>
            </button>
          </Show>
          <Show when={props.choices > 0}>
            <button
              type="button"
              class="icon-button"
              aria-label={tableWords().choices.open(props.choices)}
              aria-keyshortcuts="c"
              aria-expanded={props.isListOpen}
              onClick={() => props.toggleList()}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />
              </svg>
            </button>
          </Show>
        </div>
      </div>
      {props.children}
    </div>
  )
}
