import type { Card } from '@sennik/games/three-chapters'
import { For, type JSX } from 'solid-js'
import type { Point } from './layout.ts'
import './links.css'

interface Bond {
  readonly from: Card
  readonly to: Card
}

interface LinksProps {
  readonly width: number
  readonly height: number
  readonly bonds: readonly Bond[]
  where(card: Card): Point | undefined
}

/** A ribbon of light from the card that is the reason to the card that it pays. */
export function Links(props: LinksProps): JSX.Element {
  const path = ({ from, to }: Bond): string => {
    const [a, b] = [props.where(from), props.where(to)]
    if (a === undefined || b === undefined) return ''
    const [middleX, middleY] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    // Bent a little to its left, so that a bond in both directions is two lines.
    const bend = 0.16
    return `M${a.x} ${a.y}Q${middleX + (b.y - a.y) * bend} ${middleY - (b.x - a.x) * bend} ${b.x} ${b.y}`
  }
  return (
    <svg class="links" viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true">
      <For each={props.bonds}>
        {bond => (
          <g>
            <path class="links__glow" d={path(bond)} />
            <path class="links__line" d={path(bond)} />
          </g>
        )}
      </For>
    </svg>
  )
}
