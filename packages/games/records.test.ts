import { existsSync, readdirSync, readFileSync } from 'node:fs'
import {
  gameOfRecord,
  gameWithCards,
  listOf,
  MoveList,
  readRecord,
  replay,
  type SeatSet,
  SeededRng,
} from '@sennik/engine'
import {
  goldenAnew,
  problemFrom,
  replayGolden,
  replayMoments,
  replayRandomGames,
  writeRandomGames,
} from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { gameNamed, games } from './index.ts'

/*
 * `<game>/replays/<version>/` keeps games that were recorded by every version of the rules that was ever given to people. They are never
 * changed: whoever changes the rules raises `rules.version`, and then these tests write the games of the new version (and fail where
 * nothing may be written, as in CI). What is rewritten with `npx vitest run records -u` is what everybody saw, noted every tenth move.
 * A record tells only of the rules it came across; `random-games.txt` holds the hashes of many games at random, of all that was allowed in
 * them, too, `moments.txt` those of what may come of positions that such games hardly ever reach, and `random-games-with-cards.txt` those of
 * games with a card set, which stands in its first line and says what the cards of the box do not.
 */
const RECORD = '.sennik'
const WITH_CARDS = 'random-games-with-cards.txt'

describe.each(games.map(game => [game.rules.id, game] as const))('recorded games of %s', (id, game) => {
  const { version, seats } = game.rules
  const folder = (of: number): URL => new URL(`${id}/replays/${of}/`, import.meta.url)
  const filesOf = (of: number): string[] =>
    existsSync(folder(of)) ? readdirSync(folder(of)).filter(file => file.endsWith(RECORD)) : []
  const textOf = (of: number, file: string): string => readFileSync(new URL(file, folder(of)), 'utf8')

  test('there are some of every version of the rules, and of every number of seats', () => {
    for (let each = 1; each < version; each++) expect(filesOf(each), `version ${each}`).not.toEqual([])
    const newest = filesOf(version).length > 0 ? version : version - 1
    const played = new Set(filesOf(newest).map(file => readRecord(textOf(newest, file)).seats))
    expect([...played].sort()).toEqual(listOf(seats.max - seats.min + 1, index => seats.min + index))
  })

  const current = filesOf(version)
  test.each(current)(`version ${version}, %s: the same end, or the rules are another version`, async file => {
    const path = new URL(file, folder(version)).pathname
    await expect(replayGolden(game, textOf(version, file))).toMatchFileSnapshot(path)
  })

  const missing = filesOf(version - 1).filter(file => !current.includes(file))
  test.each(missing)(`version ${version}, %s: played anew for the first time`, async file => {
    const path = new URL(file, folder(version)).pathname
    await expect(goldenAnew(game, textOf(version - 1, file))).toMatchFileSnapshot(path)
  })

  const keptOf = (of: number, file: string): string | undefined =>
    existsSync(new URL(file, folder(of))) ? textOf(of, file) : undefined

  const random = keptOf(version, 'random-games.txt')
  test(`version ${version}: games at random go as they went, or the rules are another version`, async () => {
    const path = new URL('random-games.txt', folder(version)).pathname
    if (random === undefined) await expect(writeRandomGames(game)).toMatchFileSnapshot(path)
    else expect(replayRandomGames(game, random)).toBe(random)
  })

  const moments = keptOf(version, 'moments.txt')
  test(`version ${version}: the same comes of rare moments, or the rules are another version`, async () => {
    const path = new URL('moments.txt', folder(version)).pathname
    if (moments === undefined)
      await expect(replayMoments(game, textOf(version - 1, 'moments.txt'))).toMatchFileSnapshot(path)
    else expect(replayMoments(game, moments)).toBe(moments)
  })

  const withCards = keptOf(version, WITH_CARDS) ?? (version > 1 ? keptOf(version - 1, WITH_CARDS) : undefined)
  if (withCards !== undefined)
    test(`version ${version}: games with other cards go as they went, or the rules are another version`, async () => {
      const [cards = '', ...lines] = withCards.split('\n')
      const again = replayRandomGames(gameWithCards(game, cards), lines.join('\n'))
      const path = new URL(WITH_CARDS, folder(version)).pathname
      if (keptOf(version, WITH_CARDS) === undefined) await expect(`${cards}\n${again}`).toMatchFileSnapshot(path)
      else expect(`${cards}\n${again}`).toBe(withCards)
    })

  const earlier = listOf(version - 1, index => index + 1).flatMap(of => filesOf(of).map(file => [of, file] as const))
  test.each(earlier)('version %i, %s: the program says which version it needs', (of, file) => {
    const record = readRecord(textOf(of, file))
    const other = { kind: 'recordRules', game: id, given: of, known: version }
    expect(problemFrom(() => replay(game, record, SeededRng.of('any')))).toEqual(other)
    // The box may have had other cards then.
    const cards = { hash: '0'.repeat(16), text: undefined }
    expect(problemFrom(() => gameOfRecord(game, { ...record, cards }))).toEqual(other)
  })
})

test('games at random notice who wins by other rules, and do not mind how moves are listed', () => {
  const game = gameNamed('sen')
  const line = '1 2 - {"notSoScary":true}'
  const played = (rules: typeof game.rules): string => replayRandomGames({ ...game, rules }, line)
  const asTheyAre = played(game.rules)
  expect(played({ ...game.rules, winners: state => (game.rules.winners(state) ^ 1) as SeatSet })).not.toBe(asTheyAre)
  const backwards: typeof game.rules.legalMoves = (state, seat, out) => {
    const list = new MoveList()
    game.rules.legalMoves(state, seat, list)
    for (const move of list.toArray().reverse()) out.add(move)
  }
  expect(played({ ...game.rules, legalMoves: backwards })).toBe(asTheyAre)
})

test('moments notice what other rules make of a position, and are read as positions are', () => {
  const game = gameNamed('sen')
  const kept = replayMoments(game, '# none yet\ndreams: 9 | 8\noptions: {"iKnow":true}\nend: called 1\n')
  expect(kept).toMatch(/^# [0-9a-f]{16}\ndreams: 9 \| 8\n/)
  expect(replayMoments(game, `${kept}\n${kept}`)).toBe(`${kept}\n${kept}`)
  const scores: typeof game.rules.scores = state => game.rules.scores(state).map(score => score + 1)
  expect(replayMoments({ ...game, rules: { ...game.rules, scores } }, kept)).not.toBe(kept)
})
