import type { Words } from './en.ts'

export const polish = {
  common: {
    home: 'Wróć na pierwszą stronę',
    skip: 'Przejdź do treści',
    loading: 'Przewracanie kartki…',
    close: 'Zamknij',
  },
  lost: {
    title: 'Ta strona tylko się śniła',
    sentence: 'Pod tym adresem niczego nie ma. Może link został ucięty.',
  },
  torn: {
    title: 'Kartka się naddarła',
    sentence: 'Coś się zepsuło przy otwieraniu tej strony. Twoje gry są bezpieczne.',
    again: 'Otwórz jeszcze raz',
  },
} satisfies Words
