// Writes into the service worker which files make up the page, which addresses it has, and a version that changes with any of them.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anyPage } from '@sennik/protocol/pages'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(import.meta.resolve('../src/offline/service-worker.ts'))
const WORKER = 'service-worker.js'

export function precache(): Plugin {
  let publicDir = ''
  return {
    name: 'sennik-precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents = new Map<string, string | Uint8Array>()
        for (const file of globSync('**/*.*', { cwd: publicDir }))
          contents.set(`/${file}`, readFileSync(join(publicDir, file)))
        for (const [name, file] of Object.entries(bundle))
          if (!name.endsWith('.map')) contents.set(`/${name}`, file.type === 'chunk' ? file.code : file.source)
        const worker = bundle[WORKER]
        if (worker?.type !== 'chunk' || worker.imports.length > 0) this.error('The service worker is not one file.')
        const version = createHash('sha256')
        for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1)))
          version.update(name).update(content)
        contents.delete(`/${WORKER}`)
        worker.code = worker.code
          .replaceAll('__PRECACHED_FILES__', JSON.stringify([...contents.keys()].sort()))
          .replaceAll('__ANY_PAGE__', JSON.stringify(anyPage()))
          .replaceAll('__PRECACHE_VERSION__', JSON.stringify(version.digest('hex').slice(0, 12)))
      },
    },
  }
}
