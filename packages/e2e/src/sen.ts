import { expect } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import type { Moment, Table } from './table.ts'

type Step = 'opening' | 'turn' | 'exchange' | 'drawn' | 'keep' | 'peek' | 'swap' | 'swapWith'

/** How each question begins. */
const QUESTIONS: Readonly<Record<Lang, Readonly<Record<Step, RegExp>>>> = {
  en: {
    opening: /^Look at two of your lands/,
    turn: /^Your turn: take the face-up card, draw,( say that you know what you have,)? or call POBUDKA!$/,
    exchange: /^Which of your lands makes room for /,
    drawn: /^Your card: .*\. What do you do with it\?$/,
    keep: /^Which card do you keep: .* or .*\?$/,
    peek: /^Which land do you look at\?$/,
    swap: /^Swap 2: choose the first land\.$/,
    swapWith: /^Swap 2: choose a land in another dream\.$/,
  },
  pl: {
    opening: /^Zanim zacznie się runda, podejrzyj dwie swoje krainy\.$/,
    turn: /^Twoja tura: weź odkrytą kartę, dobierz zakrytą(, powiedz, że wiesz, co masz,)? albo zawołaj POBUDKA!$/,
    exchange: /^Która z twoich krain ustąpi miejsca tej karcie: /,
    drawn: /^Twoja karta: .*\. Co z nią robisz\?$/,
    keep: /^Którą kartę zatrzymujesz: .* czy .*\?$/,
    peek: /^Którą krainę podglądasz\?$/,
    swap: /^Zamień 2: wskaż pierwszą krainę\.$/,
    swapWith: /^Zamień 2: wskaż krainę w innym śnie\.$/,
  },
}

/** What things on the board are called while they may be chosen. */
const THINGS = {
  en: {
    yourLand: /^Look at your land \d|^Put it in the place of your land \d/,
    anyLand: /land \d/,
    pile: /^Draw a card from the draw pile/,
    open: /^Take the face-up card/,
    call: 'Call POBUDKA!',
    discard: 'Discard',
    use: /Use its action/,
    keep: /^Keep: /,
  },
  pl: {
    yourLand: /^Podejrzyj swoją krainę \d|^Połóż ją w miejsce swojej krainy \d/,
    anyLand: /kraina \d/,
    pile: /^Dobierz kartę ze stosu zakrytego/,
    open: /^Weź odkrytą kartę/,
    call: 'Zawołaj POBUDKA!',
    discard: 'Odłóż',
    use: /Użyj jej działania/,
    keep: /^Zatrzymaj: /,
  },
} as const

/** Plays Sen at a table by touching what lies on the board. */
export class SenPlayer {
  readonly table: Table
  #turns = 0

  constructor(table: Table) {
    this.table = table
  }

  get things(): (typeof THINGS)[Lang] {
    return THINGS[this.table.lang]
  }

  async step(): Promise<Step> {
    const sentence = (await this.table.prompt.textContent()) ?? ''
    const found = Object.entries(QUESTIONS[this.table.lang]).find(([, begins]) => begins.test(sentence))
    expect(found, `the prompt “${sentence}”`).toBeDefined()
    return found?.[0] as Step
  }

  /** Answers one question; calls POBUDKA! when the given number of turns have been played. */
  async answer(callAfter: number): Promise<Step> {
    const { table, things } = this
    const step = await this.step()
    switch (step) {
      case 'opening':
      case 'exchange':
        await table.thing(things.yourLand).first().click()
        break
      case 'turn':
        await table
          .thing(this.#turns >= callAfter ? things.call : this.#turns % 2 === 0 ? things.pile : things.open)
          .click()
        this.#turns++
        break
      case 'drawn':
        if (await table.thing(things.use).isVisible()) await table.thing(things.use).click()
        else await table.thing(things.yourLand).last().click()
        break
      case 'keep':
        await table.thing(things.keep).first().click()
        break
      case 'peek':
      case 'swap':
      case 'swapWith':
        await table.thing(things.anyLand).first().click()
        break
    }
    return step
  }

  /** Does what there is to do now. Returns the question that was answered, or `over`. */
  async doNow(moment: Moment, callAfter: number): Promise<Step | Exclude<Moment, 'asked'>> {
    if (moment === 'asked') return this.answer(callAfter)
    if (moment === 'scene') await this.table.goOn()
    return moment
  }

  /** Plays on until it is this player's turn; a bot may end a round before that. */
  async untilTurn(): Promise<void> {
    for (;;) {
      const moment = await this.table.moment()
      if (moment === 'asked' && (await this.step()) === 'turn') return
      if (moment === 'over') throw new Error('The game was over before the first turn')
      await this.doNow(moment, Number.POSITIVE_INFINITY)
    }
  }

  /** Plays until the end page, through the count of every round. Returns the questions that were asked. */
  async playToTheEnd(callAfter = 2, atScene: () => Promise<void> = async () => {}): Promise<readonly Step[]> {
    const asked: Step[] = []
    await this.table.playToTheEnd(async () => {
      asked.push(await this.answer(callAfter))
    }, atScene)
    return asked
  }
}

/** Several people at one table, each at their own screen, until all of them see the end page. */
export async function playTogether(
  players: readonly SenPlayer[],
  callAfter: number,
  afterAnswer: (count: number) => Promise<void> = async () => {},
): Promise<void> {
  let answers = 0
  let lastDone = Date.now()
  while (Date.now() - lastDone < 30_000) {
    let isOver = true
    for (const player of players) {
      const moment = await player.table.now()
      isOver &&= moment === 'over'
      if (moment === undefined || moment === 'over') continue
      await player.doNow(moment, callAfter)
      lastDone = Date.now()
      if (moment === 'asked') await afterAnswer(++answers)
    }
    if (isOver) return
    await players[0]?.table.page.waitForTimeout(50)
  }
  const prompts = await Promise.all(players.map(({ table }) => table.prompt.textContent()))
  throw new Error(`Nobody had anything to do for 30 s; the tables say: ${prompts.join(' / ')}`)
}
