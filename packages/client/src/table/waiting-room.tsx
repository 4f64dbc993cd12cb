import type { TableInfo } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { createSignal, For, Match, Show, Switch } from 'solid-js'
import { Avatar, Emblem } from '../art/signs.tsx'
import type { Answer } from '../link/unanswered.ts'
import { go, pathOf } from '../router.ts'
import { Share } from '../screens/share/share.tsx'
import { lang } from '../settings/language.ts'
import { nameInLine } from '../words/name-in-line.ts'
import { levelOf, nameOf } from './audience.ts'
import type { Desk } from './desk.ts'
import { LeaveNote } from './notes.tsx'
import './waiting-room.css'
import { tableWords } from './words.ts'

/** Before the cards are dealt: seats fill up, friends are invited. */
export function WaitingRoom(props: {
  readonly desk: Desk
  readonly title: string
  readonly table: TableInfo
  readonly home: 'house' | 'device'
  say(notice: string): void
}) {
  const { session } = props.desk
  const [isLeaving, setLeaving] = createSignal(false)
  const [isBusy, setBusy] = createSignal(false)
  const free = () => props.table.seats.filter(({ who }) => who === 'free').length
  const sits = () => (session.you()?.seats.length ?? 0) > 0

  async function done(command: () => Promise<Answer>): Promise<boolean> {
    setBusy(true)
    const answer = await command()
    setBusy(false)
    if (!answer.ok) props.say(explainRefusal(answer.refusal, lang()))
    return answer.ok
  }

  async function leave(): Promise<void> {
    if (await done(session.leave)) go(pathOf({ page: 'home' }))
  }

  return (
    <div class="waiting-room">
      <div class="waiting-room__page">
        <p class="waiting-room__game">{props.title}</p>
        <h1>{tableWords().waiting.title}</h1>
        <p>{sits() || free() > 0 ? tableWords().waiting.sentence(free()) : tableWords().waiting.full}</p>
        <ol class="waiting-room__seats" aria-label={tableWords().seats.title}>
          <For each={props.table.seats}>
            {(seat, index) => (
              <li class="waiting-room__seat" classList={{ 'is-free': seat.who === 'free' }}>
                <span class="waiting-room__sign">
                  <Show when={seat.who !== 'free'} fallback={<Emblem seat={index()} />}>
                    <Avatar avatar={seat.who === 'person' ? seat.avatar : 'bot'} seat={index()} />
                  </Show>
                </span>
                <span class="waiting-room__name">{nameOf(props.table, index())}</span>
                <span class="waiting-room__state">
                  <Switch>
                    <Match when={session.you()?.seats.includes(index())}>{tableWords().you}</Match>
                    <Match when={seat.who === 'bot'}>{levelOf(props.table, index()) ?? tableWords().seats.bot}</Match>
                    <Match when={seat.who === 'person' && !seat.present}>{tableWords().seats.away}</Match>
                    <Match when={seat.who === 'free' && seat.keptFor}>
                      {name =>
                        session.you()?.kept?.includes(index())
                          ? tableWords().you
                          : tableWords().seats.keptFor(nameInLine(name()))
                      }
                    </Match>
                  </Switch>
                </span>
                <Show when={seat.who === 'free' && !sits()}>
                  <button
                    type="button"
                    class="button"
                    disabled={isBusy()}
                    aria-label={tableWords().waiting.sitHere(index() + 1)}
                    onClick={() => void done(() => session.sit({ seat: index() }))}
                  >
                    {tableWords().waiting.sit}
                  </button>
                </Show>
              </li>
            )}
          </For>
        </ol>
        <div class="waiting-room__buttons">
          <Show when={session.you()?.host}>
            <button
              type="button"
              class="button button--candle button--large"
              disabled={isBusy()}
              onClick={() => void done(session.begin)}
            >
              {tableWords().waiting.begin}
            </button>
          </Show>
          <Show when={sits()}>
            <button type="button" class="button" onClick={() => setLeaving(true)}>
              {tableWords().waiting.leave}
            </button>
          </Show>
          <Show when={!sits() && session.you()?.kept}>
            <button type="button" class="button" disabled={isBusy()} onClick={() => void done(session.leave)}>
              {tableWords().waiting.giveUp}
            </button>
          </Show>
        </div>
        <Show when={props.home === 'house' && free() > 0}>
          <h2>{tableWords().waiting.share}</h2>
          <Share url={location.href} game={props.title} />
        </Show>
        <Show when={!session.you()?.host}>
          <p class="quiet">{tableWords().waiting.hostBegins}</p>
        </Show>
        <details class="waiting-room__fair">
          <summary>{tableWords().waiting.fair}</summary>
          <p class="quiet">{tableWords().waiting.fairWhy}</p>
          <code>{props.table.commitment}</code>
        </details>
      </div>
      <Show when={isLeaving()}>
        <LeaveNote isPlaying={false} leave={() => void leave()} close={() => setLeaving(false)} />
      </Show>
    </div>
  )
}
