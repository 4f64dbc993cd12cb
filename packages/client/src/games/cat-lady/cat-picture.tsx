import { type CatCard, COLOURS, type Colour } from '@sennik/games/cat-lady'
import { createUniqueId, For, type JSX, Match, Show, Switch } from 'solid-js'
import { hillPath, starField, starPath } from '../../art/landscape.ts'
import { CRESCENT } from '../../art/scenery.tsx'
import { seeded } from '../../art/seeded.ts'
import { EARS, HEADS, LOOKS, type Look, MOUTHS } from './portraits.ts'
import './cat-picture.css'

/** The sign of a colour around the origin, 40 across, so that colour never says anything alone: a moon, a sun, a snowflake. */
const COLOUR_SIGNS: { readonly [C in Colour]: string } = {
  black: 'M6-19A20 20 0 1 0 19 9A16.4 16.4 0 1 1 6-19Z',
  orange:
    'M0-11A11 11 0 1 1 0 11A11 11 0 1 1 0-11M-3-14L0-22L3-14ZM-3 14L0 22L3 14ZM-14-3L-22 0L-14 3ZM14-3L22 0L14 3ZM-12-8L-16-16L-8-12ZM12-8L16-16L8-12ZM-12 8L-16 16L-8 12ZM12 8L16 16L8 12Z',
  white:
    'M-2.5-21H2.5V-4.3L17-12.7L19.5-8.3L5 0L19.5 8.3L17 12.7L2.5 4.3V21H-2.5V4.3L-17 12.7L-19.5 8.3L-5 0L-19.5-8.3L-17-12.7L-2.5-4.3Z',
}

/** The sign of a colour on its own ground. */
export function ColourSign(props: { readonly colour: Colour }): JSX.Element {
  return (
    <svg class={`cl-colour cl-colour-${props.colour}`} viewBox="-30 -30 60 60" aria-hidden="true">
      <circle class="cl-colour__ground" r="28" />
      <path class="cl-colour__sign" d={COLOUR_SIGNS[props.colour]} />
    </svg>
  )
}

/** Three colours at once, for what counts sets of them. */
export function ColourSet(): JSX.Element {
  return (
    <svg class="cl-colour" viewBox="-30 -30 60 60" aria-hidden="true">
      <For each={COLOURS}>
        {(colour, index) => (
          <g
            class={`cl-colour-${colour}`}
            transform={`rotate(${index() * 120}) translate(0 -14) rotate(${index() * -120}) scale(.52)`}
          >
            <circle class="cl-colour__ground" r="28" />
            <path class="cl-colour__sign" d={COLOUR_SIGNS[colour]} />
          </g>
        )}
      </For>
    </svg>
  )
}

/** Markings of each colour: a black cat has a pale muzzle, an orange one stripes, a white one freckles. */
function Markings(props: { readonly colour: Colour }): JSX.Element {
  return (
    <Switch>
      <Match when={props.colour === 'black'}>
        <path class="cl-fur-pale" d="M-34 34C-34 14-14 6 0 6S34 14 34 34C34 58 18 68 0 68S-34 58-34 34Z" />
      </Match>
      <Match when={props.colour === 'orange'}>
        <path
          class="cl-fur-stripe"
          d="M0-62V-34M-20-58L-16-34M20-58L16-34M-78-2L-52 2M-76 18L-54 14M-70 36L-52 28M78-2L52 2M76 18L54 14M70 36L52 28"
        />
      </Match>
      <Match when={props.colour === 'white'}>
        <path
          class="cl-fur-spot"
          d="M-24-44a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-6-54a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12-44a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-56 26a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-46 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0M48 26a4 4 0 1 0 8 0a4 4 0 1 0-8 0M38 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        />
      </Match>
    </Switch>
  )
}

/** A head in one colour: ears, skull, markings. */
function Head(props: { readonly look: Look; readonly colour: Colour }): JSX.Element {
  const ear = () => EARS[props.look.ears]
  return (
    <g class={`cl-cat-${props.colour}`}>
      <path class="cl-fur" d="M-58 66C-92 92-104 150-106 190H106C104 150 92 92 58 66Z" />
      <For each={[1, -1]}>
        {side => (
          <g transform={`scale(${side} 1)`}>
            <path class="cl-fur" d={ear()[0]} />
            <path class="cl-ear" d={ear()[1]} />
          </g>
        )}
      </For>
      <path class="cl-fur" d={HEADS[props.look.head]} />
      <Markings colour={props.colour} />
      <path class="cl-fur-pale cl-bib" d="M-30 84C-14 98 14 98 30 84C34 120 20 160 0 176C-20 160-34 120-30 84Z" />
    </g>
  )
}

/** One eye around its middle. */
function Eye(props: { readonly kind: Look['eyes']; readonly side: -1 | 1 }): JSX.Element {
  const kind = () => (props.kind === 'wink' ? (props.side < 0 ? 'open' : 'closed') : props.kind)
  return (
    <g transform={`translate(${props.side * 32} -4) scale(${props.side} 1)`}>
      <Switch>
        <Match when={kind() === 'closed'}>
          <path class="cl-lid" d="M-15-2C-8 9 8 9 15-2" />
        </Match>
        <Match when={kind() === 'happy'}>
          <path class="cl-lid" d="M-15 6C-8-10 8-10 15 6" />
        </Match>
        <Match when={kind() === 'narrow'}>
          <path class="cl-iris" d="M-17 4C-8-12 10-12 17-8C14 8-4 14-17 4Z" />
          <ellipse class="cl-pupil" cx="1" cy="-1" rx="4" ry="9" />
        </Match>
        <Match when={kind() === 'sleepy'}>
          <path class="cl-iris" d="M-16-2H16C14 12 8 16 0 16S-14 12-16-2Z" />
          <path class="cl-pupil" d="M-5-2H5C6 8 4 14 0 14S-6 8-5-2Z" />
          <path class="cl-lid" d="M-18-3H18" />
        </Match>
        <Match when={kind() === 'wide'}>
          <circle class="cl-iris" r="20" />
          <circle class="cl-pupil" r="13" />
          <circle class="cl-glint" cx="5" cy="-6" r="5" />
        </Match>
        <Match when={kind() === 'stare'}>
          <circle class="cl-iris" r="18" />
          <circle class="cl-pupil" r="5" />
        </Match>
        <Match when={kind() === 'open'}>
          <ellipse class="cl-iris" rx="15" ry="17" />
          <ellipse class="cl-pupil" rx="5.5" ry="14" />
          <circle class="cl-glint" cx="4" cy="-7" r="3.5" />
        </Match>
      </Switch>
    </g>
  )
}

const IRISES = ['#b9d86a', '#f2b544', '#8fc7e8', '#d9e08a', '#f0d36a', '#9fd9b4'] as const

/** The face of a cat around its middle: in two colours it is divided, in three it is patched. */
function CatFace(props: { readonly card: CatCard }): JSX.Element {
  const id = createUniqueId()
  const look = (): Look => LOOKS[props.card.id]!
  const iris = (): string => IRISES[Math.floor(seeded(`${props.card.id} eyes`)() * IRISES.length)]!
  const colours = (): readonly Colour[] => props.card.colours
  return (
    <g class={`cl-portrait cl-portrait-${colours()[0]}`} style={{ '--iris': iris() }}>
      <Show
        when={colours().length < 3}
        fallback={
          <>
            <clipPath id={`${id}l`}>
              <path d="M-140-140H-4C8-90-44-70-30-30C-20 0-70 20-60 70L-20 200H-140Z" />
            </clipPath>
            <clipPath id={`${id}r`}>
              <path d="M140-140H20C0-100 50-70 40-40C34-10 84-8 90 40L60 90L70 200H140Z" />
            </clipPath>
            <Head look={look()} colour="white" />
            <g clip-path={`url(#${id}l)`}>
              <Head look={look()} colour="black" />
            </g>
            <g clip-path={`url(#${id}r)`}>
              <Head look={look()} colour="orange" />
            </g>
          </>
        }
      >
        <Head look={look()} colour={colours()[0]!} />
        <Show when={colours()[1]}>
          {second => (
            <>
              <clipPath id={id}>
                <path d="M6-140C-14-90 20-40 0 0C-16 40 16 60 2 200H160V-140Z" />
              </clipPath>
              <g clip-path={`url(#${id})`}>
                <Head look={look()} colour={second()} />
              </g>
            </>
          )}
        </Show>
      </Show>
      <Eye kind={look().eyes} side={-1} />
      <Eye kind={look().eyes} side={1} />
      <path class="cl-nose" d="M-9 18H9L0 29Z" />
      <path class="cl-mouth" d={MOUTHS[look().mouth]} />
      <path class="cl-whiskers" d="M-34 24L-84 14M-34 32L-84 36M34 24L84 14M34 32L84 36" />
      <For each={look().worn}>{([paper, d]) => <path class={`cl-worn cl-worn-${paper}`} d={d} />}</For>
    </g>
  )
}

const CANVAS = { width: 250, height: 350 }
const SCENES = ['window', 'hills', 'roofs', 'room'] as const

/** Where the cat was found: a window at night, the hills, the roofs, a papered room. */
function Scene(props: { readonly id: string }): JSX.Element {
  const scene = () => SCENES[Math.floor(seeded(`${props.id} scene`)() * SCENES.length)]!
  const at = (key: string, from: number, to: number): number =>
    Math.round(from + seeded(`${props.id} ${key}`)() * (to - from))
  return (
    <>
      <rect class="cl-scene-sky" width="250" height="350" />
      <path class="cl-scene-star" d={starPath(starField(props.id, 18, { width: 250, height: 240 }))} />
      <Switch>
        <Match when={scene() === 'window'}>
          <path class="cl-scene-light" d={CRESCENT} transform={`translate(${at('moon', 150, 205)} 96) scale(.5)`} />
          <path class="cl-scene-bar" d={`M${at('bar', 86, 160)} 0V350M0 ${at('cross', 110, 150)}H250`} />
          <path class="cl-scene-cloth" d="M0 0H58C50 70 20 120 0 190ZM250 0H192C200 70 230 120 250 190Z" />
        </Match>
        <Match when={scene() === 'hills'}>
          <circle class="cl-scene-light" cx={at('sun', 60, 190)} cy="120" r="46" opacity=".7" />
          <path class="cl-scene-far" d={hillPath(`${props.id} far`, 230, 60, CANVAS)} />
          <path class="cl-scene-near" d={hillPath(`${props.id} near`, 290, 30, CANVAS)} />
        </Match>
        <Match when={scene() === 'roofs'}>
          <circle class="cl-scene-light" cx={at('sun', 70, 200)} cy="92" r="28" opacity=".85" />
          <path
            class="cl-scene-far"
            d={`M0 350V${at('a', 200, 250)}L46 ${at('b', 160, 200)}L92 ${at('a', 200, 250)}V220L150 ${at('c', 150, 190)}L208 230V210L250 180V350Z`}
          />
          <path class="cl-scene-near" d="M0 350V286L70 250L140 292L196 256L250 282V350Z" />
        </Match>
        <Match when={scene() === 'room'}>
          <path
            class="cl-scene-paper"
            d="M20 30v60M70 70v60M120 20v60M170 70v60M220 30v60M20 150v60M70 190v60M170 190v60M220 150v60"
          />
          <circle class="cl-scene-light" cx={at('lamp', 50, 200)} cy="70" r="52" opacity=".35" />
          <path class="cl-scene-near" d="M0 350V282C60 270 190 270 250 282V350Z" />
        </Match>
      </Switch>
    </>
  )
}

/** A cat as its card shows it, 250 × 350. */
export function CatPicture(props: { readonly card: CatCard }): JSX.Element {
  return (
    <g class={`cl-scene cl-scene-${props.card.colours.length > 1 ? 'mixed' : props.card.colours[0]}`}>
      <Scene id={props.card.id} />
      <g transform="translate(128 196) scale(1.08)">
        <CatFace card={props.card} />
      </g>
    </g>
  )
}
