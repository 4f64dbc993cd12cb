import { type CANCEL_SYMBOL, multiselect, text } from '@clack/prompts'
import { type Bot, bots } from '@sennik/bots'
import {
  type AnyGame,
  allowedFor,
  BadInput,
  explainProblem,
  listOf,
  type OptionSpec,
  suits,
  valueName,
} from '@sennik/engine'
import { games } from '@sennik/games'
import { readName } from '@sennik/protocol/name'
import { explainRefusal } from '@sennik/protocol/words'
import type { Context } from '../context.ts'
import { Interrupted } from '../refusal.ts'
import { USUAL_BOT } from './players.ts'
import { Prompts } from './prompts.ts'

/** What has to be known before a game begins. */
export interface Setup {
  readonly game: AnyGame
  readonly seats: number
  readonly people: number
  /** Of the people; those who gave none get one. */
  readonly names: readonly string[]
  /** For the seats that no person takes. */
  readonly bots: readonly Bot[]
  readonly options: unknown
}

/** Asks for everything, question by question. Giving up one of them is giving up the game. */
export async function askSetup(context: Context): Promise<Setup> {
  const prompts = new Prompts(context)
  try {
    return await new SetupQuestions(context, prompts).ask()
  } finally {
    prompts.close()
  }
}

class SetupQuestions {
  private readonly context: Context
  private readonly prompts: Prompts

  constructor(context: Context, prompts: Prompts) {
    this.context = context
    this.prompts = prompts
  }

  async ask(): Promise<Setup> {
    const { words, lang } = this.context
    const { setup } = words.play
    const game =
      games.length === 1
        ? games[0]!
        : await this.choose(
            setup.game,
            games.map(each => [each, each.words[lang].title]),
          )
    const { min, max } = game.rules.seats
    const seats = await this.choose(
      setup.seats,
      listOf(max - min + 1, index => [min + index, String(min + index)]),
    )
    const people = await this.choose(
      setup.people,
      listOf(seats, index => [index + 1, setup.peopleChoice(index + 1, seats)]),
    )
    const names = people === 1 ? [] : await this.askNames(people)
    const seatedBots = people === seats ? [] : Array<Bot>(seats - people).fill(await this.askBot())
    return {
      game,
      seats,
      people,
      names,
      bots: seatedBots,
      options: await this.askOptions(game, seats),
    }
  }

  /** Those for people come first; the usual one is neither too weak nor too strong. */
  private askBot(): Promise<Bot> {
    const { play } = this.context.words
    return this.choose(
      play.setup.bots,
      bots.map(each => [each, play.botKind(each.name)]),
      bots.findIndex(each => each.name === USUAL_BOT),
    )
  }

  private async askNames(people: number): Promise<string[]> {
    const { words } = this.context
    const names: string[] = []
    for (let seat = 1; seat <= people; seat++) {
      const fallback = words.seatName(seat)
      const written = await this.given(
        text({
          ...this.prompts.streams,
          message: words.play.setup.name(seat),
          placeholder: fallback,
          defaultValue: fallback,
          validate: value => (value ? this.flawOf(value) : undefined),
        }),
      )
      const read = readName(written)
      names.push('name' in read ? read.name : fallback)
    }
    return names
  }

  private flawOf(name: string): string | undefined {
    const read = readName(name)
    return 'flaw' in read ? explainRefusal({ kind: 'badName', flaw: read.flaw }, this.context.lang) : undefined
  }

  private async askOptions(game: AnyGame, seats: number): Promise<unknown> {
    const { setup } = this.context.words.play
    const usual = await this.choose(setup.options, [
      [true, setup.usualOptions],
      [false, setup.ownOptions],
    ])
    if (usual) return game.options.read({})
    for (;;) {
      try {
        return game.options.read(await this.askEachOption(game, seats), seats)
      } catch (error) {
        if (!(error instanceof BadInput)) throw error
        this.context.say(explainProblem(error.problem, this.context.lang))
      }
    }
  }

  private async askEachOption(game: AnyGame, seats: number): Promise<{ readonly [name: string]: unknown }> {
    const { lang, words } = this.context
    const asked: { [name: string]: unknown } = {}
    const specs = Object.entries(game.options.specs)
    for (const [name, spec] of specs) {
      if (spec.type === 'choice')
        asked[name] = await this.choose(
          spec.label[lang],
          spec.values.map(value => [value, valueName(spec, value, lang)]),
        )
      if (spec.type === 'whole') {
        const given = await this.askWhole(spec.label[lang], spec)
        // What is left at its default gives way to an option that stands in its place.
        if (given !== undefined && given !== spec.default) asked[name] = given
      }
    }
    const flags = specs.filter(([, spec]) => spec.type === 'flag' && suits(spec, seats))
    if (flags.length === 0) return asked
    const chosen = await this.given(
      multiselect({
        ...this.prompts.streams,
        message: words.play.setup.flags,
        options: flags.map(([name, spec]) => ({ value: name, label: spec.label[lang] })),
        required: false,
        showInstructions: false,
      }),
    )
    for (const name of chosen) asked[name] = true
    return asked
  }

  private async askWhole(
    label: string,
    spec: Extract<OptionSpec, { readonly type: 'whole' }>,
  ): Promise<number | undefined> {
    const { setup } = this.context.words.play
    const given = await this.given(
      text({
        ...this.prompts.streams,
        message: `${label} (${allowedFor(spec)})`,
        placeholder: spec.default === undefined ? setup.none : String(spec.default),
        defaultValue: '',
        validate: value =>
          !value || (/^\d{1,6}$/.test(value) && Number(value) >= spec.min && Number(value) <= spec.max)
            ? undefined
            : setup.wholeBetween(spec.min, spec.max),
      }),
    )
    return given === '' ? undefined : Number(given)
  }

  private async choose<T>(message: string, choices: readonly (readonly [T, string])[], usual = 0): Promise<T> {
    const chosen = await this.prompts.choose(message, choices, { usual })
    if (chosen === undefined) throw new Interrupted()
    return chosen
  }

  private async given<T>(prompt: Promise<T | typeof CANCEL_SYMBOL>): Promise<T> {
    const answer = await this.prompts.answer(prompt)
    if (answer === undefined) throw new Interrupted()
    return answer
  }
}
