import type { AnyGame } from '@sennik/engine'
import { createEffect, createResource, createSignal, lazy, Show } from 'solid-js'
import { type CatalogueEntry, catalogued } from '../games/catalogue.ts'
import { me } from '../settings/guest.ts'
import { level } from '../settings/level.ts'
import { recall, remember } from '../settings/memory.ts'
import { Guide } from '../tutorial/guide.tsx'
import { Lesson } from '../tutorial/lesson.ts'
import { lessonLine } from '../tutorial/lesson-link.ts'
import { Pointer } from '../tutorial/pointer.tsx'
import type { Script } from '../tutorial/script.ts'
import { Lost } from './lost.tsx'
import { openHere } from './new-table/open-table.ts'
import { defaultSeats, seatPlans } from './new-table/seating.ts'
import '../design/controls.css'
import '../tutorial/tutorial.css'

const TableScreen = lazy(async () => ({ default: (await import('../table/table-screen.tsx')).TableScreen }))

interface Course {
  readonly entry: CatalogueEntry
  readonly game: AnyGame
  readonly script: Script
}

async function courseOf(id: string): Promise<Course | 'none'> {
  const entry = catalogued(id)
  if (entry?.script === undefined) return 'none'
  const [game, script] = await Promise.all([entry.game(), entry.script()])
  return { entry, game, script }
}

/** A game learnt by playing it. */
export function Tutorial(props: { readonly game: string }) {
  const [course] = createResource(() => courseOf(props.game))
  return (
    <Show when={course()} keyed>
      {found => (found === 'none' ? <Lost /> : <Lessons {...found} />)}
    </Show>
  )
}

/** Where somebody was when they left, kept on this device. */
function Lessons(props: Course) {
  const key = `lesson.${props.script.game}`
  const begin = (from: number): Lesson => new Lesson(props.game, props.script, me(), from)
  const left = Number(recall(key) ?? 0)
  const [lesson, setLesson] = createSignal(begin(left < props.script.steps.length ? left : 0))
  return (
    <Show when={lesson()} keyed>
      {now => (
        <AtTable
          lesson={now}
          entry={props.entry}
          reached={step => remember(key, String(step))}
          restart={() => setLesson(begin(0))}
        />
      )}
    </Show>
  )
}

function AtTable(props: {
  readonly lesson: Lesson
  readonly entry: CatalogueEntry
  reached(step: number): void
  restart(): void
}) {
  const line = lessonLine(props.lesson)
  createEffect(() => props.reached(line.at()))
  const point = () => {
    line.at()
    return props.lesson.step?.point
  }
  const play = (): Promise<void> => {
    const { id, seats } = props.entry
    return openHere({ game: id, options: {}, seats: seatPlans(defaultSeats('bots', seats, level()), me()) })
  }
  return (
    <div class="tutorial">
      <Guide
        lesson={props.lesson}
        game={props.entry.id}
        line={line}
        restart={() => props.restart()}
        play={() => void play()}
      />
      <TableScreen table={props.lesson.table} link={line.link} home="device" isLesson told={line.told} />
      <Pointer place={point()} />
    </div>
  )
}
