import cat from 'virtual:icon/cat'
import type { Lang } from '@sennik/engine'
import { type CatCard, catCard, isStray } from '@sennik/games/cat-lady'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { CardFrame } from '../../art/card-frame.tsx'
import { starField, starPath } from '../../art/landscape.ts'
import type { Face } from '../../table/board.ts'
import { CatPicture, ColourSet, ColourSign } from './cat-picture.tsx'
import { catOf, discOf, type Faces, goodOf, MARKER, pointsOn } from './faces.ts'
import { type Good, GoodPaths, GoodSign, TokenDisc } from './goods.tsx'
import { Needs } from './need-disc.tsx'
import './card.css'

interface CardProps {
  readonly faces: Faces
  readonly face: Face
  readonly lang: Lang
  /** Whether a cat's needs are printed on it; a bowl shows them instead where there is one. */
  readonly bare?: boolean
}

/** A card of Cat Lady, a token, the marker, or the back: as large as the box it is put in. */
export function CatLadyCard(props: CardProps): JSX.Element {
  return (
    <Switch fallback={<Back label={props.faces.describe(props.face, props.lang).title} />}>
      <Match when={catOf(props.face) !== undefined}>
        <CatFaceCard {...props} card={catCard(catOf(props.face)!)} stray={isStray(catOf(props.face)!)} />
      </Match>
      <Match when={goodOf(props.face)}>{thing => <ThingCard {...props} {...thing()} />}</Match>
      <Match when={discOf(props.face)}>
        {disc => (
          <span class="cl-loose">
            <TokenDisc good={disc()} text={disc() === 'vp' ? '2' : undefined} />
          </span>
        )}
      </Match>
      <Match when={props.face === MARKER}>
        <span class="cl-loose">
          <MarkerSign />
        </span>
      </Match>
    </Switch>
  )
}

/** The wooden cat that blocks a row or column. */
export function MarkerSign(): JSX.Element {
  return (
    <svg class="cl-marker" viewBox="0 0 512 512" aria-hidden="true">
      <For each={cat}>{d => <path d={d} />}</For>
    </svg>
  )
}

/** What the points of a cat are counted by. */
function CountedSign(props: { readonly card: CatCard }): JSX.Element {
  const sign = (): JSX.Element => {
    const { worth, gift } = props.card
    if (gift !== undefined) return <GoodSign good={'catnip' in gift ? 'catnip' : 'wild'} />
    if (!('each' in worth)) return undefined
    const { each } = worth
    if ('have' in each) return <GoodSign good={each.have === 'costume' ? 'costume' : 'yarn'} />
    if ('eaten' in each || each.fed === 'eatingTheSame') return <GoodSign good="chicken" />
    return each.fed === 'colourSet' ? <ColourSet /> : <ColourSign colour={each.fed} />
  }
  return <>{sign()}</>
}

function CatFaceCard(props: CardProps & { readonly card: CatCard; readonly stray: boolean }): JSX.Element {
  const about = () => props.faces.describe(props.face, props.lang)
  return (
    <div
      class="cl-card"
      classList={{ 'cl-card--stray': props.stray, 'cl-card--long': pointsOn(props.card).length > 2 }}
    >
      <CardFrame
        class="cl-face"
        label={`${about().title}. ${about().text}`}
        value={pointsOn(props.card)}
        sign={<CountedSign card={props.card} />}
        name={props.faces.printed(props.face, props.lang)?.name}
        rule={props.faces.printed(props.face, props.lang)?.rule}
      >
        <Show when={props.face} keyed>
          {_face => <CatPicture card={props.card} />}
        </Show>
      </CardFrame>
      <span class="cl-card__colours" aria-hidden="true">
        <For each={props.card.colours}>
          {colour => (
            <span>
              <ColourSign colour={colour} />
            </span>
          )}
        </For>
      </span>
      <Show when={props.bare !== true}>
        <span aria-hidden="true">
          <Needs card={props.card} />
        </span>
      </Show>
    </div>
  )
}

const STARS = starPath(starField('things of cat lady', 30, { width: 250, height: 350 }))

function ThingCard(props: CardProps & { readonly good: Good; readonly amount: number }): JSX.Element {
  const about = () => props.faces.describe(props.face, props.lang)
  return (
    <div class={`cl-card cl-thing cl-thing-${props.good} cl-good-${props.good}`}>
      <CardFrame
        class="cl-face"
        label={`${about().title}. ${about().text}`}
        value={props.amount > 1 ? String(props.amount) : undefined}
        name={props.faces.printed(props.face, props.lang)?.name}
        rule={props.faces.printed(props.face, props.lang)?.rule}
      >
        <rect class="cl-thing__ground" width="250" height="350" />
        <path class="cl-thing__stars" d={STARS} />
        <circle class="cl-thing__glow" cx="125" cy="160" r="106" />
        <path class="cl-thing__floor" d="M-4 290C60 266 190 266 254 290V354H-4Z" />
        <Show
          when={props.amount > 1}
          fallback={
            <g class="cl-thing__sign" transform="translate(50 76) scale(1.5)">
              <GoodPaths good={props.good} />
            </g>
          }
        >
          <g class="cl-thing__sign" transform="translate(28 104) rotate(-8 60 60) scale(1.16)">
            <GoodPaths good={props.good} />
          </g>
          <g class="cl-thing__sign" transform="translate(108 150) rotate(8 60 60) scale(1.16)">
            <GoodPaths good={props.good} />
          </g>
        </Show>
      </CardFrame>
    </div>
  )
}

const PAW =
  'M0 8C14 8 22 18 20 28C18 36 8 34 0 34S-18 36-20 28C-22 18-14 8 0 8ZM-24-8a8 10 0 1 0 .1 0ZM-10-22a8 10 0 1 0 .1 0ZM10-22a8 10 0 1 0 .1 0ZM24-8a8 10 0 1 0 .1 0Z'
const PAWS = [
  [60, 80, -20],
  [150, 60, 14],
  [205, 140, 30],
  [95, 165, -6],
  [40, 250, 18],
  [160, 230, -24],
  [100, 310, 10],
  [215, 300, -12],
] as const

function Back(props: { readonly label: string }): JSX.Element {
  return (
    <CardFrame class="cl-back" label={props.label}>
      <rect class="cl-back__ground" width="250" height="350" />
      <rect class="cl-back__hem" x="14" y="14" width="222" height="322" rx="22" />
      <For each={PAWS}>
        {([x, y, turn]) => <path class="cl-back__paw" d={PAW} transform={`translate(${x} ${y}) rotate(${turn})`} />}
      </For>
    </CardFrame>
  )
}
