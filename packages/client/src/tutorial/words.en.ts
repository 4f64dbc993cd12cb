export const english = {
  guide: 'The guide',
  next: 'Next',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  notNow: 'Not now – first this:',
  readFirst: 'Read this first, then go on.',
  leave: 'Leave',
  restart: 'Start over',
  done: 'Now you can play!',
  doneText: 'Whenever something is not allowed, touch it and the table tells you why. Sweet dreams!',
  play: 'Play now',
  rules: 'Read the rules',
}

export type Words = typeof english
