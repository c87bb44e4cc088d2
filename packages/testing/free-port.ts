import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** A port that is free on all interfaces, for a server that a test starts. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
