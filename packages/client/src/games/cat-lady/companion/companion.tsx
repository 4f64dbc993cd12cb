import { capital } from '@sennik/engine'
import { ALL_CATS, type Cat, isStray, TOKENS, TOYS } from '@sennik/games/cat-lady'
import { createMemo, createSignal, For, Index, type JSX, Show } from 'solid-js'
import { Emblem } from '../../../art/signs.tsx'
import { Choice } from '../../../design/choice.tsx'
import { Stepper } from '../../../design/stepper.tsx'
import { Page } from '../../../screens/page.tsx'
import { lang } from '../../../settings/language.ts'
import { recall, remember } from '../../../settings/memory.ts'
import { CatLadyCard } from '../card.tsx'
import { BOX_FACES, wordsIn } from '../faces.ts'
import { GoodSign, TokenDisc } from '../goods.tsx'
import {
  type Counted,
  type Draft,
  EMPTY,
  MAX_PLAYERS,
  MIN_PLAYERS,
  mostOf,
  nameOf,
  read,
  scoreOf,
  withCat,
  withCount,
  withName,
  withPlayers,
  write,
} from './draft.ts'
import { ScoreSheet, TotalsBar } from './score-sheet.tsx'
import './companion.css'

const KEY = 'companion.cat-lady'
const CATS = ALL_CATS.map(({ id }) => id)
const OTHERS = ['costume', 'catnip', 'lost', 'spray', 'vp'] as const

/** For people with the box on the table: what everybody has, tapped in; what it comes to, line by line. */
export function Companion(): JSX.Element {
  const [draft, setDraft] = createSignal(read(recall(KEY)))
  const [active, setActive] = createSignal(0)
  const words = () => wordsIn(lang()).companion
  const change = (next: Draft): void => {
    setDraft(next)
    remember(KEY, write(next))
  }
  const seat = (): number => Math.min(active(), draft().seats.length - 1)
  const called = (index: number): string => draft().seats[index]?.name.trim() || words().player(index + 1)
  const names = createMemo(() => draft().seats.map((_, index) => called(index)))
  const result = createMemo(() => scoreOf(draft()))
  return (
    <Page class="cl-companion" title={words().title} lead={<p class="cl-companion__lead">{words().lead}</p>}>
      <div class="cl-companion__parts">
        <div class="cl-companion__form">
          <div class="cl-companion__table">
            <Choice
              legend={words().players}
              value={draft().seats.length}
              options={[MIN_PLAYERS, 3, MAX_PLAYERS].map(count => ({ value: count, label: String(count) }))}
              onChoose={count => change(withPlayers(draft(), count))}
            />
            <button type="button" class="button" onClick={() => change(EMPTY)}>
              {words().clear}
            </button>
          </div>
          <Choice
            legend={words().players}
            legendUnseen
            value={seat()}
            options={names().map((name, index) => ({ value: index, label: name }))}
            onChoose={setActive}
          />
          <section class={`cl-companion__player seat-colour-${seat()}`} aria-label={called(seat())}>
            <label class="field">
              <span>{words().name(seat() + 1)}</span>
              <input
                class="field__input"
                maxlength="24"
                autocomplete="off"
                placeholder={words().player(seat() + 1)}
                value={draft().seats[seat()]?.name ?? ''}
                onInput={event => change(withName(draft(), seat(), event.currentTarget.value))}
              />
            </label>
            <CatPicker
              title={words().cats}
              strays={false}
              draft={draft()}
              seat={seat()}
              names={names()}
              change={change}
            />
            <CatPicker title={words().strays} strays draft={draft()} seat={seat()} names={names()} change={change} />
            <Counters title={words().food} kinds={TOKENS} draft={draft()} seat={seat()} change={change} />
            <Counters title={words().toys} kinds={TOYS} draft={draft()} seat={seat()} change={change} />
            <Counters title={words().others} kinds={OTHERS} draft={draft()} seat={seat()} change={change} />
          </section>
        </div>
        <ScoreSheet result={result()} names={names()} />
      </div>
      <a class="cl-companion__bar" href="#cl-sheet-title">
        <TotalsBar result={result()} names={names()} />
      </a>
    </Page>
  )
}

interface PartProps {
  readonly title: string
  readonly draft: Draft
  readonly seat: number
  change(next: Draft): void
}

/** All cats there are; a touch gives one to the player, or takes it away. */
function CatPicker(props: PartProps & { readonly strays: boolean; readonly names: readonly string[] }): JSX.Element {
  const all = (): readonly string[] => CATS.filter((_, cat) => isStray(cat as Cat) === props.strays)
  const ownerOf = (cat: string): number | undefined => props.draft.owners[cat]
  return (
    <fieldset class="cl-companion__part">
      <legend>{props.title}</legend>
      <ul class="cl-picker">
        <For each={all()}>
          {cat => {
            const owner = () => ownerOf(cat)
            const name = (): string => BOX_FACES.spoken(cat, lang())
            return (
              <li>
                <button
                  type="button"
                  class="cl-picker__cat"
                  classList={{
                    'is-own': owner() === props.seat,
                    'is-away': owner() !== undefined && owner() !== props.seat,
                  }}
                  aria-pressed={owner() === props.seat}
                  aria-label={
                    owner() === undefined
                      ? name()
                      : wordsIn(lang()).companion.catOf(name(), props.names[owner()!] ?? '')
                  }
                  onClick={() => props.change(withCat(props.draft, props.seat, cat))}
                >
                  <span aria-hidden="true">
                    <CatLadyCard faces={BOX_FACES} face={cat} lang={lang()} />
                  </span>
                  <span class="cl-picker__name" aria-hidden="true">
                    {name()}
                  </span>
                  <Show when={owner() !== undefined}>
                    <span class="cl-picker__owner" aria-hidden="true">
                      <Emblem seat={owner()!} />
                    </span>
                  </Show>
                </button>
              </li>
            )
          }}
        </For>
      </ul>
    </fieldset>
  )
}

/** How many of each a player has. */
function Counters(props: PartProps & { readonly kinds: readonly Counted[] }): JSX.Element {
  const words = () => wordsIn(lang()).companion
  const label = (what: Counted): string => {
    switch (what) {
      case 'costume':
        return words().costumes
      case 'catnip':
        return words().catnip
      case 'lost':
        return words().lost
      case 'spray':
        return words().sprays
      case 'vp':
        return words().tokens
      default:
        return nameOf(what, lang())
    }
  }
  const isToken = (what: Counted): boolean => TOKENS.some(token => token === what) || what === 'vp'
  return (
    <fieldset class="cl-companion__part">
      <legend>{props.title}</legend>
      <ul class="cl-counters">
        <Index each={props.kinds}>
          {what => (
            <li class={`cl-counter cl-thing-${what()}`}>
              <span class="cl-counter__sign" aria-hidden="true">
                <Show when={isToken(what())} fallback={<GoodSign good={what()} />}>
                  <TokenDisc good={what()} text={what() === 'vp' ? '2' : undefined} />
                </Show>
              </span>
              <span class="cl-counter__name" aria-hidden="true">
                {capital(label(what()))}
              </span>
              <Stepper
                label={capital(label(what()))}
                value={props.draft.seats[props.seat]?.counts[what()] ?? 0}
                min={0}
                max={mostOf(what())}
                onSet={count => props.change(withCount(props.draft, props.seat, what(), count))}
              />
            </li>
          )}
        </Index>
      </ul>
    </fieldset>
  )
}
