import type { Lang } from '@sennik/engine'
import { Dialog } from '../design/dialog.tsx'
import type { AnyGameBoard, Face } from './board.ts'
import './notes.css'

/** A card as large as the screen allows, with its name and text. */
export function CardZoom(props: {
  readonly board: AnyGameBoard
  readonly face: Face
  readonly lang: Lang
  close(): void
}) {
  const text = () => props.board.describe(props.face, props.lang)
  return (
    <Dialog title={text().title} onClose={() => props.close()}>
      <div class="card-zoom">
        <div class="card-zoom__card">
          <props.board.Card face={props.face} lang={props.lang} />
        </div>
        <p class="card-zoom__text">{text().text}</p>
      </div>
    </Dialog>
  )
}
