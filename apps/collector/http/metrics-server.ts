import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { code, log } from '@repo/server/log.ts'

/**
 * The HTTP server of the worker: `/metrics` and `/health` for operators, nothing else. If its port is in use, the worker logs it and
 * works all the same: leads must not wait for metrics.
 */
export function metricsServer(host: string, port: number, text: () => Promise<string>): Server {
  const paths: Record<string, () => Promise<string>> = { '/metrics': text, '/health': async () => 'alive\n' }
  const server = createServer(async (request, response) => {
    const answer = paths[request.url ?? '']
    if (!answer || request.method !== 'GET') return void response.writeHead(404).end()
    const body = await answer()
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(body)
  })
  server.on('error', (error: NodeJS.ErrnoException) => log('metrics-failed', { code: code(error.code) }))
  server.listen(port, host, () => log('metrics-listening', { port: (server.address() as AddressInfo).port }))
  return server
}
