import { LANGS } from '@sennik/engine'
import { describe, expect, test } from 'vitest'
import { Device, openServer } from '../testing/test-server.ts'
import { BASE, openApi } from './openapi.ts'
import { ROUTES } from './routes.ts'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const described = (lang: 'pl' | 'en') => openApi(lang) as Description

describe('the description of the API', () => {
  test('has every route, with its body, its parameters and its refusals', () => {
    const { paths } = described('en')
    for (const { method, url, body, status } of ROUTES) {
      const operation = paths[BASE + url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation?.requestBody !== undefined).toBe(body !== undefined)
      expect(Object.keys(operation?.responses ?? {})).toEqual([String(status), 'default'])
    }
    expect(Object.values(paths).flatMap(path => Object.keys(path))).toHaveLength(ROUTES.length + 1)
  })

  test('is sound: every reference leads somewhere, every part of a path is a parameter, every name is used once', () => {
    const { openapi, paths, components } = described('en')
    expect(openapi).toMatch(/^3\.1/)
    for (const [, name = ''] of JSON.stringify(paths).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys(components.schemas)).toContain(name)
    const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
      Object.values(byMethod).map(operation => ({ path, ...operation })),
    )
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter(each => each.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  test('knows every message of the socket', () => {
    const { ClientMessage, ServerMessage } = described('en').components.schemas
    for (const kind of ['enter', 'sit', 'move', 'undo', 'why', 'again'])
      expect(JSON.stringify(ClientMessage)).toContain(`"const":"${kind}"`)
    for (const kind of ['welcome', 'update', 'refused', 'beat', 'bye'])
      expect(JSON.stringify(ServerMessage)).toContain(`"const":"${kind}"`)
  })

  test('is served to machines and people, in both languages', async () => {
    const device = new Device(await openServer())
    expect((await device.ask('GET', '/api/openapi.json')).json).toEqual(openApi('en'))
    expect((await device.ask('GET', '/api/openapi.json?lang=pl')).json).toEqual(openApi('pl'))
    for (const lang of LANGS) {
      const { text, headers } = await device.ask('GET', '/api', undefined, { 'accept-language': `${lang},*;q=0.5` })
      expect(headers.get('content-type')).toContain('text/html')
      expect(text).toContain(`<html lang="${lang}">`)
      for (const { url } of ROUTES) expect(text).toContain(BASE + url)
      expect(text).not.toMatch(/<script|style=|onclick/)
    }
    expect((await device.ask('GET', '/api/page.css')).headers.get('content-type')).toContain('text/css')
  })
})
