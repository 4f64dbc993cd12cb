import { type CathedralMove, FROM_DECK } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { DREAM_BACK, faceOfDream } from './cards/cards.ts'
import { formFor, type Hall, stepOf, wordsFor } from './hall.ts'
import { HeldCard } from './held-card.tsx'
import './panel.css'

/** One's own Dreams. */
export function OwnDreams(props: { readonly hall: Hall; readonly isTiled: boolean }): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  const held = () => (hall.board.you === undefined ? [] : hall.board.view.dreams[hall.board.you]!)
  const formOf = (slot: number): CathedralMove | undefined =>
    formFor(
      hall,
      form =>
        ((form.kind === 'dream' || form.kind === 'returnDream') && form.dreamSlot === slot) ||
        (form.kind === 'keep' && stepOf(hall) === 'keepDream' && form.slot === slot),
    )
  const meant = (dreamSlot: number): CathedralMove => ({
    kind: stepOf(hall) === 'returnDreams' ? 'returnDream' : 'dream',
    dreamSlot,
  })
  return (
    <section class="own-dreams" aria-label={words().yourDreams}>
      <p class="panel-title">{words().yourDreams}</p>
      <div class="card-row" classList={{ 'is-tiled': props.isTiled }}>
        <span class="card-row__anchor" data-place="dreams" aria-hidden="true" />
        <For each={held()} fallback={<p class="card-row__empty">{words().noDreams}</p>}>
          {(dream, slot) => (
            <HeldCard
              hall={hall}
              face={faceOfDream(dream.card)}
              place={`dream-${slot()}`}
              form={formOf(slot())}
              meant={meant(slot())}
            />
          )}
        </For>
      </div>
    </section>
  )
}

/** The open Dreams, and the top of the deck. */
export function DreamMarket(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  const formOf = (place: number): CathedralMove | undefined =>
    formFor(hall, form => form.kind === 'takeDream' && form.place === place)
  return (
    <section class="dream-market" aria-label={words().market}>
      <p class="panel-title">
        {words().market} <span>{words().dreamDeck(hall.board.view.counts.dreamDeck)}</span>
      </p>
      <div class="card-row is-tiled">
        <For each={hall.board.view.market}>
          {(dream, place) => (
            <Show when={dream !== 0}>
              <HeldCard
                hall={hall}
                face={faceOfDream(dream)}
                place={`market-${place()}`}
                form={formOf(place())}
                meant={{ kind: 'takeDream', place: place() }}
              />
            </Show>
          )}
        </For>
        <Show when={hall.board.view.counts.dreamDeck > 0}>
          <HeldCard
            hall={hall}
            face={DREAM_BACK}
            place="dreamDeck"
            form={formOf(FROM_DECK)}
            meant={{ kind: 'takeDream', place: FROM_DECK }}
          />
        </Show>
      </div>
    </section>
  )
}
