/** Counts, in the text that Prometheus reads. All are named here, and docs/collector.md explains them. */
export function createMetrics() {
  const counts = new Map<string, number>()
  const gauges = new Map<Gauge, () => number>()
  return {
    count(name: Counter, label = '', by = 1): void {
      const key = label === '' ? `collector_${name}` : `collector_${name}{${labelOf[name]}="${label}"}`
      counts.set(key, (counts.get(key) ?? 0) + by)
    },
    gauge(name: Gauge, read: () => number): void {
      gauges.set(name, read)
    },
    text(): string {
      const lines = [
        ...counts,
        ...[...gauges].map(([name, read]): [string, number] => [`collector_${name}`, read()]),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1))
      return `${lines.map(([key, value]) => `${key} ${value}`).join('\n')}\n`
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Each counter and the label it is told apart by. */
const labelOf = {
  answers_total: 'status',
  /** stored, duplicate, bad, crawler; a suspect is also stored or a duplicate. */
  events_total: 'outcome',
  /** stored, duplicate, invalid. */
  leads_total: 'outcome',
  lead_marks_total: 'mark',
  /** Every request or event that was not stored, by its reason. */
  drops_total: 'reason',
  batches_total: '',
  batch_seconds_total: '',
  /** Statements tried again, by PostgreSQL's or the network's code. */
  retries_total: 'code',
} as const

type Counter = keyof typeof labelOf
type Gauge = 'queue_rows' | 'queue_bytes' | 'database_up' | 'connections'
