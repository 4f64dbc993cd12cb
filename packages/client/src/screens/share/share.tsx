import { createSignal, Show } from 'solid-js'
import { words } from '../../words/words.ts'
import '../../design/controls.css'
import { QrCode } from './qr-code.tsx'
import './share.css'

const COPIED_MS = 2_000

/** Ways to bring friends to a table: a link to copy or share, a QR code to scan. */
export function Share(props: { readonly url: string; readonly game: string }) {
  const says = () => words().share
  const [copied, setCopied] = createSignal(false)
  let field!: HTMLInputElement
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.url)
    } catch {
      // No clipboard here (an unencrypted address, or forbidden): selected, it can be copied by hand.
      field.select()
      return
    }
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }
  const share = (): void => {
    // Whoever closes the list of ways to share has changed their mind; that is no error.
    navigator.share({ title: 'Sennik', text: says().message(props.game), url: props.url }).catch(() => {})
  }
  return (
    <section class="share" aria-label={says().title}>
      <figure class="share__scan">
        <QrCode text={props.url} />
        <figcaption class="quiet">{says().scan}</figcaption>
      </figure>
      <div class="share__ways">
        <label class="field">
          <span>{says().link}</span>
          <input
            ref={field}
            class="field__input"
            type="text"
            readonly
            value={props.url}
            onFocus={() => field.select()}
          />
        </label>
        <div class="share__buttons">
          <button type="button" class="button button--candle" onClick={() => void copy()}>
            {copied() ? says().copied : says().copy}
          </button>
          <Show when={'share' in navigator}>
            <button type="button" class="button" onClick={share}>
              {says().share}
            </button>
          </Show>
        </div>
        <span class="unseen" role="status">
          {copied() ? says().copied : ''}
        </span>
      </div>
    </section>
  )
}
