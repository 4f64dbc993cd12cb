import { capital, type OptionSpec, type OptionSpecs, valueName } from '@sennik/engine'
import { For, type JSX, Show } from 'solid-js'
import { Choice } from '../../design/choice.tsx'
import { Stepper } from '../../design/stepper.tsx'
import { Switch } from '../../design/switch.tsx'
import { lang } from '../../settings/language.ts'
import { words } from '../../words/words.ts'
import './options-form.css'

export type OptionValue = string | number | boolean
/** Only what differs from the box. */
export type OptionValues = { readonly [name: string]: OptionValue }

type Named = readonly [name: string, spec: OptionSpec]

/** Of more values one is chosen from a list. */
const MOST_IN_SIGHT = 6

/** The options of a game, made from what the game itself says of them. */
export function OptionsForm(props: {
  readonly specs: OptionSpecs
  readonly values: OptionValues
  onChange(values: OptionValues): void
}) {
  const says = () => words().newTable
  const all = (): readonly Named[] => Object.entries(props.specs)
  const variants = () => all().filter(([, spec]) => spec.type === 'flag' && spec.variant)
  const others = () => all().filter(([, spec]) => !(spec.type === 'flag' && spec.variant))
  const changes = () => Object.keys(props.values).length

  const put = (name: string, value: OptionValue | undefined): void => {
    const spec = props.specs[name]
    const { [name]: _before, ...rest } = props.values
    const isStandard = value === undefined || value === (spec?.type === 'flag' ? false : spec?.default)
    props.onChange(isStandard ? rest : { ...rest, [name]: value })
  }

  /** Asking for one option withdraws the one it stands instead of. */
  const putInstead = (name: string, value: number | undefined): void => {
    const replaced = Object.entries(props.specs).find(([, spec]) => spec.type === 'whole' && spec.unless === name)?.[0]
    const { [replaced ?? '']: _withdrawn, [name]: _before, ...rest } = props.values
    props.onChange(value === undefined ? rest : { ...rest, [name]: value })
  }

  const field = ([name, spec]: Named): JSX.Element => {
    const label = () => capital(spec.label[lang()])
    if (spec.type === 'flag')
      return <Switch label={label()} on={props.values[name] === true} onTurn={on => put(name, on)} />
    if (spec.type === 'choice') {
      const chosen = () => (props.values[name] ?? spec.default) as string | number
      const options = () => spec.values.map(value => ({ value, label: valueName(spec, value, lang()) }))
      if (spec.values.length <= MOST_IN_SIGHT)
        return <Choice legend={label()} value={chosen()} options={options()} onChoose={value => put(name, value)} />
      return (
        <label class="options-form__whole">
          <span>{label()}</span>
          <select class="field__input" onChange={event => put(name, spec.values[event.currentTarget.selectedIndex])}>
            <For each={options()}>{option => <option selected={option.value === chosen()}>{option.label}</option>}</For>
          </select>
        </label>
      )
    }
    if (spec.default === undefined) {
      const asked = () => props.values[name] as number | undefined
      return (
        <div class="options-form__whole">
          <Switch
            label={label()}
            on={asked() !== undefined}
            onTurn={on => putInstead(name, on ? Math.min(spec.max, Math.max(spec.min, 10)) : undefined)}
          />
          <Show when={asked()}>
            {value => (
              <Stepper
                label={label()}
                value={value()}
                min={spec.min}
                max={spec.max}
                onSet={set => putInstead(name, set)}
              />
            )}
          </Show>
        </div>
      )
    }
    const standard = spec.default
    return (
      <Show when={spec.unless === undefined || props.values[spec.unless] === undefined}>
        <div class="options-form__whole">
          <span>{label()}</span>
          <Stepper
            label={label()}
            value={(props.values[name] ?? standard) as number}
            min={spec.min}
            max={spec.max}
            step={spec.max > 100 ? 10 : 1}
            onSet={value => put(name, value)}
          />
        </div>
      </Show>
    )
  }

  return (
    <details class="options-form">
      <summary>
        <span class="options-form__title">{says().rules}</span>
        <span class="quiet">{changes() === 0 ? says().standard : says().changed(changes())}</span>
      </summary>
      <div class="options-form__fields">
        <For each={others()}>{field}</For>
        <Show when={variants().length > 0}>
          <h2 class="options-form__variants">{says().variants}</h2>
          <For each={variants()}>{field}</For>
        </Show>
        <Show when={changes() > 0}>
          <button type="button" class="button" onClick={() => props.onChange({})}>
            {says().reset}
          </button>
        </Show>
      </div>
    </details>
  )
}
