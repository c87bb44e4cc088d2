import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counters, gauges, histograms } from '@repo/collector/metrics.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const dashboard = JSON.parse(read('dashboard.json')) as { panels: Panel[] }
const rules = read('alerts.yml')
const queries = [
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
]
// Every metric, with the label that it has besides those of Prometheus.
const metrics = new Map<string, string>([
  ['up', ''],
  ...Object.entries(counters).map(([name, [label]]) => [`collector_${name}`, label] as const),
  ...Object.entries(histograms).map(([name, [label]]) => [`collector_${name}_bucket`, label] as const),
  ...Object.keys(gauges).map((name) => [`collector_${name}`, ''] as const),
])

test('eight alert rules and every panel of the dashboard have a query', () => {
  expect(rules.match(/^ +- alert: /gm)).toHaveLength(8)
  expect(queries).toHaveLength(8 + dashboard.panels.flatMap(({ targets }) => targets).length)
})

test('alert rules and dashboard ask only for metrics and labels that /metrics prints', () => {
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

test('the dashboard shows every metric', () => {
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  expect([...metrics.keys()].filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([])
})

test('the panels of the dashboard do not overlap', () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)}/${y + Math.floor(index / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(dashboard.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true)
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
})

interface Panel {
  id: number
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>
  targets: { expr: string }[]
}
