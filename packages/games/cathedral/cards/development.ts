import type { Action, DevelopmentCard, Effect, Players, Stage } from './vocabulary.ts'

interface UpgradeRest {
  readonly players?: Players
  readonly limit?: 4 | 5
  readonly main: Effect
  readonly agree: Effect
  readonly oppose: Effect
}

/** Name, Attack and Defence, then what the card does. Upgrades of Stage 2 are worth 1 point. */
const developmentOf = (stage: Stage) => ({
  upgrade: (
    id: string,
    en: string,
    pl: string,
    action: Action,
    attack: number,
    defence: number,
    { players = 2, limit, main, agree, oppose }: UpgradeRest,
  ): DevelopmentCard => ({
    kind: 'upgrade',
    id,
    en,
    pl,
    stage,
    players,
    attack,
    defence,
    points: stage - 1,
    action,
    main,
    agree,
    oppose,
    limit: limit ?? 3,
    from: 'ours',
  }),
  event: (
    id: string,
    en: string,
    pl: string,
    attack: number,
    defence: number,
    effect: Effect,
    players: Players = 2,
  ): DevelopmentCard => ({
    kind: 'event',
    id,
    en,
    pl,
    stage,
    players,
    attack,
    defence,
    points: 0,
    effect,
    from: 'ours',
  }),
})

export const stage1 = developmentOf(1)
export const stage2 = developmentOf(2)
