import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { freePort } from '@repo/testing/free-port.ts'
import type { TodayReport } from '../../features/funnel/api/reports.ts'
import type { Session } from '../../features/sign-in/api/session.ts'
import { startDemo } from './start-demo.ts'

let demo: Awaited<ReturnType<typeof startDemo>>
beforeAll(async () => {
  demo = await startDemo(await freePort())
}, 120_000)
afterAll(() => demo.stop())

test('the first page of a browser signs in, after a month or on the first day; the page of the sign-in does not', async () => {
  const cookies = await open('/leads')
  const session = await get<Session>('/api/session', cookies)
  expect(session).toMatchObject({ isSample: true, person: { role: 'owner' } })
  expect(Date.parse(session.countedSince ?? '')).toBeLessThan(Date.now() - 20 * 86_400_000)
  // A browser that has a session keeps it.
  expect(await open('/funnel', cookies)).toBe('')

  const first = await open('/api/demo/first', cookies)
  expect(await get<Session>('/api/session', first)).toMatchObject({ countedSince: todayIn(brand.timeZone) })
  expect((await get<TodayReport>('/api/today', first)).today).toMatchObject({ leads: 0 })
  const back = await open('/api/demo/month', first)
  expect((await get<TodayReport>('/api/today', back)).earlier?.all.visits).toBeGreaterThan(300)

  expect(await open('/sign-in')).toBe('')
})

/** The cookies that a page sets. */
async function open(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(demo.origin + path, { headers: { cookie }, redirect: 'manual' })
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

async function get<T>(path: string, cookie: string): Promise<T> {
  const answer = await fetch(demo.origin + path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  return (await answer.json()) as T
}
