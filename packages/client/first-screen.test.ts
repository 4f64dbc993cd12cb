import { expect, test } from 'vitest'
import { buildClient } from './build.ts'
import { firstScreen } from './first-screen.ts'

const KB = 1024

test('the first screen is light: at most 90 KB of JavaScript and 200 KB in all, fonts and pictures included', async () => {
  const { scripts, all, files } = firstScreen(await buildClient())
  expect(files.some(file => /assets\/home-.*\.js/.test(file))).toBe(true)
  expect(files.filter(file => /\/(board|sen|worker|table-screen)-/.test(file))).toEqual([])
  expect(scripts).toBeLessThan(90 * KB)
  expect(all).toBeLessThan(200 * KB)
})
