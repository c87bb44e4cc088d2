import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteSettings } from '@repo/site/build/owner-settings.ts'
import { serviceSettings } from '@repo/collector/settings/service-env.ts'
import { consoleSettings } from '@repo/console/server/console-settings.ts'
import { workerSettings } from '@repo/collector/settings/worker-env.ts'

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const schemas = { ...serviceSettings.shape, ...workerSettings.shape, ...consoleSettings.shape }
// Read by db:migrate, by compose.collector.yaml, and by the function of a static host.
const ofOperator = [
  'COLLECTOR_OWNER_DATABASE_URL',
  ...['OWNER', 'INGEST', 'WORKER', 'CONSOLE'].map((role) => `COLLECTOR_${role}_PASSWORD`),
  'LEADS_WEBHOOK',
  'LEADS_SECRET',
]

test('.env.example names every setting, and no other', () => {
  // One is of site and console alike.
  const names = new Set<string>([...siteSettings, ...Object.keys(schemas), ...ofOperator])
  expect([...example.keys()].toSorted()).toEqual([...names].toSorted())
})

test('.env.example shows the defaults of the collector and the console', () => {
  const wrong = Object.entries(schemas).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined)
    return success && String(data ?? '') !== example.get(name) ? [`${name} is ${String(data)}`] : []
  })
  expect(wrong).toEqual([])
})

test('the container of the site takes every setting of a build', () => {
  const [, names = ''] = /^ARG (.*)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
  expect(names.split(' ').toSorted()).toEqual([...siteSettings].toSorted())
})
