import { createUniqueId, For } from 'solid-js'
import './controls.css'

export interface ChoiceOption<T> {
  readonly value: T
  readonly label: string
  readonly disabled?: boolean
}

/** One of a few, all of them in sight. */
export function Choice<T extends string | number>(props: {
  readonly legend: string
  /** The legend is there for those who do not see how things lie. */
  readonly legendUnseen?: boolean
  readonly value: T
  readonly options: readonly ChoiceOption<T>[]
  onChoose(value: T): void
}) {
  const name = createUniqueId()
  return (
    <fieldset class="choice">
      <legend class="choice__legend" classList={{ unseen: props.legendUnseen ?? false }}>
        {props.legend}
      </legend>
      <div class="choice__row">
        <For each={props.options}>
          {option => (
            <label class="choice__one">
              <input
                type="radio"
                name={name}
                checked={props.value === option.value}
                disabled={option.disabled ?? false}
                onChange={() => props.onChoose(option.value)}
              />
              <span class="choice__label">{option.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  )
}
