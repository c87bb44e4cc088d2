import { expect, test } from 'vitest'
import { deviceClass, referrerHost } from './device-and-referrer.ts'

test.each([
  [true, 390, 'phone'],
  [true, 768, 'tablet'],
  [false, 390, 'desktop'],
  [false, 1080, 'desktop'],
] as const)('a coarse pointer (%s) and %i px is a %s', (isCoarse, side, device) => {
  expect(deviceClass(isCoarse, side)).toBe(device)
})

test.each([
  ['https://www.google.com/search?q=private+words#part', 'google.com'],
  ['https://l.facebook.com/l.php?u=x', 'l.facebook.com'],
  ['https://sondia.example/pricing', ''],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['', ''],
  ['nonsense', ''],
])('of the referrer %s only the host is left: %s', (referrer, host) => {
  expect(referrerHost(referrer, 'sondia.example')).toBe(host)
})
