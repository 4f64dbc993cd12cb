import { BASIC_SLOT, type CathedralMove } from '@sennik/games/cathedral'
import { For, type JSX, Show } from 'solid-js'
import { faceOfDevelopment } from './cards/cards.ts'
import { formFor, type Hall, stepOf, wordsFor } from './hall.ts'
import { HeldCard } from './held-card.tsx'

const isOfSlot = (form: CathedralMove, slot: number): boolean =>
  (form.kind === 'play' || form.kind === 'discard' || form.kind === 'keep' || form.kind === 'lay') && form.slot === slot

/** Development cards in hand, Basic Combat last. */
export function Hand(props: {
  readonly hall: Hall /** How many whole cards there is room for. */
  readonly fits: number
}): JSX.Element {
  const { hall } = props
  const words = () => wordsFor(hall)
  const you = () => hall.board.you
  const held = () => (you() === undefined ? [] : hall.board.view.hands[you()!]!)
  const isLaid = (slot: number): boolean =>
    you() !== undefined && (hall.board.view.laid[you()!]?.slots?.includes(slot) ?? false)
  const formOf = (slot: number): CathedralMove | undefined =>
    formFor(hall, form => isOfSlot(form, slot) && !(form.kind === 'keep' && stepOf(hall) === 'keepDream'))
  const meant = (slot: number): CathedralMove => {
    const step = stepOf(hall)
    if (step === 'lay') return { kind: 'lay', slot }
    if (step === 'discard' || step === 'handLimit') return { kind: 'discard', slot }
    return { kind: 'play', slot }
  }
  const hasBasic = (): boolean => you() !== undefined && hall.board.view.basics[you()!] === 0
  const size = (): number => held().length + (hasBasic() ? 1 : 0)
  return (
    <section class="hand-panel" aria-label={words().yourHand}>
      <div class="card-row" classList={{ 'is-tiled': size() > props.fits }} style={{ '--cards': size() }}>
        <span class="card-row__anchor" data-place="hand" aria-hidden="true" />
        <For each={held()}>
          {(card, slot) => (
            <HeldCard
              hall={hall}
              face={faceOfDevelopment(card.card)}
              place={`hand-${slot()}`}
              form={formOf(slot())}
              meant={meant(slot())}
              note={isLaid(slot()) ? words().laid : undefined}
            />
          )}
        </For>
        <Show when={hasBasic()}>
          <HeldCard
            hall={hall}
            face="basic"
            place={`hand-${BASIC_SLOT}`}
            form={formOf(BASIC_SLOT)}
            meant={{ kind: 'lay', slot: BASIC_SLOT }}
            note={isLaid(BASIC_SLOT) ? words().laid : undefined}
          />
        </Show>
        <Show when={you() === undefined}>
          <p class="card-row__empty">{words().emptyHand}</p>
        </Show>
      </div>
    </section>
  )
}
