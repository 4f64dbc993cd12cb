import './controls.css'

/** On or off. */
export function Switch(props: { readonly label: string; readonly on: boolean; onTurn(on: boolean): void }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        checked={props.on}
        onChange={event => props.onTurn(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  )
}
