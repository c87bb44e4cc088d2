import { expect, test } from '@playwright/test'
import { hostileAddresses } from './hostile-addresses.ts'

test('RT-30 Chromium stays on the site, without a cookie, at every hostile address', async ({
  page: tab,
  context,
  baseURL,
}) => {
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url())
      return route.abort()
    },
  )
  for (const path of hostileAddresses) {
    const answer = await tab.goto(baseURL + path, { waitUntil: 'commit' })
    expect(answer?.status(), path).toBe(404)
    expect(new URL(tab.url()).origin, path).toBe(baseURL)
    expect(await context.cookies(), path).toEqual([])
  }
  expect(asked).toEqual([])
})
