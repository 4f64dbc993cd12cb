import rateLimit from '@fastify/rate-limit'
import { Refused } from '@sennik/protocol'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../edge/address.ts'
import { Windows } from './windows.ts'

export const MINUTE = 60_000

export const tooFast = (milliseconds: number): Refused =>
  new Refused({ kind: 'tooFast', seconds: Math.max(1, Math.ceil(milliseconds / 1000)) })

/** Routes that ask for it are limited for each address. */
export async function addLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE,
    store: Windows,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => tooFast(ttl),
  })
}
