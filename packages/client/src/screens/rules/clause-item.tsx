import type { Clause } from '@sennik/engine'
import { For } from 'solid-js'
import { lang } from '../../settings/language.ts'
import { Marked } from './marked.tsx'
import { rulesWords } from './words.ts'

/** One rule: its number (a link to itself), what it says, and where it comes from. */
export function ClauseItem(props: {
  readonly id: string
  readonly clause: Clause
  readonly words: readonly string[]
  readonly isPointedAt: boolean
}) {
  return (
    <li id={props.id} class="clause" classList={{ 'clause--pointed': props.isPointedAt }} tabindex="-1">
      <a class="clause__id" href={`#${props.id}`} aria-label={rulesWords().linkTo(props.id)}>
        <Marked text={props.id} words={props.words} />
      </a>
      <p class="clause__text">
        <Marked text={props.clause[lang()]} words={props.words} />
      </p>
      <ul class="clause__sources">
        <For each={props.clause.source}>
          {source => (
            <li class={`source source--${source}`} title={rulesWords().sources[source].meaning}>
              {rulesWords().sources[source].mark}
            </li>
          )}
        </For>
      </ul>
    </li>
  )
}
