import { createEffect, ErrorBoundary, type JSX, lazy, on, Show, Suspense } from 'solid-js'
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
          <Show when={route()} keyed>
            {screenOf}
          </Show>
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

/** What is shown at each page. */
const SCREENS: { readonly [P in Route['page']]: (here: Extract<Route, { readonly page: P }>) => JSX.Element } = {
  home: () => <Home />,
  new: here => <NewTable game={here.game} />,
  table: here => <TablePage table={here.id} home="house" />,
  local: here => <TablePage table={here.id} home="device" />,
  rules: here => <Rules game={here.game} />,
  learn: here => <Tutorial game={here.game} />,
  companion: here => <CompanionPage game={here.game} />,
  credits: () => <Credits />,
  lost: () => <Lost />,
}

/** The screen of a route; that each gets its own route is said by the type of `SCREENS`. */
const screenOf = (here: Route): JSX.Element => (SCREENS[here.page] as (here: Route) => JSX.Element)(here)

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
