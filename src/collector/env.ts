import { z } from 'zod'
import { maxEvents } from '#contract/event-schema.ts'
import { indexKey, leadKeys } from './keys.ts'
import { mostBodyBytes } from './read-body.ts'
import { readSettings } from './read-settings.ts'

/** What an owner sets for the service. docs/collector.md explains each. */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  return readSettings(settings, env)
}

export type Env = z.output<typeof settings>

const count = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `is not between ${least} and ${most}`)
    .default(usual)

export const settings = z.object({
  COLLECTOR_DATABASE_URL: z
    .string()
    .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), 'is not a postgres:// address'),
  COLLECTOR_ORIGINS: z
    .string()
    .transform((list) => new Set(list.split(',').map((origin) => origin.trim())))
    .refine(
      (origins) => [...origins].every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'is a list of origins such as https://sondia.com, separated by commas, each without a path or a slash at the end',
    ),
  COLLECTOR_LEAD_KEYS: leadKeys,
  COLLECTOR_INDEX_KEY: indexKey,
  COLLECTOR_HOST: z.string().default('127.0.0.1'),
  COLLECTOR_PORT: count(0, 65_535, 8787),
  /** What this process takes. A second one for leads alone keeps them apart from a flood of events: they share no event loop. */
  COLLECTOR_DOORS: z.enum(['both', 'events', 'leads'], 'is neither both, events nor leads').default('both'),
  /** Behind our own nginx, the visitor's address is the last one in X-Forwarded-For; otherwise anybody could write it. */
  COLLECTOR_TRUST_PROXY: z.enum(['true', 'false'], 'is neither true nor false').default('false'),

  /** Rows that may wait for the database; beyond them the service answers 503. */
  COLLECTOR_QUEUE_ROWS: count(maxEvents, 1_000_000, 20_000),
  COLLECTOR_QUEUE_BYTES: count(mostBodyBytes, 2 ** 30, 32 * 2 ** 20),
  /** A batch is written when it has so many rows, or its first row is so old. */
  COLLECTOR_BATCH_ROWS: count(1, 5000, 500),
  COLLECTOR_BATCH_MS: count(0, 1000, 10),
  /** Batches on their way at the same time; each has a connection. */
  COLLECTOR_EVENT_CONNECTIONS: count(1, 32, 4),
  COLLECTOR_LEAD_CONNECTIONS: count(1, 32, 2),
  /** How long the database may take over a statement, and a row may wait in all, before the visitor is told to come back. */
  COLLECTOR_STATEMENT_MS: count(10, 60_000, 2000),
  COLLECTOR_DEADLINE_MS: count(10, 60_000, 5000),
  /** From one address, a minute: events; their bytes. */
  COLLECTOR_EVENTS_PER_MINUTE: count(1, 1e9, 600),
  COLLECTOR_EVENT_BYTES_PER_MINUTE: count(1, 1e12, 200_000),
  /** Different ways to begin a visit (page, version, campaign) from one address in a day, past which they are stored as "other". */
  COLLECTOR_WAY_BYTES_PER_DAY: count(1, 1e9, 60_000),
  /** Leads a minute, past which they are marked; and past which they are refused. */
  COLLECTOR_LEADS_PER_MINUTE: count(1, 1e9, 5),
  COLLECTOR_LEADS_PER_MINUTE_HARD: count(1, 1e9, 60),
  /** How long a stop may take until what is in hand is given up. */
  COLLECTOR_STOP_MS: count(0, 600_000, 10_000),
})
