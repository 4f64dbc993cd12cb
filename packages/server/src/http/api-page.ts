import type { Lang } from '@sennik/engine'
import { clientMessage, errorAnswer, serverMessage } from '@sennik/protocol'
import type * as v from 'valibot'
import { BASE, jsonSchema, LIVE } from './openapi.ts'
import { ROUTES, type Route } from './routes.ts'
import { apiWords } from './words.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign]!)

const sentence = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const shape = (name: string, schema: v.GenericSchema): string =>
  `<details><summary>${escaped(name)}</summary><pre>${escaped(JSON.stringify(jsonSchema(schema), null, 1))}</pre></details>`

function section(route: Route, lang: Lang): string {
  const words = apiWords[lang]
  const address = `${route.method} ${BASE}${route.url}`
  return [
    `<section><h2 id="${route.name}"><code>${escaped(address)}</code></h2><p>${sentence(words[route.name])}`,
    route.forGuests ? ` <em>(${escaped(words.forGuests)})</em>` : '',
    '</p>',
    route.query ? shape(words.query, route.query) : '',
    route.body ? shape(words.body, route.body) : '',
    route.answer
      ? shape(`${words.answer} ${route.status}`, route.answer)
      : `<p>${escaped(words.answer)} ${route.status} <code>text/plain</code></p>`,
    '</section>',
  ].join('')
}

/** The same description for people: no script, one small style sheet. */
export function apiPage(lang: Lang): string {
  const words = apiWords[lang]
  const other = lang === 'pl' ? 'en' : 'pl'
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sennik · API</title><link rel="stylesheet" href="/api/page.css"></head>
<body><header><h1>${escaped(words.title)}</h1><p>${sentence(words.intro)}</p>
<p><a href="/api/openapi.json?lang=${lang}">${escaped(words.machine)} (OpenAPI)</a> · <a href="/api?lang=${other}" lang="${other}">${escaped(words.otherLanguage)}</a></p></header>
<main>${ROUTES.map(route => section(route, lang)).join('\n')}
<section><h2 id="live"><code>WebSocket ${LIVE}</code></h2><p>${sentence(words.live)}</p>
${shape(words.clientSays, clientMessage)}${shape(words.houseSays, serverMessage)}</section>
<section><h2 id="refusals"><code>4xx, 5xx</code></h2><p>${sentence(words.refusals)}</p>${shape(words.answer, errorAnswer)}</section>
</main></body></html>
`
}

export const API_STYLE = `:root{color-scheme:dark light}
body{max-width:50rem;margin:0 auto;padding:1rem;font:1rem/1.5 "Nunito Sans",system-ui,sans-serif}
h2{font-size:1.1rem;overflow-wrap:anywhere;margin-top:2rem}
summary{cursor:pointer;min-height:1.5rem}
pre{overflow-x:auto;font-size:.875rem}
`
