import { createSignal } from 'solid-js'

const [fresh, setFresh] = createSignal<ServiceWorker>()

/** Whether a newer version lies ready on this device. */
export const isNewVersionReady = (): boolean => fresh() !== undefined

const HOUR = 60 * 60 * 1000

async function keepPageOnDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const look = (): void => {
    const { waiting } = registration
    // Without a controller this is the first visit: nothing older is shown.
    if (waiting && navigator.serviceWorker.controller) setFresh(waiting)
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  const check = (): void => {
    // Without a network there is nothing newer; the next hour will tell.
    registration.update().catch(() => {})
  }
  setInterval(check, HOUR)
}

/** After the first visit the page opens without a network. */
export function startKeepingPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = (): void => {
    // A browser that forbids it still shows the page while there is a network.
    keepPageOnDevice().catch(() => {})
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

/** Goes on with the newer version that lies ready. Games are saved, so nothing is lost. */
export function useNewVersion(): void {
  takeOver(fresh())
}

/** Loads the page anew in the newest version there is: what is kept on the device may be older than the house. */
export async function reloadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Without a network there is none newer than ours.
  takeOver(registration && (await newestOf(registration).catch(() => undefined)))
}

async function newestOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  await registration.update()
  const { installing } = registration
  if (installing) await new Promise(resolve => installing.addEventListener('statechange', resolve, { once: true }))
  return registration.waiting ?? undefined
}

function takeOver(worker: ServiceWorker | undefined): void {
  if (worker === undefined) {
    location.reload()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage('takeOver')
}
