import { listOf } from '@sennik/engine'
import { ACTIONS } from '@sennik/games/cathedral'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { faceOfDream } from './cards/cards.ts'
import { ActionSign, PointSign } from './cards/signs.tsx'
import { actionFace, actionName, choose, formFor, type Hall, moveWords, sideName, wordsFor } from './hall.ts'
import { scoresOf } from './scores.ts'
import { SideSign } from './side-sign.tsx'
import './seats.css'

/** Who plays, how they stand, whose decision it is: one plate for each. */
export function SeatPlates(props: { readonly hall: Hall; open(): void }): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const scores = createMemo(() => scoresOf(view(), hall.cards.book))
  const words = () => wordsFor(hall)
  const handSize = (seat: number): number => view().hands[seat]!.length + (view().basics[seat] === 0 ? 1 : 0)
  return (
    <ul class="plates" aria-label={words().seats}>
      <Index each={hall.board.seats}>
        {face => (
          <li>
            <button
              type="button"
              class={`plate side-${face().seat}`}
              classList={{
                'is-asked': face().isAsked,
                'is-you': face().isYou,
                'is-active': view().counts.active === face().seat,
              }}
              data-place={`seat-${face().seat}`}
              onClick={() => props.open()}
            >
              <span class="plate__sign" data-place={`stock-${face().seat}`} aria-hidden="true">
                <SideSign side={face().seat} />
              </span>
              <span class="plate__name">{sideName(hall, face().seat)}</span>
              <span class="plate__score">
                <span aria-hidden="true">
                  <PointSign />
                  {scores()[face().seat]}
                </span>
                <span class="unseen">
                  {face().level === undefined ? '' : `, ${face().level}`}, {words().points(scores()[face().seat]!)},{' '}
                  {words().inHand(handSize(face().seat))}
                  {face().isAsked ? `, ${words().decides}` : ''}
                  {view().counts.active === face().seat ? `, ${words().isActive}` : ''}
                </span>
              </span>
              <span class="plate__counts" aria-hidden="true">
                <span title={words().inHand(handSize(face().seat))}>▯ {handSize(face().seat)}</span>
                <span class="plate__more" title={words().supply}>
                  ● {view().supply[face().seat]}
                </span>
                <span class="plate__more" title={words().limbo}>
                  ◌ {view().limbo[face().seat]}
                </span>
              </span>
            </button>
          </li>
        )}
      </Index>
    </ul>
  )
}

/** KK-D23: a Follower out of Limbo, if one may be taken. */
export function Recall(props: { readonly hall: Hall }): JSX.Element {
  return (
    <Show when={formFor(props.hall, ({ kind }) => kind === 'recall')}>
      {form => (
        <button type="button" class="button people__recall" onClick={() => choose(props.hall, form())}>
          {moveWords(props.hall, form())}
        </button>
      )}
    </Show>
  )
}

/** Everything open that people have before them: their counts, their action cards with all upgrades, their fulfilled Dreams. */
export function SeatsPanel(props: { readonly hall: Hall }): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  const words = () => wordsFor(hall)
  /** The starting card has the name of its action. */
  const cardName = (seat: number, action: number): string => {
    const face = actionFace(view(), seat, action)
    if (face.startsWith('A')) return actionName(hall, action)
    return `${actionName(hall, action)}: ${hall.cards.describe(face, hall.board.lang).title}`
  }
  return (
    <div class="people">
      <For each={hall.board.seats}>
        {({ seat, level }) => (
          <section class={`people__one side-${seat}`} aria-label={sideName(hall, seat)}>
            <p class="people__name">
              <span class="people__sign" aria-hidden="true">
                <SideSign side={seat} />
              </span>
              {sideName(hall, seat)}
              <Show when={level}>
                <span class="people__level">{level}</span>
              </Show>
            </p>
            <p>
              {view().supply[seat]} {words().supply}, {view().limbo[seat]} {words().limbo},{' '}
              {words().devoured(view().devoured[seat]!)}, {words().levels(view().levels[seat]!)},{' '}
              {words().dreamCount(view().dreams[seat]!.length)}
            </p>
            <Show when={seat === hall.board.you}>
              <Recall hall={hall} />
            </Show>
            <ul class="people__cards" aria-label={words().actionCards(sideName(hall, seat))}>
              <For each={listOf(ACTIONS.length, action => action)}>
                {action => (
                  <li>
                    <button
                      type="button"
                      class="people__card"
                      classList={{ 'is-upgraded': !actionFace(view(), seat, action).startsWith('A') }}
                      onClick={() => hall.look({ face: actionFace(view(), seat, action) })}
                    >
                      <ActionSign action={action} />
                      <span>{cardName(seat, action)}</span>
                    </button>
                  </li>
                )}
              </For>
              <For each={view().fulfilled[seat]!}>
                {dream => (
                  <li>
                    <button
                      type="button"
                      class="people__card people__card--dream"
                      onClick={() => hall.look({ face: faceOfDream(dream) })}
                    >
                      <span>{hall.cards.describe(faceOfDream(dream), hall.board.lang).title}</span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </div>
  )
}
