import type { Avatar as AvatarName, Guest } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { createUniqueId, For, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { nameFlaw } from '../../settings/allowed-name.ts'
import { dreamName } from '../../settings/dream-name.ts'
import { lang } from '../../settings/language.ts'
import { words } from '../../words/words.ts'
import './guest-form.css'

/** More than there is room for, so that somebody who writes too much is told so. */
const MOST_TYPED = 60

/** Name and sign of the person at this device. */
export function GuestForm(props: { readonly guest: Guest; onChange(guest: Guest): void }) {
  const says = () => words().guest
  const flawed = createUniqueId()
  const flaw = () => nameFlaw(props.guest.name)
  return (
    <div class="guest-form">
      <label class="field guest-form__name">
        <span>{says().name}</span>
        <input
          class="field__input"
          type="text"
          maxlength={MOST_TYPED}
          aria-describedby={flawed}
          aria-invalid={flaw() !== undefined}
          autocomplete="nickname"
          value={props.guest.name}
          onInput={event => props.onChange({ ...props.guest, name: event.currentTarget.value })}
        />
      </label>
      <button type="button" class="button" onClick={() => props.onChange(dreamName(lang(), Math.random))}>
        {says().another}
      </button>
      <div class="guest-form__flaw" id={flawed} role="status">
        <Show when={flaw()}>
          {found => <p class="problem">{explainRefusal({ kind: 'badName', flaw: found() }, lang())}</p>}
        </Show>
      </div>
      <fieldset class="guest-form__signs">
        <legend>{says().avatar}</legend>
        <For each={Object.keys(says().avatars) as AvatarName[]}>
          {avatar => (
            <label class="guest-form__sign">
              <input
                type="radio"
                name="avatar"
                aria-label={says().avatars[avatar]}
                checked={props.guest.avatar === avatar}
                onChange={() => props.onChange({ ...props.guest, avatar })}
              />
              <Avatar avatar={avatar} />
            </label>
          )}
        </For>
      </fieldset>
    </div>
  )
}
