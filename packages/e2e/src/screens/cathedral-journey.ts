import type { Locator } from '@playwright/test'
import { FirstPage } from '../first-page.ts'
import { Table } from '../table.ts'
import { WORDS } from '../words.ts'
import type { Camera } from './camera.ts'
import { type Journey, type Traveller, takePages } from './journey.ts'
import { takeHints } from './whispers.ts'

const words = WORDS.pl
const TITLE = 'Katedra Koszmarów'

/** What can be read of the Cathedral before anybody plays. */
const cathedralBook: Journey = async traveller => {
  await takePages(traveller, [
    ['/rules/cathedral', 'cathedral-rules'],
    ['/rules/cathedral#cards', 'cathedral-rules-cards'],
    ['/new/cathedral', 'cathedral-new-table'],
  ])
  await traveller.page.goto(`${traveller.house}/learn/cathedral`)
  await traveller.page.locator('.dream-map').waitFor()
  await traveller.camera.take('cathedral-lesson')
}

/** Questions whose first moment is worth a picture, by what the prompt says. */
const QUESTIONS: readonly (readonly [name: string, prompt: RegExp])[] = [
  ['draft', /^Podbij wolny/],
  ['night', /zaczyna twój śniący/],
  ['day', /^Wybierz akcję/],
  ['act', /wykonujesz ją czy/],
  ['react', /Jak reagujesz/],
  ['settle', /^Gdzie staje wyznawca/],
  ['move', /^Rusz wyznawców/],
  ['fight', /^(Wybierz|Jaki) konflikt/],
  ['lay', /połóż zakryte/],
  ['retreat', /wycofuje się/],
  ['victory', /^Zwycięstwo/],
  ['build', /^Gdzie budujesz/],
  ['climb', /^Którym Znacznikiem/],
  ['pay', /^Zapłać za stopień/],
  ['vision', /^Wizja/],
  ['dream', /^Weź sen/],
  ['hand-limit', /za dużo kart/],
  ['play', /^Któr\S+ (kartę|ulepszenie) zagrywasz/],
  ['command', /^Któremu koszmarowi/],
  ['prowl', /^Dokąd idzie koszmar/],
]

/** What is left undone; somebody who wants to see everything does this only where nothing else can be done. */
const LEFT =
  /^\d*(Nie |Wystarczy|Pas$|Koniec|Zostaw|Skrzydlak zostaje|Pomiń|Sprzeciw|Żadn|Nikomu|Koszmar zostaje|Zabierz wyznawcę)/

/** Somebody who tries one thing after the other, by the list of all moves. */
class Wanderer {
  readonly table: Table
  readonly #choices: Locator
  #answers = 0

  constructor(table: Table) {
    this.table = table
    this.#choices = table.page.locator('.choices__choice')
  }

  async answer(): Promise<void> {
    const names = await this.#choices.allTextContents()
    const indices = names.map((_, index) => index)
    const wanted = indices.filter(index => !LEFT.test(names[index]!.trim()))
    const among = wanted.length > 0 ? wanted : indices
    const pick = among[(this.#answers++ * 5) % among.length]
    // The page may have passed meanwhile.
    if (pick !== undefined)
      await this.#choices
        .nth(pick)
        .evaluate(button => (button as HTMLElement).click(), undefined, { timeout: 1000 })
        .catch(() => {})
  }
}

async function begin({ page, house }: Traveller, seats: number): Promise<Wanderer> {
  const first = new FirstPage(page, 'pl', TITLE)
  await first.open(house)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  if (seats > 2) await first.seatsFor(seats)
  await first.begin()
  const wanderer = new Wanderer(new Table(page, 'pl'))
  await wanderer.table.moment()
  return wanderer
}

/** What lies beside the map: in drawers on a phone, in view on a wide screen. */
async function takeDrawers({ page, camera }: Traveller): Promise<void> {
  const tabs = page.locator('.tab')
  for (const tab of await tabs.all()) {
    const place = await tab.getAttribute('data-place')
    await tab.click()
    await camera.take(`cathedral-drawer-${place}`)
    await page.keyboard.press('Escape')
  }
}

/** A card read and looked at closely, and a rule that forbids something. */
async function takeNotes({ page, camera }: Traveller): Promise<void> {
  await page.locator('.day:not(.is-offered)').first().click({ force: true })
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await camera.take('cathedral-why-not')
  await dialog.getByRole('button', { name: words.close }).click()
  await page.locator('.kk-reading__zoom').click()
  await dialog.waitFor()
  await camera.take('cathedral-card')
  await dialog.getByRole('button', { name: words.close }).click()
}

async function takeQuestion(camera: Camera, prompt: string, taken: Set<string>): Promise<string | undefined> {
  const name = QUESTIONS.find(([, says]) => says.test(prompt))?.[0]
  if (name === undefined || taken.has(name)) return undefined
  taken.add(name)
  await camera.take(`cathedral-${name}`, name === 'move' || name === 'day' ? 'en' : undefined)
  return name
}

/** A whole game for two: the first moment of each kind of question, a conflict revealed, and the end page. */
const cathedralGame: Journey = async traveller => {
  const { camera } = traveller
  const wanderer = await begin(traveller, 2)
  const { table } = wanderer
  const taken = new Set<string>()
  await table.playToTheEnd(
    async () => {
      const name = await takeQuestion(camera, (await table.prompt.textContent()) ?? '', taken)
      if (name === 'day') {
        await takeNotes(traveller)
        await takeDrawers(traveller)
        await takeHints(table, camera, 'cathedral-hint')
      }
      await wanderer.answer()
    },
    async () => {
      if (taken.has('revealed')) return
      taken.add('revealed')
      await camera.take('cathedral-revealed')
    },
  )
  await camera.take('cathedral-end-page', 'en')
}

/** A table for so many after the first turns. */
const cathedralFor =
  (seats: number): Journey =>
  async traveller => {
    const wanderer = await begin(traveller, seats)
    const { table } = wanderer
    let answers = 0
    for (let moment = await table.moment(); moment !== 'over' && answers < 24; moment = await table.moment()) {
      if (moment === 'scene') await table.goOn()
      else await wanderer.answer()
      answers++
    }
    await table.moment()
    await traveller.camera.take(`cathedral-for-${seats}`)
  }

export const CATHEDRAL_JOURNEYS: readonly Journey[] = [cathedralBook, cathedralGame, cathedralFor(3), cathedralFor(4)]
