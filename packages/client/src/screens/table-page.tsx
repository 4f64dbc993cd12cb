import { lazy, onCleanup } from 'solid-js'
import { localLink } from '../link/local.ts'
import { remoteLink } from '../link/remote.ts'
import { knock } from '../settings/guest.ts'

const TableScreen = lazy(async () => ({ default: (await import('../table/table-screen.tsx')).TableScreen }))

/** A table in the house, or one on this device: the line differs, the screen does not. */
export function TablePage(props: { readonly table: string; readonly home: 'house' | 'device' }) {
  const link = props.home === 'house' ? remoteLink({ prepare: knock }) : localLink()
  onCleanup(() => link.close())
  return <TableScreen table={props.table} link={link} home={props.home} />
}
