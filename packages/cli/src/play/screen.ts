import { confirm, text } from '@clack/prompts'
import type { Context } from '../context.ts'
import { wrap } from '../layout.ts'
import type { Answer, Console, LogLine, Question } from './console.ts'
import { Prompts } from './prompts.ts'

/** A second screen, so that the first one stays as it was and nothing private is left to scroll back to. */
const SECOND_SCREEN = '\u001b[?1049h'
const FIRST_SCREEN = '\u001b[?1049l'
const CLEAR = '\u001b[2J\u001b[H'

const SMALL_SCREEN = 24
/** Lines that a question takes besides its choices, if it is long. */
const AROUND_CHOICES = 5
const FEWEST_CHOICES = 6
const FEWEST_LOG_LINES = 3

/** A whole terminal, with choices by arrow keys. */
export class ScreenConsole implements Console {
  private readonly context: Context
  private readonly prompts: Prompts

  constructor(context: Context) {
    this.context = context
    this.prompts = new Prompts(context)
    context.io.output.write(SECOND_SCREEN)
  }

  async ask(question: Question): Promise<Answer> {
    const { words, width, paint } = this.context
    const room = this.rows - question.board.length - AROUND_CHOICES
    const isCut = room < Math.min(question.choices.length, FEWEST_CHOICES) + FEWEST_LOG_LINES
    const choices: (readonly [Answer | 'table', string])[] = [
      ...question.choices.map(({ move, label }) => [{ type: 'move', move }, label] as const),
      ...(isCut ? [['table', paint('dim', words.play.table)] as const] : []),
      ...(question.mayUndo ? [[{ type: 'undo' }, paint('dim', words.play.undo)] as const] : []),
      [{ type: 'hint' }, paint('dim', words.play.hint)],
      [{ type: 'rules' }, paint('dim', words.play.rules)],
      [{ type: 'quit' }, paint('dim', words.play.quit)],
    ]
    const wrapped = (lines: readonly LogLine[]): string[] =>
      lines.flatMap(line => wrap(line.text, width, '  ').map(part => (line.isNews ? part : paint('dim', part))))
    const shown = Math.max(FEWEST_CHOICES, Math.min(choices.length, room - FEWEST_LOG_LINES))
    const logRoom = Math.max(FEWEST_LOG_LINES, room - shown)
    // Nobody should miss what was done to them because a screen is small.
    const news = wrapped(question.log.filter(line => line.isNews))
    if (news.length > logRoom) await this.show(news)
    for (;;) {
      this.draw([...question.board, '', ...wrapped(question.log).slice(-logRoom)])
      const answer = await this.prompts.choose(question.prompt, choices, { maxItems: shown })
      // What does not fit is gone: a second screen cannot be scrolled back.
      if (answer === 'table') await this.show(question.board)
      else if (answer !== undefined) return answer
    }
  }

  tell(): void {
    // What has happened stands in the log of the next question.
  }

  async show(picture: readonly string[], before: readonly string[] = []): Promise<void> {
    const lines = before.length > 0 ? [...before, '', ...picture] : picture
    const perPage = this.rows - AROUND_CHOICES
    for (let from = 0; from < lines.length; from += perPage) {
      const more = from + perPage < lines.length
      this.draw(lines.slice(from, from + perPage))
      if (!(await this.goOn(more ? this.context.words.play.more : this.context.words.play.goOn))) return
    }
  }

  async glimpse(lines: readonly string[]): Promise<void> {
    this.draw(lines)
    await this.goOn(this.context.words.play.turnDown)
    this.draw([])
  }

  async handOver(name: string): Promise<void> {
    this.draw([])
    await this.goOn(this.context.words.play.handOver(name))
  }

  async offerToSave(suggested: string): Promise<string | undefined> {
    const { words } = this.context
    const wanted = await this.prompts.answer(
      confirm({
        ...this.prompts.streams,
        message: words.play.offerToSave,
        active: words.yes,
        inactive: words.no,
        initialValue: false,
      }),
    )
    if (wanted !== true) return undefined
    return this.prompts.answer(
      text({
        ...this.prompts.streams,
        message: words.play.fileName,
        placeholder: suggested,
        defaultValue: suggested,
      }),
    )
  }

  close(): void {
    this.prompts.close()
    this.context.io.output.write(FIRST_SCREEN)
  }

  private get rows(): number {
    return this.context.io.output.rows ?? SMALL_SCREEN
  }

  private draw(lines: readonly string[]): void {
    this.context.io.output.write(CLEAR)
    if (lines.length > 0) this.context.say(...lines)
  }

  /** Waits for Enter. False if the person has seen enough. */
  private async goOn(label: string): Promise<boolean> {
    return (await this.prompts.choose(label, [[true, this.context.words.play.enter]])) === true
  }
}
