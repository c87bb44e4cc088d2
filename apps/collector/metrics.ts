/** Metrics in the text format of Prometheus. All names are listed here, and docs/collector.md explains them. */
export function createMetrics() {
  const counts = new Map<string, number>()
  const countedAt = new Map<string, number>()
  const durations = new Map<string, number>()
  const read = new Map<GaugeName, () => number>()
  const startedAt = performance.now()
  return {
    /** By 0, a series is there from the start: Prometheus sees no increase from nothing to one. */
    count(name: CounterName, label = '', by = 1): void {
      const key = series(name, label)
      counts.set(key, (counts.get(key) ?? 0) + by)
      if (by > 0) countedAt.set(key, performance.now())
    },
    total(name: CounterName, label = ''): number {
      return counts.get(series(name, label)) ?? 0
    },
    /** Seconds since this was counted last, or since the start. */
    age(name: CounterName, label = ''): number {
      return secondsSince(countedAt.get(series(name, label)) ?? startedAt)
    },
    /** Adds a duration to a histogram. The bucket of the longest is `+Inf`, the count of all. */
    observe(name: HistogramName, label: string, seconds: number): void {
      const of = (suffix: string, more = '') => `collector_${name}_${suffix}{${histograms[name][0]}="${label}"${more}}`
      const add = (key: string, by: number) => durations.set(key, (durations.get(key) ?? 0) + by)
      for (const limit of buckets) add(of('bucket', `,le="${limit}"`), seconds <= limit ? 1 : 0)
      for (const key of [of('bucket', ',le="+Inf"'), of('count')]) add(key, 1)
      add(of('sum'), seconds)
    },
    gauge(name: GaugeName, value: () => number): void {
      read.set(name, value)
    },
    /** `more`: gauges that were just read from the database. */
    text(more: Readonly<Partial<Record<GaugeName, number>>> = {}): string {
      const values = [...[...read].map(([name, value]) => [name, value()] as const), ...Object.entries(more)]
      const lines = [...counts, ...values.map(([name, value]) => [`collector_${name}`, value] as const)]
      const byName = Map.groupBy(lines.toSorted(), ([key]) => key.replace(/\{.*/, '').slice('collector_'.length))
      return [
        ...[...byName].map(([name, own]) => head(name as CounterName) + own.map(line).join('')),
        ...Object.keys(histograms).map((name) => {
          const own = [...durations].filter(([key]) => key.startsWith(`collector_${name}_`))
          return own.length > 0 ? head(name as HistogramName) + own.map(line).join('') : ''
        }),
      ].join('')
    },
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Each counter: its label, and what Prometheus shows beside its name. */
export const counters = {
  answers_total: ['status', 'Answers by status.'],
  /** stored, duplicate, bad, crawler, suspect. */
  events_total: ['outcome', 'Events by outcome; a suspect is also stored or a duplicate.'],
  /** stored, duplicate, invalid; test: one of the owner's. */
  leads_total: ['outcome', 'Leads by outcome.'],
  lead_flags_total: ['flag', 'Flagged leads by flag.'],
  drops_total: ['reason', 'Requests and events that were not stored, by reason.'],
  /** accepted; not counted: late, used, malformed. */
  experiment_marks_total: ['outcome', 'Events and leads with the assignment of an experiment, by outcome.'],
  batches_total: ['', 'Batches of events that were written.'],
  batch_seconds_total: ['', 'Time that batches took.'],
  retries_total: ['code', 'Retried statements, by the code of PostgreSQL or the network.'],
  /** delivered, retry, failed, dropped. */
  deliveries_total: ['outcome', 'Attempts of the worker to deliver a message, by outcome.'],
  task_failures_total: ['task', 'Turns of a task of the worker that failed and run again.'],
} as const

/** Each histogram: its label and what it measures. */
export const histograms = {
  /** events, leads. */
  answer_seconds: [
    'route',
    'Time from a request to its answer, by route; a lead is stored in it, an event is written within it.',
  ],
} as const

/** Upper limits in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Each gauge; the worker's are the last. */
export const gauges = {
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
} as const

type CounterName = keyof typeof counters
type HistogramName = keyof typeof histograms
export type GaugeName = keyof typeof gauges

function head(name: CounterName | GaugeName | HistogramName): string {
  const [help, type] =
    name in gauges
      ? [gauges[name as GaugeName], 'gauge']
      : name in histograms
        ? [histograms[name as HistogramName][1], 'histogram']
        : [counters[name as CounterName][1], 'counter']
  return `# HELP collector_${name} ${help}\n# TYPE collector_${name} ${type}\n`
}

function line([key, value]: readonly [string, number]): string {
  return `${key} ${value}\n`
}

function series(name: CounterName, label: string): string {
  return label === '' ? `collector_${name}` : `collector_${name}{${counters[name][0]}="${label}"}`
}

export function secondsSince(ms: number): number {
  return Math.round(performance.now() - ms) / 1000
}
