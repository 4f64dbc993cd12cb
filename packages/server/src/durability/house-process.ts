// A house in a process of its own, to be killed. Says that it starts, and then its port.
import { readConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { openEagerStore } from './eager-store.ts'

const [data = '', store] = process.argv.slice(2)
const config = readConfig({
  SENNIK_HOST: '127.0.0.1',
  SENNIK_PORT: '0',
  SENNIK_DATA: data,
  SENNIK_LOG_LEVEL: 'error',
  SENNIK_BOT_PACE_MS: '3',
  SENNIK_REQUESTS_PER_MINUTE: '1000000',
  SENNIK_MESSAGES_PER_SECOND: '10000',
  SENNIK_SOCKETS_PER_ADDRESS: '10000',
  // Fewer than there are: matches are dropped from memory and computed again all the time. (Not by the one that is not durable.)
  SENNIK_LIVE_TABLES: store === 'eager' ? '1000' : '8',
})
process.send?.('starting')
const server = await startServer({ config, ...(store === 'eager' ? { openStore: openEagerStore } : {}) })
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.on('disconnect', () => process.exit(1))
process.send?.(server.port)
