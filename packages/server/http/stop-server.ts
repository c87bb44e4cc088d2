import type { Server } from 'node:http'

/** Graceful shutdown: no new connections, requests in progress are answered, idle connections are closed. False if that timed out. */
export async function stopServer(server: Server, timeoutMs: number): Promise<boolean> {
  let isInTime = true
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const timeout = setTimeout(() => {
    isInTime = false
    server.closeAllConnections()
  }, timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(timeout)
  return isInTime
}
