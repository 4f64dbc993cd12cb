import type { AnyGame, Seat } from '@sennik/engine'
import { type Card, type ChaptersMove, linksAmong, type View } from '@sennik/games/three-chapters'
import { createEffect, createMemo, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import { Dialog } from '../../design/dialog.tsx'
import type { BoardProps } from '../../table/board.ts'
import type { Cards } from './cards.ts'
import { DraftPage } from './draft-page.tsx'
import { Hand } from './hand.tsx'
import { meantByCard, onlyTarget, type Target, usualTarget } from './intent.ts'
import { type Arrangement, arrange } from './layout.ts'
import { Mine } from './mine.tsx'
import { Others } from './others.tsx'
import { PlayedCards } from './played-cards.tsx'
import { Reading } from './reading.tsx'
import { Ribbon } from './ribbon.tsx'
import { RoundTable } from './round-table.tsx'
import {
  type Book,
  giftOf,
  type HandCard,
  handOf,
  hasGhosts,
  nameOf,
  nearSeat,
  partyOf,
  pickOf,
  wordsFor,
} from './situation.ts'
import { Story } from './story.tsx'
import { Trick } from './trick.tsx'
import './tabletop.css'

type Note = 'table' | { readonly seat: Seat }

/** The open story book, as large as the box it is put in. */
export const tabletopWith = (game: AnyGame, cards: Cards, Card: Book['Card']) =>
  function Tabletop(props: BoardProps<View>): JSX.Element {
    const book: Book = { board: props, game, cards, Card }
    let root!: HTMLDivElement
    const [size, setSize] = createSignal<{ readonly width: number; readonly height: number }>()
    const [lifted, setLifted] = createSignal<Card>()
    const [aimed, setAimed] = createSignal<Target>()
    const [note, setNote] = createSignal<Note>()
    onMount(() => {
      const measure = (): void => {
        setSize({ width: root.clientWidth, height: root.clientHeight })
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(root)
      onCleanup(() => observer.disconnect())
    })
    const chapter = createMemo(() => props.view.counts.chapter)
    const hand = createMemo(() => handOf(book))
    /** As many as there were when the hand was full, so that cards do not grow while one chooses. */
    const held = createMemo(() => (chapter() === 1 ? Math.max(hand().length, 4) : hand().length))
    const arrangement = createMemo((): Arrangement | undefined => {
      const box = size()
      if (box === undefined || box.width === 0 || box.height === 0) return undefined
      return arrange({ ...box, chapter: chapter(), cards: held() })
    })

    const pick = createMemo(() => pickOf(props.view, nearSeat(book)))
    const gift = createMemo(() => giftOf(props.view, nearSeat(book)))
    const target = (): Target =>
      onlyTarget(props.choices.forms) ??
      aimed() ??
      usualTarget(pick() !== undefined, gift() !== undefined, hasGhosts(props.view))
    const meant = ({ card, slot }: HandCard): ChaptersMove => meantByCard(chapter(), card, slot, target())
    // What was aimed at is done, and a card that left is not read any more.
    createEffect(on([pick, gift], () => setAimed(undefined), { defer: true }))
    /** Other cards are in the hand: not whenever somebody chooses something, which must not lay down what one holds. */
    const handNow = createMemo(() => [chapter(), props.view.counts.exchange, props.view.counts.deal].join())
    createEffect(on(handNow, () => setLifted(undefined), { defer: true }))
    const liftedHeld = (): HandCard | undefined => hand().find(({ card }) => card === lifted())
    const action = (): string | undefined => {
      const card = liftedHeld()
      if (card === undefined || !props.choices.has(meant(card))) return undefined
      const words = wordsFor(book)
      if (chapter() === 2) return words.play
      return target() === 'pick' ? words.choose : words.give
    }

    /** Cards of the hand that go with the party one has. */
    const fitting = createMemo((): ReadonlySet<Card> => {
      if (props.you === undefined || chapter() !== 1) return new Set()
      const party = [...partyOf(props.view, props.you), pick()].filter(card => card != null)
      return new Set(
        hand()
          .map(({ card }) => card)
          .filter(card =>
            linksAmong(cards.deck, [...party, card], 3).some(link => link.card === card || link.because.includes(card)),
          ),
      )
    })

    return (
      <div class={`storybook book-${arrangement()?.mode}`} ref={root}>
        <Show when={arrangement()}>
          {spots => (
            <>
              <Ribbon book={book} box={spots().ribbon} openTable={() => setNote('table')} />
              <Others book={book} box={spots().others} open={seat => setNote({ seat })} />
              <section
                class="leaf"
                data-place="page"
                aria-label={chapter() === 1 ? wordsFor(book).party : wordsFor(book).trick}
                style={{
                  left: `${spots().page.x}px`,
                  top: `${spots().page.y}px`,
                  width: `${spots().page.width}px`,
                  height: `${spots().page.height}px`,
                }}
              >
                <Switch>
                  <Match when={chapter() === 1}>
                    <DraftPage book={book} box={spots().page} target={target()} aim={setAimed} read={setLifted} />
                  </Match>
                  <Match when={chapter() === 2}>
                    <Trick book={book} box={spots().page} read={setLifted} />
                  </Match>
                  <Match when={props.view.played.story}>
                    {story => (
                      <div class="leaf__story" tabindex="0">
                        <Story
                          cards={cards}
                          Card={Card}
                          story={story()}
                          view={props.view}
                          seats={props.seats}
                          lang={props.lang}
                        />
                      </div>
                    )}
                  </Match>
                </Switch>
              </section>
              <Show when={spots().mine}>
                {box => (
                  <Mine book={book} box={box()} read={setLifted} open={() => setNote({ seat: nearSeat(book) })} />
                )}
              </Show>
              <Reading
                book={book}
                box={spots().reading}
                isLarge={spots().mode === 'wide'}
                card={lifted()}
                action={action()}
                act={() => {
                  const card = liftedHeld()
                  if (card !== undefined) props.choose(meant(card))
                }}
              />
              <Hand
                book={book}
                box={spots().hand}
                fan={spots().fan}
                lifted={lifted()}
                fitting={fitting()}
                meant={meant}
                lift={setLifted}
              />
            </>
          )}
        </Show>
        <Show when={note()}>
          {now => (
            <Dialog title={titleOf(book, now())} onClose={() => setNote(undefined)}>
              <Noted book={book} note={now()} />
            </Dialog>
          )}
        </Show>
      </div>
    )
  }

const titleOf = (book: Book, note: Note): string =>
  note === 'table'
    ? wordsFor(book).table
    : note.seat === book.board.you
      ? wordsFor(book).party
      : wordsFor(book).partyOf(nameOf(book, note.seat))

function Noted(props: { readonly book: Book; readonly note: Note }): JSX.Element {
  const seat = (): Seat | undefined => (props.note === 'table' ? undefined : props.note.seat)
  return (
    <Show
      when={seat() !== undefined}
      fallback={
        <RoundTable
          view={props.book.board.view}
          cards={props.book.cards}
          seats={props.book.board.seats}
          lang={props.book.board.lang}
        />
      }
    >
      <PlayedCards book={props.book} seat={seat()!} />
    </Show>
  )
}
