import { listOf } from '@sennik/engine'
import { ACTIONS, ARROWS, DAY_SPACES, DAYS_BESIDE, NIGHTS } from '@sennik/games/cathedral'
import { For, type JSX } from 'solid-js'
import { ActionSign } from './cards/signs.tsx'
import {
  actionFace,
  actionName,
  choose,
  formFor,
  type Hall,
  isAsked,
  moveWords,
  nearSeat,
  readers,
  sideName,
  touch,
  wordsFor,
} from './hall.ts'
import { SideSign } from './side-sign.tsx'
import './action-board.css'

/** Seats whose Dreamer is on a space. */
const dreamersAt = ({ board }: Hall, place: number): readonly number[] =>
  board.view.dreamers.flatMap((at, seat) => (at === place && seat < board.view.agreed.seats ? [seat] : []))

function Dreamers(props: { readonly hall: Hall; readonly at: number }): JSX.Element {
  return (
    <span class="dreamers" aria-hidden="true">
      <For each={dreamersAt(props.hall, props.at)}>
        {seat => (
          <span class={`dreamer side-${seat}`} data-place={`dreamer-${seat}`}>
            <SideSign side={seat} />
          </span>
        )}
      </For>
    </span>
  )
}

/** The Days with their arrows, the Nights between them, and everybody's Dreamer. */
export function ActionBoard(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  const dayForm = (action: number) =>
    formFor(hall, form => (form.kind === 'day' || form.kind === 'echo') && form.action === action)
  const nightForm = (night: number) => formFor(hall, form => form.kind === 'night' && form.night === night)
  const who = (place: number): string => {
    const names = dreamersAt(hall, place).map(seat => sideName(hall, seat))
    return names.length === 0 ? '' : `. ${words().dreamersHere(names.join(', '))}`
  }
  const face = (action: number) => actionFace(hall.board.view, nearSeat(hall), action)
  const title = (action: number): string => hall.cards.describe(face(action), hall.board.lang).title
  const dayLabel = (action: number): string => {
    const form = dayForm(action)
    const name = words().day(actionName(hall, action), ARROWS[ACTIONS[action]!])
    return `${form === undefined ? `${name}. ${title(action)}` : moveWords(hall, form)}${who(DAY_SPACES + action)}`
  }
  const nightLabel = (night: number): string => {
    const form = nightForm(night)
    const days = DAYS_BESIDE[NIGHTS[night]!].map(action => actionName(hall, ACTIONS.indexOf(action))).join(', ')
    const name =
      form === undefined ? `${words().night(NIGHTS[night]!)}, ${words().beside(days)}` : moveWords(hall, form)
    return `${name}${who(night + 1)}`
  }
  return (
    <section class="action-board" aria-label={words().actions} data-place="actions">
      <div class="action-board__days">
        <For each={listOf(ACTIONS.length, action => action)}>
          {action => (
            <button
              type="button"
              class="day"
              classList={{
                'is-offered': dayForm(action) !== undefined,
                'is-now': hall.board.view.counts.day === action,
                'is-upgraded': !face(action).startsWith('A'),
              }}
              data-place={`day-${action}`}
              aria-label={dayLabel(action)}
              aria-disabled={dayForm(action) === undefined}
              onClick={event =>
                touch(hall, event, { face: face(action), form: dayForm(action), meant: { kind: 'day', action } })
              }
              {...readers(hall, () => ({ face: face(action), form: dayForm(action) }))}
            >
              <ActionSign action={action} />
              <span class="day__name" data-print={actionName(hall, action)} />
              <span class="day__arrow" data-print={`→ ${ARROWS[ACTIONS[action]!]}`} />
              <Dreamers hall={hall} at={DAY_SPACES + action} />
            </button>
          )}
        </For>
      </div>
      <div class="action-board__nights">
        <For each={NIGHTS}>
          {(night, index) => (
            <button
              type="button"
              class="night"
              classList={{ 'is-offered': nightForm(index()) !== undefined }}
              data-place={`night-${index()}`}
              aria-label={nightLabel(index())}
              aria-disabled={nightForm(index()) === undefined}
              onClick={() => {
                const form = nightForm(index())
                if (form !== undefined) choose(hall, form)
                else if (isAsked(hall)) choose(hall, { kind: 'night', night: index() })
              }}
            >
              <span class="night__name" data-print={`☾ ${night}`} />
              <span class="night__days" aria-hidden="true">
                <For each={DAYS_BESIDE[night]}>{action => <ActionSign action={ACTIONS.indexOf(action)} />}</For>
              </span>
              <Dreamers hall={hall} at={index() + 1} />
            </button>
          )}
        </For>
      </div>
    </section>
  )
}
