import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { isAway } from '../../api/house.ts'
import type { CatalogueEntry } from '../../games/catalogue.ts'
import { pathOf } from '../../router.ts'
import { me } from '../../settings/guest.ts'
import { lang } from '../../settings/language.ts'
import { level } from '../../settings/level.ts'
import { words } from '../../words/words.ts'
import { createAttempt } from '../attempt.ts'
import { openHere, playQuickly } from '../new-table/open-table.ts'
import { defaultSeats, seatPlans } from '../new-table/seating.ts'
import '../../design/controls.css'
import './book.css'

/** A word that would not fit on a small cover. */
const LONG_WORD = /\S{8}/

/** A game as a book: its cover, what it is, and the ways to begin. */
export function Book(props: { readonly game: CatalogueEntry }) {
  const says = () => words().home
  const opening = createAttempt()
  /** One click: a table on this device, bots in the other seats. */
  const playNow = (): Promise<void> => {
    const { id, seats } = props.game
    return openHere({ game: id, options: {}, seats: seatPlans(defaultSeats('bots', seats, level()), me()) })
  }
  const newTable = (way: 'friends' | 'screen') => `${pathOf({ page: 'new', game: props.game.id })}?with=${way}`
  return (
    <article class="book" aria-label={props.game.title[lang()]}>
      <div class="book__cover" aria-hidden="true">
        <Dynamic component={props.game.Cover} />
        <span
          class="book__spine-title"
          classList={{ 'book__spine-title--long': LONG_WORD.test(props.game.title[lang()]) }}
        >
          {props.game.title[lang()]}
        </span>
      </div>
      <div class="book__page">
        <h2 class="book__title">{props.game.title[lang()]}</h2>
        <p class="book__about">{props.game.about[lang()]}</p>
        <ul class="book__facts">
          <li>{says().players(props.game.seats.min, props.game.seats.max)}</li>
          <li>{says().minutes(props.game.minutes)}</li>
          <li>{says().age(props.game.age)}</li>
          <li>{says().weights[props.game.weight]}</li>
        </ul>
        <div class="book__ways">
          <button
            type="button"
            class="button button--candle button--large book__now"
            disabled={opening.isUnderWay()}
            onClick={() => opening.start(playNow)}
          >
            {says().playNow} <small>{says().playNowHint(words().levels[level()].name)}</small>
          </button>
          <Show
            when={!isAway()}
            fallback={
              <button type="button" class="button" disabled title={words().away.short}>
                {says().friends}
              </button>
            }
          >
            <a class="button" href={newTable('friends')}>
              {says().friends}
            </a>
          </Show>
          <a class="button" href={newTable('screen')}>
            {says().oneScreen}
          </a>
          <button
            type="button"
            class="button book__quick"
            disabled={isAway() || opening.isUnderWay()}
            title={isAway() ? words().away.short : says().quickHint}
            onClick={() => opening.start(() => playQuickly(props.game.id))}
          >
            {says().quick}
          </button>
        </div>
        <Show when={opening.problem()}>
          <p class="problem" role="alert">
            {opening.problem()}
          </p>
        </Show>
        <p class="book__links">
          <Show when={props.game.lesson}>
            {lesson => <a href={pathOf({ page: 'learn', game: props.game.id })}>{says().learn(lesson())}</a>}
          </Show>
          <a href={pathOf({ page: 'rules', game: props.game.id })}>{says().rules}</a>
          <Show when={props.game.companion}>
            <a href={pathOf({ page: 'companion', game: props.game.id })}>{says().companion}</a>
          </Show>
        </p>
      </div>
    </article>
  )
}
