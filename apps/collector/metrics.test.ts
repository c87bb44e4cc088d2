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
