import { type JSX, Show } from 'solid-js'
import './card-frame.css'

interface CardFrameProps {
  /** Which card, for its colours: becomes a class. */
  readonly class: string
  /** What the card is, for those who do not see it. */
  readonly label: string
  /** The picture, 250 × 350. */
  readonly children: JSX.Element
  /** Stands in two corners. */
  readonly value?: string | undefined
  /** A sign under the value: what the card does, where its words have no room. */
  readonly sign?: JSX.Element
  /** On the ribbon, as soon as there is room for it. */
  readonly name?: string | undefined
  /** Shown instead of the name where only a word fits. */
  readonly action?: string | undefined
  /** What the card says, when it is large enough to be read. */
  readonly rule?: string | undefined
}

/** The frame of every card of every game: 5:7, as large as the box it is put in. What has no room is left out, never shrunk. */
export function CardFrame(props: CardFrameProps): JSX.Element {
  return (
    <div class="card" role="img" aria-label={props.label}>
      <div class={`card__face ${props.class}`} aria-hidden="true">
        <svg class="art" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          {props.children}
        </svg>
        <Show when={props.value !== undefined}>
          <span class="card__value" data-print={props.value}>
            {props.sign}
          </span>
          <span class="card__value card__value--below" data-print={props.value} />
        </Show>
        <Show when={props.name}>
          <div class="card__words">
            <Show when={props.action}>
              <span class="card__action" data-print={props.action} />
            </Show>
            <span class="card__name" data-print={props.name} />
            <Show when={props.rule}>
              <span class="card__rule" data-print={props.rule} />
            </Show>
          </div>
        </Show>
      </div>
    </div>
  )
}
