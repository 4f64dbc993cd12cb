import { LANGS } from '@sennik/engine'
import { notForPeople } from '@sennik/engine/testing'
import { games } from '@sennik/games'
import { describe, expect, test } from 'vitest'
import { words } from './words.ts'

describe('Polish plurals', () => {
  test.each([
    [1, '1 gra, 1 ruch.'],
    [2, '2 gry, 2 ruchy.'],
    [5, '5 gier, 5 ruchów.'],
    [12, '12 gier, 12 ruchów.'],
    [22, '22 gry, 22 ruchy.'],
    [112, '112 gier, 112 ruchów.'],
  ])('%i', (count, sentence) => {
    expect(words.pl.simulate.played(count, String(count), count, String(count))).toBe(sentence)
  })

  test('of what is left to do', () => {
    expect([1, 2, 22].map(all => words.pl.analyse.progress(1, all))).toEqual([
      '1 z 1 ruchu …',
      '1 z 2 ruchów …',
      '1 z 22 ruchów …',
    ])
  })
})

test('a hint whose move is a call does not end twice', () => {
  expect(words.pl.play.hintLine(42, 'Zawołaj POBUDKA!', 'Innego ruchu nie ma.')).toBe(
    '42 na 100: Zawołaj POBUDKA! Innego ruchu nie ma.',
  )
  expect(words.en.play.hintLine(42, 'Take the face-up card', 'There is no other move.')).toBe(
    '42 of 100: Take the face-up card. There is no other move.',
  )
})

test.each(LANGS)('%s: no bot is called like anything that the cards or rules of a game speak of', lang => {
  const said = games
    .flatMap(
      ({
        cards,
        clauses,
        words: {
          [lang]: { notation },
        },
      }) => [
        ...(cards?.pages(lang) ?? []).flatMap(({ name, lines }) => [name, ...lines]),
        ...Object.values(clauses.text).map(clause => clause[lang]),
        ...Object.values(notation),
      ],
    )
    .join(' ')
  const names = Array.from({ length: 8 }, (_, index) => words[lang].play.botName(index))
  expect(new Set(names).size).toBe(8)
  expect(names.filter(name => new RegExp(`(?<!\\p{L})${name}`, 'iu').test(said))).toEqual([])
})

test.each(LANGS)('%s: what is said of moves fits every game, with lands or without', lang => {
  const { moves, numbers } = words[lang].rules
  expect(moves).not.toMatch(/krain|kart|land|card/)
  // KK-9.2: what the Cathedral is made of is called by its printed name.
  expect(numbers['piece']).toBe({ pl: 'fragment', en: 'piece' }[lang])
})

test.each(LANGS)('%s: every number of every move has a name', lang => {
  const names = new Set(games.flatMap(({ moves }) => Object.values(moves.kinds).flat()))
  expect(Object.keys(words[lang].rules.numbers).sort()).toEqual([...names].sort())
})

/** What it tells; what it explains of its own commands and flags names those as they are typed. */
const TOLD = ['yes', 'no', 'seatName', 'games', 'cards', 'simulate', 'verify', 'analyse', 'fuzz', 'play'] as const

/** Every sentence under some words; what may stand in one is a name that is also a number. */
function sentencesIn(said: unknown): string[] {
  if (typeof said === 'string') return [said]
  if (typeof said === 'function')
    return sentencesIn((said as (...given: unknown[]) => unknown)('5', '5', '5', '5', '5'))
  return Object.values(said as object).flatMap(sentencesIn)
}

test.each(LANGS)('%s: no notation, id or other language reaches what the terminal tells', lang => {
  const { winners, winningTeams, unfinished } = words[lang].score
  const teams = [
    ['Ala', 'Jan'],
    ['Ola', 'Ewa'],
  ]
  const sentences = [
    ...TOLD.flatMap(part => sentencesIn(words[lang][part])),
    ...[1, 2].flatMap(count => [winners(teams[0]!.slice(0, count)), winningTeams(teams.slice(0, count))]),
    unfinished,
  ]
  expect(sentences.length).toBeGreaterThan(80)
  // What one types is shown as it is typed: `why <move>`, `true | false`, `(novice)`.
  const told = sentences.map(sentence => sentence.replace(/<\p{L}+>| \| /gu, '…'))
  expect(notForPeople(told, lang)).toEqual([])
})
