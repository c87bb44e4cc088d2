// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { SiteEvent } from '@repo/contract/events.ts'
import { dispatchToPage } from './transport.ts'

const event: SiteEvent = { name: 'plan_view', ts: 1, route: '/results', scenario: 'A', lang: 'he' }

afterEach(() => {
  delete window.dataLayer
})

test.each([
  ['document', document],
  ['window', window],
])('TR-01 dispatches to listeners on the %s', (_, target) => {
  const received: unknown[] = []
  const listen = (dispatched: Event) => received.push((dispatched as CustomEvent).detail)
  target.addEventListener('sondia:event', listen)
  dispatchToPage(event)
  target.removeEventListener('sondia:event', listen)
  expect(received).toEqual([event])
})

test('TR-01 pushes to a tag manager that is on the page', () => {
  const pushed: object[] = []
  window.dataLayer = pushed
  dispatchToPage(event)
  expect(pushed).toEqual([{ event: 'plan_view', ...event }])
})

test('TR-03 adds no tag manager, cookie or storage', () => {
  dispatchToPage(event)
  expect(window.dataLayer).toBeUndefined()
  expect(document.cookie).toBe('')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
