import type { Page, Section } from '#content/page.ts'

/** Every section of a page, those inside others too. */
export function sectionsOn({ sections }: Pick<Page, 'sections'>): Section[] {
  return sections.flatMap((section) => ('sections' in section ? [section, ...sectionsOn(section)] : [section]))
}
