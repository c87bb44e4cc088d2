import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The site again, for a browser whose driver cannot run a script before the page's own and reports no requests: every
 * page gets the script as the first thing in its head, and what is answered badly or asked for in an odd way is noted.
 * All else, headers among it, is passed on as nginx says it.
 */
export async function watchedSite(origin: string, script: string): Promise<WatchedSite> {
  const noise: string[] = []
  const server = createServer((incoming, answer) => {
    if (incoming.method !== 'GET') noise.push(`${incoming.method} ${incoming.url}`)
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passedOn = request(origin + incoming.url, { method: incoming.method, headers }, (answered) => {
      const { statusCode = 500, headers: said } = answered
      const isPage = said['content-type']?.startsWith('text/html') ?? false
      // The 404 page itself is asked for; a file that is not there answers with it too.
      if (statusCode >= 400 && incoming.headers['sec-fetch-mode'] !== 'navigate')
        noise.push(`${statusCode}: ${incoming.url}`)
      if (!isPage) {
        answer.writeHead(statusCode, said)
        answered.pipe(answer)
        return
      }
      delete said['content-length']
      answer.writeHead(statusCode, said)
      let page = ''
      answered.setEncoding('utf8')
      answered.on('data', (part: string) => (page += part))
      answered.on('end', () => answer.end(page.replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`)))
    })
    passedOn.on('error', (error) => {
      noise.push(`failed: ${incoming.url} (${error.message})`)
      answer.destroy()
    })
    incoming.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    noise,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

interface WatchedSite {
  origin: string
  noise: string[]
  close: () => void
}
