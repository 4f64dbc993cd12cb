import type { Lang } from '@sennik/engine'
import { BOARDS, type Event } from '@sennik/games/cathedral'
import { type Component, For, type JSX } from 'solid-js'
import type { Face, Telling } from '../../../table/board.ts'
import { type Cards, faceOfConflict, faceOfDevelopment, SHADOWS, wordsIn } from '../cards/cards.ts'
import { AttackSign, DefenceSign } from '../cards/signs.tsx'
import { backOf, SideMark } from './conflict-scene.tsx'
import './revealed.css'

type Revealed = Extract<Event, { readonly type: 'revealed' }>
type Strength = Revealed['strengths'][number]
type CardComponent = Component<{ readonly face: Face; readonly lang: Lang }>

/** The page on which all cards of a conflict are turned over, and counted. */
export const revealedWith =
  (cards: Cards, Card: CardComponent) =>
  (event: Revealed, telling: Telling): JSX.Element => {
    const words = wordsIn(telling.lang).scene
    const area = BOARDS[telling.seats.length]!.areas[event.area]?.[telling.lang] ?? ''
    return (
      <section class="kk-revealed">
        <h2 class="kk-revealed__title">{words.title(area)}</h2>
        <p class="kk-revealed__lead">{words.revealed}</p>
        <div class="kk-revealed__sides">
          <For each={event.strengths}>
            {(strength, index) => (
              <Brought
                strength={strength}
                against={event.strengths[1 - index()]!}
                telling={telling}
                cards={cards}
                Card={Card}
              />
            )}
          </For>
        </div>
      </section>
    )
  }

interface BroughtProps {
  readonly strength: Strength
  readonly against: Strength
  readonly telling: Telling
  readonly cards: Cards
  readonly Card: CardComponent
}

/** What one side brought, and what the other does to it. */
function Brought(props: BroughtProps): JSX.Element {
  const words = () => wordsIn(props.telling.lang).scene
  const isShadow = (): boolean => props.strength.side === SHADOWS
  const name = (): string => {
    if (isShadow()) return words().shadows
    const face = props.telling.seats.find(({ seat }) => (seat as number) === props.strength.side)
    return face?.isYou ? words().you : (face?.name ?? '')
  }
  const faces = (): readonly Face[] =>
    props.strength.cards.filter(card => card !== 0).map(isShadow() ? faceOfConflict : faceOfDevelopment)
  const hits = (): number => Math.max(0, props.against.attack - props.strength.defence)
  return (
    <div class={`kk-revealed__side kk-side-${props.strength.side}`}>
      <h3 class="kk-revealed__who">
        <SideMark side={props.strength.side} />
        {name()}
      </h3>
      <ul class="kk-revealed__cards" style={{ '--abreast': Math.min(3, Math.max(1, faces().length)) }}>
        <For each={faces()} fallback={<li>{words().noCard}</li>}>
          {(face, index) => (
            <li class="kk-flip" style={{ '--nth': index() }}>
              <span class="kk-flip__back" aria-hidden="true">
                <props.Card face={backOf(props.strength.side)} lang={props.telling.lang} />
              </span>
              <span class="kk-flip__face">
                <props.Card face={face} lang={props.telling.lang} />
              </span>
            </li>
          )}
        </For>
      </ul>
      <dl class="kk-revealed__sum">
        <div>
          <dt>
            <AttackSign /> {words().attack}
          </dt>
          <dd>{props.strength.attack}</dd>
        </div>
        <div>
          <dt>
            <DefenceSign /> {words().defence}
          </dt>
          <dd>{props.strength.defence}</dd>
        </div>
      </dl>
      <p class="kk-revealed__hits">
        <span aria-hidden="true">{words().sum(props.against.attack, props.strength.defence, hits())}: </span>
        <b>{hits() === 0 ? words().noHits : words().hits(hits())}</b>
      </p>
    </div>
  )
}
