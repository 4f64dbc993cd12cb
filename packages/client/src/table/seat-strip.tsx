import type { TableInfo } from '@sennik/protocol'
import { Index, Show } from 'solid-js'
import { Avatar } from '../art/signs.tsx'
import type { SeatFace } from './board.ts'
import { SeatName } from './seat-name.tsx'
import './seat-strip.css'
import { tableWords } from './words.ts'

/** Who sits here, how they stand, who is there, and whose decision it is. */
export function SeatStrip(props: {
  readonly table: TableInfo
  readonly faces: readonly SeatFace[]
  readonly scores: readonly number[] | undefined
}) {
  return (
    <ul class="seat-strip" aria-label={tableWords().seats.title}>
      <Index each={props.faces}>
        {face => (
          <li
            class="seat-strip__seat"
            classList={{
              'is-asked': face().isAsked,
              'is-you': face().isYou,
              'is-away': awayOf(props.table, face()) !== undefined,
            }}
          >
            <span class="seat-strip__avatar">
              <Avatar avatar={face().avatar} seat={face().seat} />
            </span>
            <span class="seat-strip__name" title={[face().name, face().level].filter(Boolean).join(', ')}>
              <SeatName face={face()} />
              <Show when={face().isYou}>
                <span class="unseen"> ({tableWords().you})</span>
              </Show>
            </span>
            <Show when={props.scores?.[face().seat] !== undefined}>
              <span class="seat-strip__score">
                <span aria-hidden="true">{props.scores![face().seat]}</span>
                <span class="unseen">, {tableWords().seats.score(props.scores![face().seat]!)}</span>
              </span>
            </Show>
            <Show when={face().isAsked}>
              <span class="unseen">, {tableWords().seats.decides}</span>
            </Show>
            <Show when={awayOf(props.table, face())}>
              {away => (
                <span class="seat-strip__away" title={away()}>
                  <span aria-hidden="true">zZ</span>
                  <span class="unseen">, {away()}</span>
                </span>
              )}
            </Show>
          </li>
        )}
      </Index>
    </ul>
  )
}

/** What is wrong with a person's presence, if anything. */
export function awayOf(table: TableInfo, face: SeatFace): string | undefined {
  const info = table.seats[face.seat]
  if (info?.who !== 'person') return undefined
  if (info.standIn) return tableWords().seats.standIn
  return info.present ? undefined : tableWords().seats.away
}
