import type { Lang } from '@sennik/engine'
import { clientMessage, errorAnswer, PROTOCOL_VERSION, serverMessage } from '@sennik/protocol'
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ROUTES, type Route } from './routes.ts'
import { apiWords } from './words.ts'

export const BASE = '/api/v1'
export const LIVE = `${BASE}/live`

/** What valibot checks by a function has no words in JSON Schema: it is left out there, and checked all the same. */
const LOOSE: ConversionConfig = { errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' }

export function jsonSchema(schema: v.GenericSchema): Readonly<Record<string, unknown>> {
  const { $schema: _, ...plain } = toJsonSchema(schema, LOOSE)
  return { ...plain }
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ 'application/json': { schema } })

function parameters({ path, query }: Route): object[] {
  const of = (schema: v.GenericSchema | undefined, where: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema) as { properties?: object; required?: string[] }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: required.includes(name),
      schema: property,
    }))
  }
  return [...of(path, 'path'), ...of(query, 'query')]
}

function operation(route: Route, lang: Lang): object {
  const content = route.answer ? json(jsonSchema(route.answer)) : { 'text/plain': { schema: { type: 'string' } } }
  return {
    operationId: route.name,
    summary: apiWords[lang][route.name],
    parameters: parameters(route),
    ...(route.body ? { requestBody: { required: true, content: json(jsonSchema(route.body)) } } : {}),
    ...(route.forGuests ? { security: [{ deviceKey: [] }] } : {}),
    responses: {
      [route.status]: { description: 'OK', content },
      default: { description: apiWords[lang].refusals, content: json(ref('Refusal')) },
    },
  }
}

/** The description of the HTTP side as OpenAPI 3.1, with the messages of the socket among its schemas. */
export function openApi(lang: Lang): object {
  const words = apiWords[lang]
  const paths: Record<string, Record<string, object>> = {}
  for (const route of ROUTES) {
    const url = BASE + route.url.replace(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [route.method.toLowerCase()]: operation(route, lang) }
  }
  paths[LIVE] = {
    get: {
      operationId: 'live',
      summary: words.live,
      responses: { 101: { description: 'WebSocket: ClientMessage →, ← ServerMessage' } },
    },
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sennik',
      version: String(PROTOCOL_VERSION),
      description: words.intro,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { deviceKey: { type: 'apiKey', in: 'cookie', name: 'sennik_key' } },
      schemas: {
        Refusal: jsonSchema(errorAnswer),
        ClientMessage: jsonSchema(clientMessage),
        ServerMessage: jsonSchema(serverMessage),
      },
    },
  }
}
