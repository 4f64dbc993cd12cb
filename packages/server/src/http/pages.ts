import fastifyStatic from '@fastify/static'
import { PAGES } from '@sennik/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** May be kept, but is asked for anew each time. */
const ASK_AGAIN = 'no-cache'

/** The names of built assets change with their content. */
const isHashed = (file: string): boolean => file.replaceAll('\\', '/').includes('/assets/')

/** Whether a person follows a link, rather than a program asking for data. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api') && headers.accept?.includes('text/html') === true

/** Serves the built page from a folder. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'built-from.txt'],
    setHeaders: (reply, file) => {
      reply.header('cache-control', isHashed(file) ? FOR_EVER : ASK_AGAIN)
    },
  })
  // A closing slash changes nothing.
  for (const url of Object.values(PAGES))
    for (const closed of new Set([url, url.replace(/\/?$/, '/')])) app.get(closed, (_request, reply) => showPage(reply))
}

export const showPage = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')
