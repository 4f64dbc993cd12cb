import { CATHEDRAL, PIECES } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import type { Face } from '../../table/board.ts'
import { nightmareName } from './area.tsx'
import { CathedralPicture } from './cards/cathedral-picture.tsx'
import { NightmareSign } from './cards/signs.tsx'
import { areaName, formFor, type Hall, moveWords, nightmareFace, readers, tokenFace, touch, wordsFor } from './hall.ts'
import './panel.css'
import './works.css'

/** The Cathedral piece by piece, and the rewards that wait beside them. */
export function Works(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const words = () => wordsFor(hall)
  const stands = (piece: number): boolean => view().taken[piece] === 1
  const formOf = (piece: number) => formFor(hall, form => form.kind === 'piece' && form.piece === piece)
  /** A piece, or the reward that lies beside it. */
  const faceOf = (piece: number): Face => {
    const token = view().tokens[piece]!
    return token === 0 ? PIECES[piece]!.id : tokenFace(token)
  }
  const label = (piece: number): string => {
    const form = formOf(piece)
    if (form !== undefined) return moveWords(hall, form)
    const { id } = PIECES[piece]!
    const said = stands(piece) ? words().pieceStands(id) : words().pieceWaits(id)
    return view().tokens[piece] === 0 ? said : `${said}. ${hall.cards.describe(faceOf(piece), hall.board.lang).title}`
  }
  return (
    <section class="works" aria-label={words().cathedral} data-place="works">
      <p class="panel-title">
        {words().cathedral} <span>{words().piecesOf(view().counts.pieces, PIECES.length)}</span>
      </p>
      <div class="works__body">
        <svg class="works__picture" viewBox="0 0 200 180" aria-hidden="true">
          <CathedralPicture built={PIECES.map((_, piece) => stands(piece))} />
        </svg>
        <div class="works__pieces">
          <For each={PIECES}>
            {(piece, index) => (
              <button
                type="button"
                class={`works__piece works__piece--${piece.colour}`}
                classList={{ 'is-built': stands(index()), 'is-offered': formOf(index()) !== undefined }}
                data-place={`piece-${index()}`}
                aria-label={label(index())}
                aria-disabled={formOf(index()) === undefined}
                onClick={event =>
                  touch(hall, event, {
                    face: faceOf(index()),
                    form: formOf(index()),
                    meant: { kind: 'piece', piece: index() },
                  })
                }
                {...readers(hall, () => ({ face: faceOf(index()), form: formOf(index()) }))}
              >
                {piece.id}
                <Show when={view().tokens[index()] !== 0}>
                  <span class="works__token" aria-hidden="true" data-print="✦" />
                </Show>
              </button>
            )}
          </For>
        </div>
      </div>
    </section>
  )
}

/** The two Nightmares: where they are, and what they do when commanded. */
export function Nightmares(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const words = () => wordsFor(hall)
  const shown = () => view().nightmares.cards.filter(card => card !== 0)
  const where = (index: number): string => {
    const at = view().nightmares.at[index]!
    if (at === 0) return words().onItsCard
    return at === CATHEDRAL + 1 ? words().atCathedral : areaName(hall, at - 1)
  }
  const face = (card: number): Face => nightmareFace(card, view().agreed.isAdvanced)
  const formOf = (index: number) => formFor(hall, form => form.kind === 'command' && form.nightmare === index)
  return (
    <section class="nightmares" aria-label={words().nightmares}>
      <p class="panel-title">{words().nightmares}</p>
      <Show when={shown().length > 0} fallback={<p class="card-row__empty">{words().hiddenNightmares}</p>}>
        <div class="nightmares__row">
          <For each={shown()}>
            {(card, index) => (
              <button
                type="button"
                class="nightmare-plate"
                classList={{ 'is-offered': formOf(index()) !== undefined }}
                data-place={`nightmare-${index()}`}
                aria-disabled={formOf(index()) === undefined}
                onClick={event =>
                  touch(hall, event, {
                    face: face(card),
                    form: formOf(index()),
                    meant: { kind: 'command', nightmare: index() },
                  })
                }
                {...readers(hall, () => ({ face: face(card), form: formOf(index()) }))}
              >
                <NightmareSign number={card} />
                <span>
                  {nightmareName(hall, index())}
                  <small>{where(index())}</small>
                </span>
              </button>
            )}
          </For>
        </div>
      </Show>
    </section>
  )
}
