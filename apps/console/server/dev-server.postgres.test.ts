import { expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { startTestConsole } from '../testing/test-console.ts'
import { startConsoleVite } from '../../../tools/console-vite.ts'
import { createSignInLink } from '../features/sign-in/server/sign-in-links.ts'

test('the dev server serves the app to a browser and signs it in', async () => {
  const [port, serverPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const running = await startTestConsole({ port: serverPort, origin })
  const worker = workerPool(running.urls.worker)
  const newSignInToken = () => createSignInLink(worker, 'Dana', 'owner')
  const vite = await startConsoleVite({ port, serverPort, newSignInToken })
  try {
    const page = await fetch(`${origin}/funnel?tab=answers`, { headers: { 'sec-fetch-dest': 'document' } })
    const script = /<script type="module" src="(\/[^"]*main\.tsx[^"]*)"/.exec(await page.text())?.[1] ?? ''
    expect(await (await fetch(origin + script)).text()).toContain('createRoot')
    const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const session = await fetch(`${origin}/api/session`, { headers: { cookie } })
    expect(await session.json()).toMatchObject({ person: { name: 'Dana', role: 'owner' } })
  } finally {
    await vite.close()
    await worker.end()
    await running.stop()
  }
})
