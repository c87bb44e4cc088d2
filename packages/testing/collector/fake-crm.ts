import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake CRM that records requests and answers as the test sets: with a status, an endless body, or not at all. */
export async function startFakeCrm() {
  let unanswered: ServerResponse | undefined
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
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
