import { type CardSet, type OptionSpecs, suits } from '@sennik/engine'
import { createMemo, createResource, createSignal, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { isAway } from '../../api/house.ts'
import { waitForHouse } from '../../api/wait-for-house.ts'
import { Choice } from '../../design/choice.tsx'
import { Switch } from '../../design/switch.tsx'
import { type CatalogueEntry, catalogued } from '../../games/catalogue.ts'
import { pathOf } from '../../router.ts'
import { me } from '../../settings/guest.ts'
import { lang } from '../../settings/language.ts'
import { level } from '../../settings/level.ts'
import { words } from '../../words/words.ts'
import { createAttempt } from '../attempt.ts'
import { Page } from '../page.tsx'
import { aboutWith } from './about.ts'
import { type Brought, CardsForm } from './cards-form.tsx'
import { openAtHouse, openHere } from './open-table.ts'
import { OptionsForm, type OptionValues } from './options-form.tsx'
import { defaultSeats, hasFlawedName, isAmongPeople, type Seating, seatPlans, WAYS, type Way } from './seating.ts'
import { SeatsForm } from './seats-form.tsx'
import '../../design/controls.css'
import './new-table.css'

/** Sets up a table: how one plays, who sits where, by which rules. Everything has a sensible answer already. */
export function NewTable(props: { readonly game: string }) {
  return (
    <Show when={catalogued(props.game)} keyed fallback={<NoGame />}>
      {entry => <SetUp entry={entry} />}
    </Show>
  )
}

function NoGame() {
  return (
    <Page title={words().lost.title}>
      <p>{words().newTable.noGame}</p>
      <p>
        <a href="/">{words().common.home}</a>
      </p>
    </Page>
  )
}

function wayWished(): Way {
  const wished = new URLSearchParams(location.search).get('with')
  return WAYS.find(way => way === wished) ?? (isAway() ? 'screen' : 'friends')
}

const setOf = (brought: Brought | undefined): CardSet | undefined =>
  brought !== undefined && 'set' in brought ? brought.set : undefined

function cardsOf(brought: Brought | undefined): { readonly cards?: string } {
  const set = setOf(brought)
  return set === undefined ? {} : { cards: set.text }
}

function SetUp(props: { readonly entry: CatalogueEntry }) {
  const says = () => words().newTable
  waitForHouse()
  const [way, setWay] = createSignal(wayWished())
  const [seating, setSeating] = createSignal<Seating>(defaultSeats(way(), props.entry.seats, level()))
  const [access, setAccess] = createSignal<'private' | 'open'>('private')
  const [hints, setHints] = createSignal(true)
  const [options, setOptions] = createSignal<OptionValues>({})
  const [brought, setBrought] = createSignal<Brought>()
  const opening = createAttempt()
  const [game] = createResource(() => props.entry.game())
  const about = createMemo(() => aboutWith(props.entry, game, setOf(brought())))
  /** Options that may be set with so many seats. What was set with another number is kept, but not asked for. */
  const specs = (): OptionSpecs =>
    Object.fromEntries(Object.entries(game()?.options.specs ?? {}).filter(([, spec]) => suits(spec, seating().length)))
  const wanted = (): OptionValues => Object.fromEntries(Object.entries(options()).filter(([name]) => name in specs()))
  /** Cards that cannot be played with are put right or taken back first. */
  const isSpoilt = (): boolean => {
    const cards = brought()
    return cards !== undefined && 'problem' in cards
  }
  const isUnavailable = createMemo(() => way() === 'friends' && isAway())

  const choose = (chosen: Way): void => {
    setWay(chosen)
    setSeating(defaultSeats(chosen, props.entry.seats, level()))
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const plan = () => ({
      game: props.entry.id,
      options: wanted(),
      ...cardsOf(brought()),
      ...(hints() ? {} : { hints: false }),
      seats: seatPlans(seating(), me()),
    })
    opening.start(() => (way() === 'friends' ? openAtHouse(plan, access()) : openHere(plan())))
  }

  return (
    <Page title={says().title(props.entry.title[lang()])} class="new-table">
      <aside class="new-table__book" aria-label={props.entry.title[lang()]}>
        <div class="new-table__cover">
          <Dynamic component={props.entry.Cover} />
        </div>
        <p>{about()[lang()]}</p>
        <p>
          <a href={pathOf({ page: 'rules', game: props.entry.id })}>{words().home.rules}</a>
        </p>
      </aside>
      <form class="new-table__form" onSubmit={submit}>
        <section class="new-table__card">
          <Choice
            legend={says().how}
            value={way()}
            options={WAYS.map(value => ({ value, label: says().ways[value] }))}
            onChoose={choose}
          />
          <p class="quiet">{says().explain[way()]}</p>
          <Show when={isUnavailable()}>
            <p class="problem" role="status">
              {words().away.sentence}
            </p>
          </Show>
        </section>
        <section class="new-table__card">
          <SeatsForm way={way()} bounds={props.entry.seats} seating={seating()} onChange={setSeating} />
          <Show when={way() === 'friends'}>
            <Choice
              legend={says().access}
              value={access()}
              options={(['private', 'open'] as const).map(value => ({ value, label: says().accesses[value] }))}
              onChoose={setAccess}
            />
          </Show>
          <Show when={isAmongPeople(seating())}>
            <Switch label={says().hints} on={hints()} onTurn={setHints} />
          </Show>
        </section>
        <Suspense>
          <Show when={Object.keys(specs()).length > 0}>
            <OptionsForm specs={specs()} values={wanted()} onChange={setOptions} />
          </Show>
          <Show when={game()?.cards}>
            {book => <CardsForm game={props.entry.id} book={book()} brought={brought()} onBring={setBrought} />}
          </Show>
        </Suspense>
        <Show when={opening.problem()}>
          <p class="problem" role="alert">
            {opening.problem()}
          </p>
        </Show>
        <button
          type="submit"
          class="button button--candle button--large"
          disabled={opening.isUnderWay() || isUnavailable() || isSpoilt() || hasFlawedName(seating())}
        >
          {way() === 'friends' ? says().open : says().begin}
        </button>
      </form>
    </Page>
  )
}
