import { expect, test } from 'vitest'
import type { EventBatch, SentEvent } from '#contract/event-batch.ts'
import type { SiteEvent } from '#contract/events.ts'
import { startCollector } from './collector.ts'
import type { Outcome } from './post.ts'
import type { Shelf } from './shelf.ts'
import type { Surroundings } from './surroundings.ts'

const later = { notBeforeMs: 0 }

test('TR-01 an event leaves after 3 seconds, not before, with an id, the visit and the language', async () => {
  const world = worldOf()
  const { send } = startCollector('/collect', 'he', world)
  send(eventAt(world.now()))
  await world.pass(2999)
  expect(world.asked).toEqual([])
  await world.pass(1)
  expect(world.asked.map(({ url }) => url)).toEqual(['/collect/v1/events'])
  expect(world.asked[0]?.events).toEqual([
    { ...eventAt(world.start), id: expect.any(String), visit: world.session.get('visit'), pageLang: 'he' },
  ])
  await world.pass(60_000)
  expect(world.asked).toHaveLength(1)
  expect(world.local.get('events')).toBeNull()
})

test('20 events leave at once, 19 do not', async () => {
  const world = worldOf()
  const { send } = startCollector('/collect', 'he', world)
  for (let count = 0; count < 19; count++) send(eventAt(world.now()))
  await world.pass(0)
  expect(world.asked).toEqual([])
  send(eventAt(world.now()))
  expect(world.asked.map(({ events }) => events.length)).toEqual([20])
})

test('a page that is left sends what it has, and what is under way only once', async () => {
  const world = worldOf()
  const { send, leave } = startCollector('/collect', 'he', world)
  send(eventAt(1))
  leave()
  send(eventAt(2))
  leave()
  leave()
  expect(world.asked.map(({ events, isLeaving }) => [events.map(({ ts }) => ts), isLeaving])).toEqual([
    [[1], true],
    [[2], true],
  ])
  await world.pass(60_000)
  expect(world.asked).toHaveLength(2)
})

test('what was not answered for is tried again with the same id, twice as long apart each time', async () => {
  const world = worldOf({ outcomes: [later, later, later], random: 1 })
  const { send } = startCollector('/collect', 'he', world)
  send(eventAt(1))
  await world.pass(60_000)
  expect(world.asked.map(({ at }) => at - world.start)).toEqual([3000, 5000, 9000, 17_000])
  expect(new Set(world.asked.flatMap(({ events }) => events.map(({ id }) => id))).size).toBe(1)
  expect(world.local.get('events')).toBeNull()
})

test('chance spreads the tries over half of the wait', async () => {
  const world = worldOf({ outcomes: [later], random: 0 })
  startCollector('/collect', 'he', world).send(eventAt(1))
  await world.pass(60_000)
  expect(world.asked.map(({ at }) => at - world.start)).toEqual([3000, 4000])
})

test('Retry-After is waited for, whatever happens: more events, or leaving', async () => {
  const world = worldOf({ outcomes: [{ notBeforeMs: 30_000 }] })
  const { send, leave } = startCollector('/collect', 'he', world)
  send(eventAt(1))
  await world.pass(3000)
  for (let count = 0; count < 30; count++) send(eventAt(2))
  leave()
  await world.pass(29_999)
  expect(world.asked).toHaveLength(1)
  await world.pass(1)
  expect(world.asked.map(({ events }) => events.length)).toEqual([1, 31])
})

test('what is refused is dropped, and the next goes its way', async () => {
  const world = worldOf({ outcomes: ['refused'] })
  const { send } = startCollector('/collect', 'he', world)
  send(eventAt(1))
  await world.pass(3000)
  expect(world.local.get('events')).toBeNull()
  send(eventAt(2))
  await world.pass(60_000)
  expect(world.asked.map(({ events }) => events.map(({ ts }) => ts))).toEqual([[1], [2]])
})

test('after a failure all that waits goes, 50 at a time, the oldest of more than 200 forgotten', async () => {
  const world = worldOf({ outcomes: [later] })
  const { send } = startCollector('/collect', 'he', world)
  for (let ts = 1; ts <= 230; ts++) send(eventAt(ts))
  expect(keptIn(world.local).map(({ ts }) => ts)).toEqual(Array.from({ length: 200 }, (_, index) => index + 31))
  await world.pass(60_000)
  expect(world.asked.map(({ events }) => events.length)).toEqual([20, 50, 50, 50, 50])
})

test('the next page of the visit sends what the last could not, as the same visit', async () => {
  const world = worldOf({ outcomes: [later] })
  startCollector('/collect', 'he', world).send(eventAt(world.now()))
  const [first] = keptIn(world.local)
  world.leavePage()
  startCollector('/collect', 'he', world)
  await world.pass(10_000)
  // The first try of the next page fails, the second does not.
  expect(world.asked.map(({ events }) => events)).toEqual([[first], [first]])
  expect(world.local.get('events')).toBeNull()
})

test('two tabs keep each other’s events and send only their own; those of a closed tab are taken over', async () => {
  const one = worldOf()
  const other = { ...one, session: shelfOn(new Map()) }
  startCollector('/collect', 'he', one).send(eventAt(one.now()))
  startCollector('/collect', 'he', other).send(eventAt(one.now()))
  expect(keptIn(one.local).map(({ visit }) => visit)).toEqual([one.session.get('visit'), other.session.get('visit')])
  await one.pass(3000)
  expect(one.asked.map(({ events }) => events.map(({ visit }) => visit))).toEqual([
    [one.session.get('visit')],
    [other.session.get('visit')],
  ])

  startCollector('/collect', 'he', other).send(eventAt(one.now()))
  one.leavePage()
  await one.pass(60_001)
  startCollector('/collect', 'he', { ...one, session: shelfOn(new Map()) })
  await one.pass(3000)
  expect(one.asked.at(-1)?.events.map(({ visit }) => visit)).toEqual([other.session.get('visit')])
  expect(one.local.get('events')).toBeNull()
})

test('TR-03 a yes that is taken back leaves nothing, and nothing is sent any more', async () => {
  const world = worldOf({ outcomes: [later] })
  const { send, stop } = startCollector('/collect', 'he', world)
  send(eventAt(1))
  await world.pass(3000)
  send(eventAt(2))
  stop()
  await world.pass(600_000)
  expect(world.asked).toHaveLength(1)
  expect([world.local.get('events'), world.session.get('visit')]).toEqual([null, null])
})

test('where nothing can be kept, or somebody kept nonsense, events go all the same', async () => {
  for (const local of [shelfOn(new Map([['events', '{"a":1}']])), { keys: () => [], get: () => null, set: () => {} }]) {
    const world = { ...worldOf(), local }
    startCollector('/collect', 'he', world).send(eventAt(1))
    await world.pass(3000)
    expect(world.asked.map(({ events }) => events.length)).toEqual([1])
  }
})

function eventAt(ts: number): SiteEvent {
  return { name: 'quiz_started', ts, route: '/quiz', lang: 'he' }
}

/** A browser whose clock only the test moves, and a service that answers as told, then takes everything. */
function worldOf({ outcomes = [], random = 0.5 }: { outcomes?: Outcome[]; random?: number } = {}) {
  const start = 1_763_208_000_000
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const asked: { url: string; at: number; events: SentEvent[]; isLeaving: boolean }[] = []
  const answers = [...outcomes]
  const world = {
    start,
    asked,
    local: shelfOn(new Map()),
    session: shelfOn(new Map()),
    now: () => now,
    random: () => random,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    post(url: string, body: string, _wanted: unknown, isLeaving = false) {
      asked.push({ url, at: now, events: (JSON.parse(body) as EventBatch).events, isLeaving })
      return Promise.resolve(answers.shift() ?? 'taken')
    },
    leavePage: () => void (timers = []),
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
  return world satisfies Surroundings
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

function shelfOn(map: Map<string, string>): Shelf {
  return {
    keys: () => [...map.keys()],
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void (value ? map.set(key, value) : map.delete(key)),
  }
}

function keptIn(local: Shelf): SentEvent[] {
  return JSON.parse(local.get('events') ?? '[]') as SentEvent[]
}
