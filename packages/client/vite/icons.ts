import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined }
}

function readSet(): IconSet {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'))
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet
}

const PREFIX = 'virtual:icon/'

/** `import moon from 'virtual:icon/moon'`: the path data of one icon of game-icons.net. A name that does not exist fails the build. */
export function icons(): Plugin {
  let set: IconSet | undefined
  return {
    name: 'sennik-icons',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      set ??= readSet()
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name]
      if (!icon) this.error(`There is no icon "${name}" in @iconify-json/game-icons.`)
      const paths = Array.from(icon.body.matchAll(/\sd="([^"]+)"/g), match => match[1])
      if (paths.length === 0) this.error(`The icon "${name}" has no paths.`)
      return `export default ${JSON.stringify(paths)}`
    },
  }
}
