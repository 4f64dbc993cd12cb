import { botNamed, choose } from '@sennik/bots'
import { SeededRng } from '@sennik/engine'
import { gameNamed } from '@sennik/games'
import type { Bus } from '../../bus/bus.ts'
import { localBus } from '../../bus/local-bus.ts'
import type { Store } from '../../store/store.ts'
import type { AskBot } from '../bot-request.ts'
import { House, type HouseSettings } from '../house.ts'

/** Bots without a thread: tests of the house need no second one. */
const askBotHere: AskBot = async ({ game, bot, view, seat, legal, seed }) =>
  choose(botNamed(bot), { game: gameNamed(game), seen: view, seat, legal }, SeededRng.of(seed))

/** A house over a real store, quick enough for tests. What goes wrong inside fails the test. */
export function houseAt(store: Store, changed: Partial<HouseSettings> = {}, bus: Bus = localBus()()): House {
  return new House({
    store,
    bus,
    askBot: askBotHere,
    liveTables: 100,
    liveBytes: Number.POSITIVE_INFINITY,
    botPaceMs: 1,
    absenceMs: 60_000,
    observer: {
      answered() {},
      committed() {},
      refused() {},
      failed(error) {
        throw error
      },
    },
    ...changed,
  })
}
