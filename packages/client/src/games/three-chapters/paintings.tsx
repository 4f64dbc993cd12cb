import basket from 'virtual:icon/basket'
import bat from 'virtual:icon/bat'
import battleAxe from 'virtual:icon/battle-axe'
import beanstalk from 'virtual:icon/beanstalk'
import bear from 'virtual:icon/bear-face'
import boots from 'virtual:icon/boots'
import wall from 'virtual:icon/brick-wall'
import broom from 'virtual:icon/broom'
import bowl from 'virtual:icon/bubbling-bowl'
import butterfly from 'virtual:icon/butterfly-flower'
import candyCanes from 'virtual:icon/candy-canes'
import castle from 'virtual:icon/castle'
import cat from 'virtual:icon/cat'
import coins from 'virtual:icon/coins-pile'
import cuckooClock from 'virtual:icon/cuckoo-clock'
import dove from 'virtual:icon/dove'
import duality from 'virtual:icon/duality-mask'
import dwarf from 'virtual:icon/dwarf-face'
import dwarfHelmet from 'virtual:icon/dwarf-helmet'
import eagle from 'virtual:icon/eagle-emblem'
import fairy from 'virtual:icon/fairy'
import wand from 'virtual:icon/fairy-wand'
import flute from 'virtual:icon/flute'
import footsteps from 'virtual:icon/footsteps'
import frogPrince from 'virtual:icon/frog-prince'
import giant from 'virtual:icon/giant'
import gingerbread from 'virtual:icon/gingerbread-man'
import smile from 'virtual:icon/gluttonous-smile'
import saw from 'virtual:icon/hand-saw'
import heart from 'virtual:icon/hearts'
import heel from 'virtual:icon/high-heel'
import door from 'virtual:icon/hobbit-door'
import hood from 'virtual:icon/hood'
import hut from 'virtual:icon/hut'
import imperialCrown from 'virtual:icon/imperial-crown'
import jewelCrown from 'virtual:icon/jewel-crown'
import lantern from 'virtual:icon/lantern-flame'
import lion from 'virtual:icon/lion'
import potion from 'virtual:icon/magic-potion'
import maracas from 'virtual:icon/maracas'
import meditation from 'virtual:icon/meditation'
import mineWagon from 'virtual:icon/mine-wagon'
import mirror from 'virtual:icon/mirror-mirror'
import knight from 'virtual:icon/mounted-knight'
import nightSleep from 'virtual:icon/night-sleep'
import ogre from 'virtual:icon/ogre'
import book from 'virtual:icon/open-book'
import panFlute from 'virtual:icon/pan-flute'
import sleeper from 'virtual:icon/person-in-bed'
import mortar from 'virtual:icon/pestle-mortar'
import watch from 'virtual:icon/pocket-watch'
import poison from 'virtual:icon/poison-bottle'
import beanie from 'virtual:icon/propeller-beanie'
import pumpkin from 'virtual:icon/pumpkin'
import puppet from 'virtual:icon/puppet'
import queenCrown from 'virtual:icon/queen-crown'
import rabbit from 'virtual:icon/rabbit'
import rat from 'virtual:icon/rat'
import hat from 'virtual:icon/robin-hood-hat'
import rooster from 'virtual:icon/rooster'
import rose from 'virtual:icon/rose'
import straw from 'virtual:icon/round-straw-bale'
import apple from 'virtual:icon/shiny-apple'
import snake from 'virtual:icon/snake'
import snowflake from 'virtual:icon/snowflake-2'
import dragon from 'virtual:icon/spiked-dragon-head'
import spinningWheel from 'virtual:icon/spinning-wheel'
import bridge from 'virtual:icon/stone-bridge'
import teapot from 'virtual:icon/teapot'
import topHat from 'virtual:icon/top-hat'
import troll from 'virtual:icon/troll'
import umbrella from 'virtual:icon/umbrella'
import unicorn from 'virtual:icon/unicorn'
import vampire from 'virtual:icon/vampire-dracula'
import village from 'virtual:icon/village'
import pick from 'virtual:icon/war-pick'
import tower from 'virtual:icon/white-tower'
import witch from 'virtual:icon/witch-flight'
import wizard from 'virtual:icon/wizard-face'
import staff from 'virtual:icon/wizard-staff'
import wolf from 'virtual:icon/wolf-head'
import type { JSX } from 'solid-js'
import type { SceneName } from './scenes.tsx'

type Tint = 'ink' | 'pale' | 'gold' | 'red' | 'rose' | 'leaf' | 'ice' | 'sea' | 'violet' | 'wood' | 'fire'

interface Figure {
  readonly icon: readonly string[]
  /** Where the middle of its foot stands, on a card of 250 × 350. */
  readonly at: readonly [x: number, y: number]
  readonly size: number
  readonly tint: Tint
  readonly flip?: true
  readonly turn?: number
}

export interface Picture {
  readonly scene: SceneName
  readonly figures: readonly Figure[]
  /** Lines drawn over the figures: strings, eyes, light. */
  readonly twist?: () => JSX.Element
}

export const figure = (
  icon: readonly string[],
  at: Figure['at'],
  size: number,
  tint: Tint,
  more: { readonly flip?: true; readonly turn?: number } = {},
): Figure => ({ icon, at, size, tint, ...more })

/** An egg, in the box of the icons. */
const EGG = ['M256 30C360 30 440 190 440 318C440 430 358 490 256 490C154 490 72 430 72 318C72 190 152 30 256 30Z']

const flip = { flip: true } as const

/** By the English name of the figure: whoever brings other cards still meets the same Wolf. */
export const PICTURES: { readonly [name: string]: Picture } = {
  Shapeshifter: {
    scene: 'stage',
    figures: [figure(duality, [125, 268], 168, 'violet')],
    twist: () => (
      <path class="art-pale-line" d="M40 110q12-16 0-30M210 120q-12-16 0-30M52 250q14-8 22 6M198 250q-14-8-22 6" />
    ),
  },
  Goldilocks: {
    scene: 'room',
    figures: [figure(sleeper, [118, 306], 208, 'gold'), figure(bowl, [64, 178], 92, 'pale')],
  },
  Pinocchio: {
    scene: 'stage',
    figures: [figure(puppet, [125, 302], 190, 'wood')],
    twist: () => <path class="art-pale-line" d="M80 118V40M125 112V34M170 118V40M66 38H184" />,
  },
  'Jack and the Magic Bean': {
    scene: 'meadow',
    figures: [figure(castle, [176, 152], 96, 'ink'), figure(beanstalk, [104, 330], 250, 'leaf')],
  },
  'Little Red Riding Hood': {
    scene: 'forest',
    figures: [figure(hood, [116, 262], 168, 'red'), figure(basket, [196, 318], 92, 'wood')],
  },
  Hansel: {
    scene: 'forest',
    figures: [figure(footsteps, [184, 316], 150, 'pale', { turn: 12 }), figure(gingerbread, [92, 288], 150, 'wood')],
  },
  Gretel: {
    scene: 'forest',
    figures: [figure(hut, [132, 286], 176, 'wood'), figure(candyCanes, [70, 322], 104, 'rose')],
    twist: () => <path class="art-light" d="M124 232h20v28h-20Z" />,
  },
  Thumbelina: {
    scene: 'meadow',
    figures: [figure(butterfly, [128, 312], 214, 'rose', flip)],
  },
  Alice: {
    scene: 'wonder',
    figures: [figure(door, [142, 270], 150, 'sea'), figure(potion, [58, 318], 84, 'gold')],
  },
  'Frog Prince': {
    scene: 'night',
    figures: [figure(frogPrince, [125, 300], 188, 'leaf')],
    twist: () => <path class="art-pale-line" d="M30 312q95 26 190 0M58 328q67 14 134 0" />,
  },
  'Greedy Dwarf': {
    scene: 'cave',
    figures: [figure(dwarf, [125, 232], 148, 'ink'), figure(coins, [125, 336], 164, 'gold')],
  },
  'Sleepyhead Dwarf': {
    scene: 'night',
    figures: [figure(nightSleep, [136, 190], 132, 'gold'), figure(dwarf, [112, 318], 128, 'violet', { turn: -16 })],
  },
  'Hardworking Dwarf': {
    scene: 'cave',
    figures: [figure(mineWagon, [112, 318], 158, 'wood'), figure(pick, [168, 216], 128, 'ice')],
  },
  'Enlightened Dwarf': {
    scene: 'cave',
    figures: [figure(lantern, [125, 176], 108, 'gold'), figure(meditation, [125, 312], 148, 'ink')],
    twist: () => <path class="art-pale-line" d="M125 42v16M62 78l12 10M188 78l-12 10M44 134h18M188 134h18" />,
  },
  'Brave Dwarf': {
    scene: 'ember',
    figures: [figure(battleAxe, [166, 218], 136, 'ice', { turn: 14 }), figure(dwarfHelmet, [100, 306], 150, 'gold')],
  },
  'Friendly Dwarves': {
    scene: 'meadow',
    figures: [
      figure(dwarf, [64, 252], 112, 'red'),
      figure(dwarf, [188, 256], 112, 'sea', flip),
      figure(dwarf, [126, 318], 138, 'leaf'),
    ],
  },
  Tweedledee: {
    scene: 'wonder',
    figures: [figure(umbrella, [156, 218], 150, 'sea', { turn: 12 }), figure(beanie, [96, 306], 118, 'gold')],
  },
  Tweedledum: {
    scene: 'wonder',
    figures: [figure(maracas, [100, 220], 140, 'wood', { turn: -12 }), figure(beanie, [156, 306], 118, 'red', flip)],
  },
  'White Rabbit': {
    scene: 'wonder',
    figures: [figure(watch, [62, 190], 116, 'gold'), figure(rabbit, [146, 310], 172, 'pale')],
  },
  Cinderella: {
    scene: 'court',
    figures: [figure(pumpkin, [168, 246], 118, 'fire'), figure(heel, [106, 322], 144, 'ice')],
  },
  'Humpty Dumpty': {
    scene: 'wonder',
    figures: [figure(wall, [125, 356], 150, 'wood'), figure(EGG, [125, 232], 148, 'pale')],
    twist: () => (
      <path
        class="art-ink-line"
        stroke-width="4"
        d="M104 160v12M146 160v12M104 192q21 20 42 0M90 214l14-6 12 8 14-8 14 8 14-8"
      />
    ),
  },
  'Mad Hatter': {
    scene: 'wonder',
    figures: [figure(topHat, [125, 206], 158, 'ink'), figure(teapot, [136, 322], 130, 'rose')],
  },
  'Puss in Boots': {
    scene: 'night',
    figures: [figure(cat, [126, 236], 148, 'ink'), figure(boots, [126, 326], 116, 'red')],
  },
  'Snow White': {
    scene: 'forest',
    figures: [figure(dove, [166, 166], 104, 'pale'), figure(apple, [108, 310], 150, 'red')],
  },
  'Cheshire Cat': {
    scene: 'forest',
    figures: [figure(smile, [125, 300], 176, 'violet')],
    twist: () => (
      <>
        <ellipse class="art-light" cx="86" cy="142" rx="22" ry="15" />
        <ellipse class="art-light" cx="164" cy="142" rx="22" ry="15" />
        <path class="art-figure" d="M84 128h5v28h-5ZM161 128h5v28h-5Z" />
      </>
    ),
  },
  Gepetto: {
    scene: 'room',
    figures: [figure(cuckooClock, [80, 196], 132, 'gold'), figure(saw, [150, 316], 150, 'ice', { turn: 8 })],
  },
  Beauty: {
    scene: 'court',
    figures: [figure(rose, [125, 226], 140, 'red'), figure(book, [125, 330], 150, 'pale')],
  },
  Prince: {
    scene: 'meadow',
    figures: [figure(knight, [128, 316], 204, 'ink')],
  },
  Princess: {
    scene: 'night',
    figures: [figure(tower, [156, 316], 186, 'rose'), figure(jewelCrown, [82, 178], 108, 'gold')],
    twist: () => <path class="art-light" d="M146 196h20v34h-20Z" />,
  },
  'Peter Pan': {
    scene: 'night',
    figures: [figure(hat, [132, 206], 164, 'leaf'), figure(panFlute, [112, 318], 118, 'wood')],
    twist: () => (
      <path class="art-star" d="M196 70l4 12 12 4-12 4-4 12-4-12-12-4 12-4ZM222 108l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" />
    ),
  },
  'Good Fairy': {
    scene: 'meadow',
    figures: [figure(fairy, [116, 252], 160, 'violet'), figure(wand, [182, 326], 122, 'gold')],
  },
  Wizard: {
    scene: 'night',
    figures: [figure(staff, [194, 322], 208, 'wood'), figure(wizard, [104, 304], 166, 'sea')],
  },
  Unicorn: {
    scene: 'meadow',
    figures: [figure(unicorn, [128, 314], 212, 'pale', flip)],
    twist: () => <path class="art-star" d="M60 84l4 12 12 4-12 4-4 12-4-12-12-4 12-4Z" />,
  },
  'Queen of Hearts': {
    scene: 'court',
    figures: [figure(heart, [125, 316], 172, 'red'), figure(queenCrown, [125, 168], 118, 'gold')],
  },
  'Snow Queen': {
    scene: 'snow',
    figures: [figure(snowflake, [125, 318], 168, 'sea'), figure(imperialCrown, [125, 154], 122, 'ink')],
  },
  'Wicked Stepmother': {
    scene: 'court',
    figures: [figure(mirror, [112, 256], 176, 'gold'), figure(poison, [194, 326], 100, 'leaf')],
  },
  'Three Bears': {
    scene: 'forest',
    figures: [
      figure(bear, [84, 214], 126, 'wood'),
      figure(bear, [176, 246], 104, 'ink'),
      figure(bear, [108, 322], 86, 'gold'),
    ],
  },
  Rumpelstiltskin: {
    scene: 'room',
    figures: [figure(spinningWheel, [116, 250], 168, 'ink'), figure(straw, [180, 328], 104, 'gold')],
  },
  'Pied Piper': {
    scene: 'meadow',
    figures: [
      figure(flute, [132, 206], 150, 'wood'),
      figure(rat, [66, 324], 84, 'ink'),
      figure(rat, [132, 308], 76, 'ink', flip),
      figure(rat, [194, 328], 90, 'ink'),
    ],
  },
  'Big Bad Wolf': {
    scene: 'forest',
    figures: [figure(wolf, [122, 310], 210, 'ink')],
    twist: () => <circle class="art-light" cx="150" cy="186" r="7" />,
  },
  'Baba Yaga': {
    scene: 'forest',
    figures: [
      figure(hut, [176, 190], 106, 'wood'),
      figure(broom, [70, 250], 130, 'gold', { turn: -20 }),
      figure(mortar, [126, 328], 146, 'ink'),
    ],
  },
  Vampire: {
    scene: 'night',
    figures: [
      figure(bat, [70, 110], 96, 'ink'),
      figure(bat, [196, 140], 74, 'ink'),
      figure(vampire, [126, 316], 172, 'pale'),
    ],
  },
  Troll: {
    scene: 'night',
    figures: [figure(troll, [125, 262], 162, 'leaf'), figure(bridge, [125, 366], 260, 'ink')],
  },
  Witch: {
    scene: 'night',
    figures: [figure(witch, [125, 280], 204, 'gold')],
  },
  Ogre: {
    scene: 'cave',
    figures: [figure(ogre, [125, 304], 196, 'leaf')],
  },
  Beast: {
    scene: 'court',
    figures: [figure(lion, [116, 286], 196, 'wood'), figure(rose, [204, 332], 80, 'red')],
  },
  Giant: {
    scene: 'meadow',
    figures: [figure(giant, [128, 300], 226, 'ink'), figure(village, [188, 336], 88, 'pale')],
  },
  Basilisk: {
    scene: 'cave',
    figures: [figure(snake, [154, 324], 176, 'leaf'), figure(rooster, [98, 234], 140, 'red', flip)],
  },
  Firebird: {
    scene: 'ember',
    figures: [figure(eagle, [125, 300], 208, 'fire')],
    twist: () => (
      <path
        class="art-star"
        d="M56 84l4 12 12 4-12 4-4 12-4-12-12-4 12-4ZM198 92l3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM190 300l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z"
      />
    ),
  },
  Dragon: {
    scene: 'ember',
    figures: [figure(dragon, [122, 316], 226, 'red')],
    twist: () => <circle class="art-light" cx="132" cy="190" r="6" />,
  },
}
