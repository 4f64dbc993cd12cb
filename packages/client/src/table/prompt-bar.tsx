import { type JSX, Show } from 'solid-js'
import './prompt-bar.css'
import { tableWords } from './words.ts'

/** One sentence: whose decision it is and what is asked. Within the reach of a thumb. */
export function PromptBar(props: {
  readonly sentence: string
  readonly isYours: boolean
  readonly mayUndo: boolean
  readonly isTelling: boolean
  readonly children: JSX.Element
  undo(): void
  skip(): void
}) {
  return (
    <div class="prompt-bar" classList={{ 'is-yours': props.isYours }}>
      <div class="prompt-bar__line">
        <p class="prompt-bar__sentence">{props.sentence}</p>
        <Show when={props.isTelling}>
          <button type="button" class="prompt-bar__side" onClick={() => props.skip()}>
            {tableWords().prompt.skip}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l8 7-8 7zM14 5l7 7-7 7z" fill="currentColor" />
            </svg>
          </button>
        </Show>
        <Show when={props.mayUndo && !props.isTelling}>
          <button type="button" class="prompt-bar__side" aria-keyshortcuts="u" onClick={() => props.undo()}>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              stroke-width="2.2"
              stroke-linecap="round"
              stroke-linejoin="round"
            >
              <path d="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12" transform="translate(0 -2)" />
            </svg>
            {tableWords().prompt.undo}
          </button>
        </Show>
      </div>
      {props.children}
    </div>
  )
}
