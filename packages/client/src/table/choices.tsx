import type { AnyMoveForm } from '@sennik/engine'
import { createEffect, Index, onCleanup, onMount, Show } from 'solid-js'
import './choices.css'
import { tableWords } from './words.ts'

export interface Choice {
  readonly form: AnyMoveForm
  readonly label: string
  /** The board has a place to touch for it. */
  readonly isPlaced: boolean
}

/**
 * Every legal move as a button, in the order of the rules. Moves that the board has a place for are out of sight until someone opens
 * the list or comes to it with the keyboard; they can be reached and heard all the same.
 */
export function ChoiceList(props: {
  readonly choices: readonly Choice[]
  readonly isOpen: boolean
  readonly sending: AnyMoveForm | undefined
  choose(form: AnyMoveForm): void
}) {
  let section!: HTMLElement
  /** Whoever goes through the list by keyboard finds themselves in it again when the next question comes. */
  let wasHere = false
  const follow = (event: FocusEvent): void => {
    wasHere = event.target instanceof Node && section.contains(event.target)
  }
  onMount(() => document.addEventListener('focusin', follow))
  onCleanup(() => document.removeEventListener('focusin', follow))
  createEffect(() => {
    if (props.choices.length > 0 && wasHere && document.activeElement === document.body)
      section.querySelector('button')?.focus()
  })
  return (
    <section
      ref={section}
      class="choices"
      classList={{ 'is-open': props.isOpen }}
      aria-label={tableWords().choices.title}
    >
      <ol class="choices__list">
        <Index each={props.choices}>
          {(choice, index) => (
            <li classList={{ 'is-placed': choice().isPlaced }}>
              <button
                type="button"
                class="choices__choice"
                data-place={`choice-${choice().form.kind}`}
                classList={{ 'is-sending': props.sending === choice().form }}
                aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
                onClick={() => props.choose(choice().form)}
              >
                <Show when={index < 9}>
                  <span class="choices__key" aria-hidden="true">
                    {index + 1}
                  </span>
                </Show>
                <span>{choice().label}</span>
              </button>
            </li>
          )}
        </Index>
      </ol>
    </section>
  )
}
