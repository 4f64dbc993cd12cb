/** What hints say about any game. */
export interface HintWords {
  readonly onlyMove: string
  /** `changes`: “ravens in your dream −2.4”, compared with another move; `behind`: in how many of ten futures somebody stands better. */
  because(instead: string, changes: readonly string[], behind: number): string
}
