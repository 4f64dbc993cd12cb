import type { AnyMoveForm } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { type Accessor, createEffect, onCleanup } from 'solid-js'
import { declining } from '../settings/declining.ts'

/** Long enough to be seen. */
const BREATH_MS = 700

/**
 * Many a question is asked of everybody, so that nobody learns who has an answer. Whoever has none need not say so each time: the page
 * does. Where other people play, they might notice how soon that comes, so there the page does it only for those who want it.
 */
export function maySpeakForYou({ seats }: TableInfo): boolean {
  const people = seats.filter(({ who }) => who === 'person').length
  return declining() === 'always' || (declining() === 'bots' && people < 2)
}

/** Declines a question once a breath has passed, unless it is answered or gone before. Needs a reactive owner. */
export function declineAlone(
  declined: Accessor<AnyMoveForm | undefined>,
  pace: Accessor<number>,
  choose: (form: AnyMoveForm) => void,
): void {
  createEffect(() => {
    const form = declined()
    if (form === undefined) return
    const timer = setTimeout(() => choose(form), BREATH_MS * pace())
    onCleanup(() => clearTimeout(timer))
  })
}
