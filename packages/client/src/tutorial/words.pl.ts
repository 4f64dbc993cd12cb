import type { Words } from './words.en.ts'

export const polish = {
  guide: 'Przewodnik',
  next: 'Dalej',
  progress: (step, steps) => `Krok ${step} z ${steps}`,
  notNow: 'Nie teraz – najpierw to:',
  readFirst: 'Najpierw przeczytaj, potem idź dalej.',
  leave: 'Wyjdź',
  restart: 'Od początku',
  done: 'Umiesz już grać!',
  doneText: 'Kiedy czegoś nie wolno, dotknij tego, a stół powie dlaczego. Miłych snów!',
  play: 'Zagraj teraz',
  rules: 'Przeczytaj zasady',
} satisfies Words
