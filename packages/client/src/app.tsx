import { createEffect, ErrorBoundary, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js'
import { Notices } from './offline/notices.tsx'
import { type Route, route } from './router.ts'
import { Header } from './screens/header.tsx'
import { Page } from './screens/page.tsx'
import { applySettings } from './settings/apply.ts'
import { question } from './settings/guest.ts'
import { words } from './words/words.ts'

// Each screen is a chunk of its own.
const Home = lazy(async () => ({ default: (await import('./screens/home/home.tsx')).Home }))
const NewTable = lazy(async () => ({ default: (await import('./screens/new-table/new-table.tsx')).NewTable }))
const TablePage = lazy(async () => ({ default: (await import('./screens/table-page.tsx')).TablePage }))
const Rules = lazy(async () => ({ default: (await import('./screens/rules.tsx')).Rules }))
const Tutorial = lazy(async () => ({ default: (await import('./screens/tutorial.tsx')).Tutorial }))
const CompanionPage = lazy(async () => ({ default: (await import('./screens/companion.tsx')).CompanionPage }))
const Credits = lazy(async () => ({ default: (await import('./screens/credits.tsx')).Credits }))
const Lost = lazy(async () => ({ default: (await import('./screens/lost.tsx')).Lost }))
const GuestDialog = lazy(async () => ({ default: (await import('./screens/settings/guest-dialog.tsx')).GuestDialog }))

/** The frame around every screen. A screen brings its own `<main id="main" tabindex="-1">` with one `<h1>`. */
export function App() {
  applySettings(document.documentElement)
  createEffect(on(route, focusPage, { defer: true }))
  return (
    <>
      <a class="skip-link" href="#main">
        {words().common.skip}
      </a>
      <Header />
      <ErrorBoundary fallback={(problem, mend) => <Torn problem={problem} mend={mend} />}>
        <Suspense
          fallback={
            <p class="turning" role="status">
              {words().common.loading}
            </p>
          }
        >
          {screen()}
        </Suspense>
      </ErrorBoundary>
      <Notices />
      <Show when={question()} keyed>
        {asked => (
          <Suspense>
            <GuestDialog onAnswer={asked.answer} />
          </Suspense>
        )}
      </Show>
    </>
  )
}

/** The route if it is this page: lets `<Match>` narrow it. */
function at<P extends Route['page']>(page: P): Extract<Route, { readonly page: P }> | false {
  const here = route()
  return here.page === page && (here as Extract<Route, { readonly page: P }>)
}

const screen = (): JSX.Element => (
  <Switch fallback={<Lost />}>
    <Match when={at('home')}>
      <Home />
    </Match>
    <Match when={at('new')} keyed>
      {here => <NewTable game={here.game} />}
    </Match>
    <Match when={at('table')} keyed>
      {here => <TablePage table={here.id} home="house" />}
    </Match>
    <Match when={at('local')} keyed>
      {here => <TablePage table={here.id} home="device" />}
    </Match>
    <Match when={at('rules')} keyed>
      {here => <Rules game={here.game} />}
    </Match>
    <Match when={at('learn')} keyed>
      {here => <Tutorial game={here.game} />}
    </Match>
    <Match when={at('companion')} keyed>
      {here => <CompanionPage game={here.game} />}
    </Match>
    <Match when={at('credits')}>
      <Credits />
    </Match>
  </Switch>
)

/** After a change of page the reader, and a screen reader, begin at its top; a page still on its way is waited for. */
function focusPage(): void {
  const root = document.getElementById('root')!
  const before = document.getElementById('main')
  const found = (): boolean => {
    const main = document.getElementById('main')
    if (!main || main === before) return false
    main.focus({ preventScroll: true })
    return true
  }
  if (found()) return
  const watch = new MutationObserver(() => found() && watch.disconnect())
  watch.observe(root, { childList: true, subtree: true })
}

/** A screen that could not be shown; the way to others stays open. */
function Torn(props: { readonly problem: unknown; mend(): void }) {
  console.error(props.problem)
  createEffect(on(route, () => props.mend(), { defer: true }))
  return (
    <Page title={words().torn.title}>
      <p>{words().torn.sentence}</p>
      <p>
        <button type="button" class="button button--candle" onClick={() => location.reload()}>
          {words().torn.again}
        </button>
      </p>
    </Page>
  )
}
