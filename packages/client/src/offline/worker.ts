import { botMove } from './bot-player.ts'
import { Desk, type FromHouse, type ToHouse } from './desk.ts'
import { IndexedStore } from './indexed-store.ts'
import { Keeper } from './keeper.ts'
import { LocalHouse } from './local-house.ts'
import { SturdyStore } from './sturdy-store.ts'

const BOT_PACE = 700
const FINISHED_KEPT = 30

function openDesk(tell: (message: FromHouse) => void): Desk {
  const house = new LocalHouse({
    store: new SturdyStore(new IndexedStore(), () => tell({ forgetful: true })),
    askBot: botMove,
    botPace: part => new Promise(resolve => setTimeout(resolve, BOT_PACE * part)),
  })
  void house.tidy(FINISHED_KEPT)
  return new Desk(house)
}

const keeper = new Keeper(openDesk, message => postMessage(message))

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => keeper.receive(data))
