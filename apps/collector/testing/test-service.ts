import { fileURLToPath } from 'node:url'
import type { ServiceLimits } from '../settings/service-limits.ts'
import { startProcess } from '@repo/testing/start-process.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/** The service in a child process, as in production, so that a test can kill it. */
export async function startTestService(
  databaseUrl: string,
  more: Readonly<Record<string, string>> = {},
  limits: Partial<ServiceLimits> = {},
) {
  const file = fileURLToPath(new URL('limited-service.ts', import.meta.url))
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compileCache,
    TEST_LIMITS: JSON.stringify({ ...testLimits, ...limits }),
    ...testSettings(databaseUrl),
    ...more,
  }
  const { child, output, ended } = startProcess(process.execPath, [file], env)
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /"event":"listening","port":(\d+)/.exec(output())?.[1]
      if (found) resolve(Number(found))
    })
    child.once('close', () => reject(new Error(`The service exited before it listened:\n${output()}`)))
  })
  const url = `http://127.0.0.1:${port}`
  return {
    port,
    url,
    pid: child.pid ?? 0,
    output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    ready: () => untilItAnswers(`${url}/ready`),
    post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) =>
      postAsVisitor(url + path, body, headers),
  }
}

/** Posts as the site does in the browser of a person: a text as it is, anything else as JSON. */
export function postAsVisitor(url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { origin: testOrigin, 'content-type': 'text/plain', 'user-agent': browser, ...headers },
  })
}

/** Halves the start of a process: Node keeps what it made of TypeScript, by version and content. */
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url))

export const testOrigin = 'https://sondia.test'

/** The user agent of a person. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** All requests of a test come from one address, so rate limits are off by default. */
export function testSettings(databaseUrl: string): Record<string, string> {
  return {
    COLLECTOR_DATABASE_URL: databaseUrl,
    COLLECTOR_PORT: '0',
    COLLECTOR_ORIGINS: testOrigin,
    COLLECTOR_LEAD_KEYS: `test:${Buffer.alloc(32, 1).toString('base64')}`,
    COLLECTOR_INDEX_KEY: Buffer.alloc(32, 2).toString('base64'),
    COLLECTOR_EVENTS_PER_MINUTE: '1000000000',
    COLLECTOR_LEADS_PER_DAY: '1000000000',
  }
}

/** Rate limits off; the limits of time are those of a busy machine. */
export const testLimits: Partial<ServiceLimits> = {
  statementMs: 30_000,
  deadlineMs: 60_000,
  eventBytesPerMinute: 1e12,
  landingBytesPerDay: 1e9,
  leadsPerMinute: 1e9,
  leadsPerMinuteHard: 1e9,
}
