import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Small enough to tear every drawing somewhere. */
const piece = 2000
/** Long enough to paint in between. */
const pause = 40

/** A server that passes on the pages of another one as a bad line does: a piece, a pause, the next piece. */
export async function chunkedServer(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin))
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const size = type.startsWith('text/html') ? piece : Math.max(body.length, 1)
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size))
      if (size === piece) await setTimeout(pause)
    }
    response.end()
  })
  await new Promise<void>((ready) => void server.listen(0, 'localhost', ready))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((stopped) => void server.close(stopped).closeAllConnections()),
  }
}
