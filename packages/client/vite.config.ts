import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { fonts } from './vite/fonts.ts'
import { icons } from './vite/icons.ts'
import { precache } from './vite/precache.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), icons(), fonts(), precache()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    // The first browsers that know `light-dark()`: every colour of ours is such a pair.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The page allows no inline script, and browsers of 2022 know modulepreload.
    modulePreload: { polyfill: false },
    // A font inside a style sheet could not be fetched beside it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Our packages only define things when they are loaded; so a screen gets what it uses of them and no more.
      treeshake: { moduleSideEffects: [{ test: /packages\/(engine|protocol|bots)\/src\//, sideEffects: false }] },
      checks: { pluginTimings: false },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: process.env.SENNIK_HOUSE ?? 'http://localhost:8080', ws: true } } },
})
