import { createUniqueId, onCleanup, onMount, type ParentProps } from 'solid-js'
import { words } from '../words/words.ts'
import { Sign } from './sign.tsx'
import './controls.css'
import './dialog.css'

/** A small page laid over the others. Escape, the cross and a click beside it close it; then the focus goes back. */
export function Dialog(props: ParentProps<{ readonly title: string; onClose(): void }>) {
  const title = createUniqueId()
  let dialog!: HTMLDialogElement
  const before = document.activeElement
  onMount(() => dialog.showModal())
  onCleanup(() => before instanceof HTMLElement && before.focus())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the element handles itself
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={title}
      onClose={() => props.onClose()}
      onClick={event => event.target === dialog && dialog.close()}
    >
      <div class="dialog__sheet">
        <div class="dialog__head">
          <h2 id={title}>{props.title}</h2>
          <button type="button" class="icon-button" aria-label={words().common.close} onClick={() => dialog.close()}>
            <Sign of="close" />
          </button>
        </div>
        {props.children}
      </div>
    </dialog>
  )
}
