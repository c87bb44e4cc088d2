// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { sendPixelEvent } from './pixel.ts'

const { error } = console

afterEach(() => {
  delete window.fbq
  console.error = error
})

test('CP-12 sends the event when the page has a pixel', () => {
  const calls: unknown[][] = []
  window.fbq = (...call) => void calls.push(call)
  sendPixelEvent()
  expect(calls).toEqual([['trackCustom', 'Get Started/adv', { status: true }]])
})

test('CP-12 logs an error when the page has none', () => {
  const errors: unknown[] = []
  console.error = (message) => void errors.push(message)
  sendPixelEvent()
  expect(errors).toEqual(['Meta Pixel not initialized'])
})
