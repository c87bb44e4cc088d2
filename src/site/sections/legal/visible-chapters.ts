import type { CollectorSetting, Measurement } from '#analytics/measurement.ts'
import type { Chapter, Counting } from '#content/sections/legal.ts'

/**
 * The chapters of a legal page that are true for this build: some sentences depend on whether visits are measured, or
 * leads are sent. A chapter without a true part is left out.
 */
export function visibleChapters(
  chapters: readonly Chapter[],
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
): Chapter[] {
  const isTrue: Record<Counting, boolean> = {
    nobodyCounts: !measurement && !collector,
    somebodyCounts: Boolean(measurement ?? collector),
    googleCounts: measurement?.google !== undefined,
    metaCounts: measurement?.meta !== undefined,
    adsLearn: measurement?.adsConsent !== undefined,
    adsChoose: measurement?.adsConsent === 'personalization',
    weCount: collector !== undefined,
    weTimePages: collector?.fieldData === true,
    leadsStay: !collector,
    leadsLeave: collector !== undefined,
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts.filter((part) => !('when' in part) || part.when === undefined || isTrue[part.when]),
    }))
    .filter(({ parts }) => parts.length > 0)
}
