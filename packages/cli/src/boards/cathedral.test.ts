import { LANGS, type Lang, SeededRng } from '@sennik/engine'
import { cathedral } from '@sennik/games/cathedral'
import { expect, test } from 'vitest'
import { cathedralBoard } from './cathedral.ts'

const NIGHTMARES = { cards: [3, 6], at: [0, 0] }

/** The board as somebody beside the table sees it before the first turn, the Nightmares laid out. */
function drawnIn(lang: Lang, seats: number, given: object = {}): string {
  const { rules, options } = cathedral
  const state = rules.newState()
  rules.setup(seats, options.read(given), { rng: SeededRng.of('board') }, state)
  const drawing = {
    lang,
    width: 100,
    audience: { you: undefined, name: String },
    paint: (_style: unknown, text: string) => text,
  }
  const view = { ...rules.view(state, 'spectator'), nightmares: NIGHTMARES }
  return cathedralBoard.draw(view as never, drawing as never).join('\n')
}

test.each(LANGS)('KK-2.20: the board in %s shows of each Nightmare the side that lies up', lang => {
  const [basic, advanced] = { pl: ['Strona podstawowa', 'Strona zaawansowana'], en: ['Basic side', 'Advanced side'] }[
    lang
  ]
  for (const [options, up, down] of [
    [{}, basic, advanced],
    [{ advanced: true }, advanced, basic],
  ] as const) {
    const board = drawnIn(lang, 2, options)
    expect(board.split(up!)).toHaveLength(3)
    expect(board).not.toContain(down)
  }
})

test.each(LANGS)(
  'KK-D39 KK-D40: the board in %s says by number what each area is adjacent to, and what its signs mean',
  lang => {
    const drawn = (seats: number): string => drawnIn(lang, seats)
    const beside = { pl: 'Katedra', en: 'Cathedral' }[lang]
    const name = { pl: 'Brama Popiołów', en: 'Ash Gate' }[lang]
    expect(drawn(2)).toMatch(new RegExp(`1 +${name} .*↔ 2 11 19$`, 'm'))
    expect(drawn(2)).toMatch(new RegExp(`13 .*↔ 2 4 15 19 ${beside}$`, 'm'))
    expect(drawn(4)).toMatch(new RegExp(`1 +${name} .*↔ 2 12 20$`, 'm'))
    // KK-2.2: covered areas are nobody's neighbours.
    expect(drawn(3)).toMatch(new RegExp(`1 +${name} .*↔ 2 20$`, 'm'))
    expect(drawn(2)).toContain({ pl: '1S skrzydlak', en: '1W Winged' }[lang])
    expect(drawn(2)).toContain({ pl: '▪ cień (5)', en: '▪ shadow (5)' }[lang])
    // What is broken by the terminal itself puts a screen out of its count of lines.
    for (const line of drawn(4).split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  },
)
