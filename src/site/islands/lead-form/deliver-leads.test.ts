import { expect, test } from 'vitest'
import type { Outcome } from '#analytics/post.ts'
import { uuidV7 } from '#analytics/uuid-v7.ts'
import type { SentLead } from '#contract/lead.ts'
import { uuidTime } from '#contract/uuid-time.ts'
import { deliverLeads, type Progress, type DeliveryDeps } from './deliver-leads.ts'
import { pendingLeads } from './pending-leads.ts'

const week = 7 * 24 * 3_600_000
const later = { notBeforeMs: 0 }

test('LD-02 a lead that is taken arrives, and nothing of it stays', async () => {
  const { told, asked, kept, pass } = carry([lead('1')])
  expect(told).toEqual(['sending'])
  await pass(0)
  expect(told).toEqual(['sending', 'arrived'])
  expect(asked.map(({ url, lead }) => [url, lead.phone])).toEqual([['/collect/v1/leads', '1']])
  expect(kept()).toEqual([])
})

test('LD-02 a lead that nobody takes is kept and tried again, twice as long apart, until it arrives', async () => {
  const { told, asked, kept, pass } = carry([lead('1')], [later, later, { notBeforeMs: 20_000 }])
  await pass(0)
  expect(told).toEqual(['sending', 'waiting'])
  expect(kept()).toEqual(['1'])
  await pass(60_000)
  expect(asked.map(({ at }) => at)).toEqual([0, 2000, 6000, 26_000])
  expect(new Set(asked.map(({ lead }) => lead.id)).size).toBe(1)
  expect(told).toEqual(['sending', 'waiting', 'waiting', 'waiting', 'arrived'])
  expect(kept()).toEqual([])
})

test('LD-02 who presses again does not wait, and two presses are one try', async () => {
  const { delivery, told, asked, pass } = carry([lead('1')], [later])
  await pass(0)
  delivery.retry()
  delivery.retry()
  await pass(0)
  expect(asked.map(({ at }) => at)).toEqual([0, 0])
  expect(told.at(-1)).toBe('arrived')
  await pass(60_000)
  expect(asked).toHaveLength(2)
})

test('a network that is back is no reason to be impatient with a service that asked for patience', async () => {
  const { delivery, asked, pass } = carry([lead('1')], [{ notBeforeMs: 20_000 }, later])
  await pass(0)
  delivery.nudge()
  await pass(19_999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  delivery.nudge()
  await pass(0)
  expect(asked).toHaveLength(3)
})

test('a lead that is refused is not tried again, and the one after it goes its way', async () => {
  const { told, asked, kept, pass } = carry([lead('1'), lead('2')], ['refused'])
  await pass(60_000)
  expect(asked.map(({ lead }) => lead.phone)).toEqual(['1', '2'])
  expect(told).toEqual(['sending', 'refused'])
  expect(kept()).toEqual([])
})

test('stopped, it tries no more and says no more, and what waits stays', async () => {
  const { delivery, told, asked, kept, pass } = carry([lead('1')], [later])
  await pass(0)
  delivery.stop()
  await pass(600_000)
  expect([asked.length, told, kept()]).toEqual([1, ['sending', 'waiting'], ['1']])
})

test.each([
  [0, ['1']],
  [week - 1, ['1']],
  [week, []],
])('LD-02 after %i ms what waits on the shelf is %j', (age, waiting) => {
  const map = new Map<string, string>()
  const one = lead('1')
  const shelf = pendingLeads(shelfOn(map), () => uuidTime(one.id) + age)
  shelf.keep(one)
  expect(shelf.waiting().map(({ phone }) => phone)).toEqual(waiting)
  expect(map.size).toBe(waiting.length)
})

test('the same lead is kept once, others beside it', () => {
  const shelf = pendingLeads(shelfOn(new Map()), Date.now)
  const [one, other] = [lead('1'), lead('2')]
  for (const each of [one, other, { ...one, phone: '3' }]) shelf.keep(each)
  expect(shelf.waiting().map(({ phone }) => phone)).toEqual(['3', '2'])
  shelf.forget(one.id)
  expect(shelf.waiting()).toEqual([other])
})

test('LD-02 two tabs that write in the same instant keep both leads', () => {
  const map = new Map<string, string>()
  const [here, there] = [lead('1'), lead('2')]
  const other = pendingLeads(shelfOn(map), Date.now)
  // After this tab has read what lies there, and before it writes, the other one writes.
  const slow = shelfOn(map)
  const shelf = pendingLeads(
    {
      ...slow,
      set(key, value) {
        other.keep(there)
        slow.set(key, value)
      },
    },
    Date.now,
  )
  shelf.keep(here)
  expect(shelf.waiting()).toEqual(expect.arrayContaining([here, there]))
  other.forget(there.id)
  shelf.forget(here.id)
  expect(shelf.waiting()).toEqual([there])
})

function lead(phone: string): SentLead {
  return { id: uuidV7(), fullName: 'נועה', phone, pageLang: 'he', route: '/lead', fillMs: 9000, website: '' }
}

/** Leads on their way, with a clock that only the test moves and a service that answers as told, then takes everything. */
function carry(leads: SentLead[], outcomes: Outcome[] = []) {
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const asked: { at: number; url: string; lead: SentLead }[] = []
  const told: Progress[] = []
  const shelf = pendingLeads(shelfOn(new Map()), Date.now)
  for (const each of leads) shelf.keep(each)
  const deps: DeliveryDeps = {
    url: '/collect',
    shelf,
    now: () => now,
    random: () => 1,
    post(url, body) {
      asked.push({ at: now, url, lead: JSON.parse(body) as SentLead })
      return Promise.resolve(outcomes.shift() ?? 'stored')
    },
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  }
  return {
    delivery: deliverLeads(leads, deps, (progress) => told.push(progress)),
    asked,
    told,
    kept: () => shelf.waiting().map(({ phone }) => phone),
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

function shelfOn(map: Map<string, string>) {
  return {
    keys: () => [...map.keys()],
    get: (key: string) => map.get(key) ?? null,
    set: (key: string, value?: string) => void (value ? map.set(key, value) : map.delete(key)),
  }
}
