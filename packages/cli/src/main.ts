import process from 'node:process'
import { run } from './run.ts'

/** Whoever reads us may stop reading (`| head`): then there is nothing left to say. */
function leaveWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

process.stdout.on('error', leaveWhenNobodyReads)
process.stderr.on('error', leaveWhenNobodyReads)

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  directory: process.cwd(),
  onInterrupt(listener) {
    process.on('SIGINT', listener)
    return () => process.off('SIGINT', listener)
  },
})
