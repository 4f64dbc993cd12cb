import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { listOf, MoveList, readRecord, replay, type SeatSet, SeededRng } from '@sennik/engine'
import { goldenAnew, problemFrom, replayGolden, replayRandomGames, writeRandomGames } from '@sennik/engine/testing'
import { describe, expect, test } from 'vitest'
import { gameNamed, games } from './index.ts'

/*
 * `<game>/replays/<version>/` keeps games that were recorded by every version of the rules that was ever given to people. They are never
 * changed: whoever changes the rules raises `rules.version`, and then these tests write the games of the new version (and fail where
 * nothing may be written, as in CI). What is rewritten with `npx vitest run records -u` is what everybody saw, noted every tenth move.
 * A record tells only of the rules it came across; `random-games.txt` holds the hashes of many games at random, of all that was allowed in
 * them, too.
 */
const RECORD = '.sennik'

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

  const random = new URL('random-games.txt', folder(version))
  const kept = existsSync(random) ? readFileSync(random, 'utf8') : undefined
  test(`version ${version}: games at random go as they went, or the rules are another version`, async () => {
    if (kept === undefined) await expect(writeRandomGames(game)).toMatchFileSnapshot(random.pathname)
    else expect(replayRandomGames(game, kept)).toBe(kept)
  })

  const earlier = listOf(version - 1, index => index + 1).flatMap(of => filesOf(of).map(file => [of, file] as const))
  test.each(earlier)('version %i, %s: the program says which version it needs', (of, file) => {
    const record = readRecord(textOf(of, file))
    expect(problemFrom(() => replay(game, record, SeededRng.of('any')))).toEqual({
      kind: 'recordRules',
      game: id,
      given: of,
      known: version,
    })
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
