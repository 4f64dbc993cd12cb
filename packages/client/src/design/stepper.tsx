import { words } from '../words/words.ts'
import { Sign } from './sign.tsx'
import './controls.css'

/** A whole number within bounds. */
export function Stepper(props: {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  onSet(value: number): void
}) {
  const set = (value: number): void => {
    if (Number.isFinite(value)) props.onSet(Math.min(props.max, Math.max(props.min, Math.round(value))))
  }
  const step = (): number => props.step ?? 1
  return (
    <span class="stepper">
      <button
        type="button"
        class="icon-button"
        aria-label={words().common.less(props.label)}
        disabled={props.value <= props.min}
        onClick={() => set(props.value - step())}
      >
        <Sign of="less" />
      </button>
      <input
        class="field__input stepper__input"
        type="number"
        inputmode="numeric"
        aria-label={props.label}
        min={props.min}
        max={props.max}
        value={props.value}
        onChange={event => {
          set(event.currentTarget.valueAsNumber)
          event.currentTarget.value = String(props.value)
        }}
      />
      <button
        type="button"
        class="icon-button"
        aria-label={words().common.more(props.label)}
        disabled={props.value >= props.max}
        onClick={() => set(props.value + step())}
      >
        <Sign of="more" />
      </button>
    </span>
  )
}
