/** Metrics in the text format of Prometheus. All names are listed here, and docs/collector.md explains them. */
export function createMetrics() {
  const counts = new Map<string, number>()
  const gauges = new Map<GaugeName, () => number>()
  return {
    count(name: CounterName, label = '', by = 1): void {
      const key = label === '' ? `collector_${name}` : `collector_${name}{${labelOf[name]}="${label}"}`
      counts.set(key, (counts.get(key) ?? 0) + by)
    },
    gauge(name: GaugeName, read: () => number): void {
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

/** Each counter and its label. */
const labelOf = {
  answers_total: 'status',
  /** stored, duplicate, bad, crawler; a suspect is also stored or a duplicate. */
  events_total: 'outcome',
  /** stored, duplicate, invalid; test: one of the owner's. */
  leads_total: 'outcome',
  lead_flags_total: 'flag',
  /** Every request or event that was not stored, by reason. */
  drops_total: 'reason',
  batches_total: '',
  batch_seconds_total: '',
  /** Retried statements, by the code of PostgreSQL or the network. */
  retries_total: 'code',
} as const

type CounterName = keyof typeof labelOf
type GaugeName = 'queue_rows' | 'queue_bytes' | 'database_up' | 'connections'
