import type { AnyGame } from '../game.ts'
import { asSeat, type Move, type Seat, type Viewer } from '../ints.ts'
import type { Lang } from '../lang.ts'
import type { Audience } from '../words.ts'
import { randomPlan } from './plan.ts'
import { Trial } from './trial.ts'

/** Names that stand in no sentence of a game by themselves. */
const NAMES = ['Ala', 'Bartek', 'Celina', 'Darek', 'Ewa', 'Filip'] as const

const audienceOf = (viewer: Viewer): Audience => ({
  you: viewer === 'spectator' ? undefined : viewer,
  name: (seat: Seat) => NAMES[seat]!,
})

/**
 * Everything that people are told in so many random games: what is asked, every choice, what happened, how points were made. Throws
 * where two choices of one decision are called the same, and where the score sheet counts in notation.
 */
export function sentencesOf(game: AnyGame, lang: Lang, games: number): ReadonlySet<string> {
  const said = new Set<string>()
  for (let index = 0; index < games; index++) tellWhole(game, lang, `told ${index}`, said)
  return said
}

function tellWhole(game: AnyGame, lang: Lang, seed: string, said: Set<string>): void {
  const { rules, moves } = game
  const words = game.words[lang]
  const trial = new Trial(game, randomPlan(game, seed))
  const listeners: readonly Viewer[] = [asSeat(0), asSeat(1), 'spectator']
  const tell = (story: AnyStory): void => {
    for (const event of story)
      for (const viewer of listeners) said.add(words.event(rules.tell(event, viewer), audienceOf(viewer)))
  }
  tell(trial.referee.opening)
  const offer = (seat: Seat, offered: readonly Move[], view: ReturnType<typeof rules.view>): void => {
    const choices = new Set(offered.map(each => words.move(moves.decode(each), view, audienceOf(seat))))
    if (choices.size < offered.length) throw new Error(`choices that cannot be told apart: ${[...choices].join(', ')}`)
    for (const choice of choices) said.add(choice)
  }
  const play = (seat: Seat, move: Move): void => {
    const verdict = trial.referee.play(seat, move)
    if (verdict.ok) tell(verdict.story)
  }
  while (!trial.referee.over) {
    const { seat, move, legal } = trial.anyDecision()
    const view = rules.view(trial.state, seat)
    said.add(words.prompt(view, audienceOf(seat)))
    offer(seat, legal, view)
    play(seat, move)
    // Now and then somebody who has decided thinks better of it.
    const changes = trial.secondThoughtsIn(trial.state, seat)
    if (changes.length === 0 || trial.rng.below(2) === 0) continue
    offer(seat, changes, rules.view(trial.state, seat))
    play(seat, changes[trial.rng.below(changes.length)]!)
  }
  said.add(words.prompt(rules.view(trial.state, 'spectator'), audienceOf('spectator')))
  for (const { item, cards } of rules.sheet(trial.state).seats.flatMap(({ lines }) => lines)) {
    said.add(words.sheetItem(item))
    if (cards === undefined) continue
    const counted = words.sheetCards(item, cards)
    if (counted === cards && /[^\d\p{Ll} ]/u.test(cards)) throw new Error(`the sheet is in notation: ${cards}`)
    said.add(counted)
  }
}

type AnyStory = Trial['referee']['opening']
