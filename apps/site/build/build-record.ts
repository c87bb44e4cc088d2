import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { WrittenPage } from '@repo/content/page.ts'
import type { PageFile } from '@repo/content/read-pages.ts'
import { scheduleFacts } from '@repo/content/schedule-facts.ts'
import type { Day } from '@repo/content/schedule.ts'
import { retiredNotes, type Settings } from './owner-settings.ts'

/** What a build with these settings does, in sentences: whether it sends, who counts, which claims it shows. */
export function buildFacts({ claims, measurement, collector, leads }: Settings): string[] {
  const counters = [
    ...(measurement?.google ? [`Google (${measurement.google})`] : []),
    ...(measurement?.meta ? [`Meta (${measurement.meta})`] : []),
    ...(measurement?.googleAds ? [`Google Ads (${measurement.googleAds.id})`] : []),
    ...(collector ? ['the collector'] : []),
  ]
  const asked = leads.fields.length > 0 ? `, and asks for ${leads.fields.join(' and ')} too` : ''
  return [
    leads.url
      ? `Leads: the form sends to ${leads.url}${asked}.${leads.answers ? ' Visitors may attach their quiz answers.' : ''}${leads.services && ` The privacy page names ${leads.services}.`}`
      : leads.to === 'none'
        ? 'Leads: there is no form, because LEADS_TO is none.'
        : 'Leads: the form sends nothing, because neither LEADS_TO nor COLLECTOR_URL is set.',
    counters.length > 0 ? `Visits: counted after consent by ${counters.join(', ')}.` : 'Visits: not counted.',
    ...(measurement?.adsConsent ? [`Ads: consent is asked for ${measurement.adsConsent}.`] : []),
    claims === 'substantiated' ? 'Claims: only those with evidence.' : 'Claims: all that are specified.',
  ]
}

/**
 * Prints what the build does and what it leaves out because of its dates, and adds `_build.json` to it, which `release list` and the tests of the build read. nginx does not serve
 * that file.
 */
export function buildRecord(settings: Settings, files: readonly PageFile<WrittenPage>[], today: Day): AstroIntegration {
  return {
    name: 'build-record',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = files.map(({ page }) => page)
        const does = [...buildFacts(settings), ...scheduleFacts(pages, today)]
        const record = { version: readVersion(), commit: commit(), builtAt: new Date().toISOString(), does, settings }
        await writeFile(new URL('_build.json', dir), JSON.stringify(record))
        for (const fact of does) logger.info(fact)
        for (const note of retiredNotes(process.env)) logger.warn(note)
      },
    },
  }
}

/** The version of the project, from package.json. */
export function readVersion(): string {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
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
