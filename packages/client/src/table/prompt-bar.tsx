import { type JSX, Show } from 'solid-js'
import { Sign } from '../design/sign.tsx'
import './prompt-bar.css'
import { tableWords } from './words.ts'

/** The text of a card that asks for an answer is set like a text. */
const LONG = 90

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
  readonly mayHint: boolean
  readonly isHintOpen: boolean
  readonly children: JSX.Element
  toggleList(): void
  toggleHint(): void
  undo(): void
  skip(): void
}) {
  return (
    <div class="prompt-bar" classList={{ 'is-yours': props.isYours }}>
      <div class="prompt-bar__line">
        <div class="prompt-bar__side">
          <Show when={props.mayHint}>
            <button
              type="button"
              class="icon-button prompt-bar__hint"
              aria-label={tableWords().hint.ask}
              aria-keyshortcuts="h"
              aria-expanded={props.isHintOpen}
              onClick={() => props.toggleHint()}
            >
              <Sign of="lantern" />
            </button>
          </Show>
          <Show when={props.mayUndo && !props.isTelling}>
            <button type="button" class="button prompt-bar__undo" aria-keyshortcuts="u" onClick={() => props.undo()}>
              <Sign of="undo" />
              <span>{tableWords().prompt.undo}</span>
            </button>
          </Show>
        </div>
        <div>
          <Show when={props.isWatching}>
            <p class="prompt-bar__watching">{tableWords().watching}</p>
          </Show>
          <p class="prompt-bar__sentence" classList={{ 'is-long': props.sentence.length > LONG }}>
            {props.sentence}
          </p>
        </div>
        <div class="prompt-bar__side prompt-bar__side--end">
          <Show when={props.isTelling}>
            <button type="button" class="button prompt-bar__skip" onClick={() => props.skip()}>
              <span>{tableWords().prompt.skip}</span>
              <Sign of="skip" />
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
              <Sign of="choices" />
            </button>
          </Show>
        </div>
      </div>
      {props.children}
    </div>
  )
}
