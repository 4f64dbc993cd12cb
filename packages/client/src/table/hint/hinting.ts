import type { AnyMoveForm } from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { Choices } from '../board.ts'
import { sameMove } from '../same-move.ts'

/** Whether somebody asks for a hint, and which one they look at. */
export interface Hinting {
  readonly isOpen: Accessor<boolean>
  /** The hint whose place is shown on the board. */
  readonly picked: Accessor<AnyMoveForm | undefined>
  /** What glows on the board: all that may be done, or the picked hint alone. */
  readonly shown: Choices
  toggle(): void
  pick(form: AnyMoveForm | undefined): void
  close(): void
  /** Somebody touches the board: elsewhere than where the hint is, all that may be done glows again. */
  touch(target: EventTarget | null): void
}

/** Where people play against each other the table may do without hints; against bots they are always there. */
export function areHintsAllowed({ hints, seats }: TableInfo): boolean {
  const people = seats.filter(({ who }) => who === 'person').length
  return hints !== false || people < 2
}

/** Needs a reactive owner: when the question is gone, its hints are. */
export function hinting(isOffered: Accessor<boolean>, question: Accessor<unknown>, choices: Choices): Hinting {
  const [isOpen, setOpen] = createSignal(false)
  const [picked, pick] = createSignal<AnyMoveForm>()
  const close = (): void => {
    setOpen(false)
    pick(undefined)
  }
  createEffect(on(question, close, { defer: true }))
  return {
    isOpen,
    picked,
    shown: {
      get forms() {
        const form = picked()
        return form === undefined ? choices.forms : [form]
      },
      has(form) {
        const hint = picked()
        return choices.has(form) && (hint === undefined || sameMove(hint, form))
      },
    },
    toggle: () => (isOpen() || !isOffered() ? close() : setOpen(true)),
    pick: form => void pick(() => form),
    close,
    touch(target) {
      if (picked() === undefined || !(target instanceof Element)) return
      if (target.closest('.stage') !== null && target.closest('.is-offered') === null) pick(undefined)
    },
  }
}
