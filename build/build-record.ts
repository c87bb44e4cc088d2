import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { Settings } from './owner-settings.ts'

/** What a build with these settings does, in sentences: whether it sends, who counts, which claims it shows. */
export function buildFacts({ claims, measurement, collector }: Settings): string[] {
  const counters = [
    ...(measurement?.google ? [`Google (${measurement.google})`] : []),
    ...(measurement?.meta ? [`Meta (${measurement.meta})`] : []),
    ...(measurement?.googleAds ? [`Google Ads (${measurement.googleAds.id})`] : []),
    ...(collector ? [collector.fieldData ? 'the collector, with web vitals' : 'the collector'] : []),
  ]
  return [
    collector
      ? `Leads: the form sends to ${collector.url}.`
      : 'Leads: the form sends nothing, because COLLECTOR_URL is not set.',
    counters.length > 0 ? `Visits: counted after consent by ${counters.join(', ')}.` : 'Visits: not counted.',
    ...(measurement?.adsConsent ? [`Ads: consent is asked for ${measurement.adsConsent}.`] : []),
    claims === 'substantiated' ? 'Claims: only those with evidence.' : 'Claims: all that are specified.',
  ]
}

/**
 * Prints what the build does, and adds `_build.json` to it, which `release list` reads: deploy/releases.ts. nginx does not serve
 * that file.
 */
export function buildRecord(settings: Settings): AstroIntegration {
  return {
    name: 'build-record',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const does = buildFacts(settings)
        const record = { commit: commit(), builtAt: new Date().toISOString(), does }
        await writeFile(new URL('_build.json', dir), JSON.stringify(record))
        for (const fact of does) logger.info(fact)
      },
    },
  }
}

/** The commit that is built, with `-dirty` if files differ from it. Without git, as in the container, it is not known. */
function commit(): string | undefined {
  try {
    const git = ['describe', '--always', '--dirty', '--abbrev=10', '--exclude=*']
    return execFileSync('git', git, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return undefined
  }
}
