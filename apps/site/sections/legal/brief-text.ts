import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { Copy } from '@repo/content/copy.ts'
import type { LegalTextSection } from '@repo/content/sections/legal.ts'

/** What a legal page says in short, as it is true for this build: the chapters below it say the same at length. */
export function briefText(
  { text, counted, collected, collectedMore, passed, passedMore }: LegalTextSection['brief'],
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  { url, fields }: Pick<LeadSetting, 'url' | 'fields'>,
): Copy {
  const isCounted = Boolean(measurement ?? collector)
  const [said, saidMore] = isCounted ? [collected, collectedMore] : [passed, passedMore]
  if (url) return (fields.length > 0 ? saidMore : undefined) ?? said ?? text
  return (isCounted ? counted : undefined) ?? text
}
