import { ErrorBoundary, Match, Suspense, Switch } from 'solid-js'
import { type Route, route } from './router.ts'
import { Lost } from './screens/lost.tsx'
import { Page } from './screens/page.tsx'
import { Credits, Home, NewTable, Rules, Tutorial } from './screens/pages.ts'
import { applySettings } from './settings/apply.ts'
import { words } from './words/words.ts'

/** The route if it is this page: lets `<Match>` narrow it. */
function at<P extends Route['page']>(page: P): Extract<Route, { readonly page: P }> | false {
  const here = route()
  return here.page === page && (here as Extract<Route, { readonly page: P }>)
}

/** The frame around every screen. A screen brings its own `<main id="main" tabindex="-1">` with one `<h1>`. */
export function App() {
  applySettings(document.documentElement)
  return (
    <>
      <a class="skip-link" href="#main">
        {words().common.skip}
      </a>
      <header />
      <ErrorBoundary fallback={() => <Torn />}>
        <Suspense fallback={<p role="status">{words().common.loading}</p>}>
          <Switch fallback={<Lost />}>
            <Match when={at('home')}>
              <Home />
            </Match>
            <Match when={at('new')} keyed>
              {here => <NewTable game={here.game} />}
            </Match>
            <Match when={at('rules')} keyed>
              {here => <Rules game={here.game} />}
            </Match>
            <Match when={at('learn')} keyed>
              {here => <Tutorial game={here.game} />}
            </Match>
            <Match when={at('credits')}>
              <Credits />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

function Torn() {
  return (
    <Page title={words().torn.title}>
      <p>{words().torn.sentence}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {words().torn.again}
        </button>
      </p>
    </Page>
  )
}
