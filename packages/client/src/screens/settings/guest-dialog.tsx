import { createSignal } from 'solid-js'
import { Dialog } from '../../design/dialog.tsx'
import { allowedName } from '../../settings/allowed-name.ts'
import { me, setMe } from '../../settings/guest.ts'
import { words } from '../../words/words.ts'
import { GuestForm } from './guest-form.tsx'

/** Asks for a name once, with one to take at hand: a single click is enough. */
export function GuestDialog(props: { onAnswer(chosen: boolean): void }) {
  const [guest, setGuest] = createSignal(me())
  const says = () => words().guest
  const name = () => allowedName(guest().name)
  const confirm = (event: SubmitEvent): void => {
    event.preventDefault()
    const chosen = name()
    if (chosen === undefined) return
    // If the house is away it hears of the name when it is back; whoever asked will notice by themselves.
    setMe({ ...guest(), name: chosen }).catch(() => {})
    props.onAnswer(true)
  }
  return (
    <Dialog title={says().title} onClose={() => props.onAnswer(false)}>
      <form class="dialog__form" onSubmit={confirm}>
        <p>{says().sentence}</p>
        <GuestForm guest={guest()} onChange={setGuest} />
        <button type="submit" class="button button--candle button--large" disabled={name() === undefined}>
          {says().confirm}
        </button>
      </form>
    </Dialog>
  )
}
