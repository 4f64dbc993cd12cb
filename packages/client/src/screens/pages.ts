import { type Component, lazy } from 'solid-js'
import type { TableLink } from '../link/link.ts'

export interface TableScreenProps {
  /** The id of the table. */
  readonly table: string
  readonly link: TableLink
  readonly home: 'house' | 'device'
}

type Modules = Record<string, () => Promise<Record<string, unknown>>>
const modules = import.meta.glob([
  '../table/table-screen.tsx',
  './{rules,tutorial,credits,new-table,home}.tsx',
  './home/home.tsx',
]) as Modules

const page = <P extends object>(file: string, name: string): Component<P> =>
  lazy(async () => {
    const load = modules[file]
    if (!load) throw new Error(`${file} is not there yet`)
    return { default: (await load())[name] as Component<P> }
  })

/** Each screen is a chunk of its own. */
export const Home = page('./home/home.tsx', 'Home')
export const NewTable = page<{ readonly game: string }>('./new-table.tsx', 'NewTable')
export const TableScreen = page<TableScreenProps>('../table/table-screen.tsx', 'TableScreen')
export const Rules = page<{ readonly game: string }>('./rules.tsx', 'Rules')
export const Tutorial = page<{ readonly game: string }>('./tutorial.tsx', 'Tutorial')
export const Credits = page('./credits.tsx', 'Credits')
