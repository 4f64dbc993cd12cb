import type { ServerMessage } from '@sennik/protocol'
import { createSignal } from 'solid-js'
import { ANSWERS_WITHIN_MS, inTime } from '../api/in-time.ts'
import type { LineState, TableLink } from './link.ts'
import { isSilent, waitBefore } from './patience.ts'

const LOOK_EVERY_MS = 3_000

export interface RemoteLinkOptions {
  /** Makes sure that the house knows this device, since a socket keeps the identity it was opened with. */
  prepare(): Promise<unknown>
}

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/v1/live`

/** A line to the server this page came from. */
export function remoteLink({ prepare }: RemoteLinkOptions): TableLink {
  const [state, setState] = createSignal<LineState>('connecting')
  const ears: ((message: ServerMessage) => void)[] = []
  let socket: WebSocket | undefined
  let heardAt = 0
  let attempt = 0
  let isWaiting = false
  let retry: ReturnType<typeof setTimeout> | undefined
  /** The attempt that counts; what comes of an earlier one comes too late. */
  let present = 0
  let limit: ReturnType<typeof setTimeout> | undefined

  const hear = (event: MessageEvent): void => {
    heardAt = Date.now()
    const message = JSON.parse(String(event.data)) as ServerMessage
    for (const ear of ears) ear(message)
    if (message.t === 'welcome') attempt = 0
    if (message.t === 'bye') lose()
  }

  const opened = (): void => {
    clearTimeout(limit)
    heardAt = Date.now()
    setState('open')
  }

  async function connect(): Promise<void> {
    clearTimeout(retry)
    isWaiting = false
    const attempted = ++present
    limit = setTimeout(lose, ANSWERS_WITHIN_MS)
    try {
      await prepare()
    } catch {
      // A house that cannot be reached now is one that cannot be talked to either: the socket fails, and we try again.
    }
    if (state() === 'closed' || attempted !== present) return
    socket = new WebSocket(address())
    socket.addEventListener('open', opened)
    socket.addEventListener('message', hear)
    socket.addEventListener('close', lose)
  }

  function drop(): void {
    present++
    clearTimeout(limit)
    socket?.removeEventListener('open', opened)
    socket?.removeEventListener('message', hear)
    socket?.removeEventListener('close', lose)
    socket?.close()
    socket = undefined
  }

  function lose(): void {
    drop()
    if (state() === 'closed') return
    setState('lost')
    clearTimeout(retry)
    isWaiting = true
    // Without a network there is nothing to try; the browser tells when it is back.
    if (navigator.onLine) retry = setTimeout(connect, waitBefore(attempt++, Math.random()))
  }

  const watch = (): void => {
    if (state() === 'open' && isSilent(heardAt, Date.now())) lose()
  }
  /** The network, or the person, is back: no reason to wait any longer. */
  const hurry = (): void => {
    watch()
    if (!isWaiting || document.visibilityState === 'hidden') return
    attempt = 0
    void connect()
  }

  const timer = setInterval(watch, LOOK_EVERY_MS)
  addEventListener('online', hurry)
  addEventListener('offline', lose)
  document.addEventListener('visibilitychange', hurry)
  void connect()

  return {
    state,
    listen: ear => {
      ears.push(ear)
    },
    send(message) {
      if (state() !== 'open' || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(message))
      return true
    },
    async cards(table) {
      const response = await fetch(`/api/v1/tables/${table}/cards`, inTime())
      if (!response.ok) throw new Error(`the house answered ${response.status}`)
      return response.text()
    },
    close() {
      setState('closed')
      drop()
      clearTimeout(retry)
      clearInterval(timer)
      removeEventListener('online', hurry)
      removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', hurry)
    },
  }
}
