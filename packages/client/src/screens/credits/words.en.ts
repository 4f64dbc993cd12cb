export const english = {
  title: 'Credits',
  icons: 'Pictures',
  iconsText: 'Every card and scene is our own composition. The silhouettes in them come from the set',
  iconsLicence: 'They were coloured, cut and combined by us. Licence:',
  by: (author: string) => `by ${author}`,
  unknown: 'by other contributors of the set',
  fonts: 'Letters',
  fontsText: 'Two typefaces, cut down to the letters we need, under the SIL Open Font License 1.1:',
  code: 'Code',
  codeText: 'Sennik is free software under the MIT licence. © 2026 Sennik contributors.',
  rules: 'Rules',
  rulesText:
    'The rules are written in our own words, and the pictures are our own. Sennik is not affiliated with the authors or publishers of the games, nor endorsed by them; names of games belong to their owners.',
  privacy: 'What we keep',
  privacyHouse:
    'The house keeps the name and sign you choose, a random key of this device in a cookie, and the games you play. Nothing else: no e-mail, no advertising, no tracking.',
  privacyDevice:
    'Games against bots and on one screen, your settings and how far you are in a lesson stay on this device. Clearing the data of this site removes them.',
  version: (version: string) => `Version ${version}`,
}

export type Words = typeof english
