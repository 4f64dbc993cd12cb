import type { Refusal } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { Show } from 'solid-js'
import { reloadNewest } from '../offline/app-version.ts'
import { lang } from '../settings/language.ts'
import { isLost } from './lost.ts'
import './quiet-page.css'
import { tableWords } from './words.ts'

function headingOf(refusal: Refusal | undefined): string {
  const { closed, line } = tableWords()
  switch (refusal?.kind) {
    case undefined:
      return line.gone
    case 'noSuchTable':
    case 'expired':
    case 'endless':
    case 'wrongVersion':
      return closed[refusal.kind]
    default:
      return closed.other
  }
}

/** Why there is no table to see here, and what to do about it. */
export function ClosedPage(props: { readonly refusal: Refusal | undefined }) {
  const isStale = () => props.refusal?.kind === 'wrongVersion'
  return (
    <div class="quiet-page">
      <Moon />
      <h1>{headingOf(props.refusal)}</h1>
      <p>
        <Show when={props.refusal} fallback={tableWords().line.goneSentence}>
          {refusal => explainRefusal(refusal(), lang())}
        </Show>
      </p>
      <p class="quiet-page__buttons">
        <Show when={!isLost(props.refusal)}>
          <button type="button" class="button button--candle" onClick={() => void reloadNewest()}>
            {isStale() ? tableWords().closed.reload : tableWords().closed.again}
          </button>
        </Show>
        <a class="button" href="/">
          {tableWords().closed.home}
        </a>
      </p>
    </div>
  )
}

function Moon() {
  return (
    <svg class="quiet-page__moon" viewBox="0 0 120 120" aria-hidden="true">
      <circle cx="60" cy="60" r="46" class="quiet-page__halo" />
      <path d="M70 22a40 40 0 1 0 28 58a33 33 0 1 1-28-58z" fill="currentColor" />
    </svg>
  )
}
