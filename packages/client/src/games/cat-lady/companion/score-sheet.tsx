import { withMinus } from '@sennik/engine'
import { CAT_SYMBOLS, type Cat, type CatLadyLine, catLady, type TableScore } from '@sennik/games/cat-lady'
import { For, type JSX, Show } from 'solid-js'
import { Emblem } from '../../../art/signs.tsx'
import { pathOf } from '../../../router.ts'
import { lang } from '../../../settings/language.ts'
import { Bowl } from '../best-feeding.tsx'
import { wordsIn } from '../faces.ts'
import { explain, type scoreOf } from './draft.ts'

type Result = ReturnType<typeof scoreOf>
type SeatScore = TableScore['seats'][number]

const scoreIn = (result: Result): TableScore | undefined => ('score' in result ? result.score : undefined)

/** What the table comes to, player by player and line by line; or why such a table cannot be. */
export function ScoreSheet(props: { readonly result: Result; readonly names: readonly string[] }): JSX.Element {
  const words = () => wordsIn(lang()).companion
  const score = (): TableScore | undefined => scoreIn(props.result)
  const problem = (): string | undefined =>
    'problem' in props.result ? explain(props.result.problem, lang()) : undefined
  const headline = (): string => {
    const winners = score()!.winners.map(seat => props.names[seat]!)
    if (winners.length === 1) return words().wins(winners[0]!)
    return words().share(`${winners.slice(0, -1).join(', ')} ${words().and} ${winners.at(-1)}`)
  }
  return (
    <section class="cl-companion__sheet" aria-labelledby="cl-sheet-title">
      <h2 id="cl-sheet-title">{words().sheet}</h2>
      <div aria-live="polite" aria-atomic="true">
        <Show
          when={score()}
          fallback={
            <div class="problem">
              <b>{words().cannot}</b>
              <p>{problem()}</p>
            </div>
          }
        >
          <p class="cl-companion__winner">{headline()}</p>
          <p class="unseen">
            {score()!
              .seats.map(({ total }, seat) => `${props.names[seat]}: ${wordsIn(lang()).points(total)}`)
              .join('; ')}
          </p>
        </Show>
      </div>
      <Show when={score()}>
        {found => (
          <div class="cl-companion__scores">
            <For each={found().seats}>
              {(seat, index) => <SeatSheet score={seat} seat={index()} name={props.names[index()] ?? ''} />}
            </For>
          </div>
        )}
      </Show>
    </section>
  )
}

/** Everybody’s total, always in sight where the sheet is far below. */
export function TotalsBar(props: { readonly result: Result; readonly names: readonly string[] }): JSX.Element {
  return (
    <Show when={scoreIn(props.result)} fallback={<b>{wordsIn(lang()).companion.cannot}</b>}>
      {score => (
        <For each={score().seats}>
          {({ total }, seat) => (
            <span class="cl-companion__sum">
              <span class="cl-companion__emblem" aria-hidden="true">
                <Emblem seat={seat()} />
              </span>
              <span class="unseen">{props.names[seat()]}: </span>
              <b>{withMinus(total)}</b>
            </span>
          )}
        </For>
      )}
    </Show>
  )
}

function SeatSheet(props: { readonly score: SeatScore; readonly seat: number; readonly name: string }): JSX.Element {
  const words = () => wordsIn(lang()).companion
  const bowlOf = ({ item }: CatLadyLine) => {
    const [kind, id = ''] = item.split(':')
    if (kind !== 'fed') return undefined
    return props.score.feeding.bowls[props.score.cats.indexOf(CAT_SYMBOLS.indexOf(id) as Cat)]
  }
  return (
    <table class="cl-sheet cl-companion__score">
      <caption>
        <span class="cl-companion__emblem" aria-hidden="true">
          <Emblem seat={props.seat} />
        </span>
        {props.name}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{words().lineHeading}</th>
          <th scope="col">{words().pointsHeading}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.score.lines}>
          {line => (
            <tr>
              <th scope="row">
                {catLady.words[lang()].sheetItem(line.item)}{' '}
                <Show when={bowlOf(line)}>{bowl => <Bowl board={{ lang: lang() }} bowl={bowl()} />}</Show>{' '}
                <a href={pathOf({ page: 'rules', game: 'cat-lady' }, line.clause)}>{line.clause}</a>
              </th>
              <td>{withMinus(line.points)}</td>
            </tr>
          )}
        </For>
        <Show when={props.score.left > 0}>
          <tr>
            <th scope="row" class="cl-companion__left">
              {words().leftOver(props.score.left)}
            </th>
            <td />
          </tr>
        </Show>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words().total}</th>
          <td>{withMinus(props.score.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
