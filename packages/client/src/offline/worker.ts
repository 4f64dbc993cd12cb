import { botMove } from './bot-player.ts'
import { Desk, type ToHouse } from './desk.ts'
import { IndexedStore } from './indexed-store.ts'
import { Keeper } from './keeper.ts'
import { LocalHouse } from './local-house.ts'
import { SturdyStore } from './sturdy-store.ts'

const BOT_PACE = 700

const keeper = new Keeper(
  tell =>
    new Desk(
      new LocalHouse({
        store: new SturdyStore(new IndexedStore(), () => tell({ forgetful: true })),
        askBot: botMove,
        botPace: () => new Promise(resolve => setTimeout(resolve, BOT_PACE)),
      }),
    ),
  message => postMessage(message),
)

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => keeper.receive(data))
