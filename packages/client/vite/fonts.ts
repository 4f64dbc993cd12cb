// Both typefaces, cut down to the letters and weights we use. The result lies in a cache as ordinary CSS and WOFF2 files,
// so Vite hashes and serves them like any other.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** Everything that may stand in a sentence of ours, beyond ASCII. Names of players may need more: the fallback has it. */
const LATIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i))}\u00a0ÓóÄäÖöÜüßéèêáàâíîúûçñ«»·×°½§©—–‘’‚“”„…−→←↑↓•`
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

interface Cut {
  readonly family: string
  readonly file: string
  readonly text: string
  readonly axes: Record<string, number | { min: number; max: number }>
  readonly range: string
}

const FRAUNCES = { wght: { min: 400, max: 700 }, opsz: 36, SOFT: 100, WONK: 0 }
const NUNITO = { wght: { min: 400, max: 800 } }
const LATIN_RANGE = 'U+0000-00FF, U+2000-206F, U+2190-2193, U+2212'
const POLISH_RANGE = 'U+0100-017F'

const CUTS: readonly Cut[] = [
  {
    family: 'Fraunces',
    file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
    text: LATIN,
    axes: FRAUNCES,
    range: LATIN_RANGE,
  },
  {
    family: 'Fraunces',
    file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
    text: POLISH,
    axes: FRAUNCES,
    range: POLISH_RANGE,
  },
  {
    family: 'Nunito Sans',
    file: import.meta.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2'),
    text: LATIN,
    axes: NUNITO,
    range: LATIN_RANGE,
  },
  {
    family: 'Nunito Sans',
    file: import.meta.resolve('@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2'),
    text: POLISH,
    axes: NUNITO,
    range: POLISH_RANGE,
  },
]

/** Fonts everybody has, stretched to the measures of ours: nothing jumps when ours arrive. */
const FALLBACKS = `@font-face { font-family: "Fraunces Fallback"; src: local("Georgia"), local("Gelasio"), local("Times New Roman"); ascent-override: 97.8%; descent-override: 25.5%; line-gap-override: 0%; size-adjust: 100%; }
@font-face { font-family: "Nunito Sans Fallback"; src: local("Segoe UI"), local("Roboto"), local("Arial"); ascent-override: 101.1%; descent-override: 35.3%; line-gap-override: 0%; size-adjust: 100%; }
`

const KEPT_FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'mark', 'mkmk', 'ccmp', 'locl']

async function cutOut(cut: Cut, folder: string): Promise<string> {
  const source = await readFile(fileURLToPath(cut.file))
  const font = await subsetFont(source, cut.text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: KEPT_FEATURES,
    noHinting: true,
  })
  const name = cut.file.slice(cut.file.lastIndexOf('/') + 1)
  await writeFile(join(folder, name), font)
  const weight = cut.axes.wght
  const weights = typeof weight === 'object' ? `${weight.min} ${weight.max}` : '400'
  return `@font-face { font-family: "${cut.family}"; src: url("./${name}") format("woff2"); font-weight: ${weights}; font-display: swap; unicode-range: ${cut.range}; }\n`
}

async function fontsCss(): Promise<string> {
  const hash = createHash('sha256')
  for (const made of [import.meta.url, ...CUTS.map(({ file }) => file)])
    hash.update(await readFile(fileURLToPath(made)))
  const version = hash.digest('hex').slice(0, 12)
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('vite/package.json'))),
    '..',
    '.cache',
    'sennik-fonts',
    version,
  )
  const css = join(folder, 'fonts.css')
  if (existsSync(css)) return css
  await mkdir(folder, { recursive: true })
  const faces = await Promise.all(CUTS.map(cut => cutOut(cut, folder)))
  await writeFile(css, faces.join('') + FALLBACKS)
  return css
}

/** `import 'virtual:fonts'` brings the typefaces. */
export function fonts(): Plugin {
  return {
    name: 'sennik-fonts',
    enforce: 'pre',
    resolveId: id => (id === 'virtual:fonts' ? fontsCss() : undefined),
    // Fetched together with the style sheet that names them, not after it.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => /-latin-\w+-normal-.*\.woff2$/.test(file) && !file.includes('-ext-'))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  }
}
