import type { View } from '@sennik/games/sen'
import { Index, type JSX } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { moveWords, wordsFor } from './situation.ts'
import './number-chooser.css'

const NUMBERS = Array.from({ length: 10 }, (_, ravens) => ravens)

/** Ten numbers of ravens to name one. */
export function NumberChooser(props: { readonly board: BoardProps<View> }): JSX.Element {
  return (
    <fieldset class="number-chooser">
      <legend>{wordsFor(props.board).howMany}</legend>
      <Index each={NUMBERS}>
        {ravens => (
          <button
            type="button"
            aria-label={moveWords(props.board, { kind: 'name', ravens: ravens() })}
            onClick={() => props.board.choose({ kind: 'name', ravens: ravens() })}
          >
            {ravens()}
          </button>
        )}
      </Index>
    </fieldset>
  )
}
