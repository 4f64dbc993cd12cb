import { LANGS, type Lang } from '@sennik/engine'
import { createSignal } from 'solid-js'
import { recall, remember } from './memory.ts'

/** The language chosen before, else the first we speak among those the browser asks for, else English. */
export function preferredLanguage(chosen: string | undefined, asked: readonly string[]): Lang {
  const known = (tag: string): Lang | undefined => LANGS.find(lang => lang === tag.toLowerCase().split('-')[0])
  return known(chosen ?? '') ?? asked.map(known).find(lang => lang !== undefined) ?? 'en'
}

const [lang, put] = createSignal(preferredLanguage(recall('language'), globalThis.navigator?.languages ?? []))

export { lang }

export function setLang(chosen: Lang): void {
  put(chosen)
  remember('language', chosen)
}
