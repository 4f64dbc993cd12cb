import type { Trait } from '@sennik/games/three-chapters'
import { For, type JSX } from 'solid-js'
import { Silhouette } from '../../art/scenery.tsx'
import { figure, PICTURES, type Picture } from './paintings.tsx'
import { Scene } from './scenes.tsx'
import { TRAIT_ICONS } from './traits.tsx'

/** A card that nobody has painted yet: what it is, in moonlight. */
const unknown = (traits: readonly Trait[]): Picture => ({
  scene: 'night',
  figures: [figure(TRAIT_ICONS[traits[0] ?? 'magical'], [125, 290], 170, 'pale')],
})

/** The lower edge of a card is for its words. */
const ABOVE_THE_WORDS = 'translate(7 -32) scale(.945)'

export function FigurePicture(props: { readonly name: string; readonly traits: readonly Trait[] }): JSX.Element {
  const picture = (): Picture => PICTURES[props.name] ?? unknown(props.traits)
  return (
    <>
      <Scene name={picture().scene} seed={props.name} />
      <g transform={ABOVE_THE_WORDS}>
        <For each={picture().figures}>
          {({ icon, at: [x, y], size, tint, flip: flipped, turn }) => (
            <Silhouette
              class={`tint-${tint}`}
              icon={icon}
              x={x}
              y={y}
              size={size}
              {...(flipped ? { flip: true } : {})}
              {...(turn === undefined ? {} : { turn })}
            />
          )}
        </For>
        {picture().twist?.()}
      </g>
    </>
  )
}

/** The class with the light of its scene. */
export const lightOf = (name: string): string => `scene-${PICTURES[name]?.scene ?? 'night'}`
