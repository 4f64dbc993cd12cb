import { LANGS } from '@sennik/engine'
import { errorAnswer, explainRefusal, type Refusal, type ServerMessage, serverMessage } from '@sennik/protocol'
import * as v from 'valibot'

/** Strings by which somebody could be somebody else, enter a table, or know a shuffle: device keys, ids, halves of seeds. */
const TOKENS = /[0-9a-f]{64}|(?<![\w-])[\w-]{22}(?![\w-])/g

/** Looks at every answer, counts, and notes what must not be. */
export class Verdict {
  readonly violations: string[] = []
  readonly counts = new Map<string, number>()
  /** Everything that was said and looks like a secret. */
  readonly tokens = new Set<string>()
  /** What nobody may be told. */
  private readonly secrets: readonly string[]
  /** By table: all that somebody without a seat may see there, as long as nobody moves. */
  private readonly views: ReadonlyMap<string, string>

  constructor(secrets: readonly string[], views: ReadonlyMap<string, string> = new Map()) {
    this.secrets = secrets
    this.views = views
  }

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times)
  }

  /** The sum of all counts that begin so. */
  total(beginning: string): number {
    let sum = 0
    for (const [what, times] of this.counts) if (what.startsWith(beginning)) sum += times
    return sum
  }

  violated(what: string, detail: string): void {
    this.count('violations')
    if (this.violations.length < 20) this.violations.push(`${what}: ${detail.slice(0, 600)}`)
  }

  /** A text that came over a socket. */
  heard(text: string): ServerMessage | undefined {
    this.nothingSecret(text)
    const read = v.safeParse(serverMessage, JSON.parse(text))
    if (!read.success) {
      this.violated('a message that is not in the protocol', text)
      return undefined
    }
    const message = read.output
    this.count(message.t === 'refused' ? `refused ${message.refusal.kind}` : `heard ${message.t}`)
    if (message.t === 'refused' || message.t === 'bye') this.refused(message.refusal)
    const expected = message.t === 'welcome' ? this.views.get(message.table.id) : undefined
    if (message.t === 'welcome' && expected !== undefined && JSON.stringify(message.view) !== expected)
      this.violated('a stranger sees more than a stranger may', text)
    return message
  }

  /** An answer that came over HTTP. `body` is undefined where none is sent. */
  answered(status: number, type: string, body: string | undefined): void {
    this.count(`status ${status}`)
    if (body !== undefined) this.nothingSecret(body)
    if (status >= 500) this.violated('a request broke the house', `${status} ${body}`)
    // Whoever asks for a page gets one that says so.
    const isPage = (status === 404 || status === 421) && type.startsWith('text/html')
    if (status < 400 || body === undefined || isPage) return
    const read = v.safeParse(errorAnswer, type.startsWith('application/json') ? JSON.parse(body) : undefined)
    if (!read.success) {
      this.violated('a refusal that is not in the protocol', `${status} ${type} ${body}`)
      return
    }
    this.refused(read.output.refusal)
    for (const lang of LANGS)
      if (read.output.message[lang] !== explainRefusal(read.output.refusal, lang))
        this.violated('a refusal without its sentence', body)
  }

  private refused(refusal: Refusal): void {
    if (refusal.kind === 'broken') this.violated('the house broke', JSON.stringify(refusal))
    for (const lang of LANGS) {
      const sentence = explainRefusal(refusal, lang)
      if (sentence.length < 10 || sentence.includes('undefined'))
        this.violated('a refusal without a sentence', `${lang} ${JSON.stringify(refusal)}`)
    }
  }

  private nothingSecret(text: string): void {
    for (const secret of this.secrets)
      if (text.includes(secret)) this.violated('a secret was told', `${secret} in ${text}`)
    for (const token of text.match(TOKENS) ?? []) this.tokens.add(token)
  }
}
