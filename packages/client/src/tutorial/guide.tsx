import { createEffect, on, Show } from 'solid-js'
import { lang } from '../settings/language.ts'
import type { Lesson } from './lesson.ts'
import type { LessonLine } from './lesson-link.ts'
import { tutorialWords } from './words.ts'

/** The one who explains: a sentence or two at each step, and the way on. */
export function Guide(props: {
  readonly lesson: Lesson
  readonly game: string
  readonly line: LessonLine
  restart(): void
  play(): void
}) {
  let next: HTMLButtonElement | undefined
  const step = () => {
    props.line.at()
    return props.lesson.step
  }
  const isDone = () => step() === undefined
  const stray = () => {
    if (props.line.strays() === 0) return undefined
    return step()?.step === 'do' ? tutorialWords().notNow : tutorialWords().readFirst
  }
  // Whoever plays by keyboard finds the way on where they are; a page that lies on top keeps the focus.
  createEffect(
    on([props.line.at, props.line.mayGoOn], ([, mayGoOn]) => {
      if ((mayGoOn || isDone()) && document.querySelector('dialog[open]') === null) next?.focus({ preventScroll: true })
    }),
  )
  return (
    <section class="guide" aria-label={tutorialWords().guide}>
      <div class="guide__says" aria-live="polite" aria-atomic="true">
        <Show when={stray()}>
          {sentence => (
            <p class="guide__stray" data-count={props.line.strays()}>
              {sentence()}
            </p>
          )}
        </Show>
        <Show
          when={step()}
          fallback={
            <>
              <h2>{tutorialWords().done}</h2>
              <p>{tutorialWords().doneText}</p>
            </>
          }
        >
          {now => <p>{now().text[lang()]}</p>}
        </Show>
      </div>
      <div class="guide__foot">
        <progress
          class="guide__progress"
          max={props.lesson.length}
          value={props.line.at()}
          aria-label={tutorialWords().progress(Math.min(props.line.at() + 1, props.lesson.length), props.lesson.length)}
        />
        <Show when={props.line.at() > 0}>
          <button type="button" class="guide__small" onClick={() => props.restart()}>
            {tutorialWords().restart}
          </button>
        </Show>
        <a class="guide__small" href="/">
          {tutorialWords().leave}
        </a>
        <Show when={props.line.mayGoOn()}>
          <button ref={next} type="button" class="button button--candle" onClick={() => props.line.goOn()}>
            {tutorialWords().next}
          </button>
        </Show>
        <Show when={isDone()}>
          <button ref={next} type="button" class="button button--candle" onClick={() => props.play()}>
            {tutorialWords().play}
          </button>
          <a class="button" href={`/rules/${props.game}`}>
            {tutorialWords().rules}
          </a>
        </Show>
      </div>
    </section>
  )
}
