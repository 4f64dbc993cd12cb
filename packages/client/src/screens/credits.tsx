import type { Lang } from '@sennik/engine'
import { For } from 'solid-js'
import { ICON_CREDITS, ICON_LICENCE } from '../art/attribution.ts'
import { lang } from '../settings/language.ts'
import { english, type Words } from './credits/words.en.ts'
import { polish } from './credits/words.pl.ts'
import { Page } from './page.tsx'
import './credits/credits.css'

const WORDS: { readonly [L in Lang]: Words } = { pl: polish, en: english }

const FONTS = [
  { name: 'Fraunces', by: 'The Fraunces Project Authors', address: 'https://github.com/undercasetype/Fraunces' },
  { name: 'Nunito Sans', by: 'The Nunito Sans Project Authors', address: 'https://github.com/Fonthausen/NunitoSans' },
] as const

/** Who made what we stand on, and what we keep of whoever plays. */
export function Credits() {
  const words = (): Words => WORDS[lang()]
  return (
    <Page class="credits" title={words().title}>
      <section>
        <h2>{words().icons}</h2>
        <p>
          {words().iconsText} <a href={ICON_LICENCE.address}>{ICON_LICENCE.set}</a>. {words().iconsLicence}{' '}
          <a href={ICON_LICENCE.licenceAddress}>{ICON_LICENCE.licence}</a>.
        </p>
        <dl class="credits__icons">
          <For each={ICON_CREDITS}>
            {({ author, icons }) => (
              <div>
                <dt>{author === undefined ? words().unknown : words().by(author)}</dt>
                <dd lang="en">{icons.map(name => name.replaceAll('-', ' ')).join(', ')}</dd>
              </div>
            )}
          </For>
        </dl>
      </section>
      <section>
        <h2>{words().fonts}</h2>
        <p>{words().fontsText}</p>
        <ul>
          <For each={FONTS}>
            {({ name, by, address }) => (
              <li>
                <a href={address}>{name}</a>, © <span lang="en">{by}</span>
              </li>
            )}
          </For>
        </ul>
      </section>
      <section>
        <h2>{words().rules}</h2>
        <p>{words().rulesText}</p>
      </section>
      <section id="privacy">
        <h2>{words().privacy}</h2>
        <p>{words().privacyHouse}</p>
        <p>{words().privacyDevice}</p>
      </section>
      <section>
        <h2>{words().code}</h2>
        <p>{words().codeText}</p>
        <p class="quiet">{words().version(__VERSION__)}</p>
      </section>
    </Page>
  )
}
