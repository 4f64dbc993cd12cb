import { type AnyGame, allowedFor, type OptionSpec, valueName } from '@sennik/engine'
import { For, Show } from 'solid-js'
import { lang } from '../../settings/language.ts'
import { rulesWords } from './words.ts'

const isVariant = (spec: OptionSpec): boolean => spec.type === 'flag' && spec.variant

/** Of many values the first few give the idea. */
const MOST_NAMED = 6
const FEW = 3

function howItStands(spec: OptionSpec): string {
  const words = rulesWords()
  if (spec.type === 'flag') return words.off
  if (spec.type === 'choice') {
    const names = spec.values.map(value => valueName(spec, value, lang()))
    const few = names.length <= MOST_NAMED ? names : [...names.slice(0, FEW), '…']
    return `${words.usual(valueName(spec, spec.default, lang()))}, ${words.allowed(few.join(', '))}`
  }
  const allowed = words.allowed(allowedFor(spec))
  return spec.default === undefined ? allowed : `${words.usual(String(spec.default))}, ${allowed}`
}

/** What people may agree on before a game: read from the options that the table itself offers. */
export function OptionList(props: { readonly game: AnyGame }) {
  const specs = (): readonly OptionSpec[] => Object.values(props.game.options.specs)
  const groups = () => [
    { title: rulesWords().table, specs: specs().filter(spec => !isVariant(spec)) },
    { title: rulesWords().variants, specs: specs().filter(isVariant) },
  ]
  return (
    <For each={groups()}>
      {group => (
        <Show when={group.specs.length > 0}>
          <h3>{group.title}</h3>
          <ul class="rules__options">
            <For each={group.specs}>
              {spec => (
                <li>
                  <span class="rules__option">{spec.label[lang()]}</span>
                  <span class="quiet">{howItStands(spec)}</span>
                </li>
              )}
            </For>
          </ul>
        </Show>
      )}
    </For>
  )
}
