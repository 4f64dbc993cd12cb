import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

interface ProxySettings {
  /** The address from which everybody comes, as this proxy sees it: on one machine all would be alike. `undefined`: it tells nobody. */
  readonly seenAs: string | undefined
  /** The name it asks by, instead of passing on what was asked for. */
  readonly host?: string
}

interface Proxy {
  readonly url: string
  close(): void
}

/** A reverse proxy as most are: passes on what it is told, and appends to `X-Forwarded-For` who told it. */
export async function openProxy(target: { readonly url: string }, settings: ProxySettings): Promise<Proxy> {
  const { hostname, port } = new URL(target.url)
  const optionsFor = ({ method, url, headers }: IncomingMessage): RequestOptions => {
    const { 'x-forwarded-for': before, ...others } = headers
    const chain = [before, settings.seenAs].filter(each => each !== undefined).join(', ')
    const forwarded = chain === '' ? {} : { 'x-forwarded-for': chain }
    const host = settings.host === undefined ? {} : { host: settings.host }
    return { hostname, port, agent: false, method: method!, path: url!, headers: { ...others, ...forwarded, ...host } }
  }
  const proxy = createServer((asked, answer) => {
    const passedOn = httpRequest(optionsFor(asked), reply => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  proxy.on('upgrade', (asked: IncomingMessage, near: Socket) => {
    const passedOn = httpRequest(optionsFor(asked))
    passedOn.on('upgrade', (reply, far) => {
      near.write(headOf(reply))
      far.pipe(near).pipe(far)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
    })
    passedOn.on('response', reply => {
      near.write(headOf(reply))
      reply.pipe(near)
    })
    passedOn.on('error', () => near.destroy())
    passedOn.end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`))
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`
}
