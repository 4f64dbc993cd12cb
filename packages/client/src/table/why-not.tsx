import type { AnyGame, Lang } from '@sennik/engine'
import { Show } from 'solid-js'
import { Dialog } from '../design/dialog.tsx'
import { pathOf } from '../router.ts'
import './notes.css'
import { tableWords } from './words.ts'

/** The rule that forbids what somebody tried, in its own words, with the way to its place in the rules. */
export function WhyNot(props: { readonly game: AnyGame; readonly clause: string; readonly lang: Lang; close(): void }) {
  return (
    <Dialog title={tableWords().why.title} onClose={() => props.close()}>
      <p class="why-not__text">
        <Show when={props.game.clauses.text[props.clause]} fallback={props.clause}>
          {clause => clause()[props.lang]}
        </Show>
      </p>
      <p>
        <a
          class="button"
          href={pathOf({ page: 'rules', game: props.game.rules.id }, props.clause)}
          target="_blank"
          rel="noopener"
        >
          {tableWords().why.open(props.clause)}
        </a>
      </p>
    </Dialog>
  )
}
