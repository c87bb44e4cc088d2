import { z } from 'zod'
import { base64Key, leadKeys } from '@repo/server/settings/keys.ts'
import { readSettings } from '@repo/server/settings/read-settings.ts'
import { flag, postgresUrl, wholeNumber } from '@repo/server/settings/setting-types.ts'
import { serviceLimits, type ServiceLimits } from './service-limits.ts'

/** The settings of the service. docs/collector.md explains each. */
export function readServiceEnv(env: NodeJS.ProcessEnv, limits: Partial<ServiceLimits> = {}): ServiceEnv {
  return { ...readSettings(serviceSettings, env), ...serviceLimits, ...limits }
}

export type ServiceEnv = z.output<typeof serviceSettings> & ServiceLimits

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
  COLLECTOR_HOST: z.string().default('127.0.0.1'),
  COLLECTOR_PORT: count(0, 65_535, 8787),
  /** The ingest routes of this process. A second process for leads isolates them from a flood of events: they share no event loop. */
  COLLECTOR_ROUTES: z.enum(['both', 'events', 'leads'], 'is neither both, events nor leads').default('both'),
  /** Behind our own nginx, the client's address is the last one in X-Forwarded-For; otherwise it could be spoofed. */
  COLLECTOR_TRUST_PROXY: flag.default('false'),

  /** Rate limits per visitor's network: events are refused beyond it, leads of a day flagged. */
  COLLECTOR_EVENTS_PER_MINUTE: count(1, 1e9, 600),
  COLLECTOR_LEADS_PER_DAY: count(1, 1e9, 50),
})
