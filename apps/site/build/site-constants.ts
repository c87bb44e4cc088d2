import type { Day } from '@repo/content/schedule.ts'
import { readVersion } from './build-record.ts'
import type { Settings } from './owner-settings.ts'

/** Build-time constants of the site, as its bundler replaces them; `apps/site/measurement.d.ts` has their types. */
export function siteConstants({ claims, measurement, collector, leads }: Settings, today: Day): Record<string, string> {
  return {
    __CLAIMS__: JSON.stringify(claims),
    __MEASUREMENT__: JSON.stringify(measurement) ?? 'undefined',
    __COLLECTOR__: JSON.stringify(collector) ?? 'undefined',
    __TODAY__: JSON.stringify(today),
    __LEADS__: JSON.stringify(leads),
    __VERSION__: JSON.stringify(readVersion()),
    __LEADS_URL__: JSON.stringify(leads.url) ?? 'undefined',
    __LEAD_ANSWERS__: String(leads.answers),
  }
}
