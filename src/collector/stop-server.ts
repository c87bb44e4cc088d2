import type { Server } from 'node:http'

/** Takes no new connections, lets every request in hand be answered, and closes each connection that has nothing more to say. */
export async function stopServer(server: Server, withinMs: number): Promise<boolean> {
  let isInTime = true
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const giveUp = setTimeout(() => {
    isInTime = false
    server.closeAllConnections()
  }, withinMs)
  await closed
  clearInterval(sweep)
  clearTimeout(giveUp)
  return isInTime
}
