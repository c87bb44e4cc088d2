import { expect, test } from 'vitest'
import type { Outcome } from '@repo/site/analytics/post.ts'
import { uuidV7 } from '@repo/site/analytics/uuid-v7.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import { uuidTime } from '@repo/contract/uuid-time.ts'
import { deliverLeads, type DeliveryDeps } from './deliver-leads.ts'
import type { Progress } from './lead-delivery.ts'
import { pendingLeads } from './pending-leads.ts'

const week = 7 * 24 * 3_600_000
const later = { notBeforeMs: 0 }

test('LD-02 a stored lead has arrived, and is no longer pending', async () => {
  const { reported, posted, pendingPhones, stored, pass } = deliver([lead('1')])
  expect(reported).toEqual(['sending'])
  await pass(0)
  expect(reported).toEqual(['sending', 'arrived'])
  expect(stored).toEqual([[]])
  expect(posted.map(({ url, lead }) => [url, lead.phone])).toEqual([['/collect/v1/leads', '1']])
  expect(pendingPhones()).toEqual([])
})

test('LD-02 an undelivered lead stays pending and is retried with exponential back-off until it arrives', async () => {
  const { reported, posted, pendingPhones, pass } = deliver([lead('1')], [later, later, { notBeforeMs: 20_000 }])
  await pass(0)
  expect(reported).toEqual(['sending', 'waiting'])
  expect(pendingPhones()).toEqual(['1'])
  await pass(60_000)
  expect(posted.map(({ at }) => at)).toEqual([0, 2000, 6000, 26_000])
  expect(new Set(posted.map(({ lead }) => lead.id)).size).toBe(1)
  expect(reported).toEqual(['sending', 'waiting', 'waiting', 'waiting', 'arrived'])
  expect(pendingPhones()).toEqual([])
})

test('LD-02 a lead that another page has sent meanwhile arrives, and is neither sent nor counted again', async () => {
  const { reported, posted, stored, sendElsewhere, pass } = deliver([lead('1')], [later])
  await pass(0)
  sendElsewhere()
  await pass(60_000)
  expect([posted.length, stored.length, reported.at(-1)]).toEqual([1, 0, 'arrived'])
})

test('LD-02 a retry on request is immediate, and two requests are one retry', async () => {
  const { delivery, reported, posted, pass } = deliver([lead('1')], [later])
  await pass(0)
  delivery.retry()
  delivery.retry()
  await pass(0)
  expect(posted.map(({ at }) => at)).toEqual([0, 0])
  expect(reported.at(-1)).toBe('arrived')
  await pass(60_000)
  expect(posted).toHaveLength(2)
})

test('back online it retries at once, but not before Retry-After', async () => {
  const { online, posted, pass } = deliver([lead('1')], [{ notBeforeMs: 20_000 }, later])
  await pass(0)
  online()
  await pass(19_999)
  expect(posted).toHaveLength(1)
  await pass(1)
  expect(posted).toHaveLength(2)
  online()
  await pass(0)
  expect(posted).toHaveLength(3)
})

test('a refused lead is not retried, and the next one is sent', async () => {
  const { reported, posted, pendingPhones, stored, pass } = deliver([lead('1'), lead('2')], ['refused'])
  await pass(60_000)
  expect(stored).toHaveLength(1)
  expect(posted.map(({ lead }) => lead.phone)).toEqual(['1', '2'])
  expect(reported).toEqual(['sending', 'refused'])
  expect(pendingPhones()).toEqual([])
})

test('a lead that is stopped in flight and sent again is reported as stored once', async () => {
  const { delivery, stored, pass } = deliver([lead('1')])
  delivery.stop()
  await pass(0)
  expect(stored).toEqual([])
})

test('stopped, it retries and reports no more, and the lead stays pending', async () => {
  const { delivery, reported, posted, pendingPhones, pass } = deliver([lead('1')], [later])
  await pass(0)
  delivery.stop()
  await pass(600_000)
  expect([posted.length, reported, pendingPhones()]).toEqual([1, ['sending', 'waiting'], ['1']])
})

test.each([
  [0, ['1']],
  [week - 1, ['1']],
  [week, []],
])('LD-02 after %i ms the pending leads are %j', (age, waiting) => {
  const map = new Map<string, string>()
  const one = lead('1')
  const pending = pendingLeads(fakeStorage(map), () => uuidTime(one.id) + age)
  pending.add(one)
  expect(pending.list().map(({ phone }) => phone)).toEqual(waiting)
  expect(map.size).toBe(waiting.length)
})

test('the same lead is pending once, beside others', () => {
  const pending = pendingLeads(fakeStorage(new Map()), Date.now)
  const [one, other] = [lead('1'), lead('2')]
  for (const each of [one, other, { ...one, phone: '3' }]) pending.add(each)
  expect(pending.list().map(({ phone }) => phone)).toEqual(['3', '2'])
  pending.remove(one.id)
  expect(pending.list()).toEqual([other])
})

test('LD-02 two tabs that write at the same time keep both leads', () => {
  const map = new Map<string, string>()
  const [here, there] = [lead('1'), lead('2')]
  const other = pendingLeads(fakeStorage(map), Date.now)
  // The other tab writes after this one has read, and before it writes.
  const slow = fakeStorage(map)
  const pending = pendingLeads(
    {
      ...slow,
      set(key, value) {
        other.add(there)
        slow.set(key, value)
      },
    },
    Date.now,
  )
  pending.add(here)
  expect(pending.list()).toEqual(expect.arrayContaining([here, there]))
  other.remove(there.id)
  pending.remove(here.id)
  expect(pending.list()).toEqual([there])
})

function lead(phone: string): SentLead {
  return { id: uuidV7(), fullName: 'נועה', phone, pageLang: 'he', route: '/lead', fillMs: 9000, website: '' }
}

/** A delivery with a fake clock and a collector that gives these answers, then stores everything. */
function deliver(leads: SentLead[], outcomes: Outcome[] = []) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const listeners = new Set<() => void>()
  const posted: { at: number; url: string; lead: SentLead }[] = []
  const reported: Progress[] = []
  const stored: unknown[][] = []
  const pending = pendingLeads(fakeStorage(new Map()), Date.now)
  for (const each of leads) pending.add(each)
  const deps: DeliveryDeps = {
    url: '/collect/v1/leads',
    pending,
    now: () => now,
    random: () => 1,
    onStored: (...given: unknown[]) => stored.push(given),
    onOnline(run) {
      listeners.add(run)
      return () => listeners.delete(run)
    },
    post(url, body) {
      posted.push({ at: now, url, lead: JSON.parse(body) as SentLead })
      return Promise.resolve(outcomes.shift() ?? 'stored')
    },
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  }
  return {
    delivery: deliverLeads(leads, deps, (progress) => reported.push(progress)),
    online: () => listeners.forEach((run) => run()),
    posted,
    reported,
    stored,
    sendElsewhere: () => leads.forEach(({ id }) => pending.remove(id)),
    pendingPhones: () => pending.list().map(({ phone }) => phone),
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        for (let turn = 0; turn < 20; turn++) await Promise.resolve()
        const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.run()
      }
      now = end
    },
  }
}

function fakeStorage(map: Map<string, string>) {
  return {
    keys: () => [...map.keys()],
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value?: string) => void (value ? map.set(key, value) : map.delete(key)),
  }
}
