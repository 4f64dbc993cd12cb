import raven from 'virtual:icon/raven'
import type { Lang, Seat } from '@sennik/engine'
import type { Card, Event } from '@sennik/games/sen'
import { For, type JSX, Show } from 'solid-js'
import { Hills, NightSky } from '../../art/scenery.tsx'
import { Avatar } from '../../art/signs.tsx'
import type { SeatFace, Telling } from '../../table/board.ts'
import { SenCard } from './card.tsx'
import { faceOf, wordsIn } from './faces.ts'
import './count.css'

type RoundScored = Extract<Event, { readonly type: 'roundScored' }>
type Score = RoundScored['scores'][number]

interface DreamCountProps {
  readonly face: SeatFace | undefined
  readonly seat: number
  readonly cards: readonly Card[]
  readonly score: Score
  readonly total: number
  readonly isLowest: boolean
  readonly lang: Lang
}

/** One dream turned up, its ravens counted. */
export function DreamCount(props: DreamCountProps): JSX.Element {
  const words = () => wordsIn(props.lang)
  return (
    <li class={`dream-count seat-colour-${props.seat}`} classList={{ 'is-lowest': props.isLowest }}>
      <div class="dream-count__who">
        <span class="dream-count__avatar">
          <Avatar avatar={props.face?.avatar ?? 'bot'} seat={props.seat} />
        </span>
        <span class="dream-count__name">
          {props.face?.isYou ? words().you : props.face?.name}
          <Show when={props.isLowest}>
            <small>{words().scene.lowest}</small>
          </Show>
        </span>
      </div>
      <div class="dream-count__lands" style={{ '--lands': Math.max(4, props.cards.length) }}>
        <For each={props.cards}>
          {(card, slot) => (
            <div class="dream-count__land" style={{ '--nth': props.seat + slot() * 2 }}>
              <SenCard face={faceOf(card)} lang={props.lang} />
            </div>
          )}
        </For>
      </div>
      <div class="dream-count__sum">
        <span class="dream-count__ravens">
          <svg viewBox="0 0 512 512" aria-hidden="true">
            <path fill="currentColor" d={raven[0]} />
          </svg>
          <b>{props.score.total}</b>
          <span class="unseen">{words().scene.thisRound}</span>
        </span>
        <span class="dream-count__total">
          <span class="dream-count__label">{words().scene.inAll}</span> <b>{props.total}</b>
        </span>
      </div>
      <Show when={props.score.penalty > 0 || props.score.spared > 0 || props.score.flat > 0}>
        <p class="dream-count__notes">
          <Show when={props.score.penalty > 0}>
            <span class="dream-count__penalty">{words().scene.penalty(props.score.penalty)}</span>
          </Show>
          <Show when={props.score.spared > 0}>
            <span>{words().scene.spared(props.score.spared)}</span>
          </Show>
          <Show when={props.score.flat > 0}>
            <span>{words().scene.flat(props.score.flat)}</span>
          </Show>
        </p>
      </Show>
    </li>
  )
}

const STRIP = { width: 1000, height: 160 }

/** The page on which a round is counted: all dreams turned up, from the quietest to the loudest. */
export function RoundCount(props: { readonly event: RoundScored; readonly telling: Telling }): JSX.Element {
  const words = () => wordsIn(props.telling.lang)
  const lowest = (): number => Math.min(...props.event.scores.map(({ total }) => total))
  const how = (): string => {
    const { ending, ender } = props.event
    if (ending === 'ranOut') return words().scene.ranOut
    return ender === props.telling.you
      ? words().scene.youCalled
      : words().scene.called(props.telling.seats[ender]?.name ?? '')
  }
  const seats = (): readonly Seat[] =>
    props.telling.seats
      .map(({ seat }) => seat)
      .sort((one, other) => props.event.scores[one]!.total - props.event.scores[other]!.total)
  return (
    <section class="round-count">
      <header class="round-count__head">
        <svg
          class="art round-count__sky"
          viewBox="0 0 1000 160"
          preserveAspectRatio="xMidYMax slice"
          aria-hidden="true"
        >
          <NightSky
            seed={`round ${props.event.round}`}
            canvas={STRIP}
            stars={70}
            moon={{ x: 640, y: 54, r: 34, crescent: true }}
          />
          <Hills
            seed={`round ${props.event.round}`}
            canvas={STRIP}
            ranges={[
              [96, 50],
              [122, 40],
              [146, 22],
            ]}
          />
        </svg>
        <h2>{words().scene.title(props.event.round)}</h2>
        <p>{how()}</p>
      </header>
      <ol class="round-count__dreams">
        <For each={seats()}>
          {seat => (
            <DreamCount
              seat={seat}
              face={props.telling.seats[seat]}
              cards={props.event.dreams[seat]!}
              score={props.event.scores[seat]!}
              total={props.event.totals[seat]!}
              isLowest={props.event.scores[seat]!.total === lowest()}
              lang={props.telling.lang}
            />
          )}
        </For>
      </ol>
    </section>
  )
}
