import type { AnyGame } from '@sennik/engine'
import { reconstructionText, type View } from '@sennik/games/cathedral'
import { createEffect, createMemo, createSignal, type JSX, Match, on, onCleanup, onMount, Show, Switch } from 'solid-js'
import type { BoardProps } from '../../table/board.ts'
import { ActionBoard } from './action-board.tsx'
import type { Cards } from './cards/cards.ts'
import { DrawerSheet, Tabs } from './drawers.tsx'
import { DreamMarket, OwnDreams } from './dreams.tsx'
import { formsOf, type Hall, type Looked, stepOf } from './hall.ts'
import { Hand } from './hand.tsx'
import { areaOf, type Drawer, drawerAsked, isForLimbo } from './intent.ts'
import { arrange } from './layout.ts'
import { DreamMap } from './map.tsx'
import { Reading } from './reading.tsx'
import { Ribbon } from './ribbon.tsx'
import { RitualTrack } from './ritual.tsx'
import { conflictOf } from './scene/conflict.ts'
import { ConflictLine, conflictSceneWith } from './scene/conflict-scene.tsx'
import { Recall, SeatPlates, SeatsPanel } from './seats.tsx'
import { Nightmares, Works } from './works.tsx'
import './sides.css'
import './tabletop.css'

interface Size {
  readonly width: number
  readonly height: number
  readonly tallest: number
}

/** The hall of nightmares, as large as the box it is put in. */
export const tabletopWith = (game: AnyGame, cards: Cards, Card: Hall['Card']) => {
  const ConflictScene = conflictSceneWith(cards, Card)
  return function Tabletop(props: BoardProps<View>): JSX.Element {
    let root!: HTMLDivElement
    const [size, setSize] = createSignal<Size>()
    const [looked, look] = createSignal<Looked>()
    const [area, setArea] = createSignal<number>()
    const [drawer, setDrawer] = createSignal<Drawer>()
    /** Whether the question opened it, not a hand. */
    let isOpenedByQuestion = false
    const hall: Hall = { board: props, game, cards, Card, looked, look }
    onMount(() => {
      const measure = (): void => {
        const { clientWidth: width, clientHeight: height } = root
        setSize(before => ({
          width,
          height,
          tallest: before?.width === width ? Math.max(before.tallest, height) : height,
        }))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(root)
      root.addEventListener('keydown', onKeyDown)
      onCleanup(() => observer.disconnect())
    })
    const arrangement = createMemo(() => {
      const box = size()
      return box === undefined || box.width === 0 || box.height === 0
        ? undefined
        : arrange(box.width, box.height, box.tallest)
    })
    /** The conflict lies over the map, except while an area of the map is asked for. */
    const isFighting = createMemo(
      () => conflictOf(props.view) !== undefined && !formsOf(hall).some(form => areaOf(form) !== undefined),
    )
    // A new question shows where its answer lies: on the map, or in a drawer.
    createEffect(
      on([() => props.choices.forms], () => {
        const forms = formsOf(hall)
        const from = area()
        if (from !== undefined && !forms.some(form => areaOf(form) === from)) setArea(undefined)
        // Nothing is asked: the map is free, so that one sees what others do.
        if (forms.length === 0 && !isOpenedByQuestion) return
        isOpenedByQuestion = forms.length > 0
        setDrawer(drawerAsked(forms, stepOf(hall)))
        if (looked()?.form !== undefined) look(undefined)
      }),
    )
    // Whoever sits down at the same screen next sees nothing of what was read before.
    createEffect(
      on(
        () => props.you,
        () => {
          look(undefined)
          setArea(undefined)
          setDrawer(undefined)
        },
        { defer: true },
      ),
    )
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return
      setArea(undefined)
      setDrawer(undefined)
    }
    const openDrawer = (next: Drawer | undefined): void => {
      look(undefined)
      isOpenedByQuestion = false
      setDrawer(next)
    }

    /** Where there is room for one beside the map, one is always open. */
    const shownDrawer = (): Drawer | undefined => drawer() ?? (arrangement()?.mode === 'roomy' ? 'hand' : undefined)
    const mapSize = () => arrangement()!.map
    const theMap = () => (
      <div class="hall__map" style={{ width: `${mapSize().width}px`, height: `${mapSize().height}px` }}>
        <DreamMap
          hall={hall}
          stretch={mapSize().height / mapSize().width}
          open={area()}
          setOpen={setArea}
          openCathedral={() => openDrawer('cathedral')}
        />
        <Show when={area() === undefined && isForLimbo(formsOf(hall))}>
          <div class="area-note area-note__choices">
            <Recall hall={hall} />
          </div>
        </Show>
        <Show when={isFighting()}>
          <div class="hall__conflict">
            <ConflictScene board={props} />
          </div>
        </Show>
      </div>
    )

    return (
      <div
        class={`hall hall--${arrangement()?.mode}`}
        classList={{ 'hall--beside': arrangement()?.mode === 'low' || arrangement()?.mode === 'roomy' }}
        ref={root}
      >
        <Switch>
          <Match when={arrangement()?.mode === 'wide'}>
            <div class="hall__top">
              <Ribbon hall={hall} />
              <SeatPlates hall={hall} open={() => openDrawer(drawer() === 'seats' ? undefined : 'seats')} />
            </div>
            {theMap()}
            <div class="hall__side">
              <ActionBoard hall={hall} />
              <RitualTrack hall={hall} />
              <div class="hall__pair">
                <Works hall={hall} />
                <div class="hall__column">
                  <DreamMarket hall={hall} />
                  <Nightmares hall={hall} />
                </div>
              </div>
              <Show when={drawer() === 'seats'}>
                <DrawerSheet hall={hall} close={() => openDrawer(undefined)}>
                  <SeatsPanel hall={hall} />
                </DrawerSheet>
              </Show>
            </div>
            <div class="hall__cards">
              <Hand hall={hall} fits={arrangement()!.fits} />
              <OwnDreams hall={hall} isTiled />
              <Reading hall={hall} />
            </div>
          </Match>
          <Match when={arrangement() !== undefined}>
            <div class="hall__top">
              <Ribbon hall={hall} />
              <SeatPlates hall={hall} open={() => openDrawer('seats')} />
            </div>
            {theMap()}
            <Show when={shownDrawer()}>
              {open => (
                <DrawerSheet hall={hall} close={() => openDrawer(undefined)}>
                  <Switch>
                    <Match when={open() === 'hand'}>
                      <ConflictLine board={props} />
                      <Hand hall={hall} fits={arrangement()!.fits} />
                      <Show when={arrangement()!.mode === 'roomy'}>
                        <OwnDreams hall={hall} isTiled />
                      </Show>
                    </Match>
                    <Match when={open() === 'dreams'}>
                      <OwnDreams hall={hall} isTiled={false} />
                      <DreamMarket hall={hall} />
                    </Match>
                    <Match when={open() === 'actions'}>
                      <ActionBoard hall={hall} />
                    </Match>
                    <Match when={open() === 'ritual'}>
                      <RitualTrack hall={hall} />
                    </Match>
                    <Match when={open() === 'cathedral'}>
                      <Works hall={hall} />
                      <Nightmares hall={hall} />
                    </Match>
                    <Match when={open() === 'seats'}>
                      <SeatsPanel hall={hall} />
                      <p class="hall__note">{reconstructionText(hall.cards.book.faces, hall.board.lang)}</p>
                    </Match>
                  </Switch>
                </DrawerSheet>
              )}
            </Show>
            <Tabs hall={hall} open={shownDrawer()} setOpen={openDrawer} />
          </Match>
        </Switch>
      </div>
    )
  }
}
