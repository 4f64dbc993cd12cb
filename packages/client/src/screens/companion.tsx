import { lazy, Show } from 'solid-js'
import { catalogued } from '../games/catalogue.ts'
import { Lost } from './lost.tsx'

/** What a game has for people who play it with the box on a real table. */
export function CompanionPage(props: { readonly game: string }) {
  const load = catalogued(props.game)?.companion
  const Companion = load && lazy(async () => ({ default: await load() }))
  return (
    <Show when={Companion} fallback={<Lost />} keyed>
      {Found => <Found />}
    </Show>
  )
}
