import {
  type AnyGame,
  type AnyReferee,
  asSeat,
  type GameEvent,
  type GameRecord,
  gameOfRecord,
  positionText,
  type Redacted,
  Referee,
  readRecord,
  replay,
  type Viewer,
} from '@sennik/engine'
import { rngFor } from '@sennik/fair'
import { gameNamed } from '@sennik/games'
import type { Command } from 'commander'
import { boardOf } from '../boards/index.ts'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readText } from '../files.ts'
import { readViewer, readWholeFlag } from '../flags.ts'
import { wrap } from '../layout.ts'
import { audienceOf, seatNames } from '../names.ts'
import { sheetLines } from '../sheet.ts'

interface Flags {
  readonly at?: string
  readonly view?: string
  readonly json?: true
}

const FURTHEST = 999_999_999

export function addReplay(program: Command, context: Context): void {
  const { words } = context
  begin(program, context, 'replay', words.help.replay)
    .argument(`<${words.placeholders.record}>`, words.arguments.record)
    .option(`--at <${words.placeholders.number}>`, words.flags.at)
    .option(`--view <${words.placeholders.viewer}>`, words.flags.view)
    .option('--json', words.flags.json)
    .action(async (path: string, given: Flags) => {
      const record = readRecord(await readText(context, path))
      const game = gameOfRecord(gameNamed(record.game), record)
      const at = given.at === undefined ? undefined : readWholeFlag('--at', given.at, 0, FURTHEST)
      // All of it is checked before anything is told.
      const referee = replay(game, record, rngFor(record.chance), at)
      const viewer = given.view === undefined ? undefined : readViewer(given.view, record.seats)
      if (at === undefined) tellStory(context, game, record, viewer, given.json)
      else showPosition(context, game, referee, viewer, given.json)
    })
}

function showPosition(
  context: Context,
  game: AnyGame,
  referee: AnyReferee,
  viewer: Viewer | undefined,
  json: true | undefined,
): void {
  const at = referee.moves.length
  if (viewer === undefined) {
    const position = game.position.write(referee.state)
    if (json) context.sayJson({ at, state: position })
    else context.io.output.write(positionText(position))
    return
  }
  const view = game.rules.view(referee.state, viewer)
  if (json) {
    context.sayJson({ at, viewer: viewer === 'spectator' ? viewer : viewer + 1, view })
    return
  }
  const you = viewer === 'spectator' ? undefined : viewer
  const audience = audienceOf(seatNames(context.words, game.rules.seatCount(referee.state)), you)
  context.say(...boardOf(game).draw(view, { ...context, game, audience, memory: 'kept' }))
}

/** Every move in words, from the first to the last. */
function tellStory(
  context: Context,
  game: AnyGame,
  record: GameRecord,
  viewer: Viewer | undefined,
  json: true | undefined,
): void {
  const { rules } = game
  const words = game.words[context.lang]
  const names = seatNames(context.words, record.seats)
  const audience = audienceOf(names, viewer === 'spectator' ? undefined : viewer)
  // Whoever holds the record holds its seed: unless a viewer is asked for, nothing is secret.
  const told = (event: GameEvent): Redacted<GameEvent> =>
    viewer === undefined ? (event as Redacted<GameEvent>) : rules.tell(event, viewer)

  const referee: AnyReferee = Referee.begin(
    rules,
    record.seats,
    game.options.read(record.options),
    rngFor(record.chance),
  )
  const tell = (n: number, seat: number | undefined, move: string | undefined, story: readonly GameEvent[]): void => {
    const events = story.map(told)
    const sentences = events.map(event => words.event(event, audience))
    if (json) context.sayJson({ n, seat, move, events, text: sentences })
    else {
      const head = n === 0 ? '' : context.paint('dim', `${String(n).padStart(4)}  `)
      context.say(
        ...sentences.flatMap((line, index) => wrap(line, context.width, index === 0 ? head : '      ', '      ')),
      )
    }
  }
  tell(0, undefined, undefined, referee.opening)
  record.moves.forEach(({ seat, move }, index) => {
    const verdict = referee.play(asSeat(seat - 1), game.moves.read(move))
    if (verdict.ok) tell(index + 1, seat, move, verdict.story)
  })
  if (json) return
  if (referee.over) context.say('', ...sheetLines(context, game, rules.sheet(referee.state), names))
  else context.say('', context.words.verify.unfinished)
}
