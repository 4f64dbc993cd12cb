#!/usr/bin/env node
// `sennik` from a shell may meet any Node; the program itself is TypeScript and needs the pinned one.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { become, ROOT, refuse, suitableNode, thisNodeWillDo } from './pinned-node.mjs'

if (thisNodeWillDo()) {
  // Compiled modules are kept: a third of the time to start.
  module.enableCompileCache?.(`${ROOT}/node_modules/.cache/node`)
  await import('../src/main.ts')
} else {
  const node =
    suitableNode() ??
    refuse('The Node that Sennik needs is not installed yet: run `npm start` once, or install Node 26.')
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], process.cwd())
}
