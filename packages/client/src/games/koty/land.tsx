import type { Seat } from '@sennik/engine'
import type { JSX } from 'solid-js'
import { faceOf, spoken } from './faces.ts'
import type { Play } from './play.ts'
import { landInQuestion, landOf, landWords, moveWords, nameOf, type Props, wordsFor } from './situation.ts'
import { Stack } from './stack.tsx'
import './land.css'

interface LandProps {
  readonly board: Props
  readonly play: Play
  readonly owner: Seat
  readonly land: number
  readonly cardWidth: number
  /** Only one of the pictures of a land is where cards travel. */
  readonly isPlace?: boolean
  touched?(): void
}

const EMPTY = { nines: [], top: null, points: 0 }

/** One land: a button that means what the question, or the card chosen before, asks of lands. */
export function LandButton(props: LandProps): JSX.Element {
  const place = () => ({ owner: props.owner, land: props.land })
  const lies = () => landOf(props.board.view, props.owner, props.land) ?? EMPTY
  const standing = () => props.play.land(place())
  const isInQuestion = (): boolean => {
    const about = landInQuestion(props.board.view)
    return about?.owner === props.owner && about.land === props.land
  }
  const isAttacked = (): boolean => isInQuestion() && props.board.view.duel !== null
  const label = (): string => {
    const words = wordsFor(props.board)
    const { meant, isOffered, isPicked } = standing()
    const name =
      props.owner === props.board.you
        ? words.land(props.land)
        : words.landOf(nameOf(props.board, props.owner), props.land)
    const parts = [isOffered && meant !== undefined ? moveWords(props.board, meant) : name]
    parts.push(landWords(props.board, lies()))
    if (lies().points > 0) parts.push(words.points(lies().points))
    const known = lies().nines.filter(nine => nine !== null)
    if (known.length > 0) parts.push(words.shows(known.map(nine => spoken(faceOf(nine), props.board.lang)).join(', ')))
    if (isAttacked()) parts.push(words.attacked)
    if (isPicked) parts.push(words.waitsForCard)
    return parts.join(', ')
  }
  return (
    <button
      type="button"
      class="koty-land"
      classList={{
        'is-offered': standing().isOffered && (standing().meant !== undefined || standing().isPicked),
        'is-possible': standing().isOffered && standing().meant === undefined,
        'is-picked': standing().isPicked,
        'is-attacked': isAttacked(),
        'is-in-question': isInQuestion() && !isAttacked(),
      }}
      aria-label={label()}
      aria-disabled={!standing().isOffered}
      aria-pressed={standing().isPicked ? true : undefined}
      onClick={() => {
        props.play.touchLand(place())
        props.touched?.()
      }}
    >
      <Stack
        land={lies()}
        lang={props.board.lang}
        cardWidth={props.cardWidth}
        {...(props.isPlace ? { place: `land-${props.owner}-${props.land}` } : {})}
      />
    </button>
  )
}
