import { asSeat, type Lang, type Redacted } from '@sennik/engine'
import { type CardTold, type Payment, rewardText, type StoryTold, type View } from '@sennik/games/three-chapters'
import { For, type JSX, Show } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import type { SeatFace } from '../../table/board.ts'
import { type Cards, faceOf, wordsIn } from './cards.ts'
import type { Book } from './situation.ts'
import { TokenSign } from './traits.tsx'
import './story.css'

interface StoryProps {
  readonly cards: Cards
  readonly Card: Book['Card']
  readonly story: StoryTold
  readonly view: Redacted<View>
  readonly seats: readonly SeatFace[]
  readonly lang: Lang
}

const TOKENS = ['hearts', 'gems', 'stars'] as const

/** Chapter III: every card of every party unfolds, with what it pays and why. Yours comes first. */
export function Story(props: StoryProps): JSX.Element {
  const words = () => wordsIn(props.lang)
  const seats = () => props.seats.toSorted((one, other) => Number(other.isYou) - Number(one.isYou))
  const toldBy = (seat: number): readonly CardTold[] => props.story.cards.filter(told => told.seat === seat)
  const gems = (seat: number): readonly Payment[] =>
    props.story.mostGems.payments.filter(({ by }) => 'seat' in by && by.seat === seat)
  const points = (seat: number): number => {
    const { hearts, gems: stones, stars } = props.view.purses[asSeat(seat)]!
    return hearts + 2 * stars + Math.floor(stones / 2)
  }
  return (
    <ol class="story">
      <For each={seats()}>
        {(face, index) => (
          <li class={`story__party seat-colour-${face.seat}`} style={{ '--party': index() }}>
            <h3 class="story__who">
              <span class="story__avatar">
                <Avatar avatar={face.avatar} seat={face.seat} />
              </span>
              {face.isYou ? words().you : face.name}
              <span class="story__purse">
                <For each={TOKENS}>
                  {token => (
                    <span>
                      {props.view.purses[face.seat]![token]}
                      <TokenSign token={token} />
                      <span class="unseen"> {words().tokens[token]}</span>
                    </span>
                  )}
                </For>
                <b>{words().story.points(points(face.seat))}</b>
              </span>
            </h3>
            <ul class="story__cards">
              <For each={toldBy(face.seat)}>
                {(told, nth) => (
                  <li
                    class="story__card"
                    classList={{ 'is-paid': told.payments.length > 0 }}
                    style={{ '--nth': nth() }}
                  >
                    <span class="story__face" aria-hidden="true">
                      <props.Card face={faceOf(told.card)} lang={props.lang} />
                    </span>
                    <span class="story__told">
                      <span class="story__name">{props.cards.named(told.card, props.lang)}</span>
                      <For each={told.payments} fallback={<span class="story__nothing">{words().story.none}</span>}>
                        {payment => <Paid payment={payment} cards={props.cards} lang={props.lang} />}
                      </For>
                    </span>
                  </li>
                )}
              </For>
              <Show when={gems(face.seat).length > 0}>
                <li class="story__card is-paid" style={{ '--nth': toldBy(face.seat).length }}>
                  <span class="story__face story__face--gems" aria-hidden="true">
                    <TokenSign token="gems" />
                  </span>
                  <span class="story__told">
                    <span class="story__name">{words().story.mostGems(props.story.mostGems.gems)}</span>
                    <For each={gems(face.seat)}>
                      {payment => <Paid payment={payment} cards={props.cards} lang={props.lang} />}
                    </For>
                  </span>
                </li>
              </Show>
            </ul>
          </li>
        )}
      </For>
    </ol>
  )
}

function Paid(props: { readonly payment: Payment; readonly cards: Cards; readonly lang: Lang }): JSX.Element {
  const words = () => wordsIn(props.lang)
  const because = (): string => {
    const others = props.payment.because.filter(other => other !== props.payment.card)
    return others.map(other => props.cards.named(other, props.lang)).join(', ')
  }
  return (
    <span class="story__paid">
      <span class="story__tokens" role="img" aria-label={rewardText(props.payment.tokens, props.lang)}>
        <For each={TOKENS.filter(token => (props.payment.tokens[token] ?? 0) > 0)}>
          {token => (
            <span>
              +{props.payment.tokens[token]}
              <TokenSign token={token} />
            </span>
          )}
        </For>
      </span>
      <Show when={because() !== ''}>
        <span class="story__because">{words().story.because(because())}</span>
      </Show>
    </span>
  )
}
