import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A fake CRM that records requests and answers as the test sets: with a status, an endless body, or not at all. */
export async function startFakeCrm() {
  let unanswered: ServerResponse | undefined
  const server = createServer(async (request, response) => {
    const body = await text(request)
    crm.requests.push({ headers: request.headers, body })
    unanswered = response
    const answer = crm.ignores(body) ? 'never' : crm.answer
    if (answer === 'never') return
    if (answer === 'endless') {
      response.writeHead(200)
      const pour = setInterval(() => response.write('x'.repeat(1000)), 5)
      response.on('close', () => clearInterval(pour))
    } else response.writeHead(answer, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const crm = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: [] as { headers: IncomingHttpHeaders; body: string }[],
    answer: 200 as number | 'never' | 'endless',
    /** Messages that are never answered, whatever `answer` is. */
    ignores: (_body: string) => false,
    /** Answers the last request late, before its timeout. */
    answerLast: (status: number) => unanswered?.writeHead(status).end(),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return crm
}

export type FakeCrm = Awaited<ReturnType<typeof startFakeCrm>>
