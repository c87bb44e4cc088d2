import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { LegalTextSection } from '@repo/content/sections/legal.ts'

/** What a legal page says in short, as it is true for this build: the chapters below it say the same at length. */
export function briefText(
  { text, counted, collected, collectedMore }: LegalTextSection['brief'],
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  { fields }: Pick<LeadSetting, 'fields'>,
): Copy {
  if (collector) return (fields.length > 0 ? collectedMore : undefined) ?? collected ?? text
  return (measurement && counted) ?? text
}
