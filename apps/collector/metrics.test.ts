import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('each name is explained once, with its type, before its series', () => {
  const metrics = createMetrics()
  metrics.count('leads_total', 'stored')
  metrics.count('leads_total', 'duplicate', 2)
  metrics.count('batches_total')
  metrics.gauge('queue_rows', () => 7)
  expect(metrics.text({ outbox_waiting: 3 })).toBe(
    [
      '# HELP collector_batches_total Batches of events that were written.',
      '# TYPE collector_batches_total counter',
      'collector_batches_total 1',
      '# HELP collector_leads_total Leads by outcome.',
      '# TYPE collector_leads_total counter',
      'collector_leads_total{outcome="duplicate"} 2',
      'collector_leads_total{outcome="stored"} 1',
      '# HELP collector_outbox_waiting Messages that wait for their delivery.',
      '# TYPE collector_outbox_waiting gauge',
      'collector_outbox_waiting 3',
      '# HELP collector_queue_rows Rows that wait to be written.',
      '# TYPE collector_queue_rows gauge',
      'collector_queue_rows 7',
      '',
    ].join('\n'),
  )
})

test('a histogram has its buckets, their sum and their count', () => {
  const metrics = createMetrics()
  for (const seconds of [0.004, 0.3, 7]) metrics.observe('answer_seconds', 'leads', seconds)
  const lines = metrics.text().split('\n')
  expect(lines).toContain('# TYPE collector_answer_seconds histogram')
  for (const line of [
    'bucket{route="leads",le="0.005"} 1',
    'bucket{route="leads",le="0.25"} 1',
    'bucket{route="leads",le="0.5"} 2',
    'bucket{route="leads",le="+Inf"} 3',
    'count{route="leads"} 3',
    'sum{route="leads"} 7.304',
  ])
    expect(lines).toContain(`collector_answer_seconds_${line}`)
})
