import { CARD_WORDS, RITUAL_STEPS, SYMBOLS } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { StepSign, SymbolSign } from './cards/signs.tsx'
import { formFor, type Hall, moveWords, nearSeat, readers, sideName, touch, wordsFor } from './hall.ts'
import { SideSign } from './side-sign.tsx'
import './ritual.css'

/** The Ritual track: what each step asks and gives, and everybody's two markers. */
export function RitualTrack(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  const markers = (step: number): readonly { readonly seat: number; readonly marker: number }[] =>
    hall.board.view.ritual.flatMap((row, seat) =>
      row.flatMap((at, marker) => (at === step ? [{ seat, marker: marker + 1 }] : [])),
    )
  const formOf = (step: number) =>
    formFor(hall, form => form.kind === 'climb' && hall.board.view.ritual[nearSeat(hall)]![form.marker]! + 1 === step)
  const face = (step: number): string => `Z${step}`
  const label = (step: number): string => {
    const form = formOf(step)
    const kind = CARD_WORDS[hall.board.lang].stepKinds[RITUAL_STEPS[step - 1]!.kind]
    return [
      form === undefined ? words().step(step, kind) : moveWords(hall, form),
      ...markers(step).map(({ seat, marker }) => words().markerOf(sideName(hall, seat), marker)),
    ].join(', ')
  }
  const nearest = (): number => {
    const row = hall.board.view.ritual[nearSeat(hall)] ?? [0, 0]
    return row[0]! <= row[1]! ? 0 : 1
  }
  return (
    <section class="ritual-track" aria-label={words().ritual} data-place="ritual">
      <div class="ritual-track__start" data-place="step-0">
        <span class="unseen">
          {words().start}
          {markers(0)
            .map(({ seat, marker }) => `, ${words().markerOf(sideName(hall, seat), marker)}`)
            .join('')}
        </span>
        <Markers list={markers(0)} />
      </div>
      <For each={RITUAL_STEPS}>
        {(step, index) => (
          <button
            type="button"
            class={`ritual-step ritual-step--${step.kind}`}
            classList={{ 'is-offered': formOf(index() + 1) !== undefined }}
            data-place={`step-${index() + 1}`}
            aria-label={label(index() + 1)}
            aria-disabled={formOf(index() + 1) === undefined}
            onClick={event =>
              touch(hall, event, {
                face: face(index() + 1),
                form: formOf(index() + 1),
                meant: { kind: 'climb', marker: nearest() },
              })
            }
            {...readers(hall, () => ({ face: face(index() + 1), form: formOf(index() + 1) }))}
          >
            <span class="ritual-step__kind">
              <StepSign kind={step.kind} />
              <Show when={step.points > 0}>
                <b data-print={step.points} />
              </Show>
            </span>
            <span class="ritual-step__price">
              <For each={step.symbols}>{symbol => <SymbolSign symbol={SYMBOLS.indexOf(symbol)} />}</For>
            </span>
            <Markers list={markers(index() + 1)} />
          </button>
        )}
      </For>
    </section>
  )
}

function Markers(props: { readonly list: readonly { readonly seat: number; readonly marker: number }[] }): JSX.Element {
  return (
    <span class="ritual-markers" aria-hidden="true">
      <For each={props.list.map(({ seat }) => seat)}>
        {seat => (
          <span class={`ritual-marker side-${seat}`}>
            <SideSign side={seat} />
          </span>
        )}
      </For>
    </span>
  )
}
