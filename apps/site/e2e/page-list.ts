import type { PageTexts } from '@repo/content/page.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'

export { buildAddress, drawnPages, pages } from '@repo/content/testing/page-list.ts'

/** Pages that advertisements lead to: those in the shell of a campaign or of a home variant. */
export const campaignPages: readonly PageTexts[] = drawnPages.filter(
  ({ shell }) => shell === 'campaign' || shell === 'variant',
)

/** A page for each kind of first section, which is what a first screen is made of. */
export const onePerFirstSection: readonly PageTexts[] = [
  ...new Map(drawnPages.toReversed().map((page) => [page.sections[0]?.kind ?? page.shell, page])).values(),
]

const isNightly = process.env.NIGHTLY === '1'

/** The page with most sections for each shell. */
export const longestPerShell: readonly PageTexts[] = Map.groupBy(drawnPages, ({ shell }) => shell)
  .values()
  .flatMap((alike) => alike.toSorted((one, other) => other.sections.length - one.sections.length).slice(0, 1))
  .toArray()

/** For what is asked of all pages: all of them in the nightly run, and on a change one for each set of section kinds. */
export const sampledPages: readonly PageTexts[] = isNightly ? drawnPages : onePerTemplate()

/** Of things that share their code, for example a quiz in two languages: all of them in the nightly run, and on a change the one at this turn. */
export function alternating<Item>(alike: readonly Item[], turn: number): readonly Item[] {
  return isNightly ? alike : alike.slice(turn % alike.length).slice(0, 1)
}

function onePerTemplate(): PageTexts[] {
  const kindsOf = ({ sections }: PageTexts) => [...new Set(sections.map(({ kind }) => kind))].toSorted().join()
  const templates = [...Map.groupBy(drawnPages, kindsOf).values()]
  // Hebrew and English by turns, where there are both.
  return templates.flatMap((alike, place) => {
    const turn = place % 2 === 0 ? 'he' : 'en'
    return alike.find(({ locale }) => locale === turn) ?? alike[0] ?? []
  })
}
