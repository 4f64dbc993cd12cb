import type { Avatar as AvatarName, Guest } from '@sennik/protocol'
import { For } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import { dreamName } from '../../settings/dream-name.ts'
import { lang } from '../../settings/language.ts'
import { words } from '../../words/words.ts'
import './guest-form.css'

const MAX_NAME = 24

/** A name as the house accepts it, or undefined. */
export function tidyName(written: string): string | undefined {
  const name = written.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return name === '' || name.length > MAX_NAME ? undefined : name
}

/** Name and sign of the person at this device. */
export function GuestForm(props: { readonly guest: Guest; onChange(guest: Guest): void }) {
  const says = () => words().guest
  return (
    <div class="guest-form">
      <label class="field guest-form__name">
        <span>{says().name}</span>
        <input
          class="field__input"
          type="text"
          maxlength={MAX_NAME}
          autocomplete="nickname"
          value={props.guest.name}
          onInput={event => props.onChange({ ...props.guest, name: event.currentTarget.value })}
        />
      </label>
      <button type="button" class="button" onClick={() => props.onChange(dreamName(lang(), Math.random))}>
        {says().another}
      </button>
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
