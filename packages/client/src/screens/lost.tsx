import { words } from '../words/words.ts'
import { MoonCat } from './moon-cat.tsx'
import { Page } from './page.tsx'
import '../design/controls.css'

/** There is nothing at this address. */
export function Lost() {
  return (
    <Page title={words().lost.title}>
      <p>{words().lost.sentence}</p>
      <p>
        <a class="button button--candle" href="/">
          {words().common.home}
        </a>
      </p>
      <svg class="page__picture" viewBox="-240 -230 480 460" aria-hidden="true">
        <MoonCat />
      </svg>
    </Page>
  )
}
