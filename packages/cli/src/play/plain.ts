import { createInterface, type Interface } from 'node:readline'
import type { Context } from '../context.ts'
import { Interrupted } from '../refusal.ts'
import type { Answer, Console, Question } from './console.ts'
import { keysOf, readKey } from './keys.ts'

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** What belongs together on a table: a line at the margin and those behind it that are not. */
function partsOf(board: readonly string[]): string[] {
  const parts: string[] = []
  for (const line of board) {
    if (parts.length > 0 && line.startsWith(' ')) parts.push(`${parts.pop()}\n${line}`)
    else parts.push(line)
  }
  return parts
}

/** Line by line: for pipes, screen readers and people who like it plain. */
export class PlainConsole implements Console {
  private readonly context: Context
  private readonly lines: Interface
  private readonly reading: AsyncIterator<string>
  private readonly interrupted: Promise<never>
  private readonly stopListening: () => void
  /** Whether what was told is gone from the screen. */
  private cleared = false
  /** The parts of the table as they were said last. */
  private said: ReadonlySet<string> = new Set()

  constructor(context: Context) {
    this.context = context
    this.lines = createInterface({ input: context.io.input, terminal: false })
    this.reading = this.lines[Symbol.asyncIterator]()
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => {})
    this.interrupted = promise
    this.stopListening = context.io.onInterrupt(() => reject(new Interrupted()))
  }

  async ask(question: Question): Promise<Answer> {
    const { say, words, paint } = this.context
    if (this.cleared) say(...question.log.map(line => line.text))
    const parts = partsOf(question.board)
    const isNew = this.cleared || question.log.some(line => line.isNews)
    // The numbers on the table are those one types, so a part that one's own move has changed is said again, and that part alone.
    const toSay = isNew ? parts : parts.filter(part => !this.said.has(part))
    if (toSay.length > 0) say('', ...toSay)
    this.said = new Set(parts)
    this.cleared = false
    say('', paint('bold', question.prompt))
    const keys = keysOf(
      question.choices.map(({ typed }) => typed),
      question.kinds,
    )
    const room = Math.max(...keys.map(key => key.length))
    say(
      ...question.choices.map(
        ({ label, notation }, index) => `  ${keys[index]!.padStart(room)}. ${label} ${paint('dim', `(${notation})`)}`,
      ),
    )
    say(paint('dim', words.play.plainHint(question.mayUndo)))
    for (;;) {
      const answer = this.understand(await this.readLine(), question, keys)
      if (answer !== undefined) return answer
    }
  }

  tell(lines: readonly string[]): void {
    this.context.say(...lines)
  }

  async show(lines: readonly string[]): Promise<void> {
    this.context.say('', ...lines)
  }

  async glimpse(lines: readonly string[]): Promise<void> {
    this.context.say('', ...lines)
    if (this.isTerminal) await this.untilEnter(this.context.words.play.turnDown)
  }

  async handOver(name: string): Promise<void> {
    if (this.isTerminal) {
      this.clear()
      await this.untilEnter(this.context.words.play.handOver(name))
    } else this.context.say('', this.context.words.play.turnOf(name))
  }

  async offerToSave(): Promise<undefined> {
    return undefined
  }

  close(): void {
    this.stopListening()
    this.lines.close()
  }

  private get isTerminal(): boolean {
    return this.context.io.output.isTTY === true && this.context.io.input.isTTY === true
  }

  private async untilEnter(sentence: string): Promise<void> {
    this.context.say(sentence)
    await this.readLine()
    this.clear()
  }

  private clear(): void {
    this.context.io.output.write(CLEAR)
    this.cleared = true
  }

  /** The next line; `undefined` once there are no more. */
  private async readLine(): Promise<string | undefined> {
    this.context.io.output.write('> ')
    const { done, value } = await Promise.race([this.reading.next(), this.interrupted])
    // What is typed on a terminal is echoed there; a pipe's answers are shown by the moves they make.
    if (this.context.io.input.isTTY !== true) this.context.io.output.write('\n')
    return done === true ? undefined : value.trim()
  }

  /** What a line means; `undefined` for one that means nothing. */
  private understand(line: string | undefined, { choices }: Question, keys: readonly string[]): Answer | undefined {
    if (line === undefined) return { type: 'quit' }
    const [word = '', ...rest] = line.split(/\s+/)
    const { commands } = this.context.words.play
    if (line === '') return undefined
    if (word === 'quit' || line === commands.quit) return { type: 'quit' }
    if (word === 'hint' || line === commands.hint) return { type: 'hint' }
    if (word === 'rules' || line === commands.rules) return { type: 'rules' }
    if (word === 'undo' || line === commands.undo) return { type: 'undo' }
    if (word === 'why' || word === commands.why) return { type: 'why', text: rest.join(' ') }
    const key = readKey(line)
    if (key === undefined) return { type: 'typed', text: line }
    const choice = choices[keys.indexOf(key)]
    if (choice !== undefined) return { type: 'move', move: choice.move }
    this.context.say(this.context.words.play.noSuchChoice(key))
    return undefined
  }
}
