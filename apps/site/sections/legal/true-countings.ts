import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { Counting } from '@repo/content/sections/legal.ts'

/** What is true for this build of what a legal page may say: it depends on whether visits are measured, or leads are sent. */
export function trueCountings(
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  { to, url, services, fields, answers }: LeadSetting,
): Record<Counting, boolean> {
  return {
    nobodyCounts: !measurement && !collector,
    somebodyCounts: Boolean(measurement ?? collector),
    googleCounts: measurement?.google !== undefined,
    metaCounts: measurement?.meta !== undefined,
    adsLearn: measurement?.adsConsent !== undefined,
    adsChoose: measurement?.adsConsent === 'personalization',
    weCount: collector !== undefined,
    leadsStay: to === 'unconnected',
    leadsLeave: url !== undefined,
    leadsStored: to === 'collector',
    leadsPassed: to === 'host',
    leadsShared: services !== '',
    emailAsked: fields.includes('email'),
    storeAddressAsked: fields.includes('storeAddress'),
    answersAttached: answers,
  }
}
