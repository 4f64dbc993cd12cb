import type { AnyGame } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { createMemo, createResource, For, Match, onCleanup, Show, Switch } from 'solid-js'
import { Dialog } from '../design/dialog.tsx'
import './fairness.css'
import { pinned } from '../link/pin.ts'
import { checkRecord, type Seen, type Verdict, witnessOf } from './check-record.ts'
import { fetchRecord } from './fetch-record.ts'
import { tableWords } from './words.ts'

type Found = { readonly verdict: Verdict; readonly text: string } | undefined

/** Plays the whole game again from the numbers that were drawn for it, on this device, and says whether it comes out the same. */
export function Fairness(props: {
  readonly game: AnyGame
  readonly table: TableInfo
  /** This device's seats. */
  readonly own: readonly number[]
  readonly seen: Seen
  readonly home: 'house' | 'device'
  close(): void
}) {
  const pin = pinned(props.table.id)
  const [found] = createResource(async (): Promise<Found> => {
    try {
      const text = await fetchRecord(props.table.id, props.home)
      return { text, verdict: checkRecord(props.game, text, witnessOf(props.table, props.own, pin, props.seen)) }
    } catch {
      return undefined
    }
  })
  const address = createMemo(() => {
    const all = found()
    if (all === undefined) return undefined
    const url = URL.createObjectURL(new Blob([all.text], { type: 'text/plain' }))
    onCleanup(() => URL.revokeObjectURL(url))
    return url
  })
  return (
    <Dialog title={tableWords().fair.title} onClose={() => props.close()}>
      <div class="fairness" aria-live="polite">
        <Switch fallback={<p>{tableWords().fair.unreachable}</p>}>
          <Match when={found.loading}>
            <p>{tableWords().fair.checking}</p>
          </Match>
          <Match when={found()}>
            {all => (
              <>
                <p class="fairness__verdict" classList={{ 'is-wrong': all().verdict.outcome === 'wrong' }}>
                  {tableWords().fair.outcomes[all().verdict.outcome]}
                </p>
                <Show when={all().verdict.outcome === 'proven'}>
                  <p>{tableWords().fair.proves}</p>
                </Show>
                <p class="quiet">{tableWords().fair.moves(all().verdict.moves)}</p>
                <dl class="fairness__numbers">
                  <dt>{tableWords().fair.commitment}</dt>
                  <dd>{props.table.commitment}</dd>
                  <dt>{tableWords().fair.house}</dt>
                  <dd>{all().verdict.house}</dd>
                  <For each={all().verdict.entropy}>
                    {(entropy, index) => (
                      <>
                        <dt>
                          {entropy === pin?.part ? tableWords().fair.own : tableWords().fair.entropy(index() + 1)}
                        </dt>
                        <dd>{entropy}</dd>
                      </>
                    )}
                  </For>
                </dl>
                <a class="button" href={address()} download={`${props.table.game}-${props.table.id}.sennik`}>
                  {tableWords().fair.save}
                </a>
              </>
            )}
          </Match>
        </Switch>
      </div>
    </Dialog>
  )
}
