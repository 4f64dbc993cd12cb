import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { inline, print } from './print.ts'

/** What the README shows: the first page with two phones in front of it. */
const PICTURES = ['desktop/night/first-page.webp', 'phone/night/drawn.webp', 'phone/night/round-counted.webp']

const STYLE = `
  body { margin: 0; background: #0d0a1e; position: relative; overflow: hidden }
  img { position: absolute; border-radius: 14px; box-shadow: 0 18px 50px #000a; outline: 1px solid #ffffff22 }
  img:nth-of-type(1) { left: 30px; top: 105px; width: 940px }
  img:nth-of-type(2) { left: 822px; top: 92px; height: 660px; border-radius: 26px }
  img:nth-of-type(3) { left: 1160px; top: 48px; height: 660px; border-radius: 26px }
`

/** Puts the best pictures on one. */
export async function makePoster(browser: Browser, pictures: string, path: string): Promise<void> {
  const body = PICTURES.map(file => `<img alt="" src="${inline(join(pictures, file))}">`).join('')
  await print(browser, { body, style: STYLE, width: 1500, height: 800, path })
}
