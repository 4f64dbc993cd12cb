import bat from 'virtual:icon/bat'
import axe from 'virtual:icon/battle-axe'
import wall from 'virtual:icon/brick-wall'
import broom from 'virtual:icon/broom'
import candle from 'virtual:icon/candle-light'
import cardDraw from 'virtual:icon/card-draw'
import castle from 'virtual:icon/castle'
import wood from 'virtual:icon/dead-wood'
import domino from 'virtual:icon/domino-mask'
import dove from 'virtual:icon/dove'
import dragon from 'virtual:icon/dragon-head'
import duality from 'virtual:icon/duality-mask'
import elvenCastle from 'virtual:icon/elven-castle'
import fangs from 'virtual:icon/fangs'
import ghost from 'virtual:icon/floating-ghost'
import footsteps from 'virtual:icon/footsteps'
import smile from 'virtual:icon/gluttonous-smile'
import saw from 'virtual:icon/hand-saw'
import door from 'virtual:icon/hobbit-door'
import hood from 'virtual:icon/hood'
import imperialCrown from 'virtual:icon/imperial-crown'
import jewelCrown from 'virtual:icon/jewel-crown'
import lantern from 'virtual:icon/lantern-flame'
import rings from 'virtual:icon/linked-rings'
import meditation from 'virtual:icon/meditation'
import mirror from 'virtual:icon/mirror-mirror'
import book from 'virtual:icon/open-book'
import sleeper from 'virtual:icon/person-in-bed'
import poison from 'virtual:icon/poison-bottle'
import puppet from 'virtual:icon/puppet'
import crown from 'virtual:icon/queen-crown'
import quill from 'virtual:icon/quill-ink'
import raven from 'virtual:icon/raven'
import eye from 'virtual:icon/semi-closed-eye'
import bridge from 'virtual:icon/stone-bridge'
import telescope from 'virtual:icon/telescope'
import village from 'virtual:icon/village'
import tower from 'virtual:icon/white-tower'
import witch from 'virtual:icon/witch-flight'
import wolf from 'virtual:icon/wolf-head'
import type { ConflictCard, DevelopmentCard, DreamCard, Effect, Op } from '@sennik/games/cathedral'
import { type JSX, Match, Show, Switch } from 'solid-js'
import { Hills, NightSky, Silhouette } from '../../../art/scenery.tsx'
import { seeded } from '../../../art/seeded.ts'
import { ACTION_PATHS, nightmarePaths } from './signs.tsx'
import './pictures.css'

type Icon = readonly string[]
type ConditionKind = DreamCard['conditions'][number]['is']

/** What each word of the cards looks like. Items that only hold others look like what they hold. */
const OF_WORD: { readonly [O in Exclude<Op, 'may' | 'choose' | 'pay'>]: Icon } = {
  draw: cardDraw,
  scry: telescope,
  play: quill,
  discard: wood,
  steal: domino,
  produce: hood,
  place: meditation,
  areas: village,
  move: footsteps,
  wing: bat,
  convert: duality,
  fly: witch,
  shift: door,
  build: castle,
  raze: saw,
  climb: candle,
  rite: lantern,
  fight: axe,
  shadow: ghost,
  banish: broom,
  spend: poison,
  recall: rings,
  command: puppet,
  prowl: wolf,
  devour: fangs,
  restore: dove,
  wake: sleeper,
  echo: mirror,
  dream: eye,
}

const OF_CONDITION: { readonly [K in ConditionKind]: Icon } = {
  controls: crown,
  presence: footsteps,
  followers: hood,
  crowds: village,
  forts: tower,
  levels: wall,
  fortSymbols: elvenCastle,
  symbols: jewelCrown,
  chain: bridge,
  climbedTo: candle,
  limbo: lantern,
  hand: cardDraw,
  upgrades: book,
  devoured: smile,
  wingedAt: bat,
  nightmaresAt: dragon,
  mostAreas: imperialCrown,
  won: axe,
  converted: duality,
  produced: meditation,
  built: castle,
  climbed: rings,
  commanded: puppet,
}

export function iconsOf(effect: Effect): Icon[] {
  return effect.flatMap(item => {
    switch (item.op) {
      case 'may':
        return iconsOf(item.effect)
      case 'choose':
        return item.branches.flatMap(iconsOf)
      case 'pay':
        return [...iconsOf(item.effect), ...iconsOf(item.cost)]
      default:
        return [OF_WORD[item.op]]
    }
  })
}

/** What a card does most, first. An Upgrade shows its action only if it does nothing else. */
export const iconsOfDevelopment = (card: DevelopmentCard): readonly Icon[] =>
  card.kind === 'event' ? iconsOf(card.effect) : [...iconsOf(card.main), ACTION_PATHS[0]!]

export const iconsOfDream = ({ conditions, cost, reward }: DreamCard): readonly Icon[] => [
  ...conditions.map(({ is }) => OF_CONDITION[is]),
  ...iconsOf(cost),
  ...iconsOf(reward),
]

export const iconsOfConflict = ({ victory }: ConflictCard): readonly Icon[] => [ghost, ...iconsOf(victory)]

export const iconsOfNightmare = (number: number): readonly Icon[] => [nightmarePaths(number), raven]

interface PictureProps {
  /** The same name always has the same picture. */
  readonly seed: string
  readonly icons: readonly Icon[]
}

/** Where the figures of a card stand: in the nave, below the windows; outside, before the building; in the crypt. */
const GROUNDS = ['nave', 'night', 'crypt'] as const

/** A picture of its own for every card: a place, a light, a large figure, and a small one that looks on. */
export function Picture(props: PictureProps): JSX.Element {
  const chance = () => seeded(`cathedral ${props.seed}`)
  const ground = (): (typeof GROUNDS)[number] => GROUNDS[Math.floor(chance()() * GROUNDS.length)]!
  const first = (): Icon => props.icons[0] ?? raven
  const second = (): Icon | undefined => props.icons.find(icon => icon !== first())
  const aside = () => {
    const next = seeded(`cathedral aside ${props.seed}`)
    const isLeft = next() < 0.5
    return { isLeft, x: isLeft ? 48 + next() * 14 : 188 + next() * 14, size: 58 + next() * 18, y: 214 + next() * 16 }
  }
  const main = () => {
    const next = seeded(`cathedral main ${props.seed}`)
    const shift = second() === undefined ? 0 : aside().isLeft ? 22 : -22
    return { x: 125 + shift + (next() - 0.5) * 14, y: 226 + next() * 8, size: 136 + next() * 22, flip: next() < 0.4 }
  }
  return (
    <>
      <Switch>
        <Match when={ground() === 'nave'}>
          <Nave seed={props.seed} />
        </Match>
        <Match when={ground() === 'night'}>
          <Outside seed={props.seed} />
        </Match>
        <Match when={ground() === 'crypt'}>
          <Crypt seed={props.seed} />
        </Match>
      </Switch>
      <Show when={second()}>
        {icon => (
          <Silhouette
            class="kk-far-figure"
            icon={icon()}
            x={aside().x}
            y={aside().y}
            size={aside().size}
            flip={!aside().isLeft}
          />
        )}
      </Show>
      <ellipse class="kk-ground-shadow" cx={main().x} cy={main().y} rx={main().size * 0.4} ry="7" />
      <Silhouette class="kk-figure" icon={first()} x={main().x} y={main().y} size={main().size} flip={main().flip} />
    </>
  )
}

/** A pointed window around its foot. */
const lancet = (x: number, y: number, width: number, height: number): string =>
  `M${x - width} ${y}V${y - height}Q${x - width} ${y - height - width} ${x} ${y - height - width * 1.9}Q${x + width} ${y - height - width} ${x + width} ${y - height}V${y}Z`

function Nave(props: { readonly seed: string }): JSX.Element {
  const chance = seeded(`nave ${props.seed}`)
  const middle = 30 + chance() * 10
  const light = chance() < 0.5 ? 'kk-glass-warm' : 'kk-glass-cold'
  const lean = (chance() - 0.5) * 60
  return (
    <>
      <rect class="kk-wall" width="250" height="350" />
      <path class={light} d={lancet(48, 168, 22, 84)} />
      <path class={light} d={lancet(202, 168, 22, 84)} />
      <path class={`${light} kk-glass-bright`} d={lancet(125, 172, middle, 84)} />
      <path
        class="kk-lead"
        d={`M125 ${20 + chance() * 10}V172M48 44V168M202 44V168M26 110H70M180 110H224M${125 - middle} 120H${125 + middle}M${125 - middle} 86L${125 + middle} ${86 + chance() * 16}`}
      />
      <path class="kk-column" d="M82 0H92V250H82ZM158 0H168V250H158Z" />
      <path class="kk-beam" d={`M${100} 170L${70 + lean} 350H${180 + lean}L150 170Z`} />
      <path class="kk-floor" d="M-2 226H252V352H-2Z" />
      <path class="kk-floor-line" d="M-2 246H252M-2 276H252M-2 314H252M90 226L40 352M160 226L210 352M125 226V352" />
    </>
  )
}

function Outside(props: { readonly seed: string }): JSX.Element {
  const chance = seeded(`outside ${props.seed}`)
  const moon = { x: 54 + chance() * 142, y: 54 + chance() * 40, r: 20 + chance() * 16, crescent: chance() < 0.4 }
  const x = chance() < 0.5 ? 60 + chance() * 20 : 172 + chance() * 20
  return (
    <>
      <NightSky seed={`cathedral ${props.seed}`} stars={22} moon={moon} />
      <Hills
        seed={`cathedral ${props.seed}`}
        ranges={[
          [184, 36],
          [206, 26],
        ]}
      />
      <path
        class="kk-building"
        d={`M${x - 34} 212V150L${x - 28} 122L${x - 22} 150V140L${x} 116L${x + 22} 140V150L${x + 28} 122L${x + 34} 150V212ZM${x - 5} 128V96L${x} 66L${x + 5} 96V128Z`}
      />
      <path
        class="kk-glass-warm"
        d={`${lancet(x, 180, 5, 16)}${lancet(x - 28, 180, 3, 12)}${lancet(x + 28, 180, 3, 12)}`}
      />
      <Hills seed={`cathedral ground ${props.seed}`} ranges={[[232, 20]]} />
    </>
  )
}

function Crypt(props: { readonly seed: string }): JSX.Element {
  const chance = seeded(`crypt ${props.seed}`)
  const lights = Array.from({ length: 5 }, (_, index) => 24 + index * 50 + (chance() - 0.5) * 24)
  return (
    <>
      <rect class="kk-crypt" width="250" height="350" />
      <circle class="kk-crypt-glow" cx={100 + chance() * 50} cy="150" r={86 + chance() * 24} />
      <path class="kk-vault" d="M-10 240V70Q20 -10 62 60Q104 -20 125 60Q146 -20 188 60Q230 -10 260 70V-10H-10Z" />
      <path class="kk-vault" d="M52 0H70V240H52ZM180 0H198V240H180Z" />
      <path class="kk-floor" d="M-2 232H252V352H-2Z" />
      <path class="kk-candle" d={lights.map(x => `M${x - 2.5} 238V226H${x + 2.5}V238Z`).join('')} />
      <path
        class="art-light"
        d={lights.map(x => `M${x} 214C${x + 5} 220 ${x + 3} 225 ${x} 225C${x - 3} 225 ${x - 5} 220 ${x} 214Z`).join('')}
      />
    </>
  )
}

/** The back of a deck: a rose window; its light tells which deck. */
export function RoseWindow(props: { readonly deck: string }): JSX.Element {
  const petals = Array.from({ length: 12 }, (_, index) => index * 30)
  return (
    <g class={`kk-rose kk-rose--${props.deck}`}>
      <rect class="kk-rose-ground" width="250" height="350" />
      <path class="kk-rose-line" d="M20 20H230V330H20ZM32 32H218V318H32Z" />
      <path
        class="kk-rose-line"
        d="M32 80Q80 80 80 32M218 80Q170 80 170 32M32 270Q80 270 80 318M218 270Q170 270 170 318"
      />
      <g transform="translate(125 175)">
        <circle class="kk-rose-dark" r="82" />
        {petals.map(turn => (
          <path class="kk-rose-glass" transform={`rotate(${turn})`} d="M0-30C11-40 15-58 0-76C-15-58-11-40 0-30Z" />
        ))}
        <circle class="kk-rose-line" r="82" />
        <circle class="kk-rose-glass kk-rose-heart" r="22" />
      </g>
    </g>
  )
}
