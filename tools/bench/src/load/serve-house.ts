// The house as it is served: SQLite on disk, durable before told, every message checked. Its limits are set higher than the load, not removed.
import { readConfig, startServer } from '@sennik/server'
import { serve } from './meter.ts'

const [data = ''] = process.argv.slice(2)
const config = readConfig({
  SENNIK_HOST: '127.0.0.1',
  SENNIK_PORT: '0',
  SENNIK_DATA: data,
  SENNIK_REQUESTS_PER_MINUTE: '1000000',
  SENNIK_MESSAGES_PER_SECOND: '100000',
  SENNIK_SOCKETS_PER_ADDRESS: '100000',
})
serve((await startServer({ config })).port)
