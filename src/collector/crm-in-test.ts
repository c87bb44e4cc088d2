import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A CRM that remembers what it was told and answers as a test wants: with a status, without end, or not at all. */
export async function crmInTest() {
  let unanswered: ServerResponse | undefined
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      crm.heard.push({ headers: request.headers, body })
      unanswered = response
      const answer = crm.isSilentTo(body) ? 'never' : crm.answer
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
    heard: [] as { headers: IncomingHttpHeaders; body: string }[],
    answer: 200 as number | 'never' | 'endless',
    /** Messages that are never answered, whatever the answer to others is. */
    isSilentTo: (_body: string) => false,
    /** Late, but not too late. */
    answerLast: (status: number) => unanswered?.writeHead(status).end(),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return crm
}

export type CrmInTest = Awaited<ReturnType<typeof crmInTest>>
