import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import type { Pointer } from './fingers.ts'
import { FirstPage } from './first-page.ts'
import { Table } from './table.ts'

/** What stands on the page. */
const SEEN = {
  en: {
    title: 'Cat Lady',
    questions: [/^Put the cat marker/, /^Your turn: take/, /^End your turn|^The deck is empty/, /^Feed your cats/],
    end: 'End turn',
    done: 'Done feeding',
    best: /^Best feeding: -?\d+ points?$/,
    why: 'Why?',
    whyTitle: 'Why this feeding',
    blocked: /the cat stands here$/,
    hungry: /hungry$/,
    took: 'You take the ',
    gave: (cat: string) => `You give ${cat}`,
  },
  pl: {
    title: 'Najlepsza gra o kotach',
    questions: [/^Postaw znacznik kota/, /^Twoja tura: weź/, /^Zakończ turę|^Talia jest pusta/, /^Nakarm koty/],
    end: 'Zakończ turę',
    done: 'Zakończ karmienie',
    best: /^Najlepsze karmienie: −?\d+ punkt/,
    why: 'Dlaczego?',
    whyTitle: 'Dlaczego tak karmić',
    blocked: /tu stoi kot$/,
    hungry: /głodny$/,
    took: 'Bierzesz ',
    gave: (cat: string) => `→ ${cat}`,
  },
} as const

const STEPS = ['marker', 'turn', 'after', 'feeding'] as const
type Step = (typeof STEPS)[number]

/** Plays Cat Lady by touching what lies on the board. */
export class CatLadyPlayer {
  readonly table: Table
  readonly seen: (typeof SEEN)[Lang]
  #answers = 0

  constructor(table: Table) {
    this.table = table
    this.seen = SEEN[table.lang]
  }

  static title(lang: Lang): string {
    return SEEN[lang].title
  }

  /** Sits down at a table in the house with bots in all other seats. */
  static async begin(page: Page, house: string, lang: Lang, seats: number): Promise<CatLadyPlayer> {
    const first = new FirstPage(page, lang, SEEN[lang].title)
    await first.withBots(house, seats)
    await first.openTable('Ola')
    return new CatLadyPlayer(new Table(page, lang))
  }

  at(place: string): Locator {
    return this.table.board.locator(`[data-place="${place}"]`)
  }

  /** Rows and columns that may be chosen. */
  get lines(): Locator {
    return this.table.board.locator('.cl-handle[aria-disabled="false"]')
  }

  /** The cats at supper. */
  get cats(): Locator {
    return this.table.board.locator('.cl-guest')
  }

  get total(): Locator {
    return this.table.board.locator('.cl-best__total')
  }

  async step(): Promise<Step> {
    const sentence = (await this.table.prompt.textContent()) ?? ''
    const index = this.seen.questions.findIndex(begins => begins.test(sentence))
    expect(index, `the prompt “${sentence}”`).toBeGreaterThanOrEqual(0)
    return STEPS[index]!
  }

  /** Answers one question before supper: another row or column each time, then the end of the turn. */
  async answer(step: Exclude<Step, 'feeding'>): Promise<void> {
    if (step === 'after') {
      await this.table.thing(this.seen.end).click()
      return
    }
    // The question is there at once, the board of a game is fetched when it is needed.
    await this.lines.first().waitFor()
    await this.lines.nth(this.#answers++ % (await this.lines.count())).click()
  }

  /** Plays until supper, the first turns told in full. Returns how often each question was asked. */
  async untilSupper(told: number): Promise<Readonly<Record<Step, number>>> {
    const asked = { marker: 0, turn: 0, after: 0, feeding: 0 }
    for (;;) {
      expect(await this.table.moment()).toBe('asked')
      const step = await this.step()
      asked[step]++
      if (asked.turn === told) await this.table.askForCalm()
      if (step === 'feeding') return asked
      await this.answer(step)
    }
  }

  /** A kind of food of which there is some, and a cat that would eat it. */
  async hungryCat(): Promise<{ readonly food: number; readonly cat: string } | undefined> {
    return this.table.board.evaluate(stage => {
      const offered = stage.querySelector('.cl-guest:has(.cl-guest__card.is-offered)')
      const missing = offered?.querySelector('.cl-bowl__missing [class*="cl-good-"]')?.getAttribute('class') ?? ''
      const food = ['chicken', 'tuna', 'milk', 'wild'].findIndex(kind => missing.includes(`cl-good-${kind}`))
      const pile = (kind: number) => stage.querySelector(`[data-place="stock-${kind}"]:not(:disabled)`)
      const given = [food, 3, 0, 1, 2].find(kind => kind >= 0 && pile(kind) !== null)
      return offered === null || given === undefined
        ? undefined
        : { food: given, cat: (offered as HTMLElement).dataset.place!.replace('bowl-', '') }
    })
  }

  bowlOf(cat: string): Locator {
    return this.at(`bowl-${cat}`).locator('.cl-bowl__token')
  }

  /** Carries food from its pile to a cat. */
  async drag(pointer: Pointer, from: string, to: string): Promise<void> {
    const [start, end] = [await middleOf(this.at(from)), await middleOf(this.at(to))]
    await pointer.press(start)
    for (const part of [0.2, 0.6, 1]) {
      await pointer.move({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
    }
    await expect(this.at(to)).toHaveAttribute('data-over')
    await pointer.release()
    await expect(this.table.page.locator('.stage__carried')).toHaveCount(0)
  }

  async layBest(): Promise<void> {
    await this.table.thing(this.seen.best).click()
  }

  async done(): Promise<void> {
    await this.table.thing(this.seen.done).click()
  }
}

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox()
  if (box === null) throw new Error(`${thing} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
