import type { Lang, Redacted, Seat } from '@sennik/engine'
import { feedingTable, type View } from '@sennik/games/cat-lady'
import { createMemo, For, type JSX } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import type { SeatFace } from '../../table/board.ts'
import { Bowl } from './best-feeding.tsx'
import { CatLadyCard } from './card.tsx'
import { type Faces, faceOfCat, wordsIn } from './faces.ts'
import './ledger.css'

interface LedgerProps {
  readonly faces: Faces
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

/** The last page: every supper, cat by cat. */
export function Ledger(props: LedgerProps): JSX.Element {
  const table = createMemo(() => feedingTable(props.view))
  const words = () => wordsIn(props.lang)
  const ranked = (): readonly Seat[] =>
    [...table()].sort((one, other) => other.total - one.total).map(({ seat }) => seat)
  return (
    <ol class="cl-ledger">
      <For each={ranked()}>
        {seat => {
          const laid = () => table()[seat]!
          const fed = (): number => laid().cats.filter(cat => cat.fed).length
          return (
            <li class={`cl-ledger__seat seat-colour-${seat}`}>
              <h3>
                <span class="cl-plate__avatar">
                  <Avatar avatar={props.seats[seat]?.avatar ?? 'bot'} seat={seat} />
                </span>
                {props.seats[seat]?.isYou ? words().you : props.seats[seat]?.name}
                <small>{words().ledger.fed(fed(), laid().cats.length)}</small>
              </h3>
              <ul class="cl-ledger__cats">
                <For each={laid().cats}>
                  {cat => (
                    <li classList={{ 'is-hungry': !cat.fed }}>
                      <CatLadyCard faces={props.faces} face={faceOfCat(cat.cat)} lang={props.lang} bare />
                      <Bowl board={props} bowl={cat.bowl} />
                      <span class="unseen">
                        {props.faces.spoken(faceOfCat(cat.cat), props.lang)}: {words().points(cat.points)}
                      </span>
                    </li>
                  )}
                </For>
              </ul>
            </li>
          )
        }}
      </For>
    </ol>
  )
}
