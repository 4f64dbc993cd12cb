import { choose } from '@sennik/bots'
import { type AnyReferee, type Chance, firstOf, hashBytes, Referee, SeededRng, seatsOf } from '@sennik/engine'
import type { Command } from 'commander'
import { begin } from '../command.ts'
import type { Context } from '../context.ts'
import { readBots, readOptions, readSeats, readSeed } from '../flags.ts'
import { readGame } from '../game.ts'

interface Flags {
  readonly seats?: string
  readonly seed: string
  readonly options?: string
  readonly cards?: string
  readonly bots: string
}

export function addTrace(program: Command, context: Context): void {
  const { words } = context
  const { placeholders, flags } = words
  begin(program, context, 'trace', words.help.trace)
    .argument(`<${placeholders.game}>`, words.arguments.game)
    .option(`--seats <${placeholders.number}>`, flags.seats)
    .option(`--seed <${placeholders.text}>`, flags.seed, '1')
    .option('--options <json>', flags.options)
    .option(`--cards <${placeholders.file}>`, flags.cards)
    .option(`--bots <${placeholders.names}>`, flags.botPerSeat, 'random')
    // Always on: accepted, so that programs may ask every command alike.
    .option('--json', flags.json)
    .action((id: string, given: Flags) => trace(context, id, given))
}

/** Everything that happens in a game among bots, a line for each decision, for referees written by others. */
async function trace(context: Context, id: string, given: Flags): Promise<void> {
  const { sayJson } = context
  const game = await readGame(context, id, given.cards)
  const { rules, moves, position } = game
  const seats = readSeats(game, given.seats)
  const options = readOptions(game, seats, given.options)
  const bots = readBots(given.bots, seats)
  const seed = readSeed(given.seed)
  const chance: Chance = { kind: 'fast', seed }
  // The bots' chance is another one, so that seed and moves alone make a record.
  const botRng = SeededRng.of(`bots ${seed}`)
  const referee: AnyReferee = Referee.begin(rules, seats, options, SeededRng.of(seed))
  sayJson({
    type: 'setup',
    game: rules.id,
    rulesVersion: rules.version,
    seats,
    options,
    seed,
    chance,
    events: referee.opening,
    state: position.write(referee.state),
  })
  while (!referee.over) {
    const seat = firstOf(rules.deciders(referee.state))
    const legal = referee.legalMoves(seat)
    const move = choose(bots[seat]!, { game, seen: rules.view(referee.state, seat), seat, legal }, botRng)
    const verdict = referee.play(seat, move)
    if (!verdict.ok) throw new Error(`the bot ${bots[seat]!.name} chose a move that is not legal`)
    sayJson({
      type: 'decision',
      n: referee.moves.length,
      seat: seat + 1,
      legal: legal.map(each => moves.write(each)),
      move: moves.write(move),
      form: moves.decode(move),
      events: verdict.story,
      state: position.write(referee.state),
      undoable: verdict.undoable,
    })
  }
  sayJson({
    type: 'end',
    scores: rules.scores(referee.state),
    winners: seatsOf(rules.winners(referee.state)).map(winner => winner + 1),
    sheets: rules.sheet(referee.state).seats,
    moves: referee.moves.length,
    hash: hashBytes(referee.state.memory),
  })
}
