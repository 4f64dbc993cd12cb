import { LANGS } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import { GAME_IDS } from '@sennik/games/shelf'
import { PROTOCOL_VERSION, type ServerMessage } from '@sennik/protocol'
import { describe, expect, test } from 'vitest'
import type { GameFacts } from '../games/facts.ts'
import { Lesson } from './lesson.ts'
import type { Script } from './script.ts'

const ola = { name: 'Ola', avatar: 'moon' } as const
const enter = { t: 'enter', version: PROTOCOL_VERSION, table: 'x'.repeat(22) } as const

const scriptOf = async (id: string): Promise<Script> => (await import(`../games/${id}/lesson.ts`)).lesson
const factsOf = async (id: string): Promise<GameFacts> => (await import(`../games/${id}/facts.ts`)).facts

let commands = 0
const newId = (): string => `command-${commands++}`

function standingOf(message: ServerMessage | 'elsewhere') {
  if (message === 'elsewhere' || (message.t !== 'welcome' && message.t !== 'update'))
    throw new Error(`this shows no table: ${JSON.stringify(message)}`)
  return message
}

describe.each(GAME_IDS)('the lesson of %s', id => {
  const game = gameNamed(id)
  const load = async (from?: number): Promise<Lesson> => new Lesson(game, await scriptOf(id), ola, from)

  test('goes from the first step to the last on the engine: every move is legal when its turn comes', async () => {
    const lesson = await load()
    let heard = standingOf(lesson.say(enter))
    while (lesson.step !== undefined) {
      const { step } = lesson
      if (step.step === 'do') {
        expect(heard.ask?.moves ?? heard.second).toEqual([step.move])
        heard = standingOf(lesson.say({ t: 'move', id: newId(), n: heard.n, move: step.move }))
      } else {
        for (let move = lesson.watch(); move !== undefined; move = lesson.watch()) heard = standingOf(move)
        heard = standingOf(lesson.goOn())
      }
    }
    expect(heard.result !== null).toBe((await scriptOf(id)).ends === true)
  })

  test('has something to say in both languages at every step', async () => {
    const { steps } = await scriptOf(id)
    for (const { text } of steps)
      for (const lang of LANGS) {
        expect(text[lang].length).toBeGreaterThan(10)
        expect(text[lang].length).toBeLessThan(125)
      }
  })

  test('can be read and played in as many minutes as its cover says: five, of the heavy game ten', async () => {
    const { steps } = await scriptOf(id)
    const words = steps.reduce((sum, { text }) => sum + text.pl.split(/\s+/).length, 0)
    const READING_PER_MINUTE = 150
    const SECONDS_PER_STEP = 4
    const { lesson, weight } = await factsOf(id)
    expect(lesson).toBe(weight === 'heavy' ? 10 : 5)
    expect(words / READING_PER_MINUTE + (steps.length * SECONDS_PER_STEP) / 60).toBeLessThan(lesson)
  })

  test('goes on from any step as if nobody had left', async () => {
    const whole = await load()
    for (let at = 0; at <= whole.length; at++) {
      const resumed = await load(at)
      expect(resumed.at).toBe(at)
      expect(standingOf(resumed.say(enter)).n).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('in a lesson', () => {
  const sen = gameNamed('sen')
  const at = async (from: number): Promise<Lesson> => new Lesson(sen, await scriptOf('sen'), ola, from)
  const indexOf = async (kind: string): Promise<number> =>
    (await scriptOf('sen')).steps.findIndex(step => step.step === 'do' && step.move.kind === kind)

  test('another move that the rules allow is for later', async () => {
    const lesson = await at(await indexOf('take'))
    expect(lesson.say({ t: 'why', id: newId(), move: { kind: 'draw' } })).toBe('elsewhere')
    expect(lesson.say({ t: 'move', id: newId(), n: 4, move: { kind: 'draw' } })).toBe('elsewhere')
  })

  test('a move that the rules forbid is explained by its clause', async () => {
    const lesson = await at(await indexOf('take'))
    const answer = lesson.say({ t: 'why', id: newId(), move: { kind: 'discard' } })
    expect(answer).toMatchObject({ t: 'because', clause: 'SEN-8' })
  })

  test('nothing is offered while something is to be read or watched', async () => {
    const lesson = await at(0)
    expect(standingOf(lesson.say(enter))).toMatchObject({ ask: { moves: [] }, undo: false })
    expect(() => lesson.goOn()).not.toThrow()
  })

  test('the wake-up call is right: 6 ravens against 25', async () => {
    const lesson = await at((await indexOf('call')) + 1)
    const view = standingOf(lesson.say(enter))
    expect(JSON.stringify(view)).toContain('"round":2')
    expect(view).toMatchObject({ view: { lastScore: [{ lands: 6, penalty: 0 }, { lands: 25 }] } })
  })
})
