import type { AnyGame, AnyReferee, Redacted, Viewer } from '@sennik/engine'
import { diff, type Patch } from '@sennik/protocol'

type State = AnyReferee['state']
type View = Redacted<unknown>

/** What people at a table see. What was shown last is kept, so that only the next views need be made. */
export class Sight {
  private readonly game: AnyGame
  private viewers: readonly Viewer[] = []
  private views: readonly View[] = []

  constructor(game: AnyGame) {
    this.game = game
  }

  /** What a viewer sees as long as nothing changes. */
  of(state: State, viewer: Viewer): View {
    const index = this.viewers.indexOf(viewer)
    return index < 0 ? this.remaining(this.game.rules.view(state, viewer)) : this.views[index]!
  }

  /** Something changed: what these viewers see now. */
  renew(state: State, viewers: readonly Viewer[]): readonly View[] {
    let first: View | undefined
    this.viewers = viewers
    this.views = viewers.map(viewer => {
      const view = this.game.rules.view(state, viewer, first)
      first ??= view
      return this.remaining(view)
    })
    return this.views
  }

  /** Lets go of what can be made again. */
  forget(): void {
    this.viewers = []
    this.views = []
  }

  /** People forget what a game of memory asks them to remember. */
  private remaining(view: View): View {
    return this.game.forget?.(view) ?? view
  }
}

/** For each viewer, what turns the one view into the other. */
export function patchesBetween(before: readonly View[], after: readonly View[]): readonly Redacted<Patch>[] {
  const patches: Redacted<Patch>[] = []
  for (let index = 0; index < after.length; index++) {
    const beside = index === 0 ? undefined : { before: before[0]!, after: after[0]!, patch: patches[0]! }
    patches.push(diff(before[index]!, after[index]!, beside))
  }
  return patches
}
