import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { renderEntrances } from '../build/experiment-files.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

// The entrance of an experiment on any host: a page that assigns in the browser. Its arithmetic: apps/site/build/experiment-files.test.ts; behind nginx: apps/site/checks/served/experiments.test.ts.

const arms = [
  { page: '/one', share: 0.8 },
  { page: '/two', share: 0.2 },
]
const record = sampleExperiment({ id: 'fifth', arms })
const files = renderEntrances([record])
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

test('RT-35 a visitor gets one of the pages, with its assignment and the campaign as it was', async ({ page: tab }) => {
  await tab.goto(`${origin}/try/fifth?utm_campaign=%F9%EC&x=a%26b`)
  await expect(tab).toHaveURL(/\/(one|two)\?utm_campaign=%F9%EC&x=a%26b&exp=fifth\.[ab]\.\d{10}\.[\da-f]{12}$/)
  const { href, pathname, search } = new URL(tab.url())
  expect(pathname).toBe(search.includes('exp=fifth.a.') ? '/one' : '/two')
  // Once more with the assignment.
  await tab.goto(`${origin}/try/fifth${search}`)
  await expect(tab).toHaveURL(href)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('RT-35 a visitor gets the first page, unassigned', async ({ page: tab }) => {
    await tab.goto(`${origin}/try/fifth`)
    await expect(tab).toHaveURL(`${origin}/one`)
  })
})
