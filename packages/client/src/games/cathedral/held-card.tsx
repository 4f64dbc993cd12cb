import type { CathedralMove } from '@sennik/games/cathedral'
import { type JSX, Show } from 'solid-js'
import type { Face, Place } from '../../table/board.ts'
import { type Hall, moveWords, readers, touch } from './hall.ts'
import './held-card.css'

interface HeldCardProps {
  readonly hall: Hall
  readonly face: Face
  readonly place: Place
  /** What touching it does now. */
  readonly form: CathedralMove | undefined
  /** What it would mean if it might not: the table says why. */
  readonly meant: CathedralMove
  /** What is said of it besides, such as that it lies face down. */
  readonly note?: string | undefined
}

/** A card to read and to use: of a hand, of the market, of one's Dreams. */
export function HeldCard(props: HeldCardProps): JSX.Element {
  const { hall } = props
  const label = (): string => {
    const { title } = hall.cards.describe(props.face, hall.board.lang)
    const said = props.form === undefined ? title : `${moveWords(hall, props.form)}. ${title}`
    return props.note === undefined ? said : `${said}, ${props.note}`
  }
  return (
    <button
      type="button"
      class="held-card"
      classList={{
        'is-offered': props.form !== undefined,
        'is-read': hall.looked()?.face === props.face,
        'is-noted': props.note !== undefined,
      }}
      data-place={props.place}
      aria-label={label()}
      aria-disabled={props.form === undefined}
      onClick={event => touch(hall, event, props)}
      {...readers(hall, () => ({ face: props.face, form: props.form }))}
      onContextMenu={event => {
        event.preventDefault()
        hall.board.zoom(props.face)
      }}
    >
      <span class="held-card__face" aria-hidden="true">
        <hall.Card face={props.face} lang={hall.board.lang} />
      </span>
      <Show when={props.note}>
        <span class="held-card__note" aria-hidden="true" data-print={props.note} />
      </Show>
    </button>
  )
}
