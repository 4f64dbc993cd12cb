import type { CathedralMove, StepName } from '@sennik/games/cathedral'

/** The area that is touched for a move; of a march the one it starts from. */
export function areaOf(form: CathedralMove): number | undefined {
  switch (form.kind) {
    case 'conquer':
    case 'area':
    case 'march':
    case 'wing':
    case 'unit':
    case 'fight':
    case 'retreat':
      return form.area
    default:
      return undefined
  }
}

/** Moves for which the board has no place to touch: buttons under the prompt. */
const WITHOUT_PLACE: ReadonlySet<CathedralMove['kind']> = new Set([
  'perform',
  'draw',
  'agree',
  'oppose',
  'pass',
  'done',
  'accept',
  'branch',
  'limbo',
  'side',
] as const)

export const hasPlace = ({ kind }: CathedralMove): boolean => !WITHOUT_PLACE.has(kind)

/** What touching an area does. */
type AreaTouch =
  | { readonly does: 'choose'; readonly form: CathedralMove }
  /** Several things may be done there, or a Follower starts from there. */
  | { readonly does: 'open' }
  /** Nothing may be done there. */
  | { readonly does: 'look' }

export function touchOf(area: number, from: number | undefined, forms: readonly CathedralMove[]): AreaTouch {
  const march = forms.find(form => form.kind === 'march' && form.area === from && form.to === area)
  if (march !== undefined) return { does: 'choose', form: march }
  const here = forms.filter(form => areaOf(form) === area)
  const [only] = here
  if (only === undefined) return { does: 'look' }
  return here.length === 1 && only.kind !== 'march' ? { does: 'choose', form: only } : { does: 'open' }
}

/** Areas to touch now: where something may be done, and where a Follower that has set out may go. */
export function litAreas(from: number | undefined, forms: readonly CathedralMove[]): ReadonlySet<number> {
  const lit = new Set<number>()
  for (const form of forms) {
    if (form.kind === 'march' && form.area === from) lit.add(form.to)
    const area = areaOf(form)
    if (area !== undefined) lit.add(area)
  }
  return lit
}

/** What touching an area would mean in a step, for the rule that forbids it. */
export function meantByArea(step: StepName | undefined, area: number): CathedralMove {
  switch (step) {
    case 'draft':
      return { kind: 'conquer', area }
    case 'retreat':
      return { kind: 'retreat', area }
    case 'wing':
    case 'fly':
    case 'move':
      return { kind: 'wing', area }
    case 'unit':
      return { kind: 'unit', area, side: 4 }
    case 'fight':
      return { kind: 'fight', area, side: 0, other: 4 }
    default:
      return { kind: 'area', area }
  }
}

export const DRAWERS = ['hand', 'dreams', 'actions', 'ritual', 'cathedral', 'seats'] as const
export type Drawer = (typeof DRAWERS)[number]

/** Where the thing lies that a move is made with; undefined for the map and for buttons. */
export function drawerOf(form: CathedralMove, step: StepName | undefined): Drawer | undefined {
  switch (form.kind) {
    case 'play':
    case 'discard':
    case 'lay':
      return 'hand'
    case 'keep':
      return step === 'keepDream' ? 'dreams' : 'hand'
    case 'dream':
    case 'returnDream':
    case 'takeDream':
      return 'dreams'
    case 'day':
    case 'night':
    case 'echo':
      return 'actions'
    case 'climb':
      return 'ritual'
    case 'piece':
    case 'command':
      return 'cathedral'
    case 'recall':
      return 'seats'
    default:
      return undefined
  }
}

/** KK-D23: Followers may be taken from Limbo at any time: that is no answer to a question. */
export const isAnswer = ({ kind }: CathedralMove): boolean => kind !== 'recall'

/** KK-D23: whether the question is about Followers, and the only ones left are in Limbo. */
export const isForLimbo = (forms: readonly CathedralMove[]): boolean =>
  forms.length > 1 && forms.every(form => form.kind === 'done' || !isAnswer(form))

/** The drawers in which an answer lies. */
export const drawersFor = (forms: readonly CathedralMove[], step: StepName | undefined): ReadonlySet<Drawer> =>
  new Set(forms.filter(isAnswer).flatMap(form => drawerOf(form, step) ?? []))

/** The drawer a question opens by itself; whether one plays a Dream is asked too often for that. */
export function drawerAsked(forms: readonly CathedralMove[], step: StepName | undefined): Drawer | undefined {
  const [first] = drawersFor(forms, step)
  return step === 'window' ? undefined : first
}
