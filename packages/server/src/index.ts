export { countFrom, readArguments } from './arguments.ts'
export { readConfig } from './config.ts'
export { runHouse } from './main.ts'
export { startServer } from './server.ts'
