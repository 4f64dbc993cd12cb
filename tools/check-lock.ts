// A lock file must serve everybody, not only the machine it was made on. A registry that lacks a package for another
// platform makes npm leave it out in silence, and `npm ci` then fails there; a registry's address or a version range
// would tie the tree to one place or one day.
import { readFileSync } from 'node:fs'

interface Package {
  readonly version?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** By folder; the root's is ''. */
export type Packages = Readonly<Record<string, Package>>

/** Looks where Node would: in the package's own node_modules, then in those of the folders above. */
function isFound(packages: Packages, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`]) return true
    if (folder === '') return false
  }
}

function missing(packages: Packages, folder: string, { optionalDependencies = {} }: Package): string[] {
  return Object.entries(optionalDependencies)
    .filter(([name]) => !isFound(packages, folder, name))
    .map(([name, version]) => `${folder} lacks ${name}@${version}: pin a version that has all its platforms.`)
}

function unsafeSource(folder: string, { link, resolved, integrity }: Package): string[] {
  if (link || !folder.includes('node_modules/')) return []
  if (!integrity) return [`${folder} has no integrity: remove the entry and run npm install.`]
  return resolved ? [`${folder} comes from ${resolved}: remove "resolved", so that any registry can serve it.`] : []
}

function ranges(folder: string, { dependencies, devDependencies, optionalDependencies }: Package): string[] {
  if (folder.includes('node_modules/')) return []
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${folder || 'package.json'} asks for ${name} ${version}: name one exact version.`)
}

export function checkLock(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([folder, entry]) => [
    ...missing(packages, folder, entry),
    ...unsafeSource(folder, entry),
    ...ranges(folder, entry),
  ])
}

function check(): void {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  const problems = checkLock((JSON.parse(lock) as { packages: Packages }).packages)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (import.meta.main) check()
