import type { CardPage, Lang } from '@sennik/engine'
import {
  ACTIONS,
  CARD_WORDS,
  type ConflictCard,
  type DevelopmentCard,
  type DreamCard,
  PIECES,
  RITUAL_STEPS,
  SYMBOLS,
  TOKENS,
} from '@sennik/games/cathedral'
import { type Component, For, type JSX, Show } from 'solid-js'
import type { Face } from '../../../table/board.ts'
import type { Cards, Shown } from './cards.ts'
import {
  iconsOf,
  iconsOfConflict,
  iconsOfDevelopment,
  iconsOfDream,
  iconsOfNightmare,
  Picture,
  RoseWindow,
} from './pictures.tsx'
import {
  ACTION_PATHS,
  ActionSign,
  AttackSign,
  DefenceSign,
  DreamSign,
  EventSign,
  NightmareSign,
  PieceSign,
  PointSign,
  StepSign,
  SymbolSign,
} from './signs.tsx'
import { Token } from './token.tsx'
import '../../../art/card-frame.css'
import '../../../art/scenery.css'
import './card.css'

interface CardProps {
  readonly face: Face
  readonly lang: Lang
}

/** What is printed on a card besides its text. */
interface Print {
  /** Becomes a class with the colours. */
  readonly kind: 'upgrade' | 'event' | 'dream' | 'conflict' | 'nightmare' | 'token' | 'step' | 'piece'
  readonly picture: JSX.Element
  /** Upper left: what it is. */
  readonly sign: JSX.Element
  /** Upper right: what it is worth. */
  readonly worth?: JSX.Element
  /** Below the picture: what it brings to a fight. */
  readonly stats?: JSX.Element
  /** Lines of its page that the signs say already. */
  readonly said?: readonly string[]
}

/** A card of these cards, its back, or a piece of wood, as large as the box it is put in. */
export const cardWith = (cards: Cards): Component<CardProps> =>
  function CathedralCard(props) {
    const about = () => cards.describe(props.face, props.lang)
    return (
      <Show when={`${props.face} ${props.lang}`} keyed>
        {_key => {
          const shown = cards.shown(props.face)
          const label = () => `${about().title}. ${about().text}`
          if (shown.is === 'unit' || shown.is === 'winged' || shown.is === 'fort')
            return <Token shown={shown} label={about().title} />
          if (shown.is === 'back')
            return (
              <div class="card" role="img" aria-label={about().title}>
                <div class="card__face kk-back" aria-hidden="true">
                  <Art>
                    <RoseWindow deck={shown.of} />
                  </Art>
                </div>
              </div>
            )
          return (
            <div class="card" role="img" aria-label={label()}>
              <Printed
                print={printOf(cards, shown, props.lang)}
                page={cards.page(props.face, props.lang)!}
                lang={props.lang}
              />
            </div>
          )
        }}
      </Show>
    )
  }

const Art = (props: { readonly class?: string; readonly children: JSX.Element }): JSX.Element => (
  <svg
    class={`art kk-art ${props.class ?? ''}`}
    viewBox="0 0 250 350"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {props.children}
  </svg>
)

/** How many letters there is room for on a card of each size of `card.css`; what is longer is read beside it. */
const ROOM = [190, 320, 500] as const

function Printed(props: { readonly print: Print; readonly page: CardPage; readonly lang: Lang }): JSX.Element {
  const lines = (): readonly string[] => props.page.lines.filter(line => props.print.said?.includes(line) !== true)
  const size = (): number => ROOM.findIndex(letters => lines().join(' ').length <= letters)
  return (
    <div class={`card__face kk-card kk-card--${props.print.kind} kk-card--room-${size()}`} aria-hidden="true">
      <Art class={`kk-art--${props.print.kind}`}>{props.print.picture}</Art>
      <span class="kk-card__sign">{props.print.sign}</span>
      <Show when={props.print.worth}>
        <span class="kk-card__worth">{props.print.worth}</span>
      </Show>
      <div class="kk-card__words">
        <span class="kk-card__name" data-print={props.page.name} />
        <span class="kk-card__lines">
          <For each={lines()}>{line => <span data-print={line} />}</For>
        </span>
        <Show when={props.print.stats}>
          <span class="kk-card__stats">{props.print.stats}</span>
        </Show>
        <span class="kk-card__source" data-print={props.page.provenance} />
      </div>
    </div>
  )
}

const Figure = (props: { readonly of: number }): JSX.Element => <span data-print={props.of} />

const Fight = (props: { readonly attack: number; readonly defence: number }): JSX.Element => (
  <span class="kk-fight">
    <AttackSign />
    <Figure of={props.attack} />
    <DefenceSign />
    <Figure of={props.defence} />
  </span>
)

const Points = (props: { readonly of: number }): JSX.Element => (
  <>
    <PointSign />
    <Figure of={props.of} />
  </>
)

type Printable = Exclude<
  Shown,
  { readonly is: 'back' } | { readonly is: 'unit' } | { readonly is: 'winged' } | { readonly is: 'fort' }
>

function printOf(cards: Cards, shown: Printable, lang: Lang): Print {
  switch (shown.is) {
    case 'start':
      return {
        kind: 'upgrade',
        picture: <Picture seed={ACTIONS[shown.action]!} icons={[ACTION_PATHS[shown.action]!]} />,
        sign: <ActionSign action={shown.action} />,
      }
    case 'basic': {
      const { attack, defence } = cards.book.faces.basicCombat
      return {
        kind: 'event',
        picture: <Picture seed="basic" icons={[ACTION_PATHS[4]!]} />,
        sign: <AttackSign />,
        stats: <Fight attack={attack} defence={defence} />,
        said: [CARD_WORDS[lang].lines.fight(attack, defence)],
      }
    }
    case 'development':
      return developmentPrint(shown.card, lang)
    case 'dream':
      return dreamPrint(shown.card, lang)
    case 'conflict':
      return conflictPrint(shown.card, lang)
    case 'nightmare':
      return {
        kind: 'nightmare',
        picture: <Picture seed={shown.card.en} icons={iconsOfNightmare(shown.card.number)} />,
        sign: <NightmareSign number={shown.card.number} />,
        worth: <span data-print={shown.isAdvanced ? `${shown.card.number}+` : shown.card.number} />,
      }
    case 'token':
      return {
        kind: 'token',
        picture: <Picture seed={TOKENS[shown.index]!.id} icons={iconsOf(TOKENS[shown.index]!.effect)} />,
        sign: <span data-print={TOKENS[shown.index]!.id} />,
        worth: (
          <span
            class={`kk-colour kk-colour--${TOKENS[shown.index]!.colour}`}
            data-print={CARD_WORDS[lang].colours[TOKENS[shown.index]!.colour]}
          />
        ),
      }
    case 'step': {
      const step = RITUAL_STEPS[shown.index]!
      return {
        kind: 'step',
        picture: (
          <Picture
            seed={`step ${shown.index}`}
            icons={step.kind === 'vision' ? iconsOf(step.effect) : [ACTION_PATHS[3]!]}
          />
        ),
        sign: (
          <>
            <StepSign kind={step.kind} />
            <Figure of={shown.index + 1} />
          </>
        ),
        worth: step.points > 0 ? <Points of={step.points} /> : undefined,
        stats: <For each={step.symbols}>{symbol => <SymbolSign symbol={SYMBOLS.indexOf(symbol)} />}</For>,
      }
    }
    case 'piece':
      return {
        kind: 'piece',
        picture: <Picture seed={PIECES[shown.index]!.id} icons={[ACTION_PATHS[1]!]} />,
        sign: <PieceSign />,
        worth: <span data-print={PIECES[shown.index]!.id} />,
      }
  }
}

const developmentPrint = (card: DevelopmentCard, lang: Lang): Print => ({
  kind: card.kind,
  picture: <Picture seed={card.en} icons={iconsOfDevelopment(card)} />,
  sign: card.kind === 'upgrade' ? <ActionSign action={ACTIONS.indexOf(card.action)} /> : <EventSign />,
  worth: card.points > 0 ? <Points of={card.points} /> : undefined,
  stats: <Fight attack={card.attack} defence={card.defence} />,
  said: [CARD_WORDS[lang].lines.fight(card.attack, card.defence), CARD_WORDS[lang].lines.points(card.points)],
})

const dreamPrint = (card: DreamCard, lang: Lang): Print => ({
  kind: 'dream',
  picture: <Picture seed={card.en} icons={iconsOfDream(card)} />,
  sign: <DreamSign />,
  worth: <Points of={card.points} />,
  stats:
    card.pieces > 0 ? (
      <span class="kk-fight">
        <PieceSign />
        <Figure of={card.pieces} />
      </span>
    ) : undefined,
  said: [CARD_WORDS[lang].lines.points(card.points), CARD_WORDS[lang].lines.pieces(card.pieces)],
})

const conflictPrint = (card: ConflictCard, lang: Lang): Print => ({
  kind: 'conflict',
  picture: <Picture seed={card.id} icons={iconsOfConflict(card)} />,
  sign: <span data-print={card.id} />,
  stats: (
    <span class="kk-rows">
      <For each={card.rows}>
        {(row, index) => (
          <span class="kk-row">
            <span class="kk-row__count" data-print={`${index() + 1}×`} />
            <Fight attack={row.attack} defence={row.defence} />
          </span>
        )}
      </For>
    </span>
  ),
  said: card.rows.map(({ attack, defence }, index) => CARD_WORDS[lang].lines.shadows(index + 1, attack, defence)),
})
