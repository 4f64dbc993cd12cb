import { remembered } from './choice.ts'

export const DECLINERS = ['bots', 'always', 'never'] as const

/** At which tables the page declines where nothing else can be answered. */
export const [declining, setDeclining] = remembered('declining', DECLINERS, 'bots')
