import { expect, test } from 'vitest'
import type { EventBatch, SentEvent } from '@repo/contract/event-batch.ts'
import type { SiteEvent } from '@repo/contract/events.ts'
import { startCollectorClient } from './collector-client.ts'
import type { Outcome } from './post.ts'
import type { SafeStorage } from './safe-storage.ts'
import type { BrowserDeps } from './browser-deps.ts'

const retry = { notBeforeMs: 0 }

test('TR-01 an event is sent after 3 seconds, not before, with an id, the visit and the language', async () => {
  const fake = fakeBrowser()
  const { send } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(fake.now()))
  await fake.pass(2999)
  expect(fake.requests).toEqual([])
  await fake.pass(1)
  expect(fake.requests.map(({ url }) => url)).toEqual(['/collect/v1/events'])
  expect(fake.requests[0]?.events).toEqual([
    { ...eventAt(fake.start), id: expect.any(String), visit: fake.session.get('visit'), pageLang: 'he' },
  ])
  await fake.pass(60_000)
  expect(fake.requests).toHaveLength(1)
  expect(fake.local.get('events')).toBeNull()
})

test('20 events are sent at once, 19 are not', async () => {
  const fake = fakeBrowser()
  const { send } = startCollectorClient('/collect', 'he', fake)
  for (let count = 0; count < 19; count++) send(eventAt(fake.now()))
  await fake.pass(0)
  expect(fake.requests).toEqual([])
  send(eventAt(fake.now()))
  expect(fake.requests.map(({ events }) => events.length)).toEqual([20])
})

test('on page exit all queued events are sent, and those in flight not again', async () => {
  const fake = fakeBrowser()
  const { send, leave } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(1))
  leave()
  send(eventAt(2))
  leave()
  leave()
  expect(fake.requests.map(({ events, isLeaving }) => [events.map(({ ts }) => ts), isLeaving])).toEqual([
    [[1], true],
    [[2], true],
  ])
  await fake.pass(60_000)
  expect(fake.requests).toHaveLength(2)
})

test('an unanswered event is retried with the same id and exponential back-off', async () => {
  const fake = fakeBrowser({ outcomes: [retry, retry, retry], random: 1 })
  const { send } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(1))
  await fake.pass(60_000)
  expect(fake.requests.map(({ at }) => at - fake.start)).toEqual([3000, 5000, 9000, 17_000])
  expect(new Set(fake.requests.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(1)
  expect(fake.local.get('events')).toBeNull()
})

test('jitter shortens the back-off by up to half', async () => {
  const fake = fakeBrowser({ outcomes: [retry], random: 0 })
  startCollectorClient('/collect', 'he', fake).send(eventAt(1))
  await fake.pass(60_000)
  expect(fake.requests.map(({ at }) => at - fake.start)).toEqual([3000, 4000])
})

test('Retry-After is respected, even with more events or on page exit', async () => {
  const fake = fakeBrowser({ outcomes: [{ notBeforeMs: 30_000 }] })
  const { send, leave } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(1))
  await fake.pass(3000)
  for (let count = 0; count < 30; count++) send(eventAt(2))
  leave()
  await fake.pass(29_999)
  expect(fake.requests).toHaveLength(1)
  await fake.pass(1)
  expect(fake.requests.map(({ events }) => events.length)).toEqual([1, 31])
})

test('a refused event is dropped, and the next is sent', async () => {
  const fake = fakeBrowser({ outcomes: ['refused'] })
  const { send } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(1))
  await fake.pass(3000)
  expect(fake.local.get('events')).toBeNull()
  send(eventAt(2))
  await fake.pass(60_000)
  expect(fake.requests.map(({ events }) => events.map(({ ts }) => ts))).toEqual([[1], [2]])
})

test('after a failure the queue is sent 50 at a time; of more than 200 the oldest are dropped', async () => {
  const fake = fakeBrowser({ outcomes: [retry] })
  const { send } = startCollectorClient('/collect', 'he', fake)
  for (let ts = 1; ts <= 230; ts++) send(eventAt(ts))
  expect(storedIn(fake.local).map(({ ts }) => ts)).toEqual(Array.from({ length: 200 }, (_, index) => index + 31))
  await fake.pass(60_000)
  expect(fake.requests.map(({ events }) => events.length)).toEqual([20, 50, 50, 50, 50])
})

test('the next page of the visit sends what the last one could not, as the same visit', async () => {
  const fake = fakeBrowser({ outcomes: [retry] })
  startCollectorClient('/collect', 'he', fake).send(eventAt(fake.now()))
  const [first] = storedIn(fake.local)
  fake.closePage()
  startCollectorClient('/collect', 'he', fake)
  await fake.pass(10_000)
  // The first try of the next page fails, the second does not.
  expect(fake.requests.map(({ events }) => events)).toEqual([[first], [first]])
  expect(fake.local.get('events')).toBeNull()
})

test('two tabs store each other’s events and send only their own; those of a closed tab are taken over', async () => {
  const one = fakeBrowser()
  const other = { ...one, session: storageOn(new Map()) }
  startCollectorClient('/collect', 'he', one).send(eventAt(one.now()))
  startCollectorClient('/collect', 'he', other).send(eventAt(one.now()))
  expect(storedIn(one.local).map(({ visit }) => visit)).toEqual([one.session.get('visit'), other.session.get('visit')])
  await one.pass(3000)
  expect(one.requests.map(({ events }) => events.map(({ visit }) => visit))).toEqual([
    [one.session.get('visit')],
    [other.session.get('visit')],
  ])

  startCollectorClient('/collect', 'he', other).send(eventAt(one.now()))
  one.closePage()
  await one.pass(60_001)
  startCollectorClient('/collect', 'he', { ...one, session: storageOn(new Map()) })
  await one.pass(3000)
  expect(one.requests.at(-1)?.events.map(({ visit }) => visit)).toEqual([other.session.get('visit')])
  expect(one.local.get('events')).toBeNull()
})

test('TR-03 after consent is withdrawn nothing stays stored and nothing more is sent', async () => {
  const fake = fakeBrowser({ outcomes: [retry] })
  const { send, stop } = startCollectorClient('/collect', 'he', fake)
  send(eventAt(1))
  await fake.pass(3000)
  send(eventAt(2))
  stop()
  await fake.pass(600_000)
  expect(fake.requests).toHaveLength(1)
  expect([fake.local.get('events'), fake.session.get('visit')]).toEqual([null, null])
})

test('events are sent without storage, and with corrupt data in it', async () => {
  for (const local of [
    storageOn(new Map([['events', '{"a":1}']])),
    { keys: () => [], get: () => null, set: () => {} },
  ]) {
    const fake = { ...fakeBrowser(), local }
    startCollectorClient('/collect', 'he', fake).send(eventAt(1))
    await fake.pass(3000)
    expect(fake.requests.map(({ events }) => events.length)).toEqual([1])
  }
})

function eventAt(ts: number): SiteEvent {
  return { name: 'quiz_started', ts, route: '/quiz', lang: 'he' }
}

/** A fake browser with a manual clock, and a collector that gives these outcomes, then stores everything. */
function fakeBrowser({ outcomes = [], random = 0.5 }: { outcomes?: Outcome[]; random?: number } = {}) {
  const start = 1_763_208_000_000
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const requests: { url: string; at: number; events: SentEvent[]; isLeaving: boolean }[] = []
  const answers = [...outcomes]
  const fake = {
    start,
    requests,
    local: storageOn(new Map()),
    session: storageOn(new Map()),
    now: () => now,
    random: () => random,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    post(url: string, body: string, _wanted: unknown, isLeaving = false) {
      requests.push({ url, at: now, events: (JSON.parse(body) as EventBatch).events, isLeaving })
      return Promise.resolve(answers.shift() ?? 'stored')
    },
    closePage: () => void (timers = []),
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        await settle()
        const next = timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        timers = timers.filter((timer) => timer !== next)
        next.run()
      }
      now = end
    },
  }
  return fake satisfies BrowserDeps
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

function storageOn(map: Map<string, string>): SafeStorage {
  return {
    keys: () => [...map.keys()],
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void (value ? map.set(key, value) : map.delete(key)),
  }
}

function storedIn(local: SafeStorage): SentEvent[] {
  return JSON.parse(local.get('events') ?? '[]') as SentEvent[]
}
