import type { Seat } from '@sennik/engine'
import { type Card, friendOf, type View } from '@sennik/games/koty'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { Avatar } from '../../art/signs.tsx'
import type { Face } from '../../table/board.ts'
import { KotyCard } from './card.tsx'
import { BACK, faceOf, spoken } from './faces.ts'
import { ON_MAT, type RowSpot } from './layout.ts'
import { isAsked, landOf, moveWords, nameOf, type Props, stepOf, wordsFor } from './situation.ts'
import { Stack } from './stack.tsx'
import './scene.css'

type Duel = NonNullable<View['duel']>

interface SceneProps {
  readonly board: Props
  readonly spot: RowSpot
}

const CLAWS = 'M4 2C9 8 11 16 10 24M12 1C17 8 19 17 17 26M20 2C25 8 26 15 24 22'
const SHIELD = 'M14 1L26 5V14C26 21 20 26 14 28C8 26 2 21 2 14V5Z'
const HEART = 'M14 26C4 18 1 13 1 8A6.5 6.5 0 0 1 14 6A6.5 6.5 0 0 1 27 8C27 13 24 18 14 26Z'

/** The mat in the middle of the table: a duel that everybody can follow, a joker that says who it is, what waits for its place. */
export function Scene(props: SceneProps): JSX.Element {
  const words = () => wordsFor(props.board).scene
  const view = () => props.board.view
  const step = () => stepOf(view())
  const duel = () => view().duel
  const played = (): Face | undefined => {
    const attack = duel()
    if (attack !== null) return attack.card === null ? undefined : faceOf(attack.card)
    if (view().onTable.length > 0) return faceOf(view().onTable[0])
    return step() === 'nine' ? BACK : undefined
  }
  const beside = (): Face | undefined => (view().onTable.length > 1 ? faceOf(view().onTable[1]) : undefined)
  const isLively = (): boolean => duel() !== null || played() !== undefined
  const caption = (): string => {
    const attack = duel()
    if (attack !== null) return duelWords(props.board, attack)
    switch (step()) {
      case 'declare':
        return words().declare
      case 'nine':
        return words().nine
      case 'settle':
        return words().settle
      case 'carry':
        return words().carry
      default:
        return ''
    }
  }
  return (
    <div
      class="koty-scene"
      classList={{ 'is-lively': isLively(), 'is-duel': duel() !== null }}
      style={{
        left: `${props.spot.box.x}px`,
        top: `${props.spot.box.y}px`,
        width: `${props.spot.box.width}px`,
        height: `${props.spot.box.height}px`,
        '--on-mat': `${props.spot.cardWidth * ON_MAT}px`,
      }}
    >
      <p class="koty-scene__caption">{caption()}</p>
      <div class="koty-scene__mat">
        <Spot place="spot-0" face={played()} board={props.board} sign={CLAWS} as={declared(duel())}>
          <Show when={duel()}>{attack => <Who board={props.board} seat={attack().attacker} />}</Show>
        </Spot>
        <Switch fallback={<span class="koty-scene__between" aria-hidden="true" />}>
          <Match when={duel()}>
            {attack => <Target board={props.board} duel={attack()} cardWidth={props.spot.cardWidth * ON_MAT * 0.78} />}
          </Match>
          <Match when={step() === 'declare' && isAsked(props.board)}>
            <Declaring board={props.board} />
          </Match>
        </Switch>
        <Show when={step() !== 'declare' || !isAsked(props.board)}>
          <Spot place="spot-1" face={beside()} board={props.board} sign={SHIELD}>
            <Show when={duel()}>{attack => <Who board={props.board} seat={replying(props.board, attack())} />}</Show>
          </Spot>
        </Show>
      </div>
      <Show when={duel()}>
        {attack => (
          <p class="koty-scene__stakes">
            {attack().series.length > 0
              ? words().repelled(attack().series.length / 2)
              : words()[stakesOf(props.board, attack()) === 'friends' ? 'stakesFriends' : 'stakesFight']}
          </p>
        )}
      </Show>
    </div>
  )
}

function duelWords(board: Props, { attacker, attacked }: Duel): string {
  const words = wordsFor(board).scene
  const whom = attacked === board.you ? words.youAttacked : nameOf(board, attacked)
  return attacker === board.you ? words.youAttack(whom) : words.attacks(nameOf(board, attacker), whom)
}

/** A joker that attacks stands for a cat. */
const declared = (duel: Duel | null): Card | undefined =>
  duel === null || duel.card === null || duel.card === duel.as ? undefined : duel.as

/** Who answers: the attacked, or the partner who is asked after them. */
const replying = (board: Props, { attacked }: Duel): Seat =>
  (stepOf(board.view) === 'partner' ? board.view.stack?.deciders[0] : undefined) ?? attacked

function stakesOf(board: Props, { attacked, land, as }: Duel): 'friends' | 'fight' {
  return landOf(board.view, attacked, land)?.top === as ? 'fight' : 'friends'
}

function Who(props: { readonly board: Props; readonly seat: Seat }): JSX.Element {
  const face = () => props.board.seats[props.seat]
  return (
    <span class="koty-scene__who" classList={{ 'is-asked': face()?.isAsked ?? false }}>
      <Avatar avatar={face()?.avatar ?? 'bot'} seat={props.seat} />
    </span>
  )
}

/** A place on the mat: where cards lie that are being played. It is there also when it is empty, so that they find it. */
function Spot(props: {
  readonly place: string
  readonly face: Face | undefined
  readonly board: Props
  readonly sign: string
  readonly as?: Card | undefined
  readonly children?: JSX.Element
}): JSX.Element {
  return (
    <span class="koty-spot" classList={{ 'is-empty': props.face === undefined }} data-place={props.place}>
      <svg class="koty-spot__sign" viewBox="0 0 28 29" aria-hidden="true">
        <path d={props.sign} />
      </svg>
      <Show when={props.face}>
        {face => (
          <span class="koty-spot__card">
            <KotyCard face={face()} lang={props.board.lang} />
          </span>
        )}
      </Show>
      <Show when={props.as}>
        {as => (
          <span class="koty-spot__as">
            <KotyCard face={faceOf(as())} lang={props.board.lang} />
          </span>
        )}
      </Show>
      {props.children}
    </span>
  )
}

/** What is attacked, as it lies there. */
function Target(props: { readonly board: Props; readonly duel: Duel; readonly cardWidth: number }): JSX.Element {
  const land = () => landOf(props.board.view, props.duel.attacked, props.duel.land)
  const isFriends = (): boolean => stakesOf(props.board, props.duel) === 'friends'
  return (
    <span class="koty-scene__target">
      <svg class="koty-scene__stake" classList={{ 'is-friends': isFriends() }} viewBox="0 0 28 29" aria-hidden="true">
        <path d={isFriends() ? HEART : CLAWS} />
      </svg>
      <Show when={land()}>
        {lies => <Stack land={lies()} lang={props.board.lang} cardWidth={props.cardWidth} isTight />}
      </Show>
    </span>
  )
}

/** The two cats a joker may be: the friend of the one it lies on, or the very same. */
function Declaring(props: { readonly board: Props }): JSX.Element {
  const words = () => wordsFor(props.board).scene
  const options = (): readonly { readonly value: Card; readonly outcome: string }[] => {
    const { stack, dreams } = props.board.view
    const top = dreams[stack?.registers[0] ?? 0]?.lands[stack?.registers[1] ?? 0]?.top
    if (top == null) return []
    return [
      { value: friendOf(top), outcome: words().friends },
      { value: top, outcome: words().fight },
    ]
  }
  return (
    <span class="koty-declare">
      <For each={options()}>
        {({ value, outcome }) => (
          <button
            type="button"
            class="koty-declare__cat"
            data-place={`declare-${value}`}
            aria-label={moveWords(props.board, { kind: 'declare', value })}
            onClick={() => props.board.choose({ kind: 'declare', value })}
          >
            <span class="koty-declare__card is-offered" aria-hidden="true">
              <KotyCard face={faceOf(value)} lang={props.board.lang} />
            </span>
            <span class="koty-declare__outcome" aria-hidden="true" title={spoken(faceOf(value), props.board.lang)}>
              {outcome}
            </span>
          </button>
        )}
      </For>
    </span>
  )
}
