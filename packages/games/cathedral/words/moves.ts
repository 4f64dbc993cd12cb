import type { Audience, MoveWords, Redacted } from '@sennik/engine'
import { RITUAL_STEPS } from '../cards/ritual-track.ts'
import { ACTIONS, type BuildCost } from '../cards/vocabulary.ts'
import type { Card } from '../components.ts'
import { type CathedralMove, FROM_DECK } from '../moves.ts'
import { DAYS_BESIDE, NIGHTS } from '../tracks.ts'
import type { View } from '../view.ts'
import { type Asked, type AskedStep, askedIn, cardAt, dreamAt, extraOf, faceFor, nextStep } from './asked.ts'
import type { Names } from './names.ts'

/** What a language says of moves; what they are about is found here. */
export interface MoveSpeech {
  /** A card or Dream that the reader may not see. */
  readonly someCard: string
  readonly someDream: string
  unit(side: number, audience: Audience): string
  side(side: number, audience: Audience): string
  conquer(area: string): string
  night(night: string, days: readonly string[]): string
  day(action: string, effect: string): string
  perform(effect: string): string
  readonly drawTwo: string
  readonly drawOne: string
  agree(effect: string): string
  oppose(effect: string): string
  readonly pass: string
  readonly notNow: string
  /** Nothing more, or not that: where the general word is not enough. */
  readonly done: { readonly [S in AskedStep]?: string }
  readonly enough: string
  readonly yes: string
  readonly pay: string
  vision(effect: string): string
  victory(effect: string): string
  readonly restore: string
  dream(name: string): string
  returnDream(name: string): string
  takeDream(name: string): string
  readonly fromDeck: string
  discard(name: string): string
  play(name: string): string
  keep(name: string): string
  readonly settle: { readonly [W in 'produce' | 'place' | 'recall' | 'shadow']: (area: string) => string }
  produces(area: string): string
  build(area: string, level: number, price: number): string
  payFollower(area: string): string
  raze(area: string): string
  prowl(area: string): string
  march(from: string, to: string): string
  wing(area: string): string
  readonly take: { readonly [W in 'convert' | 'banish' | 'spend' | 'devour']: (unit: string, area: string) => string }
  climb(marker: number, step: number, kind: string): string
  limbo(followers: number): string
  fight(area: string, one: string, other: string): string
  lay(name: string, attack: number, defence: number): string
  layFirst(side: string): string
  tie(side: string): string
  steal(side: string): string
  retreat(area: string): string
  command(nightmare: string): string
  piece(piece: string, reward: string | undefined): string
  echo(action: string, effect: string): string
  readonly recall: string
}

/** KK-D36 */
const PRICES: { readonly [C in BuildCost]: (level: number) => number } = {
  full: level => level,
  less: level => level - 1,
  free: () => 0,
}

/** The name of every move, for whoever decides. */
export function movesWith(names: Names, speech: MoveSpeech): MoveWords<CathedralMove, View> {
  const { book } = names
  const { faces } = book
  const now = (view: Redacted<View>): Asked => askedIn(view, book)!
  const card = (view: Redacted<View>, slot: number): Card | null => cardAt(view, now(view).seat, slot)
  const cardName = (found: Card | null): string => (found === null ? speech.someCard : names.card(found))
  const dreamName = (found: Card | null): string => (found === null ? speech.someDream : names.dream(found))
  const dream = (view: Redacted<View>, slot: number): string => dreamName(dreamAt(view, now(view).seat, slot))
  const section = (view: Redacted<View>, which: 'main' | 'agree' | 'oppose', action: number): string =>
    names.effect(faceFor(view, book, now(view).seat, action)[which])

  const accept = (asked: Asked): string => {
    switch (asked.step) {
      case 'vision':
        return speech.vision(names.effect(RITUAL_STEPS[extraOf(asked) - 1]!.effect))
      case 'victory':
        return speech.victory(names.effect(faces.conflicts[extraOf(asked) - 1]!.victory))
      case 'restore':
        return speech.restore
      default:
        return asked.step === 'pay' ? speech.pay : speech.yes
    }
  }

  const area = (asked: Asked, number: number, view: Redacted<View>): string => {
    const name = names.area(number)
    const { item } = asked
    if (asked.step === 'prowl') return speech.prowl(name)
    if (asked.step === 'buildPay' || asked.step === 'payStep') return speech.payFollower(name)
    switch (item?.op) {
      case 'produce':
      case 'place':
      case 'recall':
      case 'shadow':
        return speech.settle[item.op](name)
      case 'build': {
        const level = view.units[number]!.fort + 1
        return speech.build(name, level, PRICES[item.cost](level))
      }
      case 'raze':
        return speech.raze(name)
      default:
        return speech.produces(name)
    }
  }

  const side = ({ step }: Asked, name: string): string => {
    if (step === 'layFirst') return speech.layFirst(name)
    return step === 'tie' ? speech.tie(name) : speech.steal(name)
  }

  return {
    conquer: ({ area: number }) => speech.conquer(names.area(number)),
    night: ({ night }) =>
      speech.night(
        names.night(night),
        DAYS_BESIDE[NIGHTS[night]!].map(action => names.action(ACTIONS.indexOf(action))),
      ),
    day: ({ action }, view) => speech.day(names.action(action), section(view, 'main', action)),
    perform: (_move, view) => speech.perform(section(view, 'main', view.counts.day)),
    draw: (_move, view) => (now(view).step === 'victory' ? speech.drawOne : speech.drawTwo),
    agree: (_move, view) => speech.agree(section(view, 'agree', view.counts.day)),
    oppose: (_move, view) => speech.oppose(section(view, 'oppose', view.counts.day)),
    pass: (_move, view) => (now(view).step === 'react' ? speech.pass : speech.notNow),
    done: (_move, view) => speech.done[now(view).step] ?? speech.enough,
    accept: (_move, view) => accept(now(view)),
    dream: ({ dreamSlot }, view) => speech.dream(dream(view, dreamSlot)),
    returnDream: ({ dreamSlot }, view) => speech.returnDream(dream(view, dreamSlot)),
    takeDream: ({ place }, view) =>
      place === FROM_DECK ? speech.fromDeck : speech.takeDream(names.dream(view.market[place]!)),
    discard: ({ slot }, view) => speech.discard(cardName(card(view, slot))),
    play: ({ slot }, view) => speech.play(cardName(card(view, slot))),
    keep: ({ slot }, view) =>
      speech.keep(now(view).step === 'keepDream' ? dream(view, slot) : cardName(card(view, slot))),
    branch: ({ branch }, view) => {
      const { item, speaker } = now(view)
      return item?.op === 'choose' ? names.effect(item.branches[branch]!, speaker) : speech.yes
    },
    area: ({ area: number }, view) => area(now(view), number, view),
    march: ({ area: from, to }) => speech.march(names.area(from), names.area(to)),
    wing: ({ area: number }) => speech.wing(names.area(number)),
    unit: ({ area: number, side: owner }, view, audience) => {
      const op = now(view).item?.op
      const word = op === 'banish' || op === 'spend' || op === 'devour' ? op : 'convert'
      return speech.take[word](speech.unit(owner, audience), names.area(number))
    },
    climb: ({ marker }, view) => {
      const step = nextStep(view, now(view).seat, marker)
      return speech.climb(marker + 1, step, names.stepKind(step))
    },
    limbo: (_move, view) => {
      const { item } = now(view)
      return speech.limbo(item?.op === 'rite' ? item.limbo : 3)
    },
    fight: ({ area: number, side: one, other }, _view, audience) =>
      speech.fight(names.area(number), speech.side(one, audience), speech.side(other, audience)),
    lay: ({ slot }, view) => {
      const found = card(view, slot)
      const { attack, defence } = (found === null ? undefined : faces.development[found - 1]) ?? faces.basicCombat
      return speech.lay(cardName(found), attack, defence)
    },
    side: ({ side: number }, view, audience) => side(now(view), speech.side(number, audience)),
    retreat: ({ area: number }) => speech.retreat(names.area(number)),
    command: ({ nightmare }, view) => speech.command(names.nightmare(view.nightmares.cards[nightmare]!)),
    piece: ({ piece }, view) => {
      const token = view.tokens[piece]!
      return speech.piece(names.piece(piece), token === 0 ? undefined : names.token(token))
    },
    echo: ({ action }, view) => speech.echo(names.action(action), section(view, 'agree', action)),
    recall: () => speech.recall,
  }
}
