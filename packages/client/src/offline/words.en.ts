export const english = {
  newVersion: 'A new version of Sennik is ready.',
  reload: 'Reload',
  later: 'Later',
  forgetful: 'This browser does not let Sennik save games. You can play, but only until this page is closed.',
  understood: 'All right',
  notices: 'Notices',
}

export type Words = typeof english
