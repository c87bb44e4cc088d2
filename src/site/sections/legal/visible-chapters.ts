import type { CollectorSetting, Measurement } from '#analytics/measurement.ts'
import type { Chapter, Counting } from '#content/sections/legal.ts'

/**
 * The chapters of a legal page with what holds for this build: some sentences are true only where somebody counts visits, or
 * where the form sends. A chapter of which nothing holds is not there.
 */
export function visibleChapters(
  chapters: readonly Chapter[],
  measurement: Measurement | undefined,
  collector: CollectorSetting | undefined,
): Chapter[] {
  const isSo: Record<Counting, boolean> = {
    nobodyCounts: !measurement && !collector,
    somebodyCounts: Boolean(measurement ?? collector),
    googleCounts: measurement?.google !== undefined,
    metaCounts: measurement?.meta !== undefined,
    weCount: collector !== undefined,
    weTimePages: collector?.fieldData === true,
    leadsStay: !collector,
    leadsLeave: collector !== undefined,
  }
  return chapters
    .map((chapter) => ({
      ...chapter,
      parts: chapter.parts.filter((part) => !('when' in part) || part.when === undefined || isSo[part.when]),
    }))
    .filter(({ parts }) => parts.length > 0)
}
