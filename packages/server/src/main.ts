import { networkInterfaces } from 'node:os'
import { LANGS } from '@sennik/engine'
import { type Config, readConfig, unknownVariables } from './config.ts'
import { type RunningServer, startServer } from './server.ts'
import { CannotStart } from './start/problem.ts'
import { explainStartProblem, type StartWords, startWords } from './start/words.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A house that closes in no more time than this was stuck. */
const CLOSE_WITHIN_MS = 10_000

const sayTo = (stream: NodeJS.WriteStream, say: (words: StartWords) => string): void => {
  for (const lang of LANGS) stream.write(`${say(startWords[lang])}\n`)
}

/** Starts a house from the environment and runs it until a signal. `build` makes the page and says where it is. */
export async function runHouse(build: () => Promise<string>): Promise<void> {
  try {
    const config = readConfig(process.env)
    sayTo(process.stderr, words => words.building)
    const pages = await build().catch((error: unknown) => {
      throw buildProblem(error)
    })
    const server = await startServer({ config, pages, unknown: unknownVariables(process.env) })
    sayTo(process.stdout, words => words.open(server.url, addressesFor(config, server.port)))
    sayTo(process.stdout, words => words.backup)
    closeOnSignal(server)
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    for (const lang of LANGS) process.stderr.write(`${explainStartProblem(error.problem, lang)}\n`)
    process.exitCode = 2
  }
}

/** What a disk says that is full or may not be written. Of a new folder where nothing can be written Node says that there is no such one. */
const DISK =
  /\b(?:ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EIO)\b|no space left|read-only file system|permission denied|ENOENT.*\bmkdir\b/i

/** Pages that cannot be put on the disk are a matter of the disk; everything else is a fault of ours. */
function buildProblem(error: unknown): unknown {
  const said = error instanceof Error ? error.message : String(error)
  // A builder lists all that went wrong, under a heading.
  const reason = said.split('\n').find(line => DISK.test(line))
  return reason === undefined
    ? error
    : new CannotStart({ kind: 'pagesNotBuilt', reason: reason.replace(/^\s*Error: /, '') })
}

/** Where others in the same network find this machine. */
function addressesFor({ host, origins }: Config, port: number): string[] {
  if (origins.length > 0) return [...origins]
  if (host !== '0.0.0.0' && host !== '::') return []
  const all = Object.values(networkInterfaces()).flatMap(addresses => addresses ?? [])
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

function closeOnSignal(server: RunningServer): void {
  let isClosing = false
  const close = async (): Promise<void> => {
    if (isClosing) process.exit(1)
    isClosing = true
    sayTo(process.stderr, words => words.closing)
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await server.close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, () => void close())
}
