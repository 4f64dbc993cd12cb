import { LEVELS, type Level } from '@sennik/engine'
import { explainRefusal } from '@sennik/protocol/words'
import { createUniqueId, Index, Show } from 'solid-js'
import { Avatar, Emblem } from '../../art/signs.tsx'
import { Sign } from '../../design/sign.tsx'
import { nameFlaw } from '../../settings/allowed-name.ts'
import { me } from '../../settings/guest.ts'
import { lang } from '../../settings/language.ts'
import { level, setLevel } from '../../settings/level.ts'
import { words } from '../../words/words.ts'
import { newSitter, type SeatBounds, type Seating, SITTERS, type Sitter, type Way } from './seating.ts'
import './seats-form.css'

/** More than there is room for, so that somebody who writes too much is told so. */
const MOST_TYPED = 60

/** Who sits where. The first seat is one's own. */
export function SeatsForm(props: {
  readonly way: Way
  readonly bounds: SeatBounds
  readonly seating: Seating
  onChange(seating: Seating): void
}) {
  const says = () => words().newTable
  const put = (index: number, sitter: Sitter): void => props.onChange(props.seating.with(index, sitter))
  return (
    <fieldset class="seats-form">
      <legend class="choice__legend">{says().seats}</legend>
      <ol class="seats-form__list">
        <Index each={props.seating}>
          {(sitter, index) => (
            <li class="seats-form__seat">
              <span class="seats-form__emblem">
                <Emblem seat={index} />
              </span>
              <Show
                when={sitter().who !== 'me'}
                fallback={
                  <span class="seats-form__me">
                    <span class="seats-form__avatar">
                      <Avatar avatar={me().avatar} seat={index} />
                    </span>
                    {says().you(me().name)}
                  </span>
                }
              >
                <Kind way={props.way} seat={index} sitter={sitter()} onChange={chosen => put(index, chosen)} />
                <Show when={props.seating.length > props.bounds.min}>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={says().removeSeat(index + 1)}
                    onClick={() => props.onChange(props.seating.filter((_, seat) => seat !== index))}
                  >
                    <Sign of="close" />
                  </button>
                </Show>
              </Show>
            </li>
          )}
        </Index>
      </ol>
      <Show when={props.seating.length < props.bounds.max}>
        <button
          type="button"
          class="button"
          onClick={() => props.onChange([...props.seating, newSitter(SITTERS[props.way].at(-1)!, level())])}
        >
          {says().addSeat}
        </button>
      </Show>
    </fieldset>
  )
}

function Kind(props: {
  readonly way: Way
  readonly seat: number
  readonly sitter: Sitter
  onChange(sitter: Sitter): void
}) {
  const says = () => words().newTable
  return (
    <>
      <Show when={SITTERS[props.way].length > 1} fallback={<span class="seats-form__fixed">{words().common.bot}</span>}>
        <select
          class="field__input"
          aria-label={says().seat(props.seat + 1)}
          value={props.sitter.who}
          onChange={event =>
            props.onChange(newSitter(event.currentTarget.value as 'anyone' | 'person' | 'bot', level()))
          }
        >
          {SITTERS[props.way].map(who => (
            <option value={who}>{says().seatKinds[who]}</option>
          ))}
        </select>
      </Show>
      <Show when={props.sitter.who === 'person'}>
        <PersonName
          seat={props.seat}
          name={props.sitter.who === 'person' ? props.sitter.name : ''}
          onChange={name => props.onChange({ who: 'person', name })}
        />
      </Show>
      <Show when={props.sitter.who === 'bot' && props.sitter.level}>
        {chosen => (
          <LevelChoice
            seat={props.seat}
            level={chosen()}
            onChoose={wished => {
              setLevel(wished)
              props.onChange({ who: 'bot', level: wished })
            }}
          />
        )}
      </Show>
    </>
  )
}

function PersonName(props: { readonly seat: number; readonly name: string; onChange(name: string): void }) {
  const says = () => words().newTable
  const flawed = createUniqueId()
  const flaw = () => nameFlaw(props.name)
  return (
    <>
      <input
        class="field__input seats-form__name"
        type="text"
        maxlength={MOST_TYPED}
        autocomplete="off"
        placeholder={says().name}
        aria-label={`${says().seat(props.seat + 1)}: ${says().name}`}
        aria-describedby={flawed}
        aria-invalid={flaw() !== undefined}
        value={props.name}
        onInput={event => props.onChange(event.currentTarget.value)}
      />
      <div class="seats-form__flaw" id={flawed} role="status">
        <Show when={flaw()}>
          {found => <p class="problem">{explainRefusal({ kind: 'badName', flaw: found() }, lang())}</p>}
        </Show>
      </div>
    </>
  )
}

/** How well a bot plays, and how it errs. */
function LevelChoice(props: { readonly seat: number; readonly level: Level; onChoose(level: Level): void }) {
  const errs = createUniqueId()
  return (
    <>
      <select
        class="field__input seats-form__level"
        aria-label={words().newTable.level(props.seat + 1)}
        aria-describedby={errs}
        value={props.level}
        onChange={event => props.onChoose(event.currentTarget.value as Level)}
      >
        {LEVELS.map(level => (
          <option value={level}>{words().levels[level].name}</option>
        ))}
      </select>
      <p class="seats-form__errs quiet" id={errs}>
        {words().levels[props.level].errs}
      </p>
    </>
  )
}
