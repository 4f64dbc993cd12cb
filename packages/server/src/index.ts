export { type Config, readConfig } from './config.ts'
export { runHouse } from './main.ts'
export { type RunningServer, startServer } from './server.ts'
