import type { PageTexts } from '#content/page.ts'
import { drawnPages } from '../checks/page-list.ts'

export { addressOf, drawnPages, pages } from '../checks/page-list.ts'

/** Pages that advertisements lead to: those in the shell of a campaign or of a home variant. */
export const campaignPages: readonly PageTexts[] = drawnPages.filter(
  ({ shell }) => shell === 'campaign' || shell === 'variant',
)

/** A page for each kind of first section, which is what a first screen is made of. */
export const onePerFirstSection: readonly PageTexts[] = [
  ...new Map(drawnPages.toReversed().map((page) => [page.sections[0]?.kind ?? page.shell, page])).values(),
]
