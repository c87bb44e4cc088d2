import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceSettings } from '../src/collector/settings/service-env.ts'
import { workerSettings } from '../src/collector/settings/worker-env.ts'

const example = new Map(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const schemas = { ...serviceSettings.shape, ...workerSettings.shape }
const ofSite = ['CLAIMS', 'MEASURE_GOOGLE', 'MEASURE_META', 'COLLECTOR_URL', 'FIELD_DATA']

test('.env.example names every setting, and no other', () => {
  expect([...example.keys()].toSorted()).toEqual([...ofSite, ...Object.keys(schemas)].toSorted())
})

test('.env.example shows the defaults of the collector', () => {
  const wrong = Object.entries(schemas).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined)
    return success && String(data ?? '') !== example.get(name) ? [`${name} is ${String(data)}`] : []
  })
  expect(wrong).toEqual([])
})
