import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onRequestPost } from '../functions/collect/v1/leads.ts'
import type { LeadSettings } from '../functions/pass-lead.ts'

/** The function of a static host, on a port of its own, as a host calls it. `origin` is the site's; by default this port's. */
export async function startLeadFunction(
  settings: LeadSettings,
  { origin, port = 0 }: { origin?: string; port?: number } = {},
) {
  const server = createServer(async (request, response) => {
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const body = await text(request)
    const answer = await onRequestPost({
      request: new Request(`${origin ?? `http://${request.headers.host}`}${request.url}`, {
        method: 'POST',
        headers,
        body,
      }),
      env: settings,
    })
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
