import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { renderEntrances } from '../build/experiment-files.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

// The entrance of an experiment on any host: a page that assigns in the browser. Behind nginx: apps/site/checks/served/experiments.test.ts.

const arms = [
  { page: '/one', share: 0.8 },
  { page: '/two', share: 0.2 },
]
const record = sampleExperiment({ id: 'fifth', arms })
const files = renderEntrances([record, { ...record, id: 'over', ended: { page: '/two' } }])
const server = createServer((request, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  response.setHeader('content-type', 'text/html')
  response.end(files[`${path.slice(1)}.html`] ?? '<!doctype html><title>A page</title>')
})
let origin = ''
test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

for (const [chance, page, arm, tag] of [
  [0, '/one', 'a', '@nightly'],
  [0.799, '/one', 'a', []],
  [0.801, '/two', 'b', []],
  [0.999, '/two', 'b', '@nightly'],
] as const) {
  test(
    `RT-35 a chance of ${chance} leads to ${page}, with its assignment and the campaign as it was`,
    { tag: [tag].flat() },
    async ({ page: tab }) => {
      await tab.addInitScript((value) => {
        crypto.getRandomValues = (array) => {
          if (array instanceof Uint32Array) array[0] = value * 2 ** 32
          return array
        }
      }, chance)
      await tab.goto(`${origin}/try/fifth?utm_campaign=%F9%EC&x=a%26b`)
      await expect(tab).toHaveURL(
        new RegExp(`${page}\\?utm_campaign=%F9%EC&x=a%26b&exp=fifth\\.${arm}\\.\\d{10}\\.[\\da-f]{12}$`),
      )
    },
  )
}

test('RT-35 its own assignment keeps the arm, another one and an end lead on unassigned', async ({ page: tab }) => {
  for (const [from, to] of [
    ['/try/fifth?exp=fifth.b.1794821123.0123456789ab', '/two?exp=fifth.b.1794821123.0123456789ab'],
    ['/try/fifth?exp=other.b.1794821123.0123456789ab', '/one?exp=other.b.1794821123.0123456789ab'],
    ['/try/fifth?exp=fifth.c.1794821123.0123456789ab', '/one?exp=fifth.c.1794821123.0123456789ab'],
    ['/try/fifth?exp=fifth.b.1794821123', '/one?exp=fifth.b.1794821123'],
    ['/try/over', '/two'],
    ['/try/over?utm_source=x', '/two?utm_source=x'],
  ] as const) {
    await tab.goto(origin + from)
    await expect(tab).toHaveURL(origin + to)
  }
})

test('RT-35 an empty assignment is none: one is made, and it is there once', async ({ page: tab }) => {
  await tab.goto(`${origin}/try/fifth?exp=&utm_source=x`)
  await expect(tab).toHaveURL(/\/(one|two)\?utm_source=x&exp=fifth\.[ab]\.\d{10}\.[\da-f]{12}$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('RT-35 a visitor gets the first page, unassigned', async ({ page: tab }) => {
    await tab.goto(`${origin}/try/fifth`)
    await expect(tab).toHaveURL(`${origin}/one`)
  })
})
