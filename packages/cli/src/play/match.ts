import { choose, HintSearch, sayHint } from '@sennik/bots'
import {
  type AnyGame,
  type AnyReferee,
  asSeat,
  BadInput,
  explainProblem,
  firstOf,
  type GameEvent,
  type Move,
  type Redacted,
  type Rng,
  type Seat,
  type Viewer,
} from '@sennik/engine'
import type { AnyBoard, Drawing } from '../boards/board.ts'
import { boardOf } from '../boards/index.ts'
import type { Context } from '../context.ts'
import { wrap } from '../layout.ts'
import { audienceOf } from '../names.ts'
import { rulesPage } from '../rules-page.ts'
import type { Answer, Console, LogLine, Question } from './console.ts'
import type { Player } from './players.ts'

const LOG_LINES = 12

interface Happening {
  /** How many moves had been played when it happened. */
  readonly after: number
  readonly event: GameEvent
}

/** One game at one terminal. Every move goes through the referee; people and bots are shown only what their seat may see. */
export class Match {
  private readonly context: Context
  private readonly game: AnyGame
  private readonly board: AnyBoard
  private readonly referee: AnyReferee
  private readonly players: readonly Player[]
  private readonly console: Console
  private readonly botRng: Rng
  private readonly people: readonly Seat[]
  private readonly happenings: Happening[] = []
  /** Who sat at the keyboard last; with one person, always that one. */
  private atKeyboard: Seat | undefined
  /** How much of what happened each seat has heard of. */
  private readonly heard: number[]

  constructor(
    context: Context,
    game: AnyGame,
    referee: AnyReferee,
    players: readonly Player[],
    console: Console,
    botRng: Rng,
  ) {
    this.context = context
    this.game = game
    this.board = boardOf(game)
    this.referee = referee
    this.players = players
    this.console = console
    this.botRng = botRng
    this.people = players.flatMap((player, seat) => (player.bot === undefined ? [asSeat(seat)] : []))
    this.atKeyboard = this.onlyPerson
    this.heard = players.map(() => 0)
  }

  /** Plays to the end, or until somebody quits. */
  async play(): Promise<'over' | 'left'> {
    await this.happened(this.atKeyboard ?? 'spectator', this.referee.opening)
    while (!this.referee.over) {
      const seat = firstOf(this.game.rules.deciders(this.referee.state))
      const { bot } = this.players[seat]!
      if (bot !== undefined) {
        const view = this.game.rules.view(this.referee.state, seat)
        const question = { game: this.game, seen: view, seat, legal: this.referee.legalMoves(seat) }
        await this.move(seat, choose(bot, question, this.botRng))
      } else if ((await this.turnOf(seat)) === 'quit') return 'left'
    }
    return 'over'
  }

  private async turnOf(seat: Seat): Promise<'goOn' | 'quit'> {
    if (this.atKeyboard !== seat) {
      await this.console.handOver(this.players[seat]!.name)
      this.atKeyboard = seat
    }
    const answer = await this.console.ask(this.question(seat))
    this.heard[seat] = this.happenings.length
    if (answer.type === 'quit') return 'quit'
    try {
      await this.follow(seat, answer)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      await this.console.show(this.wrapped(explainProblem(error.problem, this.context.lang)))
    }
    return 'goOn'
  }

  private async follow(seat: Seat, answer: Exclude<Answer, { readonly type: 'quit' }>): Promise<void> {
    switch (answer.type) {
      case 'move':
        return this.move(seat, answer.move)
      case 'typed':
        return this.move(seat, this.game.moves.read(answer.text))
      case 'why':
        return this.console.show(this.why(seat, this.game.moves.read(answer.text)))
      case 'undo':
        return this.takeBack(seat)
      case 'hint':
        return this.console.show(this.hint(seat))
      case 'rules':
        return this.console.show(rulesPage(this.context, this.game))
    }
  }

  private async move(seat: Seat, move: Move): Promise<void> {
    const verdict = this.referee.play(seat, move)
    if (!verdict.ok) {
      await this.console.show(this.refused(move, verdict.clause))
      return
    }
    const isPerson = this.players[seat]!.bot === undefined
    await this.happened(isPerson ? seat : (this.onlyPerson ?? 'spectator'), verdict.story)
    this.heard[seat] = this.happenings.length
  }

  private get onlyPerson(): Seat | undefined {
    return this.people.length === 1 ? this.people[0] : undefined
  }

  /** Tells whoever sits at the keyboard; what only they may see for a moment, or deserves a pause, is shown apart. */
  private async happened(viewer: Viewer, story: readonly GameEvent[]): Promise<void> {
    const after = this.referee.moves.length
    const drawing = this.drawing(viewer)
    for (const event of story) {
      this.happenings.push({ after, event })
      const told = this.game.rules.tell(event, viewer)
      const picture = this.board.picture(told, drawing)
      const glimpse = drawing.memory === 'own' ? this.board.glimpse(told, drawing) : undefined
      const sentence = this.sentence(told, viewer)
      if (picture !== undefined)
        await this.console.show(
          picture,
          this.log(viewer).flatMap(line => this.wrapped(line.text)),
        )
      else if (glimpse !== undefined) await this.console.glimpse([...this.wrapped(sentence), ...glimpse])
      else this.console.tell(this.wrapped(sentence))
    }
  }

  private async takeBack(seat: Seat): Promise<void> {
    const { play } = this.context.words
    if (this.referee.undoableBy !== seat || !this.referee.undo()) {
      await this.console.show([play.nothingToUndo])
      return
    }
    while ((this.happenings.at(-1)?.after ?? 0) > this.referee.moves.length) this.happenings.pop()
    this.console.tell([play.takenBack])
  }

  private why(seat: Seat, move: Move): string[] {
    const clause = this.game.rules.why(this.referee.state, seat, move)
    if (clause !== undefined) return this.refused(move, clause)
    return [this.context.words.play.isAllowed(this.game.moves.write(move))]
  }

  /** What a master would think of, who sees what this person sees. */
  private hint(seat: Seat): string[] {
    const { game } = this
    const { lang, words } = this.context
    const view = game.rules.view(this.referee.state, seat)
    const { audience } = this.drawing(seat)
    const question = { game, seen: game.forget?.(view) ?? view, seat, legal: this.referee.legalMoves(seat) }
    const search = new HintSearch(question, this.botRng)
    while (search.goOn());
    return search.hints().flatMap(hint => {
      const move = game.words[lang].move(game.moves.decode(hint.move), view, audience)
      const because = sayHint(hint, question, lang, audience)
      return this.wrapped(words.play.hintLine(Math.round(100 * hint.value), move, because))
    })
  }

  private refused(move: Move, clause: string): string[] {
    const { words, lang } = this.context
    const sentence = words.play.isForbidden(this.game.moves.write(move), clause)
    return this.wrapped(`${sentence} ${this.game.clauses.text[clause]?.[lang] ?? ''}`)
  }

  private question(seat: Seat): Question {
    const { rules, moves } = this.game
    const words = this.game.words[this.context.lang]
    const view = rules.view(this.referee.state, seat)
    const drawing = this.drawing(seat)
    return {
      board: this.board.draw(view, drawing),
      log: this.log(seat),
      prompt: words.prompt(view, drawing.audience),
      choices: this.referee.legalMoves(seat).map(move => {
        const [form, notation] = [moves.decode(move), moves.write(move)]
        const typed = this.board.printed?.(form, view, drawing) ?? notation
        return { move, label: words.move(form, view, drawing.audience), notation, typed }
      }),
      kinds: Object.keys(moves.kinds),
      mayUndo: this.referee.undoableBy === seat,
    }
  }

  private drawing(viewer: Viewer): Drawing {
    const { lang, paint, width } = this.context
    const view = this.game.rules.view(this.referee.state, viewer)
    return {
      game: this.game,
      audience: audienceOf(
        this.players.map(player => player.name),
        viewer === 'spectator' ? undefined : viewer,
      ),
      lang,
      paint,
      width,
      memory: this.board.keepsMemory(view) ? 'kept' : 'own',
    }
  }

  /** What happened lately. Without the memory aid it says no more than anybody could see. */
  private log(viewer: Viewer): LogLine[] {
    const drawing = this.drawing(viewer)
    const heard = viewer === 'spectator' ? this.happenings.length : this.heard[viewer]!
    const from = Math.max(0, Math.min(heard, this.happenings.length - LOG_LINES))
    return this.happenings.slice(from).flatMap(({ event }, index) => {
      const told = this.game.rules.tell(event, drawing.memory === 'kept' ? viewer : 'spectator')
      if (this.board.picture(told, drawing) !== undefined) return []
      return [{ text: this.sentence(told, viewer), isNews: from + index >= heard }]
    })
  }

  private sentence(told: Redacted<GameEvent>, viewer: Viewer): string {
    return this.game.words[this.context.lang].event(told, this.drawing(viewer).audience)
  }

  private wrapped(sentence: string): string[] {
    return wrap(sentence, this.context.width)
  }
}
