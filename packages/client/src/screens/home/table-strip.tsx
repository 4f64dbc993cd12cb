import { namesApart } from '@sennik/protocol/look-alikes'
import { For, Show } from 'solid-js'
import { Sign } from '../../design/sign.tsx'
import { catalogued } from '../../games/catalogue.ts'
import { pathOf } from '../../router.ts'
import { lang } from '../../settings/language.ts'
import { nameInLine } from '../../words/name-in-line.ts'
import { words } from '../../words/words.ts'
import type { FoundTable } from './tables.ts'
import '../../design/controls.css'
import './table-strip.css'

/** Tables to go to, a line each. Nothing at all if there are none. */
export function TableStrip(props: {
  readonly title: string
  readonly tables: readonly FoundTable[]
  onForget?(table: FoundTable): void
}) {
  return (
    <Show when={props.tables.length > 0}>
      <section class="table-strip" aria-label={props.title}>
        <h2>{props.title}</h2>
        <ul class="table-strip__list">
          <For each={props.tables}>
            {table => (
              <li class="table-strip__line">
                <TableTicket table={table} />
                <Show when={props.onForget && table.home === 'device'}>
                  <button
                    type="button"
                    class="icon-button table-strip__forget"
                    aria-label={words().home.forget}
                    onClick={() => props.onForget?.(table)}
                  >
                    <Sign of="close" />
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}

function TableTicket(props: { readonly table: FoundTable }) {
  const says = () => words().home
  const href = () => pathOf({ page: props.table.home === 'house' ? 'table' : 'local', id: props.table.id })
  const isYou = (seat: number) => props.table.yours?.seats.length === 1 && props.table.yours.seats.includes(seat)
  const company = () => {
    const { seats } = props.table
    const names = namesApart(
      seats.map(seat => (seat.who === 'person' ? seat.name : undefined)),
      () => true,
      [words().common.you, words().common.bot],
    )
    const people = seats.flatMap((seat, index) =>
      seat.who === 'person' ? [isYou(index) ? words().common.you : nameInLine(names[index]!)] : [],
    )
    const bots = seats.filter(({ who }) => who === 'bot').length
    const free = seats.filter(({ who }) => who === 'free').length
    if (bots > 0) people.push(says().bots(bots))
    if (free > 0) people.push(says().freeSeats(free))
    return people.join(', ')
  }
  const standing = () => {
    if (props.table.yours === undefined) return says().join
    if (props.table.phase === 'waiting') return says().waiting
    return props.table.yours.asked ? says().yourMove : says().theirMove
  }
  return (
    <a
      class="table-strip__ticket"
      classList={{ 'table-strip__ticket--asked': props.table.yours?.asked ?? false }}
      href={href()}
    >
      <strong>{catalogued(props.table.game)?.title[lang()] ?? props.table.game}</strong>
      <span class="table-strip__names">{company()}</span>
      <span class="table-strip__standing">{standing()}</span>
      <span class="quiet">{props.table.home === 'house' ? says().inHouse : says().onDevice}</span>
    </a>
  )
}
