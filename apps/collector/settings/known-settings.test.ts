import { expect, test } from 'vitest'
import { unknownSettings } from '@repo/server/settings/unknown-settings.ts'
import { serviceSettings } from './service-env.ts'
import { workerSettings } from './worker-env.ts'

test('every setting of the service and of the worker is a known name, also to the console', () => {
  const names = Object.keys({ ...serviceSettings.shape, ...workerSettings.shape })
  expect(unknownSettings(Object.fromEntries(names.map((name) => [name, 'set'])))).toEqual([])
})
