import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { games } from '@sennik/games'
import { inline, print } from './print.ts'

const STYLE = `
  body { margin: 24px; background: #222; color: #fff; font: 16px sans-serif; display: flex; flex-wrap: wrap; gap: 24px }
  figure { margin: 0 }
  figcaption { margin-bottom: 6px }
  div { display: flex; gap: 6px }
  img { height: 300px }
`
const WIDTH = 2640

/** Pictures are named after their game; those of Sen, the first one, share its sheet with the pages around the tables. */
const gameOf = (name: string): string =>
  games.map(({ rules }) => rules.id).find(id => name.startsWith(`${id}-`)) ?? games[0]!.rules.id

/** One picture for each game with all that were taken of it: small and wide, by night and by day, side by side. */
export async function makeContactSheets(browser: Browser, folder: string): Promise<void> {
  const files = globSync('*/*/*.webp', { cwd: folder }).map(file => file.replaceAll('\\', '/'))
  const names = [...new Set(files.map(file => file.replace(/^.*\/|\.webp$/g, '')))].sort()
  const figure = (name: string): string => {
    const shots = files.filter(file => file.endsWith(`/${name}.webp`)).sort((a, b) => (a < b ? 1 : -1))
    return `<figure><figcaption>${name}</figcaption><div>${shots.map(file => `<img alt="" src="${inline(join(folder, file))}">`).join('')}</div></figure>`
  }
  for (const [game, ofGame] of Map.groupBy(names, gameOf))
    await print(browser, {
      body: ofGame.map(figure).join(''),
      style: STYLE,
      width: WIDTH,
      path: join(folder, `${game}.jpg`),
    })
}
