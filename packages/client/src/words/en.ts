export const english = {
  common: {
    home: 'Back to the first page',
    skip: 'Skip to the page',
    loading: 'Turning the page…',
    close: 'Close',
  },
  lost: {
    title: 'This page was only a dream',
    sentence: 'There is nothing at this address. Perhaps the link was cut short.',
  },
  torn: {
    title: 'A page got torn',
    sentence: 'Something broke while this page was opening. Your games are safe.',
    again: 'Open it again',
  },
}

export type Words = typeof english
