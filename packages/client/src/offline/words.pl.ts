import type { Words } from './words.en.ts'

export const polish = {
  newVersion: 'Jest gotowa nowa wersja Sennika.',
  reload: 'Wczytaj ją',
  later: 'Później',
  forgetful: 'Ta przeglądarka nie pozwala zapisywać gier. Grać można, ale tylko dopóki ta strona jest otwarta.',
  understood: 'Rozumiem',
  notices: 'Powiadomienia',
} satisfies Words
