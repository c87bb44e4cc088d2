import type { Measurement } from '#analytics/measurement.ts'
import type { Chapter, Counting } from '#content/sections/legal.ts'

/** The chapters of a legal page with what holds for this build: some sentences are true only where somebody counts visits. */
export function saidNow(chapters: readonly Chapter[], measurement: Measurement | undefined): Chapter[] {
  const isSo: Record<Counting, boolean> = {
    nobodyCounts: !measurement,
    somebodyCounts: measurement !== undefined,
    googleCounts: measurement?.google !== undefined,
    metaCounts: measurement?.meta !== undefined,
  }
  return chapters.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.filter((part) => !('when' in part) || part.when === undefined || isSo[part.when]),
  }))
}
