import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { postOn, openSocket } from '@repo/collector/testing/raw-socket.ts'

/** Opens many connections at once, keeps them open, and sends an event on all of them at once, twice. Returns a report. */
export async function heldConnections(port: number, count: number): Promise<string> {
  const began = performance.now()
  const opened = await Promise.allSettled(Array.from({ length: count }, () => openSocket(port)))
  const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const lines = [
    `${sockets.length} of ${count} connections opened in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  ]
  for (const round of [1, 2]) {
    const start = performance.now()
    const answers = await Promise.all(
      sockets.map((socket) => postOn(socket, '/v1/events', JSON.stringify({ events: [sampleEvent()] }))),
    )
    const tally = Object.entries(Object.groupBy(answers, (answer) => answer)).map(
      ([line, all]) => `${all?.length} × ${line}`,
    )
    lines.push(
      `round ${round}, all at once: ${tally.join(', ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
  }
  for (const socket of sockets) socket.destroy()
  return lines.join('\n')
}
