import { createSignal, For, onCleanup } from 'solid-js'

/** What was said stays findable only so long: a reader must not become a memory aid. */
const FADES = 8000
const KEPT = 4

export interface Announcer {
  /** Said when there is time. */
  say(sentence: string): void
  /** Said at once. */
  call(sentence: string): void
  /** Takes back what was said: somebody else comes to look. */
  hush(): void
  readonly Voice: () => ReturnType<typeof Voices>
}

export function announcer(): Announcer {
  const [said, setSaid] = createSignal<readonly string[]>([])
  const [called, setCalled] = createSignal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  return {
    say(sentence) {
      setSaid(all => [...all, sentence].slice(-KEPT))
      clearTimeout(timer)
      timer = setTimeout(() => setSaid([]), FADES)
    },
    call: setCalled,
    hush() {
      setSaid([])
      setCalled('')
    },
    Voice: () => <Voices said={said()} called={called()} />,
  }
}

function Voices(props: { readonly said: readonly string[]; readonly called: string }) {
  return (
    <div class="unseen">
      <div aria-live="polite" data-voice="polite">
        <For each={props.said}>{sentence => <p>{sentence}</p>}</For>
      </div>
      <div aria-live="assertive" data-voice="assertive">
        {props.called}
      </div>
    </div>
  )
}
