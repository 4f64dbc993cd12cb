import type { AnyGame, AnyMoveForm } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { explainRefusal } from '@sennik/protocol/words'
import { createEffect, createMemo, createSignal, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { Dialog } from '../design/dialog.tsx'
import { Sign } from '../design/sign.tsx'
import type { Standing } from '../link/session-state.ts'
import { go, pathOf } from '../router.ts'
import { lang } from '../settings/language.ts'
import { isCalm, pace } from '../settings/motion.ts'
import type { AnyGameBoard, Choices, Face, Place } from './board.ts'
import { CardZoom } from './card-zoom.tsx'
import { type Choice, ChoiceList } from './choices.tsx'
import { declineAlone, maySpeakForYou } from './declining.ts'
import type { Desk } from './desk.ts'
import { makeDraggable } from './drag.ts'
import { HintCorner } from './hint/hint-corner.tsx'
import { areHintsAllowed, hinting } from './hint/hinting.ts'
import { useKeys } from './keys.ts'
import { isMemoryAsked, toldLog } from './log-lines.ts'
import { LogPanel } from './log-panel.tsx'
import { KeyNote, LeaveNote, MenuNote } from './notes.tsx'
import './play-area.css'
import { promptOf } from './prompt.ts'
import { PromptBar } from './prompt-bar.tsx'
import { isSameQuestion, sameMove } from './same-move.ts'
import { awayOf, SeatStrip } from './seat-strip.tsx'
import { StageFrame } from './stage.tsx'
import { WhyNot } from './why-not.tsx'
import { tableWords } from './words.ts'

type Note = 'menu' | 'log' | 'keys' | 'leave'

const LATE_SKIP_MS = 400

/** The game itself: rivals above, the board, the prompt and the choices below. */
export function PlayArea(props: {
  readonly desk: Desk
  readonly game: AnyGame
  readonly board: AnyGameBoard
  readonly table: TableInfo
  readonly standing: Standing
  /** Nobody whispers in a lesson: its guide speaks. */
  readonly isLesson: boolean
  say(notice: string): void
}) {
  const { session, player, voice } = props.desk
  const [note, setNote] = createSignal<Note>()
  const [why, setWhy] = createSignal<string>()
  const [zoomed, setZoomed] = createSignal<Face>()
  const [isListOpen, setListOpen] = createSignal(false)

  /** A question may be answered once its story is told; what others do meanwhile does not take it away. */
  const asked = createMemo(
    () => {
      const { ask } = props.standing
      if (ask === null || (player.isTelling() && session.now()?.ask?.since !== ask.since)) return undefined
      return ask
    },
    undefined,
    { equals: isSameQuestion },
  )
  /** What was chosen may be chosen otherwise, as long as that is still so. */
  const second = (): readonly AnyMoveForm[] => {
    const now = session.now()?.second ?? []
    return props.standing.second.filter(form => now.some(each => sameMove(each, form)))
  }
  /** The same list as long as the question is: whoever has picked up a card keeps it while others come and go. */
  const offered = createMemo(
    () => ({ since: asked()?.since, moves: [...(asked()?.moves ?? []), ...second()] }),
    undefined,
    { equals: isSameQuestion },
  )
  const forms = (): readonly AnyMoveForm[] => offered().moves
  const choices: Choices = {
    get forms() {
      return forms()
    },
    has: form => forms().some(each => sameMove(each, form)),
  }
  const mayHint = createMemo(() => !props.isLesson && areHintsAllowed(props.table) && (asked()?.moves.length ?? 0) > 1)
  const hint = hinting(mayHint, asked, choices)
  const listed = createMemo((): readonly Choice[] =>
    forms().map(form => ({
      form,
      label: props.game.words[lang()].move(form, props.standing.view!, props.desk.audience()),
      isPlaced: props.board.places?.(form) ?? false,
    })),
  )
  /** Everybody, or, where the board names them itself, only who is missing. */
  const strip = createMemo(() =>
    props.board.namesSeats
      ? props.desk.faces().filter(face => awayOf(props.table, face) !== undefined)
      : props.desk.faces(),
  )
  const scores = createMemo(() =>
    props.standing.view === null ? undefined : props.board.scores?.(props.standing.view),
  )
  const sentence = createMemo(() => promptOf(props.game, props.table, props.standing, props.desk.you(), lang()))
  const told = toldLog({
    get game() {
      return props.game
    },
    get log() {
      return session.log()
    },
    get upTo() {
      return props.standing.n
    },
    get isMemoryAsked() {
      const { view } = props.standing
      return view !== null && isMemoryAsked(props.game, view)
    },
    get audience() {
      return props.desk.audience()
    },
    get lang() {
      return lang()
    },
  })

  /** Somebody took something back: from here they go on by themselves. */
  const [isTakenBack, setTakenBack] = createSignal(false)
  /** All that can be answered is that one does nothing, and the page may say it. */
  const declined = createMemo(() => {
    const only = asked()?.moves.length === 1 ? asked()!.moves[0]! : undefined
    if (only === undefined || isTakenBack() || props.isLesson) return undefined
    return props.board.declines?.(only) && maySpeakForYou(props.table) ? only : undefined
  })
  declineAlone(
    () => (player.isTelling() ? undefined : declined()),
    pace,
    form => void choose(form),
  )

  /** What may be done at this moment, told or not. */
  const openMoves = (): readonly AnyMoveForm[] => {
    const now = session.now()
    return now === undefined ? [] : [...(now.ask?.moves ?? []), ...now.second]
  }

  async function choose(form: AnyMoveForm): Promise<void> {
    setTakenBack(false)
    player.skip()
    setListOpen(false)
    hint.close()
    if (session.sending() !== undefined) return
    const choice = openMoves().find(each => sameMove(each, form))
    if (choice === undefined) return ask(form)
    const answer = await session.move(choice)
    if (!answer.ok) refused(answer.refusal)
  }

  /** What was meant by dragging: one move after the other, as long as each may be made. */
  async function chooseAll(forms: readonly AnyMoveForm[]): Promise<void> {
    for (const [index, form] of forms.entries()) {
      if (index > 0 && !openMoves().some(each => sameMove(each, form))) return
      await choose(form)
    }
  }

  function dropped(from: Place, to: Place): readonly AnyMoveForm[] {
    const { view } = props.standing
    const you = props.desk.you()
    if (view === null || you === undefined) return []
    const forms = props.board.dragging?.drop(from, to, view, you) ?? []
    return forms[0] !== undefined && choices.has(forms[0]) ? forms : []
  }

  async function ask(form: AnyMoveForm): Promise<void> {
    if (props.desk.you() === undefined) return
    const answer = await session.why(form)
    if (!answer.ok) refused(answer.refusal)
    else if (answer.clause === undefined) props.say(tableWords().why.noRule)
    else setWhy(answer.clause)
  }

  function refused(refusal: Parameters<typeof explainRefusal>[0]): void {
    if (refusal.kind === 'clause') setWhy(refusal.clause)
    // The table has moved on, and the screen with it: there is nothing to explain.
    else if (refusal.kind !== 'stale') props.say(explainRefusal(refusal, lang()))
  }

  async function undo(): Promise<void> {
    if (!props.standing.undo) return
    setTakenBack(true)
    const answer = await session.undo()
    if (!answer.ok) refused(answer.refusal)
  }

  async function leave(): Promise<void> {
    const answer = await session.leave()
    if (answer.ok) go(pathOf({ page: 'home' }))
    else refused(answer.refusal)
  }

  useKeys({
    pick(index) {
      const form = openMoves()[index]
      if (form !== undefined) void choose(form)
    },
    skip() {
      const wasTelling = player.isTelling()
      player.skip()
      return wasTelling
    },
    undo: () => void undo(),
    choices: () => setListOpen(open => !open),
    hint: hint.toggle,
    log: () => setNote('log'),
    help: () => setNote('keys'),
    close() {
      setListOpen(false)
      hint.close()
    },
  })

  let toldAt = 0
  createEffect(() => {
    if (!player.isTelling()) toldAt = performance.now()
  })
  /** Where *Skip* was is now the list of choices: a tap that comes a moment too late means nothing. */
  function toggleList(): void {
    if (performance.now() - toldAt > LATE_SKIP_MS) setListOpen(open => !open)
  }

  createEffect(on(asked, ask => ask !== undefined && declined() === undefined && voice.call(sentence())))

  let area!: HTMLDivElement
  /** A touch is seen at once, whatever the house will say; and it ends the telling, so nobody waits for a picture. */
  function press(event: PointerEvent): void {
    hint.touch(event.target)
    const place = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null
    if (place === null) return
    place.dataset.pressed = ''
    setTimeout(() => delete place.dataset.pressed, 300)
    player.skip()
  }
  onMount(() => {
    area.addEventListener('pointerdown', press, true)
    onCleanup(
      makeDraggable(area, {
        lift(from) {
          const { view } = props.standing
          const you = props.desk.you()
          if (view === null || you === undefined) return undefined
          return props.board.dragging?.lift(from, view, you)
        },
        accepts: (from, to) => dropped(from, to).length > 0,
        drop: (from, to) => void chooseAll(dropped(from, to)),
        carry: (face, from) => props.desk.stage()?.carry(face, from),
      }),
    )
    const hide = () => document.hidden && player.skip()
    document.addEventListener('visibilitychange', hide)
    onCleanup(() => document.removeEventListener('visibilitychange', hide))
  })

  const log = () => <LogPanel log={told} gap={session.gap()} />

  return (
    <div class="play-area" classList={{ 'play-area--answers-below': props.board.isAnsweredBelow }} ref={area}>
      <div class="play-area__tools">
        <button
          type="button"
          class="icon-button play-area__log-button"
          aria-label={tableWords().menu.log}
          aria-keyshortcuts="l"
          onClick={() => setNote('log')}
        >
          <Sign of="log" />
        </button>
        <button type="button" class="icon-button" aria-label={tableWords().menu.title} onClick={() => setNote('menu')}>
          <Sign of="menu" />
        </button>
      </div>
      <Show when={strip().length > 0}>
        <SeatStrip table={props.table} faces={strip()} scores={scores()} />
      </Show>
      <StageFrame lang={lang()} Card={props.board.Card} isCalm={isCalm()} ready={props.desk.setStage}>
        <Show when={props.standing.view !== null && props.board} keyed>
          {board => (
            <board.Board
              view={props.standing.view!}
              seats={props.desk.faces()}
              you={props.desk.you()}
              lang={lang()}
              choices={hint.shown}
              choose={form => void choose(form)}
              zoom={setZoomed}
              glimpses={player.glimpses()}
            />
          )}
        </Show>
        <Show when={player.banner()}>
          {banner => (
            <div class={`play-area__banner play-area__banner--${banner().tone}`} aria-hidden="true">
              <span>{banner().text}</span>
            </div>
          )}
        </Show>
      </StageFrame>
      <PromptBar
        sentence={session.sending() === undefined ? sentence() : tableWords().prompt.sending}
        isYours={asked() !== undefined}
        mayUndo={props.standing.undo}
        isTelling={player.isTelling()}
        isWatching={props.desk.you() === undefined}
        choices={listed().some(({ isPlaced }) => isPlaced) ? listed().length : 0}
        isListOpen={isListOpen()}
        toggleList={toggleList}
        mayHint={mayHint()}
        isHintOpen={hint.isOpen()}
        toggleHint={hint.toggle}
        undo={() => void undo()}
        skip={() => player.skip()}
      >
        <HintCorner
          desk={props.desk}
          game={props.game}
          table={props.table}
          view={props.standing.view}
          ask={asked()}
          hinting={hint}
          play={form => void choose(form)}
        />
        <ChoiceList
          choices={listed()}
          isOpen={isListOpen()}
          sending={session.sending()}
          choose={form => void choose(form)}
        />
      </PromptBar>
      <aside class="play-area__side" aria-label={tableWords().log.title}>
        <h2>{tableWords().log.title}</h2>
        {log()}
      </aside>

      <Switch>
        <Match when={player.scene()}>
          {scene => (
            <Dialog title={props.game.words[lang()].title} onClose={() => player.goOn()}>
              {scene()()}
              <button type="button" class="button button--candle" autofocus onClick={() => player.goOn()}>
                {tableWords().goOn}
              </button>
            </Dialog>
          )}
        </Match>
        <Match when={why()}>
          {clause => <WhyNot game={props.game} clause={clause()} lang={lang()} close={() => setWhy(undefined)} />}
        </Match>
        <Match when={zoomed() !== undefined}>
          <CardZoom board={props.board} face={zoomed()!} lang={lang()} close={() => setZoomed(undefined)} />
        </Match>
        <Match when={note() === 'log'}>
          <Dialog title={tableWords().log.title} onClose={() => setNote(undefined)}>
            <div class="play-area__log">{log()}</div>
          </Dialog>
        </Match>
        <Match when={note() === 'keys'}>
          <KeyNote close={() => setNote(undefined)} />
        </Match>
        <Match when={note() === 'leave'}>
          <LeaveNote isPlaying leave={() => void leave()} close={() => setNote(undefined)} />
        </Match>
        <Match when={note() === 'menu'}>
          <MenuNote
            rules={pathOf({ page: 'rules', game: props.game.rules.id })}
            sits={props.desk.you() !== undefined && props.standing.result === null}
            log={() => setNote('log')}
            keys={() => setNote('keys')}
            leave={() => setNote('leave')}
            close={() => setNote(undefined)}
          />
        </Match>
      </Switch>
    </div>
  )
}
