import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import { pages } from './page-list.ts'

/** The personalised quiz in each language that has it. */
export const quizPages = pages.flatMap((page) => sectionsOf(page, 'quiz'))

/** The results of the personalised quiz in each language that has them. */
export const resultsPages = pages.flatMap((page) => sectionsOf(page, 'results'))

function sectionsOf<Kind extends SectionTexts['kind']>({ path, sections }: PageTexts, kind: Kind) {
  return sections
    .filter((section): section is Extract<SectionTexts, { kind: Kind }> => section.kind === kind)
    .map((section) => ({ ...section, path }))
}
