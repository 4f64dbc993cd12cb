import { For, Show } from 'solid-js'
import { Dialog } from '../design/dialog.tsx'
import './notes.css'
import { tableWords } from './words.ts'

/** What the keys do. */
export function KeyNote(props: { close(): void }) {
  const rows = () => {
    const { keys } = tableWords()
    return [
      ['1 – 9', keys.numbers],
      ['C', keys.choices],
      ['H', keys.hint],
      ['U', keys.undo],
      ['␣', keys.skip],
      ['L', keys.log],
      ['?', keys.help],
      ['Esc', keys.close],
    ] as const
  }
  return (
    <Dialog title={tableWords().keys.title} onClose={() => props.close()}>
      <dl class="key-note">
        <For each={rows()}>
          {([key, meaning]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  )
}

/** Asks before somebody gets up. */
export function LeaveNote(props: { readonly isPlaying: boolean; leave(): void; close(): void }) {
  return (
    <Dialog title={tableWords().leave.title} onClose={() => props.close()}>
      <p>{props.isPlaying ? tableWords().leave.playing : tableWords().leave.waiting}</p>
      <p class="notes__buttons">
        <button type="button" class="button" onClick={() => props.close()}>
          {tableWords().leave.stay}
        </button>
        <button type="button" class="button notes__ember" onClick={() => props.leave()}>
          {tableWords().leave.go}
        </button>
      </p>
    </Dialog>
  )
}

/** The rest of what can be done at a table. */
export function MenuNote(props: {
  readonly rules: string | undefined
  readonly sits: boolean
  log(): void
  keys(): void
  leave(): void
  close(): void
}) {
  return (
    <Dialog title={tableWords().menu.title} onClose={() => props.close()}>
      <div class="menu-note">
        <button type="button" class="button" onClick={() => props.log()}>
          {tableWords().menu.log}
        </button>
        <Show when={props.rules}>
          {rules => (
            <a class="button" href={rules()} target="_blank" rel="noopener">
              {tableWords().menu.rules}
            </a>
          )}
        </Show>
        <button type="button" class="button" onClick={() => props.keys()}>
          {tableWords().menu.keys}
        </button>
        <a class="button" href="/">
          {tableWords().menu.home}
        </a>
        <Show when={props.sits}>
          <button type="button" class="button notes__ember" onClick={() => props.leave()}>
            {tableWords().menu.leave}
          </button>
        </Show>
      </div>
    </Dialog>
  )
}
