/** How a command that ran through says that what it looked for went wrong. */
export interface Outcome {
  code: number
}
