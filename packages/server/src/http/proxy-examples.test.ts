import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BareSocket } from '../testing/bare-socket.ts'
import { newFolder, openServer } from '../testing/test-server.ts'

const PAGE = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
const NAME = 'sennik.example'
const LIMIT = 20

/** The example of the page in this language. */
function exampleIn(language: string): string {
  const [, example] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(PAGE)!
  return example!
}

const isInstalled = (program: string, asked: string): boolean => spawnSync(program, [asked]).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

function kept(child: ChildProcess): void {
  onTestFinished(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await new Promise(resolve => child.once('exit', resolve))
  })
}

/** Runs the example with other ports, and with what the system's own configuration would put around it. */
function runNginx(example: string, port: number): void {
  const folder = newFolder()
  const server = example.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('listen [::]:80;', '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(each => `${each}_temp_path ${folder}/${each};`)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${paths.join(' ')} ${server} }`,
  )
  kept(spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: 'ignore' }))
}

function runCaddy(example: string, port: number): void {
  const folder = newFolder()
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n}\n${example.replace(`${NAME} {`, `http://${NAME}:${port} {`)}`)
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  kept(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env }))
}

const PROXIES = [
  { name: 'nginx', language: 'nginx', version: '-v', run: runNginx },
  { name: 'caddy', language: 'caddyfile', version: 'version', run: runCaddy },
] as const

function statusOf(port: number, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path: '/api/v1/tables', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode!)
    })
    asking.on('error', reject)
    asking.end()
  })
}

describe('the examples of docs/hosting.md', () => {
  test('pass on the name, the address and the socket', () => {
    const example = exampleIn('nginx')
    for (const line of [
      'proxy_set_header Host $host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      'proxy_set_header Upgrade $http_upgrade;',
    ])
      expect(example).toContain(line)
    expect(exampleIn('caddyfile')).toContain('reverse_proxy 127.0.0.1:8080')
  })

  test('hold every limit against invented addresses, and open sockets, with the proxies this machine has', async () => {
    const found = PROXIES.filter(({ name, version }) => isInstalled(name, version))
    for (const { name, language, run } of found) {
      const house = await openServer({
        SENNIK_ORIGIN: `https://${NAME}`,
        SENNIK_TRUST_PROXY: '1',
        SENNIK_REQUESTS_PER_MINUTE: String(LIMIT),
        SENNIK_SOCKETS_PER_ADDRESS: '3',
      })
      const port = await freePort()
      const example = exampleIn(language).replace('127.0.0.1:8080', `127.0.0.1:${house.port}`)
      run(example, port)
      const host = { host: NAME }
      await expect.poll(() => statusOf(port, host).catch(String), { timeout: 20_000 }).toBe(200)

      const statuses: number[] = []
      for (let n = 0; n < 2 * LIMIT; n++)
        statuses.push(await statusOf(port, { ...host, 'x-forwarded-for': `198.51.100.${n}` }))
      expect([name, statuses.filter(status => status === 429).length]).toEqual([name, LIMIT + 1])

      const sockets: BareSocket[] = []
      onTestFinished(() => {
        for (const socket of sockets) socket.close()
      })
      for (let n = 0; n < 6; n++)
        sockets.push(
          await BareSocket.open(`http://127.0.0.1:${port}`, '/api/v1/live', {
            ...host,
            origin: `https://${NAME}`,
            'x-forwarded-for': `198.51.100.${n}`,
          }),
        )
      expect([name, sockets.map(({ status }) => status)]).toEqual([name, [101, 101, 101, 429, 429, 429]])
    }
  })
})
