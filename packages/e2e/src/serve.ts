// A house in a process of its own, as it runs for people; `House` starts it and tells it to close.
import { readConfig, startServer } from '@sennik/server'

const server = await startServer({ config: readConfig(process.env), pages: process.env.E2E_PAGES })
process.send?.({ port: server.port })
process.once('message', () => void server.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(1))
