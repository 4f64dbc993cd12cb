import type { ServerMessage } from '@sennik/protocol'

declare const wire: unique symbol

/** Text that may leave the house. Only `encode` makes it, from messages whose views and events the engine has redacted. */
export type WireText = string & { readonly [wire]: true }

export const encode = (message: ServerMessage): WireText => JSON.stringify(message) as WireText
