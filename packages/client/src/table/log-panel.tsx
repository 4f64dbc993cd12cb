import { createEffect, createMemo, For, on, Show } from 'solid-js'
import './log-panel.css'
import { tableWords } from './words.ts'

export interface LogLine {
  readonly n: number
  readonly text: string
}

/** What happened, in sentences, newest last. */
export function LogPanel(props: { readonly lines: readonly LogLine[]; readonly gap: boolean }) {
  let list!: HTMLOListElement
  const count = createMemo(() => props.lines.length)
  createEffect(
    on(count, () => {
      list.parentElement?.scrollTo({ top: list.parentElement.scrollHeight })
    }),
  )
  return (
    <div class="log-panel" tabindex="0" role="log" aria-live="off" aria-label={tableWords().log.title}>
      <Show when={props.gap}>
        <p class="log-panel__note">{tableWords().log.gap}</p>
      </Show>
      <Show when={props.lines.length === 0}>
        <p class="log-panel__note">{tableWords().log.empty}</p>
      </Show>
      <ol ref={list} class="log-panel__list">
        <For each={props.lines}>{line => <li>{line.text}</li>}</For>
      </ol>
    </div>
  )
}
