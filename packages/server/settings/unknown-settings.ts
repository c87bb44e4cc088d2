import { nearest } from '@repo/contract/nearest.ts'
import { serviceSettings } from '@repo/collector/settings/service-env.ts'
import { workerSettings } from '@repo/collector/settings/worker-env.ts'

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

/** Service and worker may share a file; the other names are for the build of the site, db:migrate and containers. */
const known = [
  ...Object.keys({ ...serviceSettings.shape, ...workerSettings.shape }),
  'COLLECTOR_URL',
  'COLLECTOR_OWNER_DATABASE_URL',
  'COLLECTOR_OWNER_PASSWORD',
  'COLLECTOR_INGEST_PASSWORD',
  'COLLECTOR_WORKER_PASSWORD',
  'COLLECTOR_CONSOLE_PASSWORD',
]
