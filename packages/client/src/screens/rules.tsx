import type { AnyGame, Chapter, Clause, Source } from '@sennik/engine'
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js'
import { type CatalogueEntry, catalogued } from '../games/catalogue.ts'
import { pathOf } from '../router.ts'
import { lang } from '../settings/language.ts'
import { words } from '../words/words.ts'
import { Lost } from './lost.tsx'
import { Page } from './page.tsx'
import { CardFan, CardList } from './rules/card-list.tsx'
import { ClauseItem } from './rules/clause-item.tsx'
import { OptionList } from './rules/option-list.tsx'
import { matches, wordsOf } from './rules/search.ts'
import { rulesWords } from './rules/words.ts'
import '../design/controls.css'
import './rules/rules.css'

/** The rules of a game, from the clauses that its engine cites. */
export function Rules(props: { readonly game: string }) {
  const entry = catalogued(props.game)
  const [game] = createResource(() => entry?.game())
  return (
    <Show when={entry} fallback={<Lost />}>
      {known => <Show when={game()}>{loaded => <RuleBook entry={known()} game={loaded()} />}</Show>}
    </Show>
  )
}

const SOURCES: readonly Source[] = ['book', 'fact', 'ruling']

interface FoundChapter {
  readonly chapter: Chapter
  readonly anchor: string
  readonly clauses: readonly (readonly [string, Clause])[]
}

function RuleBook(props: { readonly entry: CatalogueEntry; readonly game: AnyGame }) {
  const [board] = createResource(() => props.entry.board(Promise.resolve(props.game)))
  const [query, setQuery] = createSignal('')
  const [pointed, setPointed] = createSignal('')
  const looked = createMemo(() => wordsOf(query()))
  const isSearching = () => looked().length > 0
  const found = createMemo((): readonly FoundChapter[] =>
    props.game.clauses.chapters.flatMap((chapter, index) => {
      const clauses = Object.entries<Clause>(chapter.clauses).filter(([id, clause]) =>
        matches(looked(), [id, clause[lang()], chapter.title[lang()]]),
      )
      return clauses.length === 0 ? [] : [{ chapter, anchor: `chapter-${index + 1}`, clauses }]
    }),
  )
  const count = () => found().reduce((sum, { clauses }) => sum + clauses.length, 0)
  const cards = () => board()?.faces.reduce((sum, face) => sum + face.count, 0)

  /** Shows the rule that the address points at. */
  function point(): void {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id === '') return
    setPointed(id)
    if (!found().some(({ clauses }) => clauses.some(([each]) => each === id))) setQuery('')
    const clause = document.getElementById(id)
    clause?.scrollIntoView({ block: 'center' })
    clause?.focus({ preventScroll: true })
  }
  onMount(() => {
    point()
    addEventListener('hashchange', point)
    onCleanup(() => removeEventListener('hashchange', point))
  })
  // The pictures push everything below them down: what was pointed at is found again.
  createEffect(on(board, () => queueMicrotask(point), { defer: true }))

  return (
    <Page
      class={isSearching() ? 'rules rules--searching' : 'rules'}
      title={rulesWords().title(props.entry.title[lang()])}
      lead={
        <>
          <p class="rules__lead">{props.entry.about[lang()]}</p>
          <div class="rules__fan" aria-hidden="true">
            <Show when={board()}>{loaded => <CardFan board={loaded()} />}</Show>
          </div>
        </>
      }
    >
      <ul class="rules__facts">
        <li>{rulesWords().players(props.game.rules.seats.min, props.game.rules.seats.max)}</li>
        <li>{rulesWords().minutes(props.game.facts.minutes)}</li>
        <li>{rulesWords().age(props.game.facts.age)}</li>
        <Show when={cards()}>{all => <li>{rulesWords().cards(all())}</li>}</Show>
      </ul>
      <p class="rules__ways">
        <Show when={props.entry.script}>
          <a class="button button--candle" href={pathOf({ page: 'learn', game: props.entry.id })}>
            {rulesWords().learn}
          </a>
        </Show>
        <a class="button" href={pathOf({ page: 'new', game: props.entry.id })}>
          {rulesWords().play}
        </a>
        <Show when={props.entry.companion}>
          <a class="button" href={pathOf({ page: 'companion', game: props.entry.id })}>
            {words().home.companion}
          </a>
        </Show>
        <button type="button" class="button" onClick={() => print()}>
          {rulesWords().print}
        </button>
      </p>

      <search class="rules__search">
        <label class="unseen" for="rules-search">
          {rulesWords().search}
        </label>
        <input
          id="rules-search"
          class="field__input"
          type="search"
          autocomplete="off"
          spellcheck={false}
          placeholder={rulesWords().search}
          title={rulesWords().hint}
          value={query()}
          onInput={event => setQuery(event.currentTarget.value)}
        />
        <p class="rules__count" role="status">
          <Show when={isSearching()}>{rulesWords().found(count())}</Show>
        </p>
      </search>

      <Show when={!isSearching()}>
        <nav class="rules__contents" aria-label={rulesWords().contents}>
          <h2>{rulesWords().contents}</h2>
          <ol>
            <For each={found()}>
              {({ chapter, anchor }) => (
                <li>
                  <a href={`#${anchor}`}>{chapter.title[lang()]}</a>
                </li>
              )}
            </For>
            <li>
              <a href="#options">{rulesWords().options}</a>
            </li>
            <li>
              <a href="#cards">{rulesWords().components}</a>
            </li>
          </ol>
        </nav>
      </Show>

      <For each={found()}>
        {({ chapter, anchor, clauses }) => (
          <section class="rules__chapter" aria-labelledby={anchor}>
            <h2 id={anchor} tabindex="-1">
              {chapter.title[lang()]}
            </h2>
            <ul class="rules__clauses">
              <For each={clauses}>
                {([id, clause]) => (
                  <ClauseItem id={id} clause={clause} words={looked()} isPointedAt={pointed() === id} />
                )}
              </For>
            </ul>
          </section>
        )}
      </For>

      <Show when={!isSearching()}>
        <section class="rules__chapter" aria-labelledby="options">
          <h2 id="options" tabindex="-1">
            {rulesWords().options}
          </h2>
          <OptionList game={props.game} />
        </section>
        <section class="rules__chapter" aria-labelledby="cards">
          <h2 id="cards" tabindex="-1">
            {rulesWords().components}
          </h2>
          <Show when={board()}>{loaded => <CardList board={loaded()} />}</Show>
        </section>
        <section class="rules__legend" aria-labelledby="sources">
          <h2 id="sources">{rulesWords().legend}</h2>
          <p>{rulesWords().ownWords}</p>
          <dl>
            <For each={SOURCES}>
              {source => (
                <div>
                  <dt class={`source source--${source}`}>{rulesWords().sources[source].mark}</dt>
                  <dd>{rulesWords().sources[source].meaning}</dd>
                </div>
              )}
            </For>
          </dl>
        </section>
      </Show>
    </Page>
  )
}
