import { createSignal } from 'solid-js'

/** Whether the browser forbids saving: tables of this device then last as long as the page. */
export const [isForgetful, setForgetful] = createSignal(false)
