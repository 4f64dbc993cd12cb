import { FirstPage } from '../first-page.ts'
import { KotyPlayer, withNightAndTeams } from '../koty.ts'
import { Table } from '../table.ts'
import { WORDS } from '../words.ts'
import { type Journey, type Traveller, takePages } from './journey.ts'
import { takeHints } from './whispers.ts'

const words = WORDS.pl

/** What can be read of Koty before anybody plays. */
const koty: Journey = async traveller => {
  await takePages(traveller, [
    ['/rules/koty', 'koty-rules'],
    ['/rules/koty#cards', 'koty-rules-cards'],
    ['/learn/koty', 'koty-tutorial'],
  ])
}

async function begin({ page, house }: Traveller, seats: number, withAll: boolean): Promise<KotyPlayer> {
  const first = new FirstPage(page, 'pl', 'Koty')
  await first.open(house)
  await first.setUp('againstBots')
  await first.onlyTwoSeats()
  if (seats > 2) await first.seatsFor(seats)
  if (withAll) await withNightAndTeams(first, 'pl')
  await first.begin()
  const player = new KotyPlayer(new Table(page, 'pl'))
  await player.table.moment()
  return player
}

/** The first moment of each kind of question, as it comes; then the end page. */
const kotyGame: Journey = async traveller => {
  const { page, camera } = traveller
  const player = await begin(traveller, 2, false)
  const { table } = player
  const taken = new Set<string>()
  let answers = 0
  await table.playToTheEnd(async () => {
    const question = await kindOf(player, answers++)
    if (!taken.has(question)) {
      taken.add(question)
      await camera.take(`koty-${question}`, question === 'turn' ? 'en' : undefined)
      if (question === 'turn') await takeHints(table, camera, 'koty-hint')
    }
    await player.answer()
  })
  await camera.take('koty-end-page', 'en')
  await page.getByRole('button', { name: words.checkShuffle }).waitFor()
}

async function kindOf(player: KotyPlayer, answers: number): Promise<string> {
  if ((await player.declarations.count()) > 0) return 'joker'
  if ((await player.table.board.locator('.koty-scene.is-duel').count()) > 0) return 'duel'
  if ((await player.lands.count()) > 0) return 'where'
  return answers > 8 ? 'later' : 'turn'
}

/** A table for so many after a few turns. */
const kotyFor =
  (seats: number, withAll = false): Journey =>
  async traveller => {
    const player = await begin(traveller, seats, withAll)
    for (let turn = 0; turn < 5; turn++) {
      if ((await player.table.moment()) === 'over') break
      await player.answer()
    }
    await player.table.moment()
    await traveller.camera.take(`koty-for-${seats}${withAll ? '-teams-by-night' : ''}`)
  }

export const KOTY_JOURNEYS: readonly Journey[] = [koty, kotyGame, kotyFor(3), kotyFor(4), kotyFor(6), kotyFor(6, true)]
