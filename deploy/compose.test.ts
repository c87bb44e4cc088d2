import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceSettings } from '@repo/collector/settings/service-env.ts'
import { consoleSettings } from '@repo/console/server/console-settings.ts'
import { workerSettings } from '@repo/collector/settings/worker-env.ts'

const compose = readFileSync(new URL('compose.collector.yaml', import.meta.url), 'utf8')
const [, service = '', , worker = ''] = compose.split(/^ {2}(?:collector|leads|worker|postgres):$/m).slice(1)

const consoleFile = readFileSync(new URL('compose.console.yaml', import.meta.url), 'utf8')
const [, console = ''] = consoleFile.split(/^ {2}console:$/m)

// Fixed inside the containers.
const fixed = ['COLLECTOR_HOST', 'COLLECTOR_PORT', 'COLLECTOR_ROUTES', 'CONSOLE_HOST', 'CONSOLE_PORT']

test.each([
  ['service', service, Object.keys(serviceSettings.shape)],
  ['worker', worker, Object.keys(workerSettings.shape)],
  ['console', console, Object.keys(consoleSettings.shape)],
])('every setting of the %s reaches its container', (_, section, names) => {
  expect(names.filter((name) => !fixed.includes(name) && !new RegExp(`^ {6}${name}:`, 'm').test(section))).toEqual([])
})
