import type { Refusal } from './refusal.ts'

/** Thrown where a refusal has to travel up to the edge. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(reason: Refusal) {
    super(reason.kind)
    this.name = 'Refused'
    this.refusal = reason
  }
}
