import { expect } from '@playwright/test'
import { catLady } from '@sennik/games/cat-lady'
import { CatLadyPlayer } from '../src/cat-lady.ts'
import { browserOf } from '../src/devices.ts'
import { mouseOf } from '../src/fingers.ts'
import { followLesson, lessonBegins } from '../src/lesson.ts'
import { axe, isFit } from '../src/screen.ts'
import { test } from '../src/test.ts'

test.use(browserOf('desktop', 'en'))

const POSITION = `
grid: bronte tuna milk / chicken lost costume / mouse yarn keaton
marker: 3
strays: hemingway cow penny
cats: gershon | blackberry
food: C | CC
lost: 4 | 0
sprays: 2 | 0
asked: 1 turn
`

test('a spray bottle, a stray and a token: by touch and by dragging', async ({ page, ownHouse }) => {
  const player = await CatLadyPlayer.begin(page, ownHouse.url, 'en', 2)
  const { table } = player
  await table.moment()
  const link = page.url()
  await page.goto('about:blank')
  await ownHouse.layOut(new URL(link).pathname.split('/').at(-1)!, catLady.position.read(POSITION).memory)
  await page.goto(link)
  expect(await table.moment()).toBe('asked')
  const marker = (line: number) => player.at(`line-${line}`).locator('[data-place="marker"]')
  await expect(marker(2)).toBeVisible()

  await test.step('the line one points at is lit, with what it would bring', async () => {
    await player.at('line-0').hover()
    await expect(page.locator('.cl-band--lit')).toBeVisible()
    await expect(page.locator('.cl-near__cat.is-coming')).toHaveCount(1)
    await expect(page.locator('.cl-near .cl-chip__gain')).toHaveText(['+1', '+1'])
  })
  await test.step('a spray bottle moves the cat: taken up, then a row or column', async () => {
    await player.at('held-spray').click()
    await expect(player.at('held-spray')).toHaveAttribute('aria-pressed', 'true')
    await player.at('line-4').click()
    await expect(marker(4)).toBeVisible()
    await table.moment()
  })
  await test.step('or the cat itself is dragged', async () => {
    await player.drag(mouseOf(page), 'marker', 'line-1')
    await expect(marker(1)).toBeVisible()
    await expect(player.at('held-spray')).toHaveCount(0)
    await table.moment()
  })
  await test.step('two lost cats for a stray, two for a token', async () => {
    await table.board.getByRole('button', { name: 'Two lost cats for the stray Cow' }).click()
    await expect(page.locator('.cl-near__cat')).toHaveCount(2)
    await table.moment()
    await player.drag(mouseOf(page), 'held-lost', 'vp')
    await expect(page.getByRole('img', { name: '1 token worth 2 points' })).toBeVisible()
    await table.moment()
    await expect(table.board.getByRole('button', { name: /^Two lost cats/ })).toHaveCount(0)
  })
  await test.step('what was done may be undone: nobody learned anything', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('img', { name: '1 token worth 2 points' })).toHaveCount(0)
  })
})

test.describe('by doing what it points at', () => {
  test.use(browserOf('phone', 'pl'))

  test('the tutorial of Cat Lady can be played to its end', async ({ page, house }) => {
    await page.goto(`${house.url}/learn/cat-lady`)
    await lessonBegins(page, 'pl')
    await axe(page)
    await followLesson(page, 'pl')
    await isFit(page)
  })
})

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a line is lit by focus and taken with a key', async ({ page, house }) => {
    const player = await CatLadyPlayer.begin(page, house.url, 'en', 2)
    const { table } = player
    await table.moment()
    if ((await player.step()) === 'marker') {
      await player.lines.first().focus()
      await page.keyboard.press('Enter')
      await table.moment()
    }
    await player.lines.last().focus()
    await expect(page.locator('.cl-band--lit')).toBeVisible()
    await page.keyboard.press('Enter')
    await table.moment()
    expect(await player.step()).toBe('after')
    await table.thing(player.seen.end).press('Enter')
    await expect.poll(() => table.whatHappened()).toContain(player.seen.took)
  })
})
