import { expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect-path.ts'

test.each(['/', '/leads?tab=new', '/funnel?source=https://evil.example'])('%s is a path of the console', (next) => {
  expect(safeRedirectPath(next)).toBe(next)
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
])('%s leads to the first screen', (next) => {
  expect(safeRedirectPath(next)).toBe('/')
})
