import { createEffect, createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import { isAway } from '../../api/house.ts'
import { waitForHouse } from '../../api/wait-for-house.ts'
import { catalogue } from '../../games/catalogue.ts'
import { words } from '../../words/words.ts'
import { Book } from './book.tsx'
import { NightScene } from './night-scene.tsx'
import { TableStrip } from './table-strip.tsx'
import { type FoundTable, findTables, forgetTable, mayHaveTables, NO_TABLES } from './tables.ts'
import './home.css'

/** So long the books wait for unfinished games. */
const PATIENCE_MS = 600

/** The first page: the picture, unfinished games, and the books to choose from. */
export function Home() {
  const says = () => words().home
  createEffect(() => {
    document.title = `${says().title} · ${says().tagline}`
  })
  waitForHouse()
  const [tables, { refetch }] = createResource(() => ({ isAway: isAway() }), findTables, { initialValue: NO_TABLES })
  // An unfinished game lies above the books: if it came after them, it would push them away under the finger that reaches for one.
  const [isLaidOut, layOut] = createSignal(!mayHaveTables())
  createEffect(() => {
    if (!tables.loading) layOut(true)
  })
  const patience = setTimeout(layOut, PATIENCE_MS, true)
  onCleanup(() => clearTimeout(patience))
  const forget = (table: FoundTable): void => {
    forgetTable(table).then(refetch, refetch)
  }
  return (
    <main id="main" class="home" tabindex="-1">
      <div class="home__picture">
        <NightScene />
      </div>
      <div class="home__title">
        <h1>{says().title}</h1>
        <p class="home__tagline">{says().tagline}</p>
        <p class="home__about">{says().about}</p>
      </div>
      <div class="home__shelf" classList={{ 'home__shelf--empty': !isLaidOut() }}>
        <Show when={isAway()}>
          <p class="home__away" role="status">
            {words().away.sentence}
          </p>
        </Show>
        <TableStrip title={says().resume} tables={tables.latest.unfinished} onForget={forget} />
        <section aria-label={says().games} class="home__books">
          <For each={catalogue}>{game => <Book game={game} />}</For>
        </section>
        <TableStrip title={says().openTables} tables={tables.latest.open} />
      </div>
      <footer class="home__foot quiet">
        <a href="/credits">{says().credits}</a>
      </footer>
    </main>
  )
}
