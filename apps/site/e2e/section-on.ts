import type { Path } from '@repo/content/cta.ts'
import type { SectionTexts } from '@repo/content/page.ts'
import { pages } from './page-list.ts'

/** The first section of a kind on a page, with its words as a visitor reads them: an owner may change any of them. */
export function sectionOn<Kind extends SectionTexts['kind']>(
  path: Path,
  kind: Kind,
): Extract<SectionTexts, { kind: Kind }> {
  const page = pages.find((one) => one.path === path)
  const sections = page?.sections.flatMap((section) =>
    section.kind === 'withSideCard' ? [section, ...section.sections] : [section],
  )
  const found = sections?.find((section) => section.kind === kind)
  if (!found) throw new Error(`${path} has no section "${kind}".`)
  return found as Extract<SectionTexts, { kind: Kind }>
}
