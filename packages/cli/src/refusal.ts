import type { Words } from './words.en.ts'

/** Something the command line itself cannot use; the sentence is made in the language of the reader. */
export class Refusal extends Error {
  readonly sentence: (words: Words) => string

  constructor(sentence: (words: Words) => string) {
    super('refused')
    this.name = 'Refusal'
    this.sentence = sentence
  }
}

/** Ctrl-C, where somebody was asked something. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}
