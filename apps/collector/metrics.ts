/** Metrics in the text format of Prometheus. All names are listed here, and docs/collector.md explains them. */
export function createMetrics() {
  const counts = new Map<string, number>()
  const countedAt = new Map<string, number>()
  const gauges = new Map<GaugeName, () => number>()
  const startedAt = performance.now()
  return {
    /** By 0, a series is there from the start: Prometheus sees no increase from nothing to one. */
    count(name: CounterName, label = '', by = 1): void {
      const key = keyOf(name, label)
      counts.set(key, (counts.get(key) ?? 0) + by)
      if (by > 0) countedAt.set(key, performance.now())
    },
    total(name: CounterName, label = ''): number {
      return counts.get(keyOf(name, label)) ?? 0
    },
    /** Seconds since this was counted last, or since the start. */
    age(name: CounterName, label = ''): number {
      return secondsSince(countedAt.get(keyOf(name, label)) ?? startedAt)
    },
    gauge(name: GaugeName, read: () => number): void {
      gauges.set(name, read)
    },
    /** `more`: gauges that were just read from the database. */
    text(more: Readonly<Partial<Record<GaugeName, number>>> = {}): string {
      const lines = [
        ...counts,
        ...[...gauges].map(([name, read]): [string, number] => [`collector_${name}`, read()]),
        ...Object.entries(more).map(([name, value]): [string, number] => [`collector_${name}`, value]),
      ].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const byName = Map.groupBy(lines, ([key]) => key.replace(/\{.*/, ''))
      return [...byName]
        .map(([name, series]) => headOf(name) + series.map(([key, value]) => `${key} ${value}\n`).join(''))
        .join('')
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Each counter and its label. */
export const counterLabels = {
  answers_total: 'status',
  /** stored, duplicate, bad, crawler; a suspect is also stored or a duplicate. */
  events_total: 'outcome',
  /** stored, duplicate, invalid; test: one of the owner's. */
  leads_total: 'outcome',
  lead_flags_total: 'flag',
  /** Every request or event that was not stored, by reason. */
  drops_total: 'reason',
  /** Events and leads with the mark of an experiment: signed, unsigned; not counted: late, forged, used, malformed. */
  experiment_marks_total: 'outcome',
  batches_total: '',
  batch_seconds_total: '',
  /** Retried statements, by the code of PostgreSQL or the network. */
  retries_total: 'code',
  /** Attempts of the worker to deliver a message: delivered, retry, failed, dropped. */
  deliveries_total: 'outcome',
  /** Turns of the worker's tasks that failed: rollup, retention, delivery. */
  task_failures_total: 'task',
} as const

export const gaugeNames = [
  'queue_rows',
  'queue_bytes',
  'database_up',
  'connections',
  'last_event_age_seconds',
  'last_lead_age_seconds',
  // Of the worker.
  'rollup_age_seconds',
  'retention_age_seconds',
  'outbox_waiting',
  'outbox_failed',
  'outbox_oldest_seconds',
  'backup_age_seconds',
  'database_bytes',
] as const

type CounterName = keyof typeof counterLabels
export type GaugeName = (typeof gaugeNames)[number]

/** What Prometheus and Grafana show beside a name. */
const help: Record<CounterName | GaugeName, string> = {
  answers_total: 'Answers by status.',
  events_total: 'Events by outcome; a suspect is also stored or a duplicate.',
  leads_total: 'Leads by outcome.',
  lead_flags_total: 'Flagged leads by flag.',
  drops_total: 'Requests and events that were not stored, by reason.',
  experiment_marks_total: 'Events and leads with the mark of an experiment, by outcome.',
  batches_total: 'Batches of events that were written.',
  batch_seconds_total: 'Time that batches took.',
  retries_total: 'Retried statements, by the code of PostgreSQL or the network.',
  deliveries_total: 'Attempts of the worker to deliver a message, by outcome.',
  task_failures_total: 'Turns of a task of the worker that failed and run again.',
  queue_rows: 'Rows that wait to be written.',
  queue_bytes: 'Bytes that wait to be written.',
  database_up: 'Is the database available: 1 or 0.',
  connections: 'Open connections to this process, mostly of nginx.',
  last_event_age_seconds: 'Since this process stored an event, or since its start.',
  last_lead_age_seconds: 'Since this process stored a lead, or since its start.',
  rollup_age_seconds: 'Since the rollup last ran to its end, or since the start.',
  retention_age_seconds: 'Since the retention last ran to its end, or since the start.',
  outbox_waiting: 'Messages that wait for their delivery.',
  outbox_failed: 'Messages that failed for good, until they are replayed.',
  outbox_oldest_seconds: 'Age of the oldest message that waits.',
  backup_age_seconds: 'Since the last backup by deploy/back-up-collector.sh, or since the start.',
  database_bytes: 'Size of the database.',
}

function headOf(key: string): string {
  const name = key.replace('collector_', '') as CounterName | GaugeName
  return `# HELP ${key} ${help[name]}\n# TYPE ${key} ${name in counterLabels ? 'counter' : 'gauge'}\n`
}

function keyOf(name: CounterName, label: string): string {
  return label === '' ? `collector_${name}` : `collector_${name}{${counterLabels[name]}="${label}"}`
}

export function secondsSince(ms: number): number {
  return Math.round(performance.now() - ms) / 1000
}
