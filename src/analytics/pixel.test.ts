// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { tellPixel } from './pixel.ts'

const { error } = console

afterEach(() => {
  delete window.fbq
  console.error = error
})

test('CP-12 tells the pixel when there is one', () => {
  const calls: unknown[][] = []
  window.fbq = (...call) => void calls.push(call)
  tellPixel()
  expect(calls).toEqual([['trackCustom', 'Get Started/adv', { status: true }]])
})

test('CP-12 complains when there is none', () => {
  const complaints: unknown[] = []
  console.error = (complaint) => void complaints.push(complaint)
  tellPixel()
  expect(complaints).toEqual(['Meta Pixel not initialized'])
})
