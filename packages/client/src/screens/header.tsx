import { LANGS } from '@sennik/engine'
import { createSignal, For, lazy, Show, Suspense } from 'solid-js'
import { Sign } from '../design/sign.tsx'
import { route } from '../router.ts'
import { lang, setLang } from '../settings/language.ts'
import { words } from '../words/words.ts'
import '../design/controls.css'
import './header.css'

const SettingsDialog = lazy(async () => ({ default: (await import('./settings/settings-dialog.tsx')).SettingsDialog }))

const LANGUAGE_NAMES = { pl: 'Polski', en: 'English' } as const

/** The same line on top of every page: home, language, settings. */
export function Header() {
  const [open, setOpen] = createSignal(false)
  return (
    <header class="header" classList={{ 'header--over': route().page === 'home' }}>
      <a
        class="header__brand"
        href="/"
        aria-label={words().common.brand}
        aria-current={route().page === 'home' ? 'page' : undefined}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path fill="currentColor" d="M19.5 2.5A13.6 13.6 0 1 0 29.6 20.6A11.2 11.2 0 1 1 19.5 2.5Z" />
        </svg>
        <span>Sennik</span>
      </a>
      <fieldset class="header__languages" aria-label={words().settings.language}>
        <For each={LANGS}>
          {each => (
            <button
              type="button"
              class="header__language"
              lang={each}
              aria-label={`${each.toUpperCase()} ${LANGUAGE_NAMES[each]}`}
              aria-pressed={lang() === each}
              onClick={() => setLang(each)}
            >
              {each.toUpperCase()}
            </button>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        class="icon-button"
        aria-label={words().settings.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Sign of="settings" />
      </button>
      <Show when={open()}>
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </header>
  )
}
