import { createHash } from 'node:crypto'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from './config.ts'

/** Lines of JSON. What could let a reader of the log enter a table, be a guest, or see a card does not get into them. */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const settings: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A second wall: nothing of ours logs these.
    redact: {
      paths: [
        '*.cookie',
        '*.headers',
        '*.url',
        '*.path',
        '*.body',
        '*.key',
        '*.keyHash',
        'url',
        'path',
        'headers',
        'cookie',
      ],
      censor: '[not logged]',
    },
    // Fastify's own would write the address of the page, and with it the id of a table.
    serializers: { req: () => undefined, res: () => undefined },
  }
  return destination ? pino(settings, destination) : pino(settings)
}

/** Names a table in the log: lines about it can be brought together, and nobody can enter it by them. */
export const tableInLog = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 8)
