import { nearest } from '@repo/contract/nearest.ts'

/** Names in the environment that look like settings of the collector and are none, as sentences: a misspelt one would be ignored. */
export function unknownSettings(env: NodeJS.ProcessEnv): string[] {
  return unknownNames(env, 'COLLECTOR_', known, 'docs/collector.md')
}

/** The same for the settings that begin with `prefix`; `page` lists them. */
export function unknownNames(env: NodeJS.ProcessEnv, prefix: string, known: readonly string[], page: string): string[] {
  return Object.entries(env)
    .filter(([name, value]) => name.startsWith(prefix) && value !== '' && !known.includes(name))
    .map(([name]) => {
      // Compared without the prefix, which would make all of them alike.
      const meant = nearest(
        name.slice(prefix.length),
        known.map((one) => one.slice(prefix.length)),
      )
      return `${name} is unknown.${meant ? ` Did you mean ${prefix}${meant}?` : ` ${page} lists all settings.`}`
    })
}

/**
 * Service, worker and console may share a file, so each knows the names of all; a test of the collector holds them to its schemas. The last
 * ones are for the build of the site, figures, db:migrate and containers.
 */
const known = [
  'COLLECTOR_DATABASE_URL',
  'COLLECTOR_ORIGINS',
  'COLLECTOR_LEAD_KEYS',
  'COLLECTOR_INDEX_KEY',
  'COLLECTOR_HOST',
  'COLLECTOR_PORT',
  'COLLECTOR_ROUTES',
  'COLLECTOR_TRUST_PROXY',
  'COLLECTOR_EVENTS_PER_MINUTE',
  'COLLECTOR_LEADS_PER_DAY',
  'COLLECTOR_WORKER_DATABASE_URL',
  'COLLECTOR_WORKER_PORT',
  'COLLECTOR_WEBHOOK_URL',
  'COLLECTOR_WEBHOOK_SECRET',
  'COLLECTOR_WEBHOOK_BODY',
  'COLLECTOR_WEBHOOK_ALLOW_PRIVATE',
  'COLLECTOR_TIME_ZONE',
  'COLLECTOR_KEEP_EVENT_DAYS',
  'COLLECTOR_KEEP_LEAD_DAYS',
  'COLLECTOR_URL',
  'COLLECTOR_OWNER_DATABASE_URL',
  'COLLECTOR_OWNER_PASSWORD',
  'COLLECTOR_INGEST_PASSWORD',
  'COLLECTOR_WORKER_PASSWORD',
  'COLLECTOR_CONSOLE_PASSWORD',
]
