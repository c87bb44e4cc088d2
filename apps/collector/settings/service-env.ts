import { z } from 'zod'
import { maxEvents } from '@repo/contract/event-schema.ts'
import { maxBodyBytes } from '@repo/server/http/read-body.ts'
import { base64Key, leadKeys } from '@repo/server/settings/keys.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { flag, postgresUrl, wholeNumber } from '@repo/server/settings/setting-types.ts'

/** The settings of the service. docs/collector.md explains each. */
export function readServiceEnv(env: NodeJS.ProcessEnv): ServiceEnv {
  return readSettings(serviceSettings, env)
}

export type ServiceEnv = z.output<typeof serviceSettings>

const count = (min: number, max: number, initial: number) => wholeNumber(min, max).default(initial)

export const serviceSettings = z.object({
  COLLECTOR_DATABASE_URL: postgresUrl,
  COLLECTOR_ORIGINS: z
    .string()
    .transform((list) => new Set(list.split(',').map((origin) => origin.trim())))
    .refine(
      (origins) => [...origins].every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      'is a list of origins such as https://sondia.com, separated by commas, each without a path or a slash at the end',
    ),
  COLLECTOR_LEAD_KEYS: leadKeys,
  /** Of the blind index. It must never change, or stored phones are not found again. */
  COLLECTOR_INDEX_KEY: base64Key,
  /** The key with which nginx signs draws of experiments. Unset: every draw is unsigned, and experiments have no verdict. */
  COLLECTOR_EXPERIMENT_KEY: base64Key.optional(),
  COLLECTOR_HOST: z.string().default('127.0.0.1'),
  COLLECTOR_PORT: count(0, 65_535, 8787),
  /** The ingest routes of this process. A second process for leads isolates them from a flood of events: they share no event loop. */
  COLLECTOR_ROUTES: z.enum(['both', 'events', 'leads'], 'is neither both, events nor leads').default('both'),
  /** Behind our own nginx, the client's address is the last one in X-Forwarded-For; otherwise it could be spoofed. */
  COLLECTOR_TRUST_PROXY: flag.default('false'),

  /** Limits of the queue; beyond them the service answers 503. */
  COLLECTOR_QUEUE_ROWS: count(maxEvents, 1_000_000, 20_000),
  COLLECTOR_QUEUE_BYTES: count(maxBodyBytes, 2 ** 30, 32 * 2 ** 20),
  /** Group commit: a batch is written at so many rows, or when its first row is so old. */
  COLLECTOR_BATCH_ROWS: count(1, 5000, 500),
  COLLECTOR_BATCH_MS: count(0, 1000, 10),
  /** Concurrent batches, each on a connection; and connections for leads. */
  COLLECTOR_EVENT_CONNECTIONS: count(1, 32, 4),
  COLLECTOR_LEAD_CONNECTIONS: count(1, 32, 2),
  /** Timeout of a statement, and deadline of a request with its retries, then 503. */
  COLLECTOR_STATEMENT_MS: count(10, 60_000, 2000),
  COLLECTOR_DEADLINE_MS: count(10, 60_000, 5000),
  /** Rate limits per visitor's network: events, and their bytes. */
  COLLECTOR_EVENTS_PER_MINUTE: count(1, 1e9, 600),
  COLLECTOR_EVENT_BYTES_PER_MINUTE: count(1, 1e12, 200_000),
  /** Cardinality limit per visitor's network: distinct landings (page, variant, campaign), beyond which they are stored as "other". */
  COLLECTOR_LANDING_BYTES_PER_DAY: count(1, 1e9, 60_000),
  /** Rate limits of leads: beyond the first two they are flagged, beyond the third rejected. */
  COLLECTOR_LEADS_PER_MINUTE: count(1, 1e9, 5),
  COLLECTOR_LEADS_PER_DAY: count(1, 1e9, 50),
  COLLECTOR_LEADS_PER_MINUTE_HARD: count(1, 1e9, 60),
  /** Timeout of a graceful shutdown. */
  COLLECTOR_STOP_MS: count(0, 600_000, 10_000),
})
