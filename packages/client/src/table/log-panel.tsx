import { createEffect, For, on, onCleanup, Show } from 'solid-js'
import './log-panel.css'
import type { ToldLog } from './log-lines.ts'
import { tableWords } from './words.ts'

/** What happened, in sentences, newest last. */
export function LogPanel(props: { readonly log: ToldLog; readonly gap: boolean }) {
  let panel!: HTMLDivElement
  createEffect(
    on(
      () => props.log.entries(),
      () => {
        // With the frame that shows it: asked at once, the whole page would be laid out for each sentence.
        const frame = requestAnimationFrame(() => panel.scrollTo({ top: panel.scrollHeight }))
        onCleanup(() => cancelAnimationFrame(frame))
      },
    ),
  )
  return (
    <div ref={panel} class="log-panel" tabindex="0" role="log" aria-live="off" aria-label={tableWords().log.title}>
      <Show when={props.gap}>
        <p class="log-panel__note">{tableWords().log.gap}</p>
      </Show>
      <Show when={props.log.entries().length === 0}>
        <p class="log-panel__note">{tableWords().log.empty}</p>
      </Show>
      <ol class="log-panel__list">
        <For each={props.log.entries()}>
          {entry => <For each={props.log.sentences(entry)}>{sentence => <li>{sentence}</li>}</For>}
        </For>
      </ol>
    </div>
  )
}
