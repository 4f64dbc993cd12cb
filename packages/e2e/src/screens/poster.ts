import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** What the README shows: the first page with two phones in front of it. */
const PICTURES = ['desktop/night/first-page.webp', 'phone/night/drawn.webp', 'phone/night/round-counted.webp']

const STYLE = `
  body { margin: 0; width: 1500px; height: 800px; background: #0d0a1e; position: relative; overflow: hidden }
  img { position: absolute; border-radius: 14px; box-shadow: 0 18px 50px #000a; outline: 1px solid #ffffff22 }
  img:nth-child(1) { left: 30px; top: 105px; width: 940px }
  img:nth-child(2) { left: 822px; top: 92px; height: 660px; border-radius: 26px }
  img:nth-child(3) { left: 1160px; top: 48px; height: 660px; border-radius: 26px }
`

/** Puts the best pictures on one. */
export async function makePoster(browser: Browser, folder: string): Promise<void> {
  const images = PICTURES.map(file => readFileSync(join(folder, file)).toString('base64'))
  const page = await browser.newPage({ viewport: { width: 1500, height: 800 } })
  await page.setContent(
    `<style>${STYLE}</style>${images.map(data => `<img alt="" src="data:image/webp;base64,${data}">`).join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map(image => image.decode())))
  await page.screenshot({ path: join(folder, 'readme.jpg'), type: 'jpeg', quality: 80 })
  await page.close()
}
