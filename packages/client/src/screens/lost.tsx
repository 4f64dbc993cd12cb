import { words } from '../words/words.ts'
import { Page } from './page.tsx'

/** There is nothing at this address. */
export function Lost() {
  return (
    <Page class="lost" title={words().lost.title}>
      <p>{words().lost.sentence}</p>
      <p>
        <a href="/">{words().common.home}</a>
      </p>
    </Page>
  )
}
