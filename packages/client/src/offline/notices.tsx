import type { Lang } from '@sennik/engine'
import { createSignal, Show } from 'solid-js'
import { route } from '../router.ts'
import { lang } from '../settings/language.ts'
import { isNewVersionReady, useNewVersion } from './app-version.ts'
import { isForgetful } from './forgetful.ts'
import { english, type Words } from './words.en.ts'
import { polish } from './words.pl.ts'
import './notices.css'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

/** What the page has to say about itself, quietly, below everything else. */
export function Notices() {
  const words = (): Words => WORDS[lang()]
  const [isPutOff, setPutOff] = createSignal(false)
  const [isUnderstood, setUnderstood] = createSignal(false)
  const isPlaying = (): boolean => ['table', 'local', 'learn'].includes(route().page)
  return (
    <aside class="notices" classList={{ 'notices--above': isPlaying() }} aria-label={words().notices} role="status">
      <Show when={isForgetful() && !isUnderstood()}>
        <div class="notice">
          <p>{words().forgetful}</p>
          <button type="button" class="button" onClick={() => setUnderstood(true)}>
            {words().understood}
          </button>
        </div>
      </Show>
      {/* Nobody is disturbed in the middle of a game. */}
      <Show when={isNewVersionReady() && !isPutOff() && !isPlaying()}>
        <div class="notice">
          <p>{words().newVersion}</p>
          <button type="button" class="button button--candle" onClick={() => useNewVersion()}>
            {words().reload}
          </button>
          <button type="button" class="button" onClick={() => setPutOff(true)}>
            {words().later}
          </button>
        </div>
      </Show>
    </aside>
  )
}
