import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counters, gauges, histograms } from '@repo/collector/metrics.ts'

const rules = readFileSync(new URL('alerts.yml', import.meta.url), 'utf8')
const queries = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr)
// Every metric, with the label that it has besides those of Prometheus.
const metrics = new Map<string, string>([
  ['up', ''],
  ...Object.entries(counters).map(([name, [label]]) => [`collector_${name}`, label] as const),
  ...Object.entries(histograms).map(([name, [label]]) => [`collector_${name}_bucket`, label] as const),
  ...Object.keys(gauges).map((name) => [`collector_${name}`, ''] as const),
])

test('eight alert rules have a query each', () => {
  expect(rules.match(/^ +- alert: /gm)).toHaveLength(8)
  expect(queries).toHaveLength(8)
})

test('alert rules ask only for metrics and labels that /metrics prints', () => {
  const errors = queries.flatMap((query) => {
    const asked = [...query.matchAll(/\b(up|collector_\w+)\{([^}]*)\}/g)]
    const labels = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, */))
    const bare = query.replaceAll(/\b(up|collector_\w+)\{[^}]*\}/g, '').match(/collector_\w+/g) ?? []
    return [
      ...bare.map((name) => `${name} without the job`),
      ...asked.flatMap(([, name = '', matchers = '']) => {
        const label = metrics.get(name)
        if (label === undefined) return [`${name} is not printed`]
        const used = [...labels, ...[...matchers.matchAll(/(\w+)=/g)].map(([, one = '']) => one)]
        return used
          .filter((one) => !['job', 'instance', 'le', label].includes(one))
          .map((one) => `${name} has no ${one}`)
      }),
    ]
  })
  expect(errors).toEqual([])
})
