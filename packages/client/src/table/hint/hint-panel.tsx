import { type Hint, sayHint } from '@sennik/bots'
import type { AnyGame, AnyMoveForm, Audience, Lang } from '@sennik/engine'
import { createEffect, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { Sign } from '../../design/sign.tsx'
import { words } from '../../words/words.ts'
import type { Announcer } from '../announcer.tsx'
import { sameMove } from '../same-move.ts'
import { tableWords } from '../words.ts'
import { askForHints } from './ask.ts'
import type { Hinting } from './hinting.ts'
import type { HintQuestion } from './think.ts'
import './hint-panel.css'

const percentOf = ({ value }: Hint): number => Math.round(100 * value)

/** Where whoever closes the hints finds themselves again. */
const lantern = (): HTMLElement | null => document.querySelector('.prompt-bar__hint')

/** What somebody wise would whisper: the best moves, how things would stand, and why. */
export function HintPanel(props: {
  readonly game: AnyGame
  readonly question: HintQuestion
  readonly audience: Audience
  readonly lang: Lang
  readonly voice: Announcer
  readonly hinting: Hinting
  /** Something of what the seat may know is left to its memory, and so unknown here. */
  readonly isMemoryAsked: boolean
  play(form: AnyMoveForm): void
}) {
  const says = () => tableWords().hint
  // The decision as it was when somebody asked about it.
  const { question, game } = props
  const [hints, setHints] = createSignal<readonly Hint[]>()
  const [hasFailed, setFailed] = createSignal(false)
  let panel!: HTMLElement
  const formOf = (hint: Hint): AnyMoveForm => game.moves.decode(hint.move)
  const moveOf = (hint: Hint): string => game.words[props.lang].move(formOf(hint), question.seen, props.audience)
  const whyOf = (hint: Hint): string => {
    const legal = question.moves.map(form => game.moves.encode(form))
    return sayHint(hint, { game, seen: question.seen, seat: question.seat, legal }, props.lang, props.audience)
  }
  const isPicked = (hint: Hint): boolean => {
    const picked = props.hinting.picked()
    return picked !== undefined && sameMove(picked, formOf(hint))
  }

  onMount(() => {
    const stop = new AbortController()
    onCleanup(() => {
      stop.abort()
      if (panel.contains(document.activeElement)) queueMicrotask(() => lantern()?.focus())
    })
    askForHints(question, stop.signal).then(setHints, () => setFailed(!stop.signal.aborted))
    props.voice.say(says().thinking)
  })
  createEffect(() => {
    const [best] = hints() ?? []
    if (best === undefined) return
    props.voice.call(says().ready(moveOf(best), percentOf(best)))
    panel.querySelector<HTMLElement>('.hint')?.focus({ preventScroll: true })
  })

  return (
    <section
      ref={panel}
      class="hints"
      classList={{ 'is-picked': props.hinting.picked() !== undefined }}
      aria-label={says().ask}
      aria-busy={hints() === undefined && !hasFailed()}
    >
      <div class="hints__head">
        <span class="hints__lantern">
          <Sign of="lantern" />
        </span>
        <Show when={hints()} fallback={<p>{hasFailed() ? says().nothing : says().thinking}</p>}>
          <h2>{says().ask}</h2>
        </Show>
        <Show when={props.hinting.picked()}>
          <button
            type="button"
            class="icon-button"
            aria-label={says().others}
            onClick={() => props.hinting.pick(undefined)}
          >
            <Sign of="back" />
          </button>
        </Show>
        <button
          type="button"
          class="icon-button"
          aria-label={words().common.close}
          onClick={() => props.hinting.close()}
        >
          <Sign of="close" />
        </button>
      </div>
      <ol class="hints__list">
        <For each={hints()}>
          {hint => (
            <li classList={{ 'is-picked': isPicked(hint) }}>
              <button
                type="button"
                class="hint"
                aria-pressed={isPicked(hint)}
                onClick={() => (isPicked(hint) ? props.play(formOf(hint)) : props.hinting.pick(formOf(hint)))}
              >
                <span class="hint__move">{moveOf(hint)}</span>
                <span class="hint__prospects" style={{ '--prospects': hint.value }}>
                  <span aria-hidden="true">{percentOf(hint)}%</span>
                  <span class="unseen">{says().prospects(percentOf(hint))}</span>
                </span>
                <span class="hint__why">{whyOf(hint)}</span>
                <Show when={isPicked(hint)}>
                  <span class="hint__play">{says().play}</span>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ol>
      <Show when={props.isMemoryAsked && hints() !== undefined}>
        <p class="hints__memory">{says().memory}</p>
      </Show>
    </section>
  )
}
