import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The few pictures that are kept with the project: of each game what one would show a friend. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'Around the tables': [
    'desktop/night/first-page.webp',
    'desktop/day/first-page.en.webp',
    'phone/night/first-page-resume.webp',
    'phone/day/new-table-levels.webp',
    'phone/night/waiting-room.webp',
  ],
  Sen: [
    'desktop/night/table-for-4.webp',
    'phone/night/drawn.webp',
    'phone/day/turn.en.webp',
    'phone/night/round-counted.webp',
    'phone/day/rules-clause.webp',
  ],
  Koty: ['desktop/night/koty-for-6-teams-by-night.webp', 'phone/night/koty-turn.webp', 'phone/day/koty-duel.webp'],
  'Najlepsza gra o kotach': [
    'desktop/night/cat-lady-lit.webp',
    'phone/night/cat-lady-turn.webp',
    'phone/day/cat-lady-supper.webp',
    'phone/night/cat-lady-companion-sheet.webp',
  ],
  '3 rozdziały': [
    'desktop/night/three-chapters-choosing-6.webp',
    'phone/night/three-chapters-round-3.webp',
    'phone/day/three-chapters-hint.webp',
  ],
  'Katedra Koszmarów': [
    'desktop/night/cathedral-for-4.webp',
    'phone/night/cathedral-day.webp',
    'phone/day/cathedral-fight.webp',
    'desktop/day/cathedral-end-page.webp',
  ],
}

/** Copies them, and writes the page that shows them. */
export function fillAlbum(pictures: string, album: string): void {
  const part = ([title, files]: [string, readonly string[]]): string => {
    for (const file of files) {
      mkdirSync(join(album, dirname(file)), { recursive: true })
      copyFileSync(join(pictures, file), join(album, file))
    }
    const images = files.map(file => `<img src="${file}" height="320" alt="${basename(file, '.webp')}">`)
    return `\n## ${title}\n\n${images.join('\n')}\n`
  }
  const parts = Object.entries(KEPT).map(part).join('')
  writeFileSync(
    join(album, 'README.md'),
    `# Screens\n\nTaken by \`npm run screens\`, which puts all pictures and a sheet of them for each game into \`screens/\`; these few are kept.\n${parts}`,
  )
}
