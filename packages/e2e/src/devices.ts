import type { BrowserContextOptions } from '@playwright/test'
import type { Lang } from '@sennik/engine'

interface Use extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'locale'> {}

/** The smallest phone the table is made for, and a wide screen. */
const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Readonly<Record<string, Use>>

export type Device = keyof typeof DEVICES

const LOCALES: Readonly<Record<Lang, string>> = { pl: 'pl-PL', en: 'en-GB' }

/** A person's browser: what it is, and which language it asks for. */
export const browserOf = (device: Device, lang: Lang): Use => ({ ...DEVICES[device], locale: LOCALES[lang] })
