import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { caching, securityHeaders } from './headers.ts'

/**
 * Serves a build with Node alone, for `npm run preview` on a machine without nginx: pages under their addresses, the 404 page and the
 * headers. For a look on one's own machine; what it leaves out is in its first lines. Tests never use it.
 */
export function serveWithoutNginx(root: string, port: number): Server {
  const server = createServer(async ({ url = '/', method = '' }, response) => {
    const [path = '/'] = url.split('?', 1)
    const headers = {
      ...securityHeaders,
      'Cache-Control': path.startsWith('/assets/') ? caching.assets : caching.rest,
    }
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, headers).end()
      return
    }
    const file = await fileFor(root, path)
    response.writeHead(file.status, { ...headers, 'Content-Type': typeOf(file.name) })
    response.end(method === 'HEAD' ? undefined : file.body)
  })
  server.on('error', (error) => {
    console.error(`Node could not serve: ${error.message}.`)
    process.exitCode = 1
  })
  server.listen(port, '127.0.0.1', () => {
    console.error(
      [
        'nginx is not installed, so Node serves the site, in another way than a server will. Left out: compression, redirects from',
        'other spellings of an address (/pricing/, /pricing.html) and from redirects of your own, answers 304, prefetching, the collector.',
        'For all of it: apt-get install nginx libnginx-mod-http-brotli-static',
      ].join('\n'),
    )
    console.log(`Serving ${root} on http://localhost:${port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close())
  return server
}

/** `/pricing` is pricing.html. Only plain paths are looked up, so that none leads out of the folder. */
async function fileFor(root: string, path: string) {
  const isPlain =
    path === '/' || (/^(\/[\w~-][\w.~-]*)+$/.test(path) && !/^\/(_|404$|index$)|\.(html|br|gz)$/.test(path))
  for (const name of isPlain ? [path === '/' ? '/index.html' : `${path}.html`, path] : []) {
    const body = await readFile(join(root, name)).catch(() => undefined)
    if (body) return { status: 200, name, body }
  }
  return { status: 404, name: '404.html', body: await readFile(join(root, '404.html')) }
}

function typeOf(name: string): string {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'application/javascript; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.xml': 'application/xml; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.webmanifest': 'application/manifest+json',
  }
  return types[extname(name)] ?? 'application/octet-stream'
}
