import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { CountedText, LegalMargin } from '@repo/content/sections/legal.ts'
import { trueCountings } from './true-countings.ts'

/** The margin of a legal page with what is true for this build, by the switch of its paragraphs. */
export function visibleMargin(
  margin: LegalMargin,
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  leads: LeadSetting,
): LegalMargin {
  if (margin.kind !== 'browser') return margin
  const isTrue = trueCountings(measurement, collector, leads)
  const only = (texts: readonly CountedText[]) => texts.filter(({ when }) => when === undefined || isTrue[when])
  return { ...margin, left: only(margin.left), later: only(margin.later), notes: only(margin.notes) }
}
