// A thread of the pool. It gets a view, never a state: a bot cannot peek.
import { botNamed } from '@sennik/bots'
import { SeededRng } from '@sennik/engine'
import { gamePlayed } from '@sennik/match'
import { listen } from './thread.ts'

listen(({ game, cards, bot, view, seat, legal, seed }) =>
  botNamed(bot).begin({ game: gamePlayed({ game, cards }), seen: view, seat, legal }, SeededRng.of(seed)),
)
