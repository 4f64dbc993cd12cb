import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '@sennik/engine'
import type { Device } from './devices.ts'
import { FirstPage } from './first-page.ts'
import { type Spot, spotOf } from './spot.ts'
import { Table } from './table.ts'

/** What stands on the page. */
export const SEEN = {
  en: {
    title: 'Nightmare Cathedral',
    learn: 'Learn in 10 minutes',
    declining: 'When all you can do is pass, the page does it for you',
    never: 'Never',
    categories: ['Seals of the ritual', 'forts', 'devoured units', 'upgrades', 'dreams'],
    /** Of the other language. */
    foreign: /[ąćęłńóśźż]/i,
  },
  pl: {
    title: 'Katedra Koszmarów',
    learn: 'Nauka w 10 minut',
    declining: 'Gdy możesz tylko spasować, strona robi to za ciebie',
    never: 'Nigdy',
    categories: ['Pieczęcie rytuału', 'fortece', 'pożarte jednostki', 'ulepszenia', 'sny'],
    foreign: /\b(the|of|your|you|and|with|cards?|areas?|draw|from|dreams?|followers?|shadows?|turn|step|level|fort)\b/i,
  },
} as const satisfies Readonly<Record<Lang, object>>

/** Things on which a touch does something now, by what they are. */
const LIT = {
  note: '.area-note__choices button',
  area: '.area-place.is-offered:not(.is-from)',
  hand: '.held-card.is-offered[data-place^="hand-"]',
  dream: '.held-card.is-offered[data-place^="dream-"]',
  market: '.held-card.is-offered:is([data-place^="market-"], [data-place="dreamDeck"])',
  day: '.day.is-offered',
  night: '.night.is-offered',
  step: '.ritual-step.is-offered',
  piece: '.works__piece.is-offered',
  nightmare: '.nightmare-plate.is-offered',
  button: '.choices__list li:not(.is-placed) .choices__choice',
  drawer: '.tab.is-lit:not(.is-open)',
} as const

type Kind = keyof typeof LIT

/** Something lit: what it is, and what it says. */
interface Lit {
  readonly kind: Kind
  readonly index: number
  readonly place: string | undefined
  readonly name: string
}

interface Look {
  readonly isAsked: boolean
  readonly lit: readonly Lit[]
  /** What is asked, in all its words. */
  readonly question: string
  /** Of everything that can be read or heard, what is said in no language or in another. */
  readonly strange: readonly string[]
}

/** What became of a touch: a move was made, something opened that offers one, or the table had moved on meanwhile. */
type Outcome = 'moved' | 'opened' | 'late'

const SOON = 8_000
const MOST_TOUCHES = 20

/** What a finger reads before it does something with it. */
const READ: ReadonlySet<Kind> = new Set(['hand', 'dream', 'market', 'day', 'step', 'piece', 'nightmare'])
const ACT = '.kk-reading__act'
/** Where nothing opens. */
const NOTHING = ':not(*)'
/** How long the page is watched before the line is asked whether a move was sent. */
const BREATH = 100

/** Runs in the page. */
function lookAround([kinds, foreign]: readonly [readonly (readonly [string, string])[], RegExp]): Look {
  const all = (css: string): Element[] => [...document.querySelectorAll(css)]
  const texts = (css: string): string[] => all(css).map(each => each.textContent)
  const lit = kinds.flatMap(([kind, css]) =>
    all(css).flatMap((thing, index) => {
      if (!thing.checkVisibility({ visibilityProperty: true })) return []
      const { place } = (thing as HTMLElement).dataset
      return [{ kind: kind as Kind, index, place, name: thing.getAttribute('aria-label') ?? thing.textContent }]
    }),
  )
  const asked = texts('.prompt-bar__sentence, .choices__choice')
  const words = [
    ...asked,
    ...texts('.stage p, .stage button, .play-area__side li, .kk-revealed'),
    ...all('.stage [aria-label]').map(each => each.getAttribute('aria-label') ?? ''),
    ...all('.stage [data-print]').map(each => each.getAttribute('data-print') ?? ''),
  ]
  // Most of it was read at the last look.
  const page = window as Window & { wordsRead?: Set<string> }
  const read = page.wordsRead ?? new Set()
  page.wordsRead = read
  const unread = words.filter(each => !read.has(each))
  for (const each of unread) read.add(each)
  const strange = unread.filter(each => foreign.test(each) || /undefined|NaN|\[object/.test(each))
  return { isAsked: all('.prompt-bar.is-yours').length > 0, lit, question: asked.join('|'), strange }
}

/** Runs in the page: what a touch has done as soon as it is seen, within some milliseconds. */
async function effectOf([question, opens, patience]: readonly [string | undefined, string, number]): Promise<
  'zoomed' | 'opened' | 'late' | undefined
> {
  const now = () => {
    if (document.querySelector('dialog[open] .card-zoom') !== null) return 'zoomed'
    if (document.querySelector(opens) !== null) return 'opened'
    const asked = [...document.querySelectorAll('.prompt-bar__sentence, .choices__choice')]
    return question === undefined || asked.map(each => each.textContent).join('|') === question ? undefined : 'late'
  }
  for (const deadline = performance.now() + patience; performance.now() < deadline && now() === undefined; )
    await new Promise(resolve => setTimeout(resolve, 5))
  return now()
}

/** Plays the Cathedral by touching what is lit, as somebody does who is curious. */
export class CathedralPlayer {
  readonly table: Table
  readonly seen: (typeof SEEN)[Lang]
  readonly #hasFingers: boolean
  /** How often each kind of thing was touched, and each button. */
  readonly touched = new Map<string, number>()
  /** What was said in no language, or in another. */
  readonly strange = new Set<string>()
  /** What was lit, but could not be reached. */
  readonly covered = new Set<string>()
  /** How many moves the page has sent. */
  moves = 0
  #touches = 0

  constructor(table: Table, hasFingers: boolean) {
    this.table = table
    this.seen = SEEN[table.lang]
    this.#hasFingers = hasFingers
    table.page.on('websocket', line =>
      line.on('framesent', ({ payload }) => {
        if (String(payload).includes('"t":"move"')) this.moves++
      }),
    )
  }

  at(place: string): Locator {
    return this.table.board.locator(`[data-place="${place}"]`)
  }

  /** Answers one question, with as many touches as it takes. */
  async answer(): Promise<void> {
    const before = this.moves
    for (let touches = 0; touches < MOST_TOUCHES; touches++) {
      const look = await this.#look()
      // Where passing is all one can do the page may do it by itself.
      if (this.moves > before || !look.isAsked) return
      expect(look.lit, `what is lit when the table asks: ${look.question}`).not.toEqual([])
      const outcome = await this.#touch(this.#pick(look.lit), look.question)
      if (outcome !== 'opened') return
    }
    throw new Error(`${MOST_TOUCHES} touches are no answer to: ${await this.table.prompt.textContent()}`)
  }

  /** Plays until something is to be seen. */
  async until(thing: Locator): Promise<void> {
    while (!(await thing.first().isVisible())) {
      const moment = await this.table.moment()
      expect(moment).not.toBe('over')
      if (await thing.first().isVisible()) return
      if (moment === 'scene') await this.table.goOn()
      else await this.answer()
    }
  }

  async #look(): Promise<Look> {
    const look = await this.table.page.evaluate(lookAround, [Object.entries(LIT), this.seen.foreign] as const)
    for (const each of look.strange) this.strange.add(each)
    return look
  }

  /** Two times of three something that lies on the board; of buttons the one that was pressed least. */
  #pick(lit: readonly Lit[]): Lit {
    const buttons = lit.filter(({ kind }) => kind === 'button')
    const things = lit.filter(({ kind }) => kind !== 'button')
    const turn = this.#touches++
    if (things.length > 0 && (buttons.length === 0 || turn % 3 !== 0)) return things[(turn * 7) % things.length]!
    const times = buttons.map(({ name }) => this.touched.get(name) ?? 0)
    return buttons[times.indexOf(Math.min(...times))]!
  }

  async #touch(thing: Lit, question: string): Promise<Outcome> {
    const { page } = this.table
    const before = this.moves
    const sort = thing.kind === 'button' ? thing.name : thing.kind
    this.touched.set(sort, (this.touched.get(sort) ?? 0) + 1)
    const spot = await page.evaluate(spotOf, [LIT[thing.kind], thing.index] as const)
    if (spot === undefined) {
      if (this.moves > before || (await page.evaluate(effectOf, [question, NOTHING, 0] as const)) === 'late')
        return 'late'
      // A note or a drawer may lie over the map; what is lit under nothing that could be closed is out of reach.
      const isOpen = (await page.locator('.area-note, .drawer').count()) > 0
      if (!isOpen) this.covered.add(`${thing.kind}: ${thing.name} (${question})`)
      return 'opened'
    }
    await this.#tap(spot)
    const outcome = await this.#soon(before, question, this.#opens(thing), `what a touch does: ${sort}, ${thing.name}`)
    if (outcome !== 'opened' || !this.#hasFingers || !READ.has(thing.kind)) return outcome
    // A finger reads first, and does it with the second touch: there, or on the button beside what it reads.
    const again = this.#touches++ % 2 === 0 ? ([ACT, 0] as const) : ([LIT[thing.kind], thing.index] as const)
    const place = await page.evaluate(spotOf, again)
    // What had been read before is done with the first touch: then nothing is left to be touched.
    if (place !== undefined) await this.#tap(place)
    return this.#soon(before, undefined, NOTHING, `what the second touch does: ${thing.name}`)
  }

  /** Waits for what a touch does; with a question also until the table asks something else. */
  async #soon(before: number, question: string | undefined, opens: string, what: string): Promise<Outcome> {
    const { page } = this.table
    const deadline = Date.now() + SOON
    for (;;) {
      const effect = await page.evaluate(effectOf, [question, opens, BREATH] as const)
      if (this.moves > before) return 'moved'
      if (effect === 'zoomed') {
        // A finger that came too late may have met the button for a close look.
        await page.locator('dialog:has(.card-zoom)').getByRole('button').first().click()
        return 'opened'
      }
      if (effect !== undefined) return effect
      expect(Date.now(), `${what}; nothing in ${SOON / 1000} s`).toBeLessThan(deadline)
    }
  }

  /** What a touch opens that offers a move: an area its note, a tab its drawer; what lies in a drawer is read first. */
  #opens({ kind, place }: Lit): string {
    if (kind === 'area') return `.area-place.is-from[data-place="${place}"]`
    if (kind === 'drawer') return '.drawer'
    return READ.has(kind) && this.#hasFingers ? ACT : NOTHING
  }

  async #tap({ x, y }: Spot): Promise<void> {
    const { page } = this.table
    if (this.#hasFingers) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
  }

  /** The last page counts what every score sheet counts, in five categories. */
  async expectCategories(): Promise<void> {
    const { page } = this.table
    const ledger = page.locator('.kk-ledger')
    await expect(ledger.locator('tbody th')).toHaveText([...this.seen.categories])
    const rows = await ledger.locator('tbody tr').all()
    const counted = await Promise.all(rows.map(row => row.locator('td').allTextContents()))
    const totals = (await ledger.locator('tfoot td').allTextContents()).map(Number)
    for (const [seat, total] of totals.entries())
      expect(counted.reduce((sum, row) => sum + Number(row[seat]), 0)).toBe(total)
    const sheets = (await page.locator('.end-page__sheet tfoot td').allTextContents()).map(Number)
    expect(sheets.toSorted()).toEqual(totals.toSorted())
  }
}

/** On the first page: whoever plays here says themselves that they pass. */
async function passMyself({ page, words }: FirstPage, lang: Lang): Promise<void> {
  await page.getByRole('button', { name: words.settings }).click()
  const settings = page.getByRole('dialog')
  await settings
    .getByRole('group', { name: SEEN[lang].declining })
    .getByRole('radio', { name: SEEN[lang].never })
    .check({ force: true })
  await settings.getByRole('button', { name: words.close }).click()
}

interface Evening {
  readonly seats?: number
  /** Every question is answered by hand, also where there is but one answer. */
  readonly passesMyself?: boolean
  setUp?(first: FirstPage): Promise<void>
}

/** Sits down in the house with bots in all other seats. */
export async function begin(
  page: Page,
  house: string,
  lang: Lang,
  device: Device,
  { seats = 2, passesMyself = false, setUp }: Evening = {},
): Promise<CathedralPlayer> {
  const first = new FirstPage(page, lang, SEEN[lang].title)
  await first.open(house)
  if (passesMyself) await passMyself(first, lang)
  await first.withBots(house, seats)
  await setUp?.(first)
  const player = new CathedralPlayer(new Table(page, lang), device === 'phone')
  await first.openTable('Ola')
  expect(await player.table.moment()).toBe('asked')
  return player
}
