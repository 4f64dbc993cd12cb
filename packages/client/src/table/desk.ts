import {
  type AnyGame,
  type Audience,
  type GameEvent,
  gameWithCards,
  type Lang,
  type Redacted,
  type Seat,
} from '@sennik/engine'
import type { TableInfo } from '@sennik/protocol'
import { type Accessor, createEffect, createMemo, createResource, createSignal } from 'solid-js'
import { catalogued } from '../games/catalogue.ts'
import type { TableLink } from '../link/link.ts'
import { seatOf, type TableSession, tableSession } from '../link/session.ts'
import { lang } from '../settings/language.ts'
import { pace } from '../settings/motion.ts'
import { sound } from '../settings/sound.ts'
import { playSound } from '../sound/sound.ts'
import { areAlike } from './alike.ts'
import { type Announcer, announcer } from './announcer.tsx'
import { audienceOf, facesOf } from './audience.ts'
import type { AnyGameBoard, Beat, SeatFace } from './board.ts'
import { untilLetGo } from './hold.ts'
import { type HotSeat, hotSeat } from './hot-seat.ts'
import { type Stage, type StoryPlayer, storyPlayer } from './story-player.ts'
import { tableWords } from './words.ts'

/** Everything the parts of the table screen share. */
export interface Desk {
  readonly session: TableSession
  readonly player: StoryPlayer
  readonly game: Accessor<AnyGame | undefined>
  readonly board: Accessor<AnyGameBoard | undefined>
  readonly voice: Announcer
  readonly hotSeat: HotSeat
  /** The seat that looks; undefined for a spectator. */
  readonly you: Accessor<Seat | undefined>
  readonly faces: Accessor<readonly SeatFace[]>
  readonly audience: Accessor<Audience>
  readonly stage: Accessor<Stage | undefined>
  readonly setStage: (stage: Stage | undefined) => void
}

/** How long a card one looks at stays open if nobody hides it. */
const GLIMPSE = 9000

const wordsOf = (game: AnyGame, language: Lang) => game.words[language]

export function openDesk(link: TableLink, tableId: string): Desk {
  const session = tableSession(link, tableId)
  const voice = announcer()
  const [stage, setStage] = createSignal<Stage>()
  const gameId = createMemo(() => session.table()?.game)
  const otherCards = createMemo(() => session.table()?.cards)
  /** The game and its board come at the same time. */
  const played = createMemo(() => {
    const entry = catalogued(gameId() ?? '')
    return entry && { entry, game: withCards(entry.game(), otherCards(), () => link.cards(tableId)) }
  })
  const game = loaded(played, each => each.game)
  const board = loaded(played, each => each.entry.board(each.game))

  const you = createMemo(() => seatOf(session.you()?.as))
  const player = storyPlayer({
    beats: (event, { after }) =>
      beatsOf(board(), event, { you: you(), seats: faces(), lang: lang(), after: after.view }),
    stage,
    announce(page, events) {
      const played = game()
      if (page.undone) voice.say(tableWords().prompt.undone)
      if (played === undefined || hotSeatOf.curtain() !== undefined) return
      for (const event of events) voice.say(wordsOf(played, lang()).event(event, audience()))
    },
    sound: name => sound() && playSound(name),
    pace,
    isHidden: () => document.hidden,
    look: signal => untilLetGo(signal, GLIMPSE),
  })
  const faces = createMemo(
    () => withTable(session, table => facesOf(table, you(), player.shown()?.deciders ?? [])) ?? [],
    undefined,
    { equals: areAlike },
  )
  const audience = createMemo(() => withTable(session, table => audienceOf(table, you())) ?? NOBODY)

  const hotSeatOf = hotSeat(session.you, player.shown, session.lookFrom)
  createEffect(() => hotSeatOf.curtain() !== undefined && voice.hush())
  session.onPage(player.add)

  return { session, player, game, board, voice, hotSeat: hotSeatOf, you, faces, audience, stage, setStage }
}

/** A table keeps the cards it was opened with. They are asked for where they were not met before. */
async function withCards(
  game: Promise<AnyGame>,
  hash: string | undefined,
  fetchCards: () => Promise<string>,
): Promise<AnyGame> {
  if (hash === undefined) return game
  const text = cardsByHash.get(hash) ?? (await fetchCards())
  const played = gameWithCards(await game, text)
  cardsByHash.set(hash, text)
  return played
}

/** The sets of the tables that this page has shown. */
const cardsByHash = new Map<string, string>()

/** Undefined while it loads; what cannot be loaded throws. */
function loaded<S, T>(source: Accessor<S | undefined>, load: (from: S) => Promise<T>): Accessor<T | undefined> {
  const [resource] = createResource(source, load)
  return createMemo(() => (resource.state === 'pending' ? undefined : resource()))
}

const NOBODY: Audience = { you: undefined, name: String }

function withTable<T>(session: TableSession, read: (table: TableInfo) => T): T | undefined {
  const table = session.table()
  return table && read(table)
}

type Tell = (event: Redacted<GameEvent>, telling: unknown) => readonly Beat[]

function beatsOf(board: AnyGameBoard | undefined, event: Redacted<GameEvent>, telling: unknown): readonly Beat[] {
  const tell = board && (board.beats as { readonly [type: string]: Tell | undefined })[event.type]
  return tell?.(event, telling) ?? []
}
