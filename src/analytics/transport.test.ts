// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { SiteEvent } from '#contract/events.ts'
import { tellPage } from './transport.ts'

const event: SiteEvent = { name: 'plan_view', ts: 1, route: '/results', scenario: 'A', lang: 'he' }

afterEach(() => {
  delete window.dataLayer
})

test.each([
  ['document', document],
  ['window', window],
])('TR-01 tells whoever listens on the %s', (_, target) => {
  const heard: unknown[] = []
  const listen = (told: Event) => heard.push((told as CustomEvent).detail)
  target.addEventListener('sondia:event', listen)
  tellPage(event)
  target.removeEventListener('sondia:event', listen)
  expect(heard).toEqual([event])
})

test('TR-01 tells a tag manager that is already there', () => {
  const pushed: object[] = []
  window.dataLayer = pushed
  tellPage(event)
  expect(pushed).toEqual([{ event: 'plan_view', ...event }])
})

test('TR-03 brings no tag manager, cookie or storage of its own', () => {
  tellPage(event)
  expect(window.dataLayer).toBeUndefined()
  expect(document.cookie).toBe('')
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
