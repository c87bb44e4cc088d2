import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { Tracker } from '@repo/content/consent/consent-words.ts'

/** Trackers of this build, in the order in which the consent banner names them. */
export function enabledTrackers(
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  leads: LeadSetting,
): Tracker[] {
  const isOn: Record<Tracker, boolean> = {
    google: measurement?.google !== undefined,
    meta: measurement?.meta !== undefined,
    ads: measurement?.adsConsent !== undefined,
    personalAds: measurement?.adsConsent === 'personalization',
    collector: collector !== undefined,
    answers: leads.answers,
  }
  return (Object.keys(isOn) as Tracker[]).filter((tracker) => isOn[tracker])
}
