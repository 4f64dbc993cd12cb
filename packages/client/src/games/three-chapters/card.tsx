import type { Lang } from '@sennik/engine'
import { type CardFace, cardText, statusOf } from '@sennik/games/three-chapters'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import type { Face } from '../../table/board.ts'
import { AbilitySigns } from './ability.tsx'
import { Back } from './back.tsx'
import type { Cards, Shown } from './cards.ts'
import { FigurePicture, lightOf } from './pictures.tsx'
import { TokenSign, TraitSign } from './traits.tsx'
import '../../art/card-frame.css'
import './card.css'

interface CardProps {
  readonly face: Face
  readonly lang: Lang
}

/** A card of these cards, its back, or a token, as large as the box it is put in. */
export const cardWith = (cards: Cards) =>
  function ChaptersCard(props: CardProps): JSX.Element {
    const shown = (): Shown => cards.shown(props.face)
    const figure = (): CardFace | undefined => {
      const now = shown()
      return now !== 'back' && 'figure' in now ? now.figure : undefined
    }
    const token = () => {
      const now = shown()
      return now !== 'back' && 'token' in now ? now.token : undefined
    }
    const label = (): string => {
      const { title, text } = cards.describe(props.face, props.lang)
      return figure() === undefined ? title : `${title}. ${text}`
    }
    return (
      <Switch
        fallback={
          <div class="card" role="img" aria-label={label()}>
            <div class="card__face figure-back" aria-hidden="true">
              <svg class="art" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <Back />
              </svg>
            </div>
          </div>
        }
      >
        <Match when={token()}>
          {kind => (
            <div class="flying-token" role="img" aria-label={label()}>
              <TokenSign token={kind()} />
            </div>
          )}
        </Match>
        <Match when={figure()}>
          {face => (
            <div class="card" role="img" aria-label={label()}>
              <Figure face={face()} cards={cards} lang={props.lang} />
            </div>
          )}
        </Match>
      </Switch>
    )
  }

function Figure(props: { readonly face: CardFace; readonly cards: Cards; readonly lang: Lang }): JSX.Element {
  const text = () => cardText(props.cards.deck, props.face, props.lang)
  return (
    <div class={`card__face figure ${lightOf(props.face.en)}`} aria-hidden="true">
      <svg class="art" viewBox="0 0 250 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Show when={props.face.en} keyed>
          {name => <FigurePicture name={name} traits={props.face.traits} />}
        </Show>
      </svg>
      <span class="figure__value" data-print={props.face.value} />
      <span class="figure__traits" classList={{ 'is-many': props.face.traits.length > 3 }}>
        <For each={props.face.traits}>{trait => <TraitSign trait={trait} />}</For>
      </span>
      <div class="figure__words">
        <span class="figure__name" data-print={text().name} />
        <span class="figure__signs">
          <For each={props.face.abilities}>{ability => <AbilitySigns ability={ability} />}</For>
        </span>
        <span class="figure__text">
          <For each={text().abilities}>{sentence => <span data-print={sentence} />}</For>
        </span>
        <span class={`figure__status figure__status--${statusOf(props.face)}`} data-print={text().status} />
      </div>
    </div>
  )
}
