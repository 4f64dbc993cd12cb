import type { SenMove, View } from '@sennik/games/sen'
import { Index, type JSX, Show } from 'solid-js'
import type { BoardProps, Face } from '../../table/board.ts'
import { SenCard } from './card.tsx'
import { printOf, spoken } from './faces.ts'
import { handOf, moveWords, stepOf, wordsFor } from './situation.ts'
import './hand.css'

const PLACES = [0, 1] as const

/** What you have drawn or taken, and what can be done with it besides placing it. */
export function Hand(props: { readonly board: BoardProps<View> }): JSX.Element {
  const faces = (): readonly Face[] => {
    const hand = handOf(props.board.view)
    return hand !== undefined && hand.seat === props.board.you ? hand.faces : []
  }
  const keep = (index: number): SenMove => ({ kind: 'keep', index })
  const isOffered = (index: number): boolean => props.board.choices.has(keep(index))
  const touch = (index: number): void => {
    const face = faces()[index]
    if (stepOf(props.board.view) === 'keep') props.board.choose(keep(index))
    else if (face !== undefined) props.board.zoom(face)
  }
  const action = (): string | undefined => printOf(faces()[0] ?? '', props.board.lang)?.action
  return (
    <section class="hand" aria-label={wordsFor(props.board).hand}>
      <Index each={PLACES}>
        {index => (
          <div class="hand__place" data-place={`held-${index()}`}>
            <Show when={faces()[index()]}>
              {face => (
                <button
                  type="button"
                  class="hand__card"
                  classList={{ 'is-offered': isOffered(index()) }}
                  aria-label={
                    isOffered(index())
                      ? moveWords(props.board, keep(index()))
                      : wordsFor(props.board).inHand(spoken(face(), props.board.lang))
                  }
                  onClick={() => touch(index())}
                  onContextMenu={event => {
                    event.preventDefault()
                    props.board.zoom(face())
                  }}
                >
                  <span class="sen-stack" aria-hidden="true">
                    <SenCard face={face()} lang={props.board.lang} />
                  </span>
                </button>
              )}
            </Show>
          </div>
        )}
      </Index>
      <Show when={faces().length === 1}>
        <div class="hand__ways">
          <Show when={props.board.choices.has({ kind: 'use' })}>
            <button
              type="button"
              class="hand__way hand__way--use"
              data-place="use"
              onClick={() => props.board.choose({ kind: 'use' })}
            >
              {action()}
              <span class="unseen">: {moveWords(props.board, { kind: 'use' })}</span>
            </button>
          </Show>
          <Show when={props.board.choices.has({ kind: 'discard' })}>
            <button type="button" class="hand__way" onClick={() => props.board.choose({ kind: 'discard' })}>
              {wordsFor(props.board).discard}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  )
}
