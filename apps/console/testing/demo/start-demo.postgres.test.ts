import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import { freePort } from '@repo/testing/free-port.ts'
import type { CampaignsReport } from '../../features/cost/api/money.ts'
import type { SplitReport, TodayReport, TotalsReport, TrendReport } from '../../features/funnel/api/reports.ts'
import type { LeadCounts } from '../../features/leads/api/leads.ts'
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
  const hour = Number(
    new Date().toLocaleTimeString('en', { timeZone: session.timeZone, hour: '2-digit', hourCycle: 'h23' }).slice(0, 2),
  )
  // Started between 14:00 and 16:00 of its zone: it may be 16:00 by now.
  expect([14, 15, 16]).toContain(hour)
  // A browser that has a session keeps it.
  expect(await open('/funnel', cookies)).toBe('')

  const first = await open('/api/demo/first', cookies)
  expect(await get<Session>('/api/session', first)).toMatchObject({ countedSince: todayIn(session.timeZone) })
  expect((await get<TodayReport>('/api/today', first)).today).toMatchObject({ leads: 0 })
  const back = await open('/api/demo/month', first)
  expect((await get<TodayReport>('/api/today', back)).earlier?.all.visits).toBeGreaterThan(300)

  expect(await open('/sign-in')).toBe('')
})

test('today is an ordinary day, every campaign has leads, and the parts of each figure add up to it', async () => {
  const cookies = await open('/leads')
  const { today, earlier, day } = await get<TodayReport>('/api/today', cookies)
  // 14 hours of a day, beside the same hours of the week before.
  for (const name of ['visits', 'starts', 'installClicks'] as const) {
    const { now, before } = earlier?.sameHours ?? {}
    const ratio = (now?.[name] ?? 0) / (before?.[name] ?? 1)
    expect(ratio, name).toBeGreaterThan(0.5)
    expect(ratio, name).toBeLessThan(2)
  }
  expect(today.leads).toBeGreaterThan(0)
  const period = `from=${addDays(day, -30)}&to=${addDays(day, -1)}`
  const [totals, trend, split, pages, campaigns, counts] = await Promise.all([
    get<TotalsReport>(`/api/reports/totals?${period}`, cookies),
    get<TrendReport>(`/api/reports/trend?${period}`, cookies),
    get<SplitReport>(`/api/reports/split?by=campaign&${period}`, cookies),
    get<SplitReport>(`/api/reports/split?by=page&${period}`, cookies),
    get<CampaignsReport>(`/api/money/campaigns?${period}`, cookies),
    get<LeadCounts>('/api/leads/counts', cookies),
  ])
  const { visits, starts, leads, installed, installClicks } = totals.now
  const days = trend.days.filter((one) => one.day >= addDays(day, -30))
  for (const rows of [days, split.parts, pages.parts, campaigns.campaigns])
    expect({ visits: sum(rows, 'visits'), starts: sum(rows, 'starts'), leads: sum(rows, 'leads') }).toEqual({
      visits,
      starts,
      leads,
    })
  expect(sum(split.parts, 'installed')).toBe(installed)
  expect(installed).toBeLessThan(installClicks)
  for (const { campaign, leads: its, isApart } of campaigns.campaigns)
    expect(isApart ?? its > 0, campaign || 'no campaign').toBe(true)
  expect(sum(campaigns.campaigns, 'cost') + campaigns.open).toBeCloseTo(campaigns.cost)
  expect(counts.requests).toBeGreaterThan(counts.all)
})

function sum<Name extends string>(rows: readonly { [name in Name]?: number | undefined }[], name: Name): number {
  return rows.reduce((all, row) => all + (row[name] ?? 0), 0)
}

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
