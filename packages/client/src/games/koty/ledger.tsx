import type { Lang, Redacted } from '@sennik/engine'
import type { View } from '@sennik/games/koty'
import { For, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import type { SeatFace } from '../../table/board.ts'
import { causeIn } from './ending.ts'
import { wordsIn } from './faces.ts'
import { partnerOf } from './situation.ts'
import { Stack } from './stack.tsx'
import './ledger.css'

interface LedgerProps {
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

const CARD = 52

/** The last page: all dreams as they lie, the most points first; those who played together side by side. */
export function Ledger(props: LedgerProps): JSX.Element {
  const words = () => wordsIn(props.lang)
  const pointsOf = (seat: SeatFace): number => props.view.dreams[seat.seat]?.points ?? 0
  /** Everybody alone, or in teams. */
  const parties = (): readonly (readonly SeatFace[])[] => {
    const alone = props.seats.map(face => {
      const partner = partnerOf(props.view, face.seat)
      return partner === undefined ? [face] : [face, props.seats[partner]!]
    })
    const each = alone.filter(([first, second]) => second === undefined || first!.seat < second.seat)
    return each.sort((one, other) => sum(other) - sum(one))
  }
  const sum = (party: readonly SeatFace[]): number => party.reduce((points, face) => points + pointsOf(face), 0)
  const cause = (): string | undefined => causeIn(props.view, props.seats, words())
  return (
    <section class="koty-ledger">
      <h2>{words().ledger.title}</h2>
      <Show when={cause()}>{text => <p class="quiet">{text()}</p>}</Show>
      <For each={parties()}>
        {party => (
          <div class="koty-ledger__party" classList={{ 'is-team': party.length > 1 }}>
            <Show when={party.length > 1}>
              <p class="koty-ledger__sum">{words().teamTotal(sum(party))}</p>
            </Show>
            <For each={party}>
              {face => (
                <div class="koty-ledger__dream">
                  <p class="koty-ledger__who">
                    <span class="koty-ledger__avatar">
                      <Avatar avatar={face.avatar} seat={face.seat} />
                    </span>
                    <span>{face.isYou ? words().you : face.name}</span>
                    <strong>{words().points(pointsOf(face))}</strong>
                  </p>
                  <div class="koty-ledger__lands">
                    <For each={props.view.dreams[face.seat]?.lands ?? []}>
                      {land => <Stack land={land} lang={props.lang} cardWidth={CARD} />}
                    </For>
                  </div>
                </div>
              )}
            </For>
          </div>
        )}
      </For>
    </section>
  )
}
