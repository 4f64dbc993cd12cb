import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Device, newFolder, openServer } from '../testing/test-server.ts'

const HTML = '<!doctype html><title>Sennik</title>'
const SCRIPT = `console.log(${JSON.stringify('dream '.repeat(1000))})`

function builtPage(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), HTML)
  writeFileSync(join(folder, 'sw.js'), 'self')
  writeFileSync(join(folder, 'built-from.txt'), 'hash')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), SCRIPT)
  return folder
}

const page = { accept: 'text/html,*/*' }

describe('the pages', () => {
  test('every path of the page is the one page, asked for anew each time', async () => {
    const device = new Device(await openServer({}, { pages: builtPage() }))
    for (const path of [
      '/',
      '/credits',
      '/new/sen',
      '/t/AAAAAAAAAAAAAAAAAAAAAA',
      '/local/1',
      '/rules/sen',
      '/rules/sen/',
      '/credits/',
      '/learn/sen',
      '/companion/cat-lady',
    ]) {
      const { status, text, headers } = await device.ask('GET', path, undefined, page)
      expect([path, status, text, headers.get('cache-control')]).toEqual([path, 200, HTML, 'no-cache'])
    }
  })

  test('a lost person gets the page and 404, a lost program a refusal', async () => {
    const device = new Device(await openServer({}, { pages: builtPage() }))
    expect(await device.ask('GET', '/nowhere', undefined, page)).toMatchObject({ status: 404, text: HTML })
    expect((await device.ask('GET', '/nowhere')).json.refusal).toEqual({ kind: 'noSuchPage' })
    expect((await device.ask('GET', '/api/nowhere', undefined, page)).json.refusal).toEqual({ kind: 'noSuchPage' })
    for (const hidden of ['/built-from.txt', '/assets/', '/../package.json', '/%2e%2e/package.json'])
      expect((await device.ask('GET', hidden)).status).toBe(404)
  })

  test('assets are kept for ever and come compressed; the service worker is asked for anew', async () => {
    const device = new Device(await openServer({}, { pages: builtPage() }))
    const script = await device.ask('GET', '/assets/main-abc123.js', undefined, { 'accept-encoding': 'br' })
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-encoding')).toBe('br')
    expect(script.headers.get('content-type')).toContain('javascript')
    expect(script.text).toBe(SCRIPT)
    const plain = await device.ask('GET', '/assets/main-abc123.js', undefined, { 'accept-encoding': 'identity' })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.text).toBe(SCRIPT)
    expect((await device.ask('GET', '/sw.js')).headers.get('cache-control')).toBe('no-cache')
  })
})
