import { expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'
import { temporaryPostgres, testDatabase } from '@repo/database/testing/temporary-postgres.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { testSettings } from '@repo/testing/collector/test-service.ts'
import { startConsoleVite } from '../../../tools/console-vite.ts'
import { readConsoleSettings } from './console-settings.ts'
import { createSignInLink } from './sign-in/sign-in-links.ts'
import { startConsole } from './start-console.ts'

test('the dev server serves the app to a browser and signs it in', async () => {
  const postgres = await temporaryPostgres(testDatabase)
  const urls = await postgres.database('collector')
  const worker = workerPool(urls.worker)
  const [port, serverPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
  const console = await startConsole(
    readConsoleSettings({
      CONSOLE_DATABASE_URL: urls.console,
      CONSOLE_ORIGIN: origin,
      CONSOLE_PORT: String(serverPort),
      COLLECTOR_LEAD_KEYS,
      COLLECTOR_INDEX_KEY,
    }),
  )
  const newSignInToken = () => createSignInLink(worker, 'Dana', 'owner')
  const vite = await startConsoleVite({ port, serverPort, newSignInToken })
  try {
    const page = await fetch(`${origin}/funnel?tab=answers`, { headers: { 'sec-fetch-dest': 'document' } })
    const script = /<script type="module" src="(\/[^"]*main\.tsx[^"]*)"/.exec(await page.text())?.[1] ?? ''
    const app = await fetch(origin + script)
    expect([app.status, app.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
    expect(await app.text()).toContain('createRoot')
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const session = await fetch(`${origin}/api/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ person: { name: 'Dana', role: 'owner' } })
  } finally {
    await vite.close()
    await console.stop()
    await worker.end()
    postgres.stop()
  }
})
