import type { SenMove, View } from '@sennik/games/sen'
import { type JSX, Show } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { moveWords, wordsFor } from './situation.ts'
import './bell.css'

const CALL: SenMove = { kind: 'call' }
const CLAIM: SenMove = { kind: 'claim' }

/** The alarm clock on the table. It wakes and glows while POBUDKA! may be called; touched at another time, it says why not. */
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
        <svg viewBox="0 0 120 116" aria-hidden="true">
          <path class="bell__iron" d="M34 100l-10 12M86 100l10 12M60 24V12M52 10h16" />
          <path class="bell__brass" d="M14 44A22 22 0 0 1 47 17ZM106 44A22 22 0 0 0 73 17Z" />
          <circle class="bell__brass" cx="60" cy="66" r="44" />
          <circle class="bell__dial" cx="60" cy="66" r="35" />
          <path class="bell__iron bell__marks" d="M60 36v5M60 91v5M30 66h5M85 66h5" />
          <Show
            when={mayCall()}
            fallback={<path class="bell__iron" d="M42 66Q60 82 78 66M46 72l-5 6M60 76v7M74 72l5 6" />}
          >
            <path class="bell__iron" d="M40 67Q60 46 80 67Q60 88 40 67Z" />
            <circle class="bell__pupil" cx="60" cy="67" r="8" />
          </Show>
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
