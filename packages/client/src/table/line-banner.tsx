import { explainRefusal } from '@sennik/protocol/words'
import { createEffect, createSignal, onCleanup, Show } from 'solid-js'
import type { TableSession } from '../link/session.ts'
import { lang } from '../settings/language.ts'
import './line-banner.css'
import { tableWords } from './words.ts'

/** A line that comes back at once was never worth a word. */
const PATIENCE = 700

/** Says quietly that the house is not there; the table stays as it was. */
export function LineBanner(props: { readonly session: TableSession }) {
  const [isLate, setLate] = createSignal(false)
  createEffect(() => {
    setLate(false)
    if (props.session.line() === 'open' && props.session.bye() === undefined) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    onCleanup(() => clearTimeout(timer))
  })
  const sentence = (): string => {
    const { line } = tableWords()
    if (props.session.line() === 'closed') return line.goneSentence
    const bye = props.session.bye()
    if (bye !== undefined) return bye.kind === 'restarting' ? line.restarting : explainRefusal(bye, lang())
    if (props.session.table() === undefined) return line.connecting
    return props.session.sending() === undefined ? line.lost : line.slow
  }
  return (
    <div class="line-banner" role="status">
      <Show when={isLate() && props.session.closed() === undefined}>
        <p>{sentence()}</p>
      </Show>
    </div>
  )
}
