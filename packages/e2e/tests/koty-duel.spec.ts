import { expect } from '@playwright/test'
import { koty } from '@sennik/games/koty'
import { browserOf } from '../src/devices.ts'
import { FirstPage } from '../src/first-page.ts'
import { KotyPlayer } from '../src/koty.ts'
import { isFit } from '../src/screen.ts'
import { Table } from '../src/table.ts'
import { test } from '../src/test.ts'
import { WORDS } from '../src/words.ts'

test.use(browserOf('phone', 'pl'))

const POSITION = `
options: {"owls":4}
dreams: 5 - - - | - - 98 -
hands: 1 6 J 5 | 1 O 3 3
pile: 2 2 2 rest
asked: 1 turn
`

const idOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!

test('attack, defence, repeated attack and owl between two browsers', async ({
  page,
  ownHouse,
  newBrowser,
  trouble,
}) => {
  const first = new FirstPage(page, 'pl', 'Koty')
  await first.open(ownHouse.url)
  await first.setUp('friends')
  await first.openTable('Ola')
  await expect(page.getByRole('heading', { level: 1, name: WORDS.pl.waiting })).toBeVisible()
  const other = await (await newBrowser(browserOf('desktop', 'en'))).newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: WORDS.en.sit(2) }).click()
  const ola = new KotyPlayer(new Table(page, 'pl'))
  const jan = new KotyPlayer(new Table(other, 'en'))
  await expect(jan.table.prompt).toBeVisible()
  const link = page.url()
  for (const screen of [page, other]) await screen.goto('about:blank')
  // What pages still keep for later cannot be fetched meanwhile.
  trouble.lineMayBreak()
  trouble.mayBeRefused()
  await ownHouse.layOut(idOf(link), koty.position.read(POSITION).memory)
  await page.goto(link)

  await test.step('the attack', async () => {
    expect(await ola.table.moment()).toBe('asked')
    await ola.at('hand-1').click()
    await expect(ola.lands).toHaveCount(4)
    // Whoever has picked up a card keeps it while others come and go.
    await other.goto(link)
    await expect(jan.table.prompt).toBeVisible()
    await expect(ola.lands).toHaveCount(4)
    await ola.at('land-1-2').click()
    await expect(ola.table.board.getByText(/^Atakujesz: /)).toBeVisible()
  })

  await test.step('the defence', async () => {
    expect(await jan.table.moment()).toBe('asked')
    await expect(jan.table.board.getByText(/^Ola attacks you$/)).toBeVisible()
    await expect(jan.at('spot-0').getByRole('img', { name: /blue 1/ })).toBeVisible()
    await expect(jan.table.board.getByRole('button', { name: /under attack/ })).toHaveCount(1)
    await expect(jan.cards).toHaveCount(2)
    await isFit(other)
    await jan.at('hand-1').click()
    await expect.poll(() => jan.table.whatHappened()).toMatch(/You defend/)
  })

  await test.step('the attack repeated, with a joker', async () => {
    expect(await ola.table.moment()).toBe('asked')
    await expect(ola.table.prompt).toHaveText(/^Atak odparty\./)
    await isFit(page)
    await expect(ola.cards).toHaveCount(1)
    await ola.at('hand-J').click()
  })

  await test.step('the owl', async () => {
    expect(await jan.table.moment()).toBe('asked')
    await expect(jan.at('spot-0').getByRole('img', { name: /^Joker/ })).toBeVisible()
    await expect(jan.table.board.getByText('Attacks repelled: 1')).toBeVisible()
    await jan.at('hand-O').click()
    await expect.poll(() => jan.table.whatHappened()).toMatch(/owl/i)
  })

  await test.step('the cat is where it was, and everybody has seen where the joker went', async () => {
    expect(await jan.table.moment()).toBe('asked')
    await expect(jan.table.board.getByRole('button', { name: /^Your land 3, blue 8 on 1 nine/ })).toBeVisible()
    await expect(jan.at('hand-J')).toBeVisible()
    await expect(jan.table.prompt).toHaveText(/^Your turn: /)
    await expect(ola.table.board.getByText(/wszyscy znają: Joker/)).toBeAttached()
    await expect(
      ola.table.board.getByRole('button', { name: /kraina 3, niebieski kot 8 na 1 dziewiątce/ }),
    ).toBeVisible()
    await expect(ola.table.board.getByText(/^Atakujesz: /)).toHaveCount(0)
  })
})
