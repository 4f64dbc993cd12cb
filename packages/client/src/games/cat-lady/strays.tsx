import type { Cat } from '@sennik/games/cat-lady'
import { Index, type JSX, Show } from 'solid-js'
import { CatLadyCard } from './card.tsx'
import { faceOfCat } from './faces.ts'
import { GoodSign, TokenDisc } from './goods.tsx'
import type { Arrangement } from './layout.ts'
import { at } from './market.tsx'
import { moveWords, type Props, wordsFor } from './situation.ts'
import './strays.css'

/** The open strays, and above them the tokens that two lost cats bring as well. */
export function Strays(props: { readonly board: Props; readonly spot: Arrangement }): JSX.Element {
  const isTradeOffered = (): boolean => props.board.choices.has({ kind: 'trade' })
  return (
    <section
      class="cl-strays"
      aria-label={wordsFor(props.board).strays}
      style={{ ...at(props.spot.strays), '--card': `${props.spot.card}px`, '--handle': `${props.spot.handle}px` }}
    >
      <button
        type="button"
        class="cl-supply"
        classList={{ 'is-offered': isTradeOffered() }}
        data-place="vp"
        aria-label={isTradeOffered() ? moveWords(props.board, { kind: 'trade' }) : wordsFor(props.board).vp}
        aria-disabled={!isTradeOffered()}
        onClick={() => props.board.choose({ kind: 'trade' })}
      >
        <span class="cl-supply__disc" aria-hidden="true">
          <TokenDisc good="vp" text="2" />
        </span>
        <Show when={isTradeOffered()}>
          <span class="cl-supply__cost cl-print" data-print="2×" aria-hidden="true" />
        </Show>
      </button>
      <Index each={props.board.view.strays}>
        {(cat, place) => <Stray board={props.board} cat={cat()} place={place} />}
      </Index>
    </section>
  )
}

function Stray(props: { readonly board: Props; readonly cat: Cat | null; readonly place: number }): JSX.Element {
  const rescue = () => ({ kind: 'rescue', stray: props.place }) as const
  return (
    <div class="cl-stray">
      <Show
        when={props.cat !== null}
        fallback={
          <div
            class="cl-stray__gone"
            role="img"
            data-place={`stray-${props.place}`}
            aria-label={wordsFor(props.board).strayTaken}
          />
        }
      >
        <button
          type="button"
          class="cl-stray__card"
          classList={{ 'is-offered': props.board.choices.has(rescue()) }}
          data-place={`stray-${props.place}`}
          aria-label={`${wordsFor(props.board).stray}: ${props.board.faces.spoken(faceOfCat(props.cat!), props.board.lang)}`}
          onClick={() => props.board.zoom(faceOfCat(props.cat!))}
        >
          <span aria-hidden="true">
            <CatLadyCard faces={props.board.faces} face={faceOfCat(props.cat!)} lang={props.board.lang} />
          </span>
        </button>
        <Show when={props.board.choices.has(rescue())}>
          <button
            type="button"
            class="cl-stray__take"
            data-place={`rescue-${props.place}`}
            aria-label={moveWords(props.board, rescue())}
            onClick={() => props.board.choose(rescue())}
          >
            <span class="cl-stray__word cl-print" data-print={wordsFor(props.board).rescue} aria-hidden="true" />
            <span class="cl-stray__cost cl-print" data-print="2×" aria-hidden="true">
              <span>
                <GoodSign good="lost" />
              </span>
            </span>
          </button>
        </Show>
      </Show>
    </div>
  )
}
