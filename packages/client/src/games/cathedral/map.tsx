import { CATHEDRAL, PIECES, SYMBOLS } from '@sennik/games/cathedral'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { AreaPlace, areaText, NightmareChip } from './area.tsx'
import { CathedralPicture } from './cards/cathedral-picture.tsx'
import { SymbolSign } from './cards/signs.tsx'
import {
  areaName,
  areasOf,
  choose,
  formsOf,
  type Hall,
  isAsked,
  moveWords,
  stepOf,
  symbolName,
  wordsFor,
} from './hall.ts'
import { areaOf, litAreas, meantByArea, touchOf } from './intent.ts'
import { boxAround, shore, sizesOf, viewBox } from './islands.ts'
import './map.css'

interface MapProps {
  readonly hall: Hall
  /** How many times as tall as wide it is. */
  readonly stretch: number
  /** The area that is touched: its note is open, and a Follower may set out from there. */
  readonly open: number | undefined
  setOpen(area: number | undefined): void
  openCathedral(): void
}

/** The land of dreams: islands, the bridges between them, and the Cathedral in the middle. */
export function DreamMap(props: MapProps): JSX.Element {
  const { hall } = props
  const view = () => hall.board.view
  /** The same map all game long: it is drawn once. */
  const land = createMemo(() => areasOf(hall))
  const areas = createMemo(() => land().flatMap((area, index) => (area === undefined ? [] : [{ ...area, index }])))
  const sizes = () => sizesOf(view().agreed.seats)
  const bridges = createMemo(() =>
    areas().flatMap(area =>
      areas()
        .filter(other => other.index > area.index && area.adjacent.includes(other.id))
        .map(other => ({ from: area, to: other })),
    ),
  )
  const stairs = createMemo(() => areas().filter(({ cathedral }) => cathedral))
  const lit = createMemo(() => litAreas(props.open, formsOf(hall)))
  const says = (area: number): string | undefined => {
    const touched = touchOf(area, props.open, formsOf(hall))
    return touched.does === 'choose' ? moveWords(hall, touched.form) : undefined
  }
  const isMapAsked = (): boolean => formsOf(hall).some(form => areaOf(form) !== undefined)

  function press(area: number): void {
    const touched = touchOf(area, props.open, formsOf(hall))
    if (touched.does === 'choose') {
      choose(hall, touched.form)
      props.setOpen(undefined)
      return
    }
    props.setOpen(props.open === area ? undefined : area)
    if (touched.does === 'look' && isAsked(hall) && isMapAsked()) choose(hall, meantByArea(stepOf(hall), area))
  }
  const built = (): readonly boolean[] => PIECES.map((_, piece) => view().taken[piece] === 1)
  const sleeping = (): readonly number[] =>
    view().nightmares.at.flatMap((at, index) => (at === CATHEDRAL + 1 ? [index] : []))

  return (
    <section class="dream-map" classList={{ 'is-flat': props.stretch < 0.95 }} aria-label={wordsFor(hall).map}>
      <svg class="dream-map__land" viewBox={viewBox(props.stretch)} preserveAspectRatio="none" aria-hidden="true">
        <For each={bridges()}>
          {({ from, to }) => (
            <line
              class="dream-map__bridge"
              x1={from.x}
              y1={from.y * props.stretch}
              x2={to.x}
              y2={to.y * props.stretch}
            />
          )}
        </For>
        <For each={stairs()}>
          {area => (
            <line class="dream-map__stair" x1={area.x} y1={area.y * props.stretch} x2={50} y2={50 * props.stretch} />
          )}
        </For>
        <ellipse
          class="dream-map__square"
          cx={50}
          cy={50 * props.stretch}
          rx={sizes().cathedral}
          ry={sizes().cathedral * props.stretch}
        />
        <For each={areas()}>
          {area => (
            <path
              class={`dream-map__island dream-map__island--${area.symbol}`}
              classList={{
                [`side-${view().units[area.index]!.control}`]: view().units[area.index]!.control >= 0,
                'is-held': view().units[area.index]!.control >= 0,
                'is-quiet': lit().size > 0 && !lit().has(area.index),
              }}
              d={shore(area.en, area.x, area.y, sizes().island, props.stretch)}
            />
          )}
        </For>
        <For each={areas()}>
          {area => (
            <path
              class="dream-map__ring"
              classList={{ 'is-offered': lit().has(area.index), 'is-from': props.open === area.index }}
              d={shore(area.en, area.x, area.y, sizes().island + 1.3, props.stretch)}
            />
          )}
        </For>
      </svg>
      <button
        type="button"
        class="dream-map__cathedral"
        data-place="cathedral"
        aria-label={`${wordsFor(hall).cathedral}: ${wordsFor(hall).piecesOf(view().counts.pieces, PIECES.length)}`}
        style={boxAround(50, 50, sizes().cathedral)}
        onClick={() => props.openCathedral()}
      >
        <svg viewBox="0 0 200 180" aria-hidden="true">
          <CathedralPicture built={built()} />
        </svg>
        <span class="dream-map__pieces" aria-hidden="true" data-print={`${view().counts.pieces}/${PIECES.length}`} />
        <For each={sleeping()}>
          {index => <NightmareChip class="dream-map__sleeper" number={view().nightmares.cards[index]!} />}
        </For>
      </button>
      <For each={areas()}>
        {({ index }) => (
          <AreaPlace
            hall={hall}
            area={index}
            isLit={lit().has(index)}
            isFrom={props.open === index}
            says={says(index)}
            press={() => press(index)}
          />
        )}
      </For>
      <Show when={props.open !== undefined ? { area: props.open } : undefined} keyed>
        {({ area }) => <AreaNote hall={hall} area={area} close={() => props.setOpen(undefined)} />}
      </Show>
    </section>
  )
}

/** Who is in an area, and what may be done there. */
function AreaNote(props: { readonly hall: Hall; readonly area: number; close(): void }): JSX.Element {
  const { hall } = props
  const land = () => areasOf(hall)[props.area]!
  const forms = () => formsOf(hall).filter(form => areaOf(form) === props.area)
  const others = () => forms().filter(({ kind }) => kind !== 'march')
  const marches = () => forms().some(({ kind }) => kind === 'march')
  /** Away from the area, and from where one may go from there. */
  const isHigh = (): boolean =>
    land().y > 60 ||
    forms().some(form => form.kind === 'march' && (areasOf(hall)[form.to]?.y ?? 0) > 75 && land().y > 40)
  return (
    <div class="area-note" classList={{ 'is-high': isHigh() }} role="status">
      <p class="area-note__name">
        <SymbolSign symbol={SYMBOLS.indexOf(land().symbol)} />
        <strong>{areaName(hall, props.area)}</strong>
        <span>{marches() ? wordsFor(hall).whereTo : symbolName(hall, SYMBOLS.indexOf(land().symbol))}</span>
        <button
          type="button"
          class="area-note__close"
          aria-label={wordsFor(hall).closeNote}
          onClick={() => props.close()}
        >
          ×
        </button>
      </p>
      <Show when={!marches()}>
        <p class="area-note__text">{areaText(hall, props.area)}</p>
      </Show>
      <Show when={others().length > 0}>
        <div class="area-note__choices">
          <For each={others()}>
            {form => (
              <button
                type="button"
                class="button"
                onClick={() => {
                  choose(hall, form)
                  props.close()
                }}
              >
                {moveWords(hall, form)}
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  )
}
