import type { CollectorSetting, LeadSetting, Measurement } from '@repo/site/analytics/measurement.ts'
import type { Chapter } from '@repo/content/sections/legal.ts'
import { withValues } from '@repo/content/with-values.ts'
import { trueCountings } from './true-countings.ts'

/**
 * The chapters of a legal page that are true for this build: some sentences depend on whether visits are measured, or
 * leads are sent. A chapter without a true part is left out, and so is a contact of which the owner has supplied nothing.
 */
export function visibleChapters(
  chapters: readonly Chapter[],
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
  leads: LeadSetting,
): Chapter[] {
  const isTrue = trueCountings(measurement, collector, leads)
  return chapters
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts
        .filter((part) => !('when' in part) || part.when === undefined || isTrue[part.when])
        .filter((part) => part.kind !== 'contact' || part.rows.length > 0)
        .map((part) =>
          part.kind === 'text' ? { ...part, text: withValues(part.text, { services: leads.services }) } : part,
        ),
    }))
    .filter(({ parts }) => parts.length > 0)
}
