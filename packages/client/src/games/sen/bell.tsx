import clock from 'virtual:icon/alarm-clock'
import type { SenMove, View } from '@sennik/games/sen'
import { type JSX, Show } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { moveWords, wordsFor } from './situation.ts'
import './bell.css'

const CALL: SenMove = { kind: 'call' }
const CLAIM: SenMove = { kind: 'claim' }

/** The alarm clock on the table. It glows while POBUDKA! may be called; touched at another time, it says why not. */
export function Bell(props: { readonly board: BoardProps<View> }): JSX.Element {
  const mayCall = (): boolean => props.board.choices.has(CALL)
  const mayClaim = (): boolean => props.board.choices.has(CLAIM)
  return (
    <div class="bell" data-place="bell">
      <button
        type="button"
        class="bell__clock"
        classList={{ 'is-ready': mayCall() }}
        aria-label={mayCall() ? moveWords(props.board, CALL) : wordsFor(props.board).call}
        aria-disabled={!mayCall()}
        onClick={() => props.board.choose(CALL)}
      >
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <circle class="bell__dial" cx="256" cy="284" r="150" />
          <path fill="currentColor" d={clock[0]} />
        </svg>
        <span aria-hidden="true">{wordsFor(props.board).call}</span>
      </button>
      <Show when={props.board.view.agreed.options.iKnow}>
        <button
          type="button"
          class="bell__claim"
          classList={{ 'is-ready': mayClaim() }}
          aria-disabled={!mayClaim()}
          onClick={() => props.board.choose(CLAIM)}
        >
          {wordsFor(props.board).claim}
        </button>
      </Show>
    </div>
  )
}
