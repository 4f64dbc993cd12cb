import { createEffect, createMemo, createSignal, Match, onCleanup, Show, Switch } from 'solid-js'
import '../design/controls.css'
import type { TableLink } from '../link/link.ts'
import { lang } from '../settings/language.ts'
import { ClosedPage } from './closed-page.tsx'
import { Curtain } from './curtain.tsx'
import { openDesk } from './desk.ts'
import { EndPage } from './end-page.tsx'
import { LineBanner } from './line-banner.tsx'
import { PlayArea } from './play-area.tsx'
import './table-screen.css'
import { WaitingRoom } from './waiting-room.tsx'
import { tableWords } from './words.ts'

const NOTICE = 6000

/** A table, from the first free seat to the last line of the score sheet. */
export function TableScreen(props: {
  readonly table: string
  readonly link: TableLink
  readonly home: 'house' | 'device'
  readonly isLesson?: boolean
  /** Hears up to which entry the story has been told. */
  readonly told?: (n: number) => void
}) {
  const desk = openDesk(props.link, props.table)
  const { session, player } = desk
  createEffect(() => {
    const n = player.shown()?.n
    if (n !== undefined && !player.isTelling()) props.told?.(n)
  })

  const [notice, setNotice] = createSignal<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(timer))
  function say(sentence: string): void {
    setNotice(sentence)
    clearTimeout(timer)
    timer = setTimeout(() => setNotice(undefined), NOTICE)
  }

  const [isLookingBack, setLookingBack] = createSignal(false)
  const title = createMemo(() => desk.game()?.words[lang()].title ?? 'Sennik')
  createEffect(() => {
    const isYours = player.shown()?.ask !== null && player.shown() !== undefined
    document.title = `${isYours ? '● ' : ''}${title()} · Sennik`
  })

  const played = createMemo(() => {
    const game = desk.game()
    // A list of moves in its place would be pushed away under the finger as soon as it comes.
    const board = desk.board()
    const table = session.table()
    const standing = player.shown()
    return game && board && table && standing?.view != null ? { game, board, table, standing } : undefined
  })
  /** Nobody else is waited for: the cards come as soon as our part of the shuffle is there. */
  const isDealing = createMemo(() => {
    const own = session.you()?.seats
    const isOwn = session
      .table()
      ?.seats.every(({ who }, seat) => who === 'bot' || (who === 'person' && own?.includes(seat)))
    return isOwn === true && session.isShuffling()
  })
  const curtainFace = createMemo(() => {
    const seat = desk.hotSeat.curtain()
    return seat === undefined ? undefined : desk.faces()[seat]
  })

  return (
    <main id="main" class="table-screen" tabindex="-1">
      <desk.voice.Voice />
      <LineBanner session={session} />
      <Switch fallback={<Loading />}>
        <Match when={session.closed()}>{refusal => <ClosedPage refusal={refusal()} />}</Match>
        <Match when={session.line() === 'closed' && session.table() === undefined}>
          <ClosedPage refusal={undefined} />
        </Match>
        <Match when={curtainFace()}>
          {face => (
            <>
              <h1 class="unseen">{title()}</h1>
              <Curtain face={face()} here={() => desk.hotSeat.here(face().seat)} />
            </>
          )}
        </Match>
        <Match when={!isLookingBack() && played() && player.shown()?.result}>
          {result => (
            <EndPage
              desk={desk}
              game={played()!.game}
              board={played()!.board}
              table={played()!.table}
              standing={played()!.standing}
              result={result()}
              home={props.home}
              say={say}
              lookBack={() => setLookingBack(true)}
            />
          )}
        </Match>
        <Match when={played()}>
          {all => (
            <>
              <h1 class="unseen">{tableWords().table(title())}</h1>
              <PlayArea
                desk={desk}
                game={all().game}
                board={all().board}
                table={all().table}
                standing={all().standing}
                isLesson={props.isLesson ?? false}
                say={say}
              />
              <Show when={isLookingBack()}>
                <button type="button" class="button table-screen__back" onClick={() => setLookingBack(false)}>
                  {tableWords().end.back}
                </button>
              </Show>
            </>
          )}
        </Match>
        <Match when={session.table()?.phase === 'waiting' && !isDealing() && desk.game() && session.table()}>
          {table => <WaitingRoom desk={desk} title={title()} table={table()} home={props.home} say={say} />}
        </Match>
      </Switch>
      <div class="table-screen__notice" role="status">
        <Show when={notice()}>{sentence => <p>{sentence()}</p>}</Show>
      </div>
    </main>
  )
}

function Loading() {
  return (
    <div class="table-screen__loading">
      <h1 class="unseen">Sennik</h1>
      <p role="status">{tableWords().loading}</p>
    </div>
  )
}
