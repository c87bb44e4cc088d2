import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleEnv } from '../../../server/console-deps.ts'
import { reportLimit } from './report-limit.ts'

/** An app whose reports end when the test says so. */
function slowReports() {
  const running: { name: string; end: () => void }[] = []
  const app = new Hono<ConsoleEnv>()
    .use(async (c, next) => {
      c.set('person', { id: c.req.header('person') ?? '', name: '', role: 'viewer' })
      await next()
    })
    .use(reportLimit())
    .get('/:name', async (c) => {
      await new Promise<void>((end) => running.push({ name: c.req.param('name'), end }))
      return c.text('')
    })
  app.onError((error, c) => c.text('', error instanceof HttpError ? error.status : 500))
  return {
    ask: async (name: string, person: string, signal?: AbortSignal) => {
      const { status } = await app.request(`/${name}`, { headers: { person }, ...(signal && { signal }) })
      return status
    },
    running: () => running.map(({ name }) => name),
    end: (name: string) =>
      running
        .splice(
          running.findIndex((one) => one.name === name),
          1,
        )[0]
        ?.end(),
  }
}

test('reports of a person run two at a time, in their order; those of another person do not wait for them', async () => {
  const { ask, running, end } = slowReports()
  const all = [...['a', 'b', 'c', 'd'].map((name) => ask(name, 'Noa')), ask('e', 'Dana')]
  await expect.poll(running).toEqual(['a', 'b', 'e'])
  end('b')
  await expect.poll(running).toEqual(['a', 'e', 'c'])
  for (const name of ['a', 'c', 'e']) end(name)
  await expect.poll(running).toEqual(['d'])
  end('d')
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200])
})

test('a report that its browser no longer waits for leaves the queue', async () => {
  const { ask, running, end } = slowReports()
  const leave = new AbortController()
  const first = [ask('a', 'Noa'), ask('b', 'Noa')]
  await expect.poll(running).toEqual(['a', 'b'])
  const left = Array.from({ length: 30 }, (_, index) => ask(`left-${index}`, 'Noa', leave.signal))
  expect(await ask('too-many', 'Noa')).toBe(429)
  leave.abort()
  expect(new Set(await Promise.all(left))).toEqual(new Set([429]))
  const next = ask('next', 'Noa')
  end('a')
  await expect.poll(running).toEqual(['b', 'next'])
  end('b')
  end('next')
  expect(await Promise.all([...first, next])).toEqual([200, 200, 200])
})
